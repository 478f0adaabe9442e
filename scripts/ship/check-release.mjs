/**
 * @file `node scripts/ship/check-release.mjs v1.4.2`: refuses a tag that is not this version or whose changes nobody has
 * described, and prints what is new.
 */

import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** What is new in a release. @throws where the tag is not to be released */
export function notesOf(tag, version, changelog) {
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and package.json has version ${version}.`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "## ${version} (day)".`);
  const [heading = "", ...lines] = section.split("\n");
  if (!/^\S+ \(\d{4}-\d{2}-\d{2}\)$/.test(heading))
    throw new Error(`The heading "## ${heading}" needs a day: (2026-11-23).`);
  const notes = lines.join("\n").trim();
  if (notes === "") throw new Error(`CHANGELOG.md doesn't say what is new in ${version}.`);
  return notes;
}

/** Where a data folder of a released version is kept, from the checkout's folder. Each later version must open it. */
export const dataFolderOf = (version) => `test/fixtures/released/${version}.zip`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
  try {
    const { version } = JSON.parse(read("package.json"));
    const notes = notesOf(process.argv[2], version, read("CHANGELOG.md"));
    if (!existsSync(new URL(`../../${dataFolderOf(version)}`, import.meta.url)))
      throw new Error(`There is no ${dataFolderOf(version)}. Make it with: node test/released/keep.ts`);
    process.stdout.write(`${notes}\n`);
  } catch (problem) {
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = 1;
  }
}
