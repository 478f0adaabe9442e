/** @file Decodes a text file by evidence: byte order marks, NUL bytes, strict UTF-8, and which letters occur together. */

import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type CodePage, decodeIn, olderPages, windows1252 } from "./code-pages.ts";
import { decodeEastAsian } from "./east-asian-pages.ts";
import { decodeByHeadings } from "./regional-pages.ts";
import { judgeLetter, pairedSigns } from "./score-encoding.ts";

export interface DecodedText {
  readonly text: string;
  /** The name that people know: "UTF-8". */
  readonly encoding: string;
  /** It has no other characters than those that every character set has. */
  readonly isAscii?: true;
}

const notText: Message = { say: "is-no-text" };

/** Decodes the bytes; fails with a reason where the encoding is unclear or the file is not text. */
export function decodeText(bytes: Uint8Array): Result<DecodedText, Message> {
  const decoded = decode(bytes);
  if (!decoded.ok) return decoded;
  // Old DOS programs end a text file with this character.
  const text = decoded.value.text.endsWith("\x1a") ? decoded.value.text.slice(0, -1) : decoded.value.text;
  return text.includes("\0") ? fail(notText) : ok({ ...decoded.value, text });
}

function decode(bytes: Uint8Array): Result<DecodedText, Message> {
  const order = utf16Order(bytes);
  if (order !== null) {
    const text = decodeStrictly(order, bytes);
    return text === null ? fail(notText) : ok({ text, encoding: "UTF-16" });
  }
  const text = decodeStrictly("utf-8", bytes);
  if (text === null) return decodeByLetters(bytes);
  // A byte order mark, too, says that it is UTF-8.
  return ok({ text, encoding: "UTF-8", ...(text.length === bytes.length && { isAscii: true as const }) });
}

/** @returns null where the bytes are not text in that encoding */
export function decodeStrictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The byte order of UTF-16, by its mark or by NUL bytes: digits and separators have one in the high byte. */
function utf16Order(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 4_096);
  const nuls = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  const enough = sample.length / 8;
  if (even === 0 && odd > enough) return "utf-16le";
  return odd === 0 && even > enough ? "utf-16be" : null;
}

interface Weighed {
  readonly page: CodePage;
  /** Counts of wrong and strange letters; see [Note: which letters]. */
  wrong: number;
  strange: number;
}

function decodeByLetters(bytes: Uint8Array): Result<DecodedText, Message> {
  const eastAsian = decodeEastAsian(bytes);
  if (eastAsian !== null) return ok(eastAsian);
  const upper = findUpper(bytes);
  const western = (): DecodedText => ({ text: decodeIn(windows1252, bytes), encoding: windows1252.name });
  const regional = decodeByHeadings(bytes, western);
  if (holdsUtf8(bytes, upper, regional?.is === "clear" ? regional.of.text : "")) return fail({ say: "is-mixed-text" });
  if (regional !== null) return regional.is === "clear" ? ok(regional.of) : fail(sayReadings(regional.readings));
  const usual = weigh(windows1252, bytes, upper);
  const accept = ({ page }: Weighed): Result<DecodedText, Message> =>
    ok({ text: decodeIn(page, bytes), encoding: page.name });
  if (usual !== null && usual.wrong + usual.strange === 0) return accept(usual);

  const others = olderPages
    .flatMap((page) => weigh(page, bytes, upper) ?? [])
    .toSorted((x, y) => x.wrong - y.wrong || x.strange - y.strange);
  const [other, next] = others;
  const isBest = (one: Weighed, rival: Weighed | null | undefined): boolean =>
    !rival || (one.wrong === 0 && one.strange * 10 <= rival.wrong && rival.wrong > 0);
  const isLikely = usual !== null && usual.wrong * wrongAtMost <= upper.length && !mayBeTurkish(bytes, upper);
  if (isLikely && (!other || usual.wrong + usual.strange <= other.wrong + other.strange)) return accept(usual);
  if (other !== undefined && other.wrong === 0 && isBest(other, usual) && isBest(other, next)) return accept(other);
  const rival = usual ?? next;
  return other === undefined || rival === undefined
    ? fail(notText)
    : fail(sayBoth(bytes, upper, other.page, rival.page));
}

