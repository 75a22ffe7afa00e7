// Handing a link to somebody, and a text to the person's files.

/** Put a text where it can be pasted. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure context there is no clipboard: the old way through a selection.
    const area = document.createElement("textarea");
    area.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

/** The device's own way to share a link; where there is none, it is copied. Says whether it was. */
export async function share(text: string, url: string): Promise<"copied" | "shared"> {
  try {
    if ("share" in navigator) {
      await navigator.share({ title: document.title, text, url });
      return "shared";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "shared";
  }
  await copy(url);
  return "copied";
}

/** Save a text as a file. */
export function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
