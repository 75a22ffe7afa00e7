import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "public/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // svelte-check (npm run check) knows better which of its warnings are ignored.
      "svelte/no-unused-svelte-ignore": "off",
      // Most maps and sets here are made and read in one go; nothing has to react to them.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-useless-mustaches": "off", // {" "} is a space that the formatter leaves alone
    },
  },
);
