// Dates of daily challenges: YYYY-MM-DD, always UTC.

const DAY = 86_400_000;

/** A date in words. */
export function dayText(day: string, language: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { dateStyle: "full", timeZone: "UTC" });
}

/** The date before. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - DAY).toISOString().slice(0, 10);
}
