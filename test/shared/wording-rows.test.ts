/** @file Which rows a sentence is about, said as one speaks, in both languages. */

import { afterEach, expect, test } from "vitest";
import { sayMessage } from "../../shared/wording/message.ts";
import { speak, words } from "../../shared/words/spoken.ts";

const english = { language: "en", formats: "en-GB" } as const;
const german = { language: "de", formats: "de-DE" } as const;
afterEach(() => speak(english));

const found = (rows: readonly number[], more: number): string =>
  sayMessage({
    say: "ask-whether-credits",
    column: { letter: "C", header: "Typ" },
    values: [{ text: "GS", at: { rows, more } }],
    others: null,
  });

test("one row, two rows and longer lists of rows are worded naturally", () => {
  speak(german);
  expect(found([3], 0)).toBe(
    "In Spalte C „Typ“ steht „GS“ in Zeile 3. Sind das Gutschriften, die abgezogen werden sollen?",
  );
  expect(found([3, 5], 0)).toContain("in den Zeilen 3 und 5.");
  expect(found([3, 5, 8], 1)).toContain("in den Zeilen 3, 5, 8 und 1 weiterer.");
  expect(found([3, 5, 8], 1_200)).toContain("in den Zeilen 3, 5, 8 und 1.200 weiteren.");
  speak(english);
  expect(found([3, 5], 0)).toContain("rows 3 and 5");
  expect(found([3, 5, 8], 2)).toContain("rows 3, 5, 8 and 2 more");
});

test("row numbers have no thousands separator", () => {
  speak(german);
  expect(found([1_204], 0)).toContain("in Zeile 1204.");
  expect(words.look.rows(1_204, 1_300)).toBe("Zeilen 1204 bis 1300");
  speak(english);
  expect(words.look.rows(1_204, 1_204)).toBe("Row 1204");
});

test("the verdict on an audit trail with one entry mentions no earlier entry", () => {
  expect(words.trail.verdict.whole(1, "ab")).not.toContain("each");
  speak(german);
  expect(words.trail.verdict.whole(1, "ab")).toMatch(/^Das Prüfprotokoll ist vollständig: 1 Eintrag\. /);
  expect(words.trail.verdict.whole(2, "ab")).toContain("2 Einträge, jeder passt zum vorigen. ");
});

test("an example of an amount is in the reader's format, or in the file's where that is known", () => {
  const say = (language: "en" | "de", formats: string) => {
    speak({ language, formats });
    return [
      sayMessage({ say: "fix-amount" }),
      sayMessage({ say: "fix-amount-like-others", sign: "." }),
      sayMessage({ say: "fix-rate" }),
    ];
  };
  expect(say("de", "de-DE")).toEqual([
    "Hierher gehört eine Zahl, zum Beispiel 1234,56.",
    "Hierher gehört eine Zahl, zum Beispiel 1234.56.",
    "Hierher gehört ein Satz, zum Beispiel 17,5.",
  ]);
  expect(say("en", "de-DE")[0]).toBe("It should be a number, such as 1234,56.");
  expect(say("en", "en-GB")[0]).toBe("It should be a number, such as 1234.56.");
});
