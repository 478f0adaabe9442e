/** @file Amounts in a question are written as its reader writes them, so that both answers can be told apart. */

import { afterEach, expect, test } from "vitest";
import { sayMessage } from "../../../shared/wording/message.ts";
import { speak } from "../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const each = { say: "amount-each-way", row: 2, text: "1.000", point: "1.000", comma: "1000" } as const;
const label = { say: "sign-for", sign: ".", text: "1.000", amount: "1.000" } as const;

test("a German reader sees 1,00 and 1.000,00, not 1.000 and 1000", () => {
  speak({ language: "de", formats: "de-DE" });
  expect(sayMessage(each)).toBe("Zeile 2 enthält 1.000: 1,00 (Punkt) oder 1.000,00 (Komma)?");
  expect(sayMessage(label)).toContain("1.000 ist 1,00");
});

test("an English reader sees 1.00 and 1,000.00", () => {
  expect(sayMessage(each)).toContain("1.00 (point) or 1,000.00 (comma)?");
});
