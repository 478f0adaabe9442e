/** @file Which way leads from a file that isn't accepted to one that is, by its extension. */

import type { words } from "../../words/spoken.ts";

export type Recipe = keyof typeof words.failures.recipes;

const recipes: Readonly<Record<Exclude<Recipe, "other">, readonly string[]>> = {
  zip: ["zip"],
  eml: ["eml", "msg"],
  archive: ["7z", "rar", "gz", "tgz", "tar"],
  heic: ["heic", "heif"],
  tiff: ["tif", "tiff"],
  picture: ["webp", "bmp", "gif", "svg"],
  table: ["xlsm", "xltx", "numbers"],
  link: ["url", "webloc", "lnk", "desktop", "gdoc", "gsheet"],
};

/** @param extension with or without its dot, in any case */
export function recipeFor(extension: string): Recipe {
  const folded = extension.replace(/^\./, "").toLowerCase();
  const found = Object.entries(recipes).find(([, extensions]) => extensions.includes(folded));
  return (found?.[0] as Recipe | undefined) ?? "other";
}
