import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const taken = new Map();

/** The class that keeps a component's style to itself: as short as tells it from the others, and from any word. */
function cssHash({ hash, css, filename }) {
  const whole = `s${hash(css)}`;
  let short = whole.slice(0, 4);
  const isTaken = () => (taken.get(short) ?? filename) !== filename;
  while (short !== whole && (isTaken() || !/\d/.test(short))) short = whole.slice(0, short.length + 1);
  taken.set(short, filename);
  return short;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, discloseVersion: false, cssHash },
};
