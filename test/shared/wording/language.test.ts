/** @file Which language is spoken, and how figures and dates are written then. */

import { afterEach, expect, test } from "vitest";
import { count, list, quote, sayAmount } from "../../../shared/wording/grammar.ts";
import { chooseLocale } from "../../../shared/wording/language.ts";
import { moneyLines } from "../../../shared/wording/say-money.ts";
import { sayAgo, sayAhead, sayInstant, sayIsoDay, sayWhen } from "../../../shared/wording/say-time.ts";
import { speak } from "../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const system = { languages: ["fr-CH", "de-CH", "en-US"], formats: "de-CH" };
const asSystem = { language: "system", formats: "system" } as const;

test.each([
  ["the first of the computer's languages that we speak", asSystem, system, "de", "de-CH"],
  ["English where we speak none of them", asSystem, { languages: ["fr-FR"], formats: "fr-FR" }, "en", "fr-FR"],
  ["English where the computer names none", asSystem, { languages: [], formats: null }, "en", "en-GB"],
  [
    "the language that is set, with its own formats where the computer's are of another",
    { ...asSystem, language: "en" } as const,
    system,
    "en",
    "en-GB",
  ],
  [
    "the language that is set, with the computer's formats where they are of that language",
    { ...asSystem, language: "de" } as const,
    system,
    "de",
    "de-CH",
  ],
  ["the formats that are set", { ...asSystem, formats: "en-IN" }, system, "de", "en-IN"],
  [
    "the formats of the language's country where the computer's are unknown",
    asSystem,
    { languages: ["de"], formats: "x" },
    "de",
    "de-DE",
  ],
])("%s", (_what, set, computer, language, formats) => {
  expect(chooseLocale(set, computer)).toEqual({ language, formats });
});

test("amounts are in the office's format, without losing a digit", () => {
  const written = (formats: string) => {
    speak({ language: "en", formats });
    return [sayAmount("-1234567.5", "EUR"), sayAmount("9007199254740993.015", "EUR"), ...moneyLines({ JPY: "1200" })];
  };
  expect(written("de-DE")).toEqual(["-1.234.567,50", "9.007.199.254.740.993,015", "1.200 JPY"]);
  expect(written("en-IN")).toEqual(["-12,34,567.50", "9,00,71,99,25,47,40,993.015", "JPY 1,200"]);
  // Which apostrophe it is changes from one release of the Unicode tables to the next.
  expect(written("de-CH").map((amount) => amount.replaceAll("'", "’"))).toEqual([
    "-1’234’567.50",
    "9’007’199’254’740’993.015",
    "JPY 1’200",
  ]);
});

test("an amount with too many decimal places is shown unchanged instead of rounded", () => {
  expect(sayAmount(`0.${"1".repeat(21)}`, "EUR")).toBe(`0.${"1".repeat(21)}`);
});

const at = Date.UTC(2026, 10, 20, 14, 5);
const hourMs = 3_600_000;

test("in German, texts are German and formats are the office's", () => {
  speak({ language: "de", formats: "de-DE" });
  expect(sayInstant(at, "UTC")).toBe("20. Nov. 2026, 14:05");
  expect(sayWhen(at - 24 * hourMs, at, "UTC")).toBe("gestern, 14:05");
  expect(sayAhead(at + 72 * hourMs, at, "UTC")).toBe("Montag, 14:05");
  expect(sayAgo(at - 72 * hourMs, at)).toBe("vor 3 Tagen");
  expect(sayIsoDay("2026-04-03")).toBe("3. April 2026");
  expect(count(1204, "Zeile", "Zeilen")).toBe("1.204 Zeilen");
  expect(list(["a", "b", "c"], "or")).toBe("a, b oder c");
  expect(quote("x")).toBe("„x“");
});

test("German with English formats has German months and English numbers", () => {
  speak({ language: "de", formats: "en-GB" });
  expect(sayInstant(at, "UTC")).toBe("20. Nov. 2026, 14:05");
  expect(count(1204, "Zeile", "Zeilen")).toBe("1,204 Zeilen");
});

test("formats of the United States have their date order and a 12-hour clock", () => {
  speak({ language: "en", formats: "en-US" });
  expect(sayInstant(at, "UTC").replace("\u202f", " ")).toBe("Nov 20, 2026, 02:05 PM");
});
