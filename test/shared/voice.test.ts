/** @file Pigeonhole speaks plainly: short sentences, the reader's words, no word that its rules ban. */

import { describe, expect, test } from "vitest";
import { properties } from "../../shared/values/purchase-invoice.ts";
import { type CatalogueText, catalogueTexts, textsIn } from "./catalogue-texts.ts";

const mostWords = 20;

/** Column names of the finance system's interface that are no everyday words. */
const interfaceNames = [...Object.keys(properties), "DocumentSize", "DocumentName"].filter((name) =>
  /[a-z][A-Z]|VATI|VATR/.test(name),
);

/** Words and shapes that nobody reads, and the texts that need one of them. */
const banned = {
  english: {
    shapes: [
      /\b(whoever|somebody|someone|nobody|anybody|a person|shall|anew|cannot|all the same|as soon as)\b/i,
      /\b(lies|lay|stands?|stood|goes|went|gone|arrived?|arrives|turned down|refus\w+)\b/i,
      /\b(is|are) no\b(?! longer)/i,
      /\b(is|are|was|were|do|does|did|has|have|could|would|will) not\b/i,
      /\b(dropped|register|headers?|list file|services?|authority|purchase invoice id|sync now|tonight's run)\b|\bid\b|(?<!pigeonhole )import …1/,
    ],
    allowed: [
      "someone in your office",
      // A computer goes to sleep, and something goes wrong.
      /^This computer goes to sleep after/,
      "Pigeonhole can't check whether this computer goes to sleep by itself.",
      "something went wrong inside Pigeonhole: …1",
      // A sign-in server refuses; the finance system rejects.
      /refused .*on the sign-in page|^the sign-in server refused it$/,
      // Words of commands.
      /pigeonhole settle …1 arrived(?:…1| …1| rest| ROW\.\.\.)?$/,
      /^Usage: pigeonhole/,
    ],
  },
  german: {
    shapes: [
      /\b(derjenige\w*|wer auch immer|jemand\w*|niemand\w*|eine Person|der Person)\b/i,
      /(?<!\p{L})(liegt|liegen|lag|weggenommen|angekommen|eingegangen|verworfen|abgewiesen)(?!\p{L})/iu,
      /Finanzdienst|Büro(?!netzwerk)|\bDienst(e|es|en)?\b|\bImport …1/,
      /Kreditor|MwSt|Kostenträger|Kennwort|Festplatte|Posteingang|Duplikat|Taskleiste|Belegnummer/,
      /(?<!\p{L})(genehmig|anhalten|angehalten|abgleich|synchronisieren|einloggen)/iu,
      // A voucher may be an invoice or a document; what is filed away isn't added.
      /(?<!\p{L})(Belege?[ns]?|Beleglist\w*|abgelegt\w*)(?!\p{L})|Nachtprüf/iu,
      // A supplier corrects an invoice so; and a Verzeichnis is a folder.
      /(?<!\p{L})berichtig|Rechnungsverzeichnis/iu,
    ],
    allowed: [
      "jemand aus Ihrem Büro",
      "Pigeonhole: warum diese Datei hier liegt",
      /„Mit Kennwort verschlüsseln“/,
      /^Dieses Datum liegt mehr als/,
      // An invoice that corrects another.
      "Berichtigt",
    ],
  },
} as const;

const namesOfInterface = new RegExp(`\\b(${interfaceNames.join("|")})\\b`);
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])["”“)]?\s+|\n\n/);
const wordsOf = (sentence: string): readonly string[] => sentence.match(/[\p{L}\d…]\S*/gu) ?? [];

const isAllowed = (language: keyof typeof banned, text: string): boolean =>
  banned[language].allowed.some((allowed) => (typeof allowed === "string" ? allowed === text : allowed.test(text)));

function bannedIn(language: keyof typeof banned, texts: readonly CatalogueText[]): readonly CatalogueText[] {
  const shapes = [...banned[language].shapes, namesOfInterface];
  return texts.filter(({ text }) => !isAllowed(language, text) && shapes.some((shape) => shape.test(text)));
}

/** A table, such as the usage of the command line, has no sentences. */
const tooLongIn = (texts: readonly CatalogueText[]): readonly string[] =>
  texts
    .filter(({ file }) => file !== "terminal/usage.ts")
    .flatMap(({ text }) => sentencesOf(text).filter((sentence) => wordsOf(sentence).length > mostWords));

const planted = (text: string): readonly CatalogueText[] => [{ file: "planted.ts", text }];

describe.each(["english", "german"] as const)("in %s", (language) => {
  const texts = catalogueTexts(language);

  test("no text has a banned word or a name of the interface", () => {
    expect(texts.length).toBeGreaterThan(1_000);
    expect(bannedIn(language, texts)).toEqual([]);
  });

  test("no sentence has more words than a reader takes in at once", () => {
    expect(tooLongIn(texts)).toEqual([]);
  });

  test("every text that is allowed a banned word has one", () => {
    const unused = banned[language].allowed.filter(
      (allowed) => !texts.some(({ text }) => (typeof allowed === "string" ? allowed === text : allowed.test(text))),
    );
    expect(unused).toEqual([]);
  });
});

test.each([
  ["english", "Ask whoever looks after the network."],
  ["english", "The file lies in Failed."],
  ["english", "There is no such day, and that is no date."],
  ["english", "The file is not there."],
  ["english", "Enter the AccountName."],
  ["english", "Give its purchase invoice id."],
  ["english", "Import …1, or import …1, has gone."],
  ["german", "Jemand hat die Datei weggenommen."],
  ["german", "Die Datei liegt im Ordner."],
  ["german", "Der Finanzdienst antwortet nicht."],
  ["german", "Tragen Sie ExtVATID ein."],
  ["german", "Berichtigen Sie die Datei."],
  ["german", "Das Rechnungsverzeichnis ist neu."],
] as const)("a planted sentence in %s is found: %s", (language, text) => {
  expect(bannedIn(language, planted(text))).toHaveLength(1);
});

test("a planted sentence of 21 words is found, and one of 20 is not", () => {
  expect(tooLongIn(planted(`${"word ".repeat(21)}end.`))).toHaveLength(1);
  expect(tooLongIn(planted(`${"word ".repeat(19)}end. Another.`))).toEqual([]);
});

test("texts are found within the values of other texts, and keys and comments are none", () => {
  const source = `const a = { "a-key": () => \`One \${isTwo ? "two" : \`three \${b}\`} four\` }; // "five"`;
  expect(textsIn(source)).toEqual(["two", "three …1", "One …1 four"]);
});
