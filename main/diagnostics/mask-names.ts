/** @file Replaces the names of files by others, so that a file can be followed without telling what it is called. */

import { hash, randomUUID } from "node:crypto";

export interface Mask {
  /** A file's path within its inbox: each name in it, but those of our own folders. */
  path(path: string): string;
  /** Words in which files may be named. */
  text(text: string): string;
  /** Every text in a value; under the keys in `paths` stand paths. */
  inside(value: unknown, paths: ReadonlySet<string>): unknown;
}

export const noMask: Mask = { path: (path) => path, text: (text) => text, inside: (value) => value };

const ours = /^(Done|Failed|Needs you|Duplicates|\d{4}-\d{2}-\d{2}|)$/;
const endings =
  "pdf|xls[xmb]?|csv|tsv|txt|ods|docx?|rtf|odt|pptx?|png|jpe?g|gif|tiff?|bmp|heic|webp|html?|xml|json|msg|eml|zip";
/** Where the name begins nobody can tell, so that words before it may go with it. */
const namesInText = new RegExp(`[^/\\\\"'“”‘’:;<>|\\n\\r\\t]{1,255}\\.(${endings})(?![\\w])`, "gi");
/** A file of our own, which the settings are in. */
const ownName = /^ ?config[.]json$/;

/** @param home the person's own folder, whose path holds their name */
export function createMask(home: string): Mask {
  // Without it, whoever guesses a name could find out that they have guessed right.
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
