/**
 * @file Which npm packages are inside the built app: the bundler notes them as it builds, and their licences are read here.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const noteName = "bundled-packages.json";

/**
 * A plugin for vite that writes the folders of the packages whose code is in the bundle into a note beside it. The note
 * is never packed.
 */
export const noteBundledPackages = () => ({
  name: "note-bundled-packages",
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => chunk.moduleIds ?? Object.keys(chunk.modules ?? {}));
    const folders = new Set(
      modules.flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)/.exec(id.replaceAll("\\", "/"))?.[1] ?? []),
    );
    this.emitFile({ type: "asset", fileName: noteName, source: JSON.stringify([...folders].sort()) });
  },
});

/** True for the note, which is not part of the app. */
export const isNote = (path) => path.endsWith(noteName);

/**
 * The packages inside a build, by name.
 *
 * @param built path of the folder with the built app
 * @param beside names of packages that are packed beside the bundle
 * @param modules path of node_modules
 */
export function shippedPackages(built, beside, modules) {
  const noted = ["main", "preload", "renderer"].flatMap((part) =>
    JSON.parse(readFileSync(join(built, part, noteName), "utf8")),
  );
  const folders = new Set([...noted, ...beside.map((name) => join(modules, name))]);
  const packages = [...folders].map(readPackage);
  const known = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...known.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function readPackage(folder) {
  const { name, version, license, homepage, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  return { name, version, license, homepage, author: typeof author === "string" ? author : author?.name, texts };
}
