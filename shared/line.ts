/** @file Sentences that are kept, as data: they are said in the language of whoever reads them. */

import type { Said } from "./wording-grammar.ts";
import { type Words, words } from "./words/spoken.ts";

/** The topics whose sentences are kept. No two of them have a sentence of the same name. */
type LineWords = Words["sheet"] & Words["details"];

/**
 * [Note: a line]
 *
 * What a file was found to say (a problem of a row, a question, the evidence for a reading) and why a call failed is
 * written into the journal and read years later, perhaps by someone with another language. So it is kept as the name of
 * a sentence in one of the catalogue's topics with what that sentence is about, and becomes text where people look:
 * `sayLine`.
 */
export type Line = {
  [K in keyof LineWords]: { readonly say: K } & Kept<Parameters<LineWords[K]>>;
}[keyof LineWords];

/** What a sentence is about, as it is kept; a sentence within a sentence is kept as a line too. */
type Kept<About extends readonly unknown[]> = About extends readonly [infer Values]
  ? { readonly [P in keyof Values]: KeptValue<Values[P]> }
  : unknown;
type KeptValue<Value> = Value extends Said ? Line : Value extends readonly Said[] ? readonly Line[] : Value;

/** @param line text where a journal from before lines were data holds it */
export function sayLine(line: Line | string): string {
  if (typeof line === "string") return line;
  const all: Partial<LineWords> = line.say in words.details ? words.details : words.sheet;
  const say = all[line.say] as ((about: object) => string) | undefined;
  // Written by a newer version than this one: its name still tells more than nothing.
  if (say === undefined) return line.say.replaceAll("-", " ");
  return say(Object.fromEntries(Object.entries(line).map(([key, value]) => [key, sayWithin(value)])));
}

const sayWithin = (value: unknown): unknown =>
  isLine(value) ? sayLine(value) : Array.isArray(value) ? value.map(sayWithin) : value;

/** A replacer for JSON.stringify: whatever leaves for other programs has lines as text. */
export const sayLines = (_key: string, value: unknown): unknown => (isLine(value) ? sayLine(value) : value);

const isLine = (value: unknown): value is Line =>
  typeof value === "object" && value !== null && "say" in value && typeof value.say === "string";
