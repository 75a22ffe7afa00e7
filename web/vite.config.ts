import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { packText } from "./pack-text";

const server = "http://localhost:8411";

/** Writes sw.js with the files of this build and a version made of their contents. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post", // after index.html is there
    generateBundle(_, bundle) {
      const hash = createHash("sha256");
      const kept = readdirSync("public").filter((name) => !name.startsWith("icon-"));
      for (const name of kept) hash.update(readFileSync(`public/${name}`));
      for (const part of Object.values(bundle)) {
        hash.update(part.fileName);
        hash.update(part.type === "chunk" ? part.code : part.source);
      }
      const built = Object.keys(bundle).filter((name) => name !== "index.html");
      const files = ["/", ...[...built, ...kept].map((name) => `/${name}`)].sort();
      const source = readFileSync("sw.js", "utf8")
        .replace("%VERSION%", hash.digest("hex").slice(0, 16))
        .replace('["%FILES%"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Texts as short as they can be. */
function texts(): Plugin {
  return {
    name: "texts",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = readFileSync(id.replace("?raw", ""), "utf8");
      return `export default ${JSON.stringify(packText(text))}`;
    },
  };
}

/** What everybody needs of a language is one file; rules and guide are fetched by themselves (more-texts.ts). */
function textsOf(id: string): string | null {
  const language = /locales\/(\w+)\/(?!rules|guide)\w+\.ftl\?raw$/.exec(id)?.[1];
  return language ? `texts-${language}` : null;
}

const outDir = "../src/troyes/web";

/** Writes every text of some size packed as well, so that the server packs nothing while somebody waits. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|txt|webmanifest)$/.test(name)) continue;
        const text = readFileSync(join(outDir, name));
        if (text.length < 600) continue; // one packet either way
        writeFileSync(join(outDir, `${name}.gz`), gzipSync(text, { level: 9 }));
        writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(text)); // at its best, as it is by default
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), serviceWorker(), packed()],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsOf }] } } },
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined), // the policy allows files only
  },
  server: {
    proxy: {
      "/api": server,
      "/health": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