/** With more wrong letters the text is in a set that is not among these: "Zak³ad Us³ug" is Polish. */
const wrongAtMost = 4;

/** The bytes of ğ and ş are ð and þ in the west, where only Icelandic has them, beside letters that Turkish lacks. */
function mayBeTurkish(bytes: Uint8Array, upper: readonly number[]): boolean {
  const letters = upper.map((at) => windows1252.upper.charAt((bytes[at] ?? 0x80) - 0x80)).join("");
  return /[ðþ]/i.test(letters) && !/[áíóúæ]/i.test(letters);
}

/** Shows the first word that differs between two readings. */
function sayReadings(readings: readonly [DecodedText, DecodedText]): Message {
  const [one, other] = readings;
  let at = 0;
  while (at < one.text.length && one.text[at] === other.text[at]) at += 1;
  const line = one.text.slice(0, at).split("\n").length;
  const texts = readings.map(({ text, encoding }) => {
    const before = /[^;,\t|"\r\n]*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? "";
    const after = /^[^;,\t|"\r\n]*/.exec(text.slice(at, at + 20))?.[0] ?? "";
    return { text: `${before}${after}`.trim(), set: encoding };
  });
  return { say: "is-in-either-set", line, texts };
}

/** The positions of all bytes outside ASCII. */
function findUpper(bytes: Uint8Array): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] ?? 0) >= 0x80) places.push(at);
  return places;
}

/**
 * True where some letters are in UTF-8: in other encodings these bytes read as Ã or Â with a sign after it.
 *
 * @param clear the text as its headings say, a character for each byte; empty where they don't. In Cyrillic the same
 *   bytes are letters: “Ві” begins many a Ukrainian word
 */
const holdsUtf8 = (bytes: Uint8Array, upper: readonly number[], clear: string): boolean =>
  upper.some((at) => {
    const follows = (next: number): boolean => {
      const byte = bytes[next] ?? 0;
      return byte >= 0x80 && byte < 0xc0 && !/\p{Script=Cyrillic}/u.test(clear.charAt(next));
    };
    const lead = bytes[at];
    if (lead === 0xc2 || lead === 0xc3) return follows(at + 1);
    return lead === 0xe2 && follows(at + 1) && follows(at + 2);
  });

function weigh(page: CodePage, bytes: Uint8Array, upper: readonly number[]): Weighed | null {
  const weighed: Weighed = { page, wrong: 0, strange: 0 };
  const isOpen = pairedSigns.map(() => false);
  const charAt = (at: number): string => {
    const byte = bytes[at];
    if (byte === undefined) return "";
    return byte < 0x80 ? String.fromCharCode(byte) : page.upper.charAt(byte - 0x80);
  };
  for (const at of upper) {
    const letter = charAt(at);
    if (letter === "\ufffd") return null;
    const judgement = judgeLetter(letter, {
      beforeThat: charAt(at - 2),
      before: charAt(at - 1),
      after: charAt(at + 1),
      afterThat: charAt(at + 2),
    });
    if (judgement !== "sound") weighed[judgement]++;
    for (const [pair, signs] of pairedSigns.entries()) if (signs.includes(letter)) isOpen[pair] = !isOpen[pair];
  }
  weighed.strange += isOpen.filter((is) => is).length;
  return weighed;
}

/** Shows the first words that differ between the two encodings, in both readings. */
function sayBoth(bytes: Uint8Array, upper: readonly number[], one: CodePage, other: CodePage): Message {
  const differs = (byte = 0): boolean => one.upper[byte - 0x80] !== other.upper[byte - 0x80];
  const at = upper.find((place) => differs(bytes[place])) ?? 0;
  const isEdge = (byte: number | undefined): boolean => byte === undefined || byte < 0x20 || edges.includes(byte);
  let [from, to] = [at, at + 1];
  while (from > at - 20 && !isEdge(bytes[from - 1])) from--;
  while (to < at + 20 && !isEdge(bytes[to])) to++;
  const line = bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
  const texts = [one, other].map((page) => ({
    text: decodeIn(page, bytes.subarray(from, to)).trim(),
    set: page.name,
  }));
  return { say: "is-in-either-set", line, texts };
}

const edges = [...'",;|'].map((mark) => mark.charCodeAt(0));
