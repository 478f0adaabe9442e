/** @file Replaces file names by made-up ones, so that a file can be followed through the diagnostics without its name. */

import { hash, randomUUID } from "node:crypto";

export interface Mask {
  /** Masks each name in a file's path within its inbox, except those of our own folders. */
  path(path: string): string;
  /** Masks the file names in a sentence. */
  text(text: string): string;
  /** Masks every text in a JSON value. Under the keys in `paths` the texts are paths. */
  inside(value: unknown, paths: ReadonlySet<string>): unknown;
}

export const noMask: Mask = { path: (path) => path, text: (text) => text, inside: (value) => value };

const ours = /^(Done|Failed|Needs you|Duplicates|\d{4}-\d{2}-\d{2}|)$/;
const endings =
  "pdf|xls[xmb]?|csv|tsv|txt|ods|docx?|rtf|odt|pptx?|png|jpe?g|gif|tiff?|bmp|heic|webp|html?|xml|json|msg|eml|zip";
/** Nothing marks where a file name begins, so words before it may be masked too. */
const namesInText = new RegExp(`[^/\\\\"'“”‘’:;<>|\\n\\r\\t]{1,255}\\.(${endings})(?![\\w])`, "gi");
/** The settings file, which is ours and stays readable. */
const ownName = /^ ?config[.]json$/;

/** @param home the person's home folder, because its path contains their name */
export function createMask(home: string): Mask {
  // Without a salt, anyone could confirm a guessed name by hashing it.
  const salt = randomUUID();
  const other = (name: string) => {
    const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? "";
    return `name-${hash("sha256", salt + name).slice(0, 8)}${ending}`;
  };
  const withoutHome = (text: string) => (home.length > 1 ? text.replaceAll(home, "~") : text);
  const mask: Mask = {
    path: (path) =>
      path
        .split("/")
        .map((name) => (ours.test(name) ? name : other(name)))
        .join("/"),
    text: (text) =>
      withoutHome(text).replaceAll(namesInText, (name) => (ownName.test(name) ? name : other(name.trimStart()))),
    inside(value, paths) {
      if (typeof value === "string") return mask.text(value);
      if (Array.isArray(value)) return value.map((item) => mask.inside(item, paths));
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          typeof part === "string" && paths.has(name) ? mask.path(part) : mask.inside(part, paths),
        ]),
      );
    },
  };
  return mask;
}
