import { resolve } from "node:path";
import preact from "@preact/preset-vite";
import { defineConfig } from "electron-vite";
import { bundledPackages, lacksSqlite, mainEntries, outFolder } from "./scripts/built-app.mjs";
import { noteBundledPackages } from "./scripts/ship/shipped-packages.mjs";

const out = outFolder();

export default defineConfig({
  main: {
    plugins: [noteBundledPackages()],
    ssr: bundledPackages,
    build: {
      outDir: `${out}/main`,
      externalizeDeps: false,
      rolldownOptions: {
        input: { ...mainEntries },
        // An Electron that is older than node:sqlite gets the same interface from a package; docs/decisions/0001.
        output: { paths: lacksSqlite() ? { "node:sqlite": "@photostructure/sqlite" } : {} },
      },
    },
  },
  preload: {
    plugins: [noteBundledPackages()],
    build: {
      outDir: `${out}/preload`,
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: "main/preload.ts" },
        // A sandboxed window's preload must be one CommonJS file.
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
    },
  },
  renderer: {
    root: "renderer",
    // The icons of window and tray go with the page.
    publicDir: resolve("build"),
    plugins: [preact(), noteBundledPackages()],
    build: {
      outDir: resolve(`${out}/renderer`),
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index: resolve("renderer/index.html"), preview: resolve("renderer/preview.html") },
        // Comments and spaces go, which are a sixth of the page. Names stay, so that a fault in the log can be read.
        output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
      },
    },
  },
});
