import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `table.html` and `hall.html` are templates of the server: their {{ places }} go through the build as they are.
export default defineConfig({
  plugins: [svelte()],
  base: "/static/",
  build: {
    outDir: "../src/bridgelaw/web/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // a `data:` address would need a hole in the content security policy
    rolldownOptions: { input: ["table.html", "hall.html"], checks: { pluginTimings: false } },
  },
});
