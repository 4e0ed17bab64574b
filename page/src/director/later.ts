// What the Director needs once something has happened: it comes when he sees the table.
export { default as Adjust } from "./Adjust.svelte";
export { default as Evidence } from "./Evidence.svelte";
export { default as Links } from "./Links.svelte";
export { default as Orders } from "./Orders.svelte";
export { default as Work } from "./Work.svelte";
import "../style/steps.css";
