/** @file Every text of the catalogue of one language, read from its source, for tests of how Pigeonhole speaks. */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** One literal of the catalogue. Each value within it is replaced by "…1". */
export type CatalogueText = { readonly file: string; readonly text: string };

const catalogue = resolve(import.meta.dirname, "../../shared/words");

/** All texts of the language's folder, in which keys, imports and comments are no texts. */
export function catalogueTexts(language: "english" | "german"): readonly CatalogueText[] {
  return readdirSync(join(catalogue, language), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => {
      const source = readFileSync(join(catalogue, language, file), "utf8");
      return textsIn(source).map((text) => ({ file: file.replaceAll("\\", "/"), text }));
    });
}

/** The texts of some TypeScript, also those within the values of other texts. */
export function textsIn(source: string): readonly string[] {
  const texts: string[] = [];
  let at = 0;
  const rest = (): string => source.slice(at);
  const skip = (pattern: RegExp): boolean => {
    const [found] = pattern.exec(rest()) ?? [];
    at += found?.length ?? 0;
    return found !== undefined;
  };
  const readQuoted = (quote: string): void => {
    let text = "";
    for (at += 1; source[at] !== quote && at < source.length; at += 1) {
      if (source[at] === "\\") {
        at += 1;
        text += source[at] === "n" ? "\n" : source[at];
      } else if (quote === "`" && source.startsWith("${", at)) {
        at += 2;
        readCode("}");
        text += "…1";
      } else text += source[at];
    }
    at += 1;
    if (source[at] !== ":") texts.push(text);
  };
  /** Reads to the end of the source, or to the brace that closes a value. */
  const readCode = (end: "}" | ""): void => {
    for (let depth = 0; at < source.length; ) {
      const character = source[at] ?? "";
      if (character === end && depth === 0) return;
      if (skip(/^\/\*[\s\S]*?\*\/|^\/\/.*|^import\b[\s\S]*?from "[^"]*"/)) continue;
      if (/["'`]/.test(character)) readQuoted(character);
      else {
        depth += character === "{" ? 1 : character === "}" ? -1 : 0;
        at += 1;
      }
    }
  };
  readCode("");
  return texts;
}
