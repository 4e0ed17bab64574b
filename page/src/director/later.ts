// What the Director needs once something has happened: it comes when he sees the table.
export { default as Adjust } from "./Adjust.svelte";
export { default as Answers } from "./Answers.svelte";
export { default as Award } from "./Award.svelte";
export { default as Calls } from "./Calls.svelte";
export { default as Evidence } from "./Evidence.svelte";
export { default as Links } from "./Links.svelte";
export { default as Orders } from "./Orders.svelte";
export { default as Questions } from "./Questions.svelte";
export { default as Reading } from "./Reading.svelte";
export { default as Resume } from "./Resume.svelte";
