/** @file Sentences that are kept, as data: they are said in the language of whoever reads them. */

import { type Words, words } from "../words/spoken.ts";
import type { Said } from "./grammar.ts";
import { sayIsoDay } from "./say-time.ts";

/** The topics whose sentences are kept. No two of them have one of the same name. */
export const keptTopics = [
  "sheet",
  "cells",
  "columns",
  "details",
  "noSignIn",
  "evidence",
  "questions",
  "doubts",
  "answers",
  "unreadable",
] as const satisfies readonly (keyof Words)[];

type Topic = (typeof keptTopics)[number];
type LineOf<Sentences> = {
  [K in keyof Sentences]: Sentences[K] extends (...about: infer About) => string
    ? { readonly say: K } & Kept<About>
    : never;
}[keyof Sentences];

/**
 * [Note: a line]
 *
 * What a file was found to say (a problem of a row, a question, the evidence for a reading) and why a call failed is
 * written into the journal and read years later, perhaps by someone with another language. So it is kept as the name of
 * a sentence in the catalogue with what that sentence is about, and becomes text where people look: `sayLine`. A
 * sentence that is in journals is never renamed, nor are its values.
 */
export type Message = { readonly say: PlainMessage } | { [T in Topic]: LineOf<Words[T]> }[Topic];

/** The names of those that are about nothing more. */
export type PlainMessage = {
  [T in Topic]: { [K in keyof Words[T]]: Words[T][K] extends () => string ? K : never }[keyof Words[T]];
}[Topic];

/** A day of the calendar within a line, or in place of one; text that a file holds is text, whatever it looks like. */
export interface KeptDay {
  /** yyyy-mm-dd. */
  readonly isoDay: string;
}

/** What a sentence is about, as it is kept; a sentence within a sentence is kept as a line too. */
type Kept<About extends readonly unknown[]> = About extends readonly [infer Values]
  ? { readonly [P in keyof Values]: KeptValue<Values[P]> }
  : unknown;
type KeptValue<Value> = Value extends Said
  ? Message | KeptDay
  : Value extends readonly Said[]
    ? readonly (Message | KeptDay)[]
    : Value;

/**
 * True of what this version can say, however it came here: a file may have had a say in what its process answers.
 *
 * What a sentence is about is not looked at closely; see `sayLine` for what comes of that.
 */
export const isSayable = (value: unknown): value is Message =>
  isMessage(value) && sentenceCalled(value.say) !== null && isShallow(value, deepest);

/** A question holds dates, and each of these the ways to read it, and each of these a day. */
const deepest = 6;

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((within) => isShallow(within, levels - 1)));

/**
 * The sentence in the language that is spoken now.
 *
 * @param line text is a value of the file, and is left as it is
 */
export function sayMessage(line: Message | KeptDay | string): string {
  if (typeof line === "string") return line;
  if ("isoDay" in line) return sayIsoDay(line.isoDay);
  const say = sentenceCalled(line.say);
  // Written by a newer version than this one: its name still tells more than nothing.
  if (say === null) return nameOf(line);
  try {
    return say(Object.fromEntries(Object.entries(line).map(([key, value]) => [key, sayWithin(value)])));
  } catch {
    // So does the name of one that is about something else than this version knows.
    return nameOf(line);
  }
}

const nameOf = ({ say }: Message): string => say.replaceAll("-", " ");

/** @returns null where this version has no such sentence */
function sentenceCalled(name: string): ((about: object) => string) | null {
  const topic = keptTopics.find((one) => Object.hasOwn(words[one], name));
  return topic === undefined
    ? null
    : ((words[topic] as Readonly<Record<string, (about: object) => string>>)[name] ?? null);
}

const sayWithin = (value: unknown): unknown =>
  isMessage(value) || isKeptDay(value) ? sayMessage(value) : Array.isArray(value) ? value.map(sayWithin) : value;

/** A replacer for JSON.stringify: whatever leaves for other programs has lines as text. */
export const sayMessagesIn = (_key: string, value: unknown): unknown =>
  isMessage(value) || isKeptDay(value) ? sayMessage(value) : value;

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "say" in value && typeof value.say === "string";

const isKeptDay = (value: unknown): value is KeptDay =>
  typeof value === "object" && value !== null && "isoDay" in value && typeof value.isoDay === "string";
