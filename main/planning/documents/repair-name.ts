/** @file Repairs a file name that the service does not accept. */

import { brokenNameRule, longestName } from "./document-rules.ts";

/** The most similar permitted character for a forbidden one; "-" for those not listed. */
const replacements: Readonly<Record<string, string>> = { '"': "'", "<": "(", ">": ")", "?": "_", "*": "_" };
const forbidden = /[<>:"/\\|?*]/g;
const replacementFor = (character: string): string => replacements[character] ?? "-";

/** Applied in this order. The length comes last, because the other repairs may shorten the name. */
const repairs: readonly ((name: string) => string)[] = [
  (name) => name.replace(/\p{Cs}/gu, "_"),
  (name) => name.replace(/(?<=[^\t\n\r])[\t\n\r]+(?=[^\t\n\r.])/g, " "),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the service does not accept them.
  (name) => name.replace(/[\x00-\x1f\x7f]+/g, ""),
  (name) => name.replace(forbidden, replacementFor),
  (name) => name.replace(/[. ]+$/, ""),
  // Removing characters can leave a name that begins with its only dot, ".pdf": put something before it.
  (name) => name.replace(/^(?=\.+[^.]+$)/, "_"),
  (name) => (name.length <= longestName ? name : shorten(name)),
];

/**
 * The most similar name that keeps every rule of service.md 4.2.
 *
 * @returns null where the name breaks no rule, or cannot be repaired because it has no extension
 */
export function repairName(fileName: string): string | null {
  if (brokenNameRule(fileName) === null && !/[. ]$/.test(fileName)) return null;
  // A name that begins with its only dot never had an extension, and none can be invented.
  if (/^\.+[^.]*$/.test(fileName)) return null;
  const name = repairs.reduce((repaired, repair) => repair(repaired), fileName);
  return name === fileName || brokenNameRule(name) !== null ? null : name;
}

const gap = "...";

/** Cuts out the middle: the start may hold the id, and the end tells "page 1" from "page 2". */
function shorten(name: string): string {
  // NFC writes a letter with its accent as one character where it can.
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

/** As many whole characters (grapheme clusters) as fit into `room` UTF-16 units. */
function fill(characters: readonly string[], room: number, isBackwards = false): string {
  let text = "";
  for (const character of characters) {
    if (text.length + character.length > room) break;
    text = isBackwards ? character + text : text + character;
  }
  return text;
}
