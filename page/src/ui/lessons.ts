// What only a table has at which programs sit with somebody alone.
export { default as Judge } from "./Judge.svelte";
export { default as Lesson } from "./Lesson.svelte";
