/** @file Checks the words of each language in headers, so that a native speaker can correct them without harm. */

import { describe, expect, test } from "vitest";
import { compose } from "../../../main/spreadsheet/headers/compose.ts";
import { byPhrase, keyOf } from "../../../main/spreadsheet/headers/dictionary.ts";
import { foldText } from "../../../main/spreadsheet/headers/fold-text.ts";
import type { Lexicon } from "../../../main/spreadsheet/headers/languages/lexicon.ts";
import { lexicons } from "../../../main/spreadsheet/headers/languages/lexicons.ts";
import { decisive } from "../../../main/spreadsheet/headers/phrases.ts";
import { understand } from "../../../main/spreadsheet/headers/understand.ts";
import { parts, vocabularyOf } from "../../../main/spreadsheet/headers/vocabulary.ts";

/** The ideas that phrases, rules and English know; another one would make its words dead. */
const knownIdeas = new Set([...byPhrase.keys()].flatMap((key) => key.split(" ")).concat(decisive));

const termsOf = ({ words }: Lexicon): { readonly term: string; readonly key: string }[] =>
  Object.entries(words).flatMap(([key, text]) => parts(text).map((term) => ({ term, key })));

/** True for ideas that each make a column one that is not imported: "validé" and "validé par" may share a word. */
const isLeftAlone = (key: string): boolean => key.split(" ").every((idea) => decisive.some((aside) => aside === idea));

const bare = (term: string): readonly string[] =>
  foldText(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Terms that stand under two keys, and what is wrong with each. */
function ambiguous(lexicon: Lexicon): string[] {
  const { joiners } = vocabularyOf(lexicon);
  const keys = new Map<string, string>();
  return termsOf(lexicon).flatMap(({ term, key }) => {
    const words = bare(term);
    if (/[#%]/.test(term)) return [];
    const decides = key.split(" ").some((idea) => idea === "ex" || idea === "inc");
    const kept = words.filter((word) => words.length === 1 || decides || !joiners.has(word));
    const folded = kept.join(" ") + (term.endsWith("~") ? "~" : "");
    const before = keys.get(folded);
    keys.set(folded, key);
    return before === undefined || before === key || (isLeftAlone(before) && isLeftAlone(key))
      ? []
      : [`${term}: ${before}, ${key}`];
  });
}

/** Terms that can never be found: only joining words, more than four words, or covered by an earlier rule. */
function unreachable(lexicon: Lexicon): string[] {
  const vocabulary = vocabularyOf(lexicon);
  return termsOf(lexicon).flatMap(({ term, key }) => {
    const words = bare(term.replace(/[°º№]/g, "o"));
    if (/[#%]/.test(term)) return [];
    const { ideas } = understand(words, vocabulary);
    const missing = key.split(" ").filter((idea) => !ideas.has(idea));
    if (isLeftAlone(key) && [...ideas].every(isLeftAlone)) return [];
    return missing.length === 0 && ideas.size === key.split(" ").length
      ? []
      : [`${term}: ${[...ideas].join(" ")}, not ${key}`];
  });
}

const deadIdeas = ({ words }: Lexicon): string[] =>
  Object.keys(words).flatMap((key) => key.split(" ").filter((idea) => !knownIdeas.has(idea)));

const shortStems = (lexicon: Lexicon): string[] =>
  termsOf(lexicon).flatMap(({ term }) => (term.endsWith("~") && (bare(term).at(-1) ?? "").length < 4 ? [term] : []));

/** Words that decide between net and gross, and that would be dropped because they only join. */
const droppedOpposites = (lexicon: Lexicon): string[] => {
  const { joiners } = vocabularyOf(lexicon);
  return termsOf(lexicon).flatMap(({ term, key }) =>
    /^(?:ex|inc)$/.test(key) && bare(term).length === 1 && bare(term).every((word) => joiners.has(word)) ? [term] : [],
  );
};

const needed = [
  "invoice",
  "supplier",
  "date",
  "due",
  "no",
  "name",
  "amount",
  "net",
  "gross",
  "vat",
  "tax",
  "rate",
  "ex",
  "inc",
  "total",
  "currency",
  "description",
  "document",
  "order",
  "project",
  "account",
  "ledger",
  "posting",
  "created",
  "paid",
  "balance",
  "registration",
  "bank",
  "quantity",
  "price",
  "discount",
  "customer",
  "status",
  "internal",
  "external",
];

describe.each(lexicons)("$language", (lexicon) => {
  test("no term has two meanings", () => expect(ambiguous(lexicon)).toEqual([]));
  test("every term can be found", () => expect(unreachable(lexicon)).toEqual([]));
  test("every meaning is one that phrases and rules use", () => expect(deadIdeas(lexicon)).toEqual([]));
  test("an ending stands after at least four letters", () => expect(shortStems(lexicon)).toEqual([]));
  test("“with” and “without” are not taken for joining words", () => expect(droppedOpposites(lexicon)).toEqual([]));
  test("every fact that an invoice needs, or that could be taken for it, has a term", () => {
    const keys = new Set(Object.keys(lexicon.words).flatMap((key) => key.split(" ")));
    const english = new Set(Object.keys(lexicons[0]?.words ?? {}));
    const missing = needed.filter((idea) => !keys.has(idea) && !(english.has(idea) && ["project"].includes(idea)));
    expect(missing).toEqual([]);
  });
});

describe("the checks fire", () => {
  const planted = (words: Record<string, string>, joiners = ""): Lexicon => ({ language: "Polish", joiners, words });
  test("for a term with two meanings", () =>
    expect(ambiguous(planted({ net: "czysty", gross: "czysty" }))).toEqual(["czysty: net, gross"]));
  test("for a term that is too long to be found", () =>
    expect(unreachable(planted({ no: "kwota a b c d e f g" })).length).toBeGreaterThan(0));
  test("for an unknown idea", () => expect(deadIdeas(planted({ nett: "netto" }))).toEqual(["nett"]));
  test("for a short stem", () => expect(shortStems(planted({ net: "ne~" }))).toEqual(["ne~"]));
  test("for a dropped opposite", () => expect(droppedOpposites(planted({ inc: "z" }, "z"))).toEqual(["z"]));
});

test("an idea that no rule expects leaves a header unknown", () => {
  expect(compose(new Set(["net", "inc", "vat"]))).toBeNull();
  expect(byPhrase.get(keyOf(["net", "gross"]))).toBeUndefined();
});

test("a “~” stands only at the end of a term", () => {
  const inside = lexicons.flatMap((lexicon) => termsOf(lexicon).filter(({ term }) => /~./.test(term)));
  expect(inside).toEqual([]);
});
