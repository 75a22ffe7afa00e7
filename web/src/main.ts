import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus-keeper";
import { texts } from "./lib/i18n";
import { install } from "./lib/install";
import "./fonts.css";
import "./theme.css";

const TRY_AGAIN = 5_000;

function start(): void {
  const target = document.getElementById("app");
  if (!target) throw new Error("no place for the app");
  mount(App, { target });
  keepFocus();
}

install();
texts().then(start, () => setTimeout(() => location.reload(), TRY_AGAIN)); // nothing can be said without them
