// What only the Director's page has: whoever plays or looks on does not fetch it.
export { default as Called } from "./Called.svelte";
export { default as Director } from "./Director.svelte";
import "../style/director.css";
