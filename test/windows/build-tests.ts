/** @file Builds test files for Windows' Node: few files start much sooner there than some hundreds. */

import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { bundledPackages } from "../../scripts/built-app.mjs";

const repo = resolve(import.meta.dirname, "../..");
const standIn = join(import.meta.dirname, "stand-in-for-vitest.ts");

/** Wine shows the whole of this computer as a drive. */
export const onWindows = (path: string): string => `Z:${path.replaceAll("/", "\\")}`;

const forWindows: Plugin = {
  name: "for-windows",
  enforce: "pre",
  resolveId: (id, importer) => (id === "vitest" && importer !== standIn ? standIn : null),
  // In a bundle a module no longer knows where its source is.
  transform(code, id) {
    if (!id.startsWith(repo) || id.includes("/node_modules/") || !code.includes("import.meta.")) return null;
    const address = new URL(`file:///Z:${id}`).href;
    return code
      .replaceAll("import.meta.dirname", JSON.stringify(onWindows(dirname(id))))
      .replaceAll("import.meta.filename", JSON.stringify(onWindows(id)))
      .replaceAll(/import\.meta\.url\b/g, JSON.stringify(address));
  },
};

/** Builds run-files.ts and each test file, under their own paths without the ending. */
export async function buildTests(files: readonly string[], outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const entries = ["test/windows/run-files.ts", ...files];
  await build({
    configFile: false,
    root: repo,
    publicDir: false,
    logLevel: "error",
    plugins: [forWindows],
    ssr: bundledPackages,
    build: {
      ssr: true,
      target: "node22",
      outDir,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((path) => [path.replace(/\.ts$/, ""), join(repo, path)])),
        external: [/^electron(\/|$)/],
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}
