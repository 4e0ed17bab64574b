// What comes when the table has been painted.
export { default as Claim } from "./Claim.svelte";
export { default as LookedAt } from "./LookedAt.svelte";
export { default as Noted } from "./Noted.svelte";
export { default as Objected } from "./Objected.svelte";
export { default as Over } from "./Over.svelte";
export { default as Sheets } from "./Sheets.svelte";
