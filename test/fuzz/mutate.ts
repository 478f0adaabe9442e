/** @file Makes damaged spreadsheets: flipped bytes, missing ends, parts with wrong content. */

import { inflateRawSync } from "node:zlib";
import { listZip } from "../../main/parser/list-zip.ts";
import { makeZip, type ZipPart } from "../fixtures/spreadsheets/make-files.ts";

/** A whole number from 0 up to, and without, `below`. */
export type Dice = (below: number) => number;

/** The same seed gives the same throws. */
export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export interface Mutation {
  readonly name: string;
  /** Only bytes of the container have changed: what is read must be the same, or nothing. */
  readonly mustNotRead: boolean;
  readonly apply: (bytes: Uint8Array, dice: Dice) => Uint8Array;
}

const flipBits: Mutation["apply"] = (bytes, dice) => {
  const flipped = bytes.slice();
  for (let left = 1 + dice(3); left > 0; left--) {
    const at = dice(bytes.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << dice(8));
  }
  return flipped;
};

const cutOff: Mutation["apply"] = (bytes, dice) => bytes.slice(0, 1 + dice(bytes.length - 1));

const cutOut: Mutation["apply"] = (bytes, dice) => {
  const at = dice(bytes.length);
  return Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(at + 1 + dice(64))]);
};

const overwrite: Mutation["apply"] = (bytes, dice) => {
  const written = bytes.slice();
  const at = dice(bytes.length);
  for (let i = at; i < Math.min(bytes.length, at + 1 + dice(16)); i++) written[i] = dice(256);
  return written;
};

/** A piece of the file once more, somewhere else. */
const repeat: Mutation["apply"] = (bytes, dice) => {
  const from = dice(bytes.length);
  const piece = bytes.slice(from, from + 1 + dice(200));
  const at = dice(bytes.length);
  return Uint8Array.from([...bytes.slice(0, at), ...piece, ...bytes.slice(at)]);
};

export const byteMutations: readonly Mutation[] = Object.entries({ flipBits, cutOff, cutOut, overwrite, repeat }).map(
  ([name, apply]) => ({ name, mustNotRead: true, apply }),
);

const partsOf = (bytes: Uint8Array): ZipPart[] =>
  listZip(bytes).map(({ name, method, contentAt, packedBytes }) => {
    const packed = bytes.subarray(contentAt, contentAt + packedBytes);
    return { name, content: method === 8 ? new Uint8Array(inflateRawSync(packed)) : packed };
  });

/** Changes the text of one part, and packs all of it with true checksums. */
const inPart =
  (change: (xml: string, dice: Dice) => string, which: RegExp = /\.(?:xml|rels)$/): Mutation["apply"] =>
  (bytes, dice) => {
    const parts = partsOf(bytes);
    const candidates = parts.filter(({ name }) => which.test(name));
    const chosen = candidates[dice(candidates.length)];
    const changed = parts.map((part) => {
      if (part !== chosen) return part;
      const xml = change(new TextDecoder().decode(part.content), dice);
      return { name: part.name, content: new TextEncoder().encode(xml) };
    });
    return makeZip(changed, dice(2) === 0 ? {} : { late: "marked" });
  };

const pick = <T>(from: readonly T[], dice: Dice): T | undefined => from[dice(from.length)];

const dropTag = (tags: RegExp) => (xml: string, dice: Dice) => {
  const found = pick([...xml.matchAll(tags)], dice);
  return found === undefined ? `${xml}<` : xml.slice(0, found.index) + xml.slice(found.index + found[0].length);
};

const hostileValues = [
  "",
  "-1",
  "0",
  "1e999",
  "4294967295",
  "99999999999999999999",
  "XFE1",
  "A1:XFD1048576",
  "../../x",
  "&lol;",
  "true",
];

const setAttribute = (xml: string, dice: Dice): string => {
  const found = pick([...xml.matchAll(/="([^"]*)"/g)], dice);
  if (found === undefined) return xml;
  return `${xml.slice(0, found.index)}="${pick(hostileValues, dice)}"${xml.slice(found.index + found[0].length)}`;
};

const swapTexts = (xml: string, dice: Dice): string => {
  const texts = [...xml.matchAll(/<si>.*?<\/si>/gs)].map(([si]) => si);
  const [a, b] = [dice(texts.length), dice(texts.length)];
  [texts[a], texts[b]] = [texts[b] ?? "", texts[a] ?? ""];
  let next = 0;
  return xml.replace(/<si>.*?<\/si>/gs, () => texts[next++] ?? "");
};

const shortenTexts = (xml: string): string => xml.replace(/<si>.*?<\/si>(?=<\/sst>)/s, "");

const changeXmlByte = (xml: string, dice: Dice): string => {
  const at = dice(xml.length);
  return (
    xml.slice(0, at) + pick(["<", ">", "&", '"', "\0", "/", "9", "é", "<!--", "]]>"], dice) + xml.slice(at + dice(2))
  );
};

const repeatElement = (xml: string, dice: Dice): string => {
  const found = pick(
    [...xml.matchAll(/<(?:c|row|si|xf|sheet|Relationship)\b[^>]*?(?:\/>|>.*?<\/(?:c|row|si|xf)>)/gs)],
    dice,
  );
  return found === undefined ? xml : xml.slice(0, found.index) + found[0] + xml.slice(found.index);
};

const doubleEntry: Mutation["apply"] = (bytes, dice) => {
  const parts = partsOf(bytes);
  const twice = pick(parts, dice);
  return makeZip(twice === undefined ? parts : [...parts, { ...twice, name: twice.name.toUpperCase() }]);
};

const dropPart: Mutation["apply"] = (bytes, dice) => {
  const parts = partsOf(bytes);
  const gone = pick(parts, dice);
  return makeZip(parts.filter((part) => part !== gone));
};

/** Of a zip alone. In those that may be read, somebody has meant something else. */
export const partMutations: readonly Mutation[] = [
  { name: "doubleEntry", mustNotRead: true, apply: doubleEntry },
  { name: "dropEnd", mustNotRead: true, apply: inPart(dropTag(/<\/[^>]+>/g)) },
  { name: "cutOffPart", mustNotRead: true, apply: inPart((xml, dice) => xml.slice(0, dice(xml.trimEnd().length))) },
  { name: "dropTag", mustNotRead: false, apply: inPart(dropTag(/<[^/][^>]*>/g)) },
  { name: "dropPart", mustNotRead: false, apply: dropPart },
  { name: "setAttribute", mustNotRead: false, apply: inPart(setAttribute) },
  { name: "swapTexts", mustNotRead: false, apply: inPart(swapTexts, /sharedStrings/) },
  { name: "shortenTexts", mustNotRead: true, apply: inPart(shortenTexts, /sharedStrings/) },
  { name: "changeXmlByte", mustNotRead: false, apply: inPart(changeXmlByte) },
  { name: "repeatElement", mustNotRead: false, apply: inPart(repeatElement) },
];
