/** @file Proposes a name that the service takes, in place of one that it does not. */

import { brokenNameRule, longestName } from "./document-rules.ts";

/** What stands best for a character that no name may hold. */
const standIns: Readonly<Record<string, string>> = { '"': "'", "<": "(", ">": ")", "?": "_", "*": "_" };
const forbidden = /[<>:"/\\|?*]/g;
const standIn = (character: string): string => standIns[character] ?? "-";

/** In the order in which they are made: the length comes last, for the others may shorten a name. */
const mends: readonly ((name: string) => string)[] = [
  (name) => name.replace(/\p{Cs}/gu, "_"),
  (name) => name.replace(/(?<=[^\t\n\r])[\t\n\r]+(?=[^\t\n\r.])/g, " "),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the service does not take.
  (name) => name.replace(/[\x00-\x1f\x7f]+/g, ""),
  (name) => name.replace(forbidden, standIn),
  (name) => name.replace(/[. ]+$/, ""),
  // A name that begins with its dot is left without one.
  (name) => name.replace(/^(?=\.+[^.]+$)/, "_"),
  (name) => (name.length <= longestName ? name : shorten(name)),
];

/**
 * A name that keeps every rule of service.md 4.2 and reads as much like the old one as may be.
 *
 * @returns null where the name breaks no rule, or no other name could mend it, as where the extension is missing
 */
export function repairName(fileName: string): string | null {
  if (brokenNameRule(fileName) === null && !/[. ]$/.test(fileName)) return null;
  // A name that begins with its dot has no extension from the start, and nobody can make one up.
  if (/^\.+[^.]*$/.test(fileName)) return null;
  const name = mends.reduce((mended, mend) => mend(mended), fileName);
  return name === fileName || brokenNameRule(name) !== null ? null : name;
}

const gap = "...";

/** Keeps the start, where the id stands, and the end, which tells "page 1" from "page 2". */
function shorten(name: string): string {
  // One character for a letter and its accent, where there is one.
  const composed = name.normalize("NFC");
  if (composed.length <= longestName) return composed;
  const dot = composed.lastIndexOf(".");
  const [stem, extension] = [composed.slice(0, dot), composed.slice(dot)];
  const room = longestName - extension.length - gap.length;
  const tail = Math.floor(room / 4);
  const characters = [...new Intl.Segmenter("en").segment(stem)].map(({ segment }) => segment);
  const start = fill(characters, room - tail).trimEnd();
  const end = fill(characters.toReversed(), tail, true).trimStart();
  return `${start}${gap}${end}${extension}`;
}

/** As many whole characters, as people count them, as there is room for. */
function fill(characters: readonly string[], room: number, isBackwards = false): string {
  let text = "";
  for (const character of characters) {
    if (text.length + character.length > room) break;
    text = isBackwards ? character + text : text + character;
  }
  return text;
}
