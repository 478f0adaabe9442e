/** @file Sentences that are stored as data, and worded in the reader's language. */

import { type Words, words } from "../words/spoken.ts";
import type { Said } from "./grammar.ts";
import { sayIsoDay } from "./say-time.ts";

/** The topics whose sentences are stored. The names of their sentences are unique across topics. */
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
  "references",
  "eInvoices",
] as const satisfies readonly (keyof Words)[];

type Topic = (typeof keptTopics)[number];
type LineOf<Sentences> = {
  [K in keyof Sentences]: Sentences[K] extends (...about: infer About) => string
    ? { readonly say: K } & Kept<About>
    : never;
}[keyof Sentences];

/**
 * [Note: a message]
 *
 * Problems of rows, questions, the evidence for a reading and the reasons of failed calls are stored in the journal
 * and read years later, perhaps in another language. So they are stored as the name of a sentence in the catalogue
 * with its values, and become text when they are shown: `sayMessage`. A sentence that is in journals is never renamed,
 * nor are its values.
 */
export type Message = { readonly say: PlainMessage } | { [T in Topic]: LineOf<Words[T]> }[Topic];

/** The names of the sentences without values. */
export type PlainMessage = {
  [T in Topic]: { [K in keyof Words[T]]: Words[T][K] extends () => string ? K : never }[keyof Words[T]];
}[Topic];

/** A calendar day in a message, or instead of one. Text from a file is never taken for a day. */
export interface KeptDay {
  /** yyyy-mm-dd. */
  readonly isoDay: string;
}

/** The values of a sentence as stored. A sentence within a sentence is stored as a message too. */
type Kept<About extends readonly unknown[]> = About extends readonly [infer Values]
  ? { readonly [P in keyof Values]: KeptValue<Values[P]> }
  : unknown;
type KeptValue<Value> = Value extends Said
  ? Message | KeptDay
  : Value extends readonly Said[]
    ? readonly (Message | KeptDay)[]
    : Value;

/**
 * True for a message that this version can word. Input may be hostile: a file may have taken the parser process over.
 *
 * Does not check the values of the sentence; `sayMessage` copes with wrong ones.
 */
export const isSayable = (value: unknown): value is Message =>
  isMessage(value) && sentenceCalled(value.say) !== null && isShallow(value, deepest);

/** The deepest nesting: a question contains dates, each of these its readings, and each of these a day. */
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
  // A newer version wrote it: its name is better than nothing.
  if (say === null) return nameOf(line);
  try {
    return say(Object.fromEntries(Object.entries(line).map(([key, value]) => [key, sayWithin(value)])));
  } catch {
    // Its values are not the ones that this version expects.
    return nameOf(line);
  }
}

const nameOf = ({ say }: Message): string => say.replaceAll("-", " ");

/** @returns null if this version has no such sentence */
function sentenceCalled(name: string): ((about: object) => string) | null {
  const topic = keptTopics.find((one) => Object.hasOwn(words[one], name));
  return topic === undefined
    ? null
    : ((words[topic] as Readonly<Record<string, (about: object) => string>>)[name] ?? null);
}

const sayWithin = (value: unknown): unknown =>
  isMessage(value) || isKeptDay(value) ? sayMessage(value) : Array.isArray(value) ? value.map(sayWithin) : value;

/** A replacer for JSON.stringify that turns messages into text, for other programs. */
export const sayMessagesIn = (_key: string, value: unknown): unknown =>
  isMessage(value) || isKeptDay(value) ? sayMessage(value) : value;

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "say" in value && typeof value.say === "string";

const isKeptDay = (value: unknown): value is KeptDay =>
  typeof value === "object" && value !== null && "isoDay" in value && typeof value.isoDay === "string";
