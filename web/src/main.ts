import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus-keeper";
import { install } from "./lib/install";
import "./fonts.css";
import "./theme.css";

const target = document.getElementById("app");
if (!target) throw new Error("no place for the app");
mount(App, { target });
install();
keepFocus();
