import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `table.html` and `hall.html` are templates of the server: their {{ places }} go through the build as they are. Each is
// built by itself (`--mode hall`): what only one of them needs of Svelte does not weigh on the first view of the other.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: "/static/",
  build: {
    outDir: "../src/bridgelaw/web/static",
    emptyOutDir: mode !== "hall",
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // a `data:` address would need a hole in the content security policy
    rolldownOptions: { input: mode === "hall" ? "hall.html" : "table.html", checks: { pluginTimings: false } },
  },
}));
