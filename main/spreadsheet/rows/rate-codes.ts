/** @file Asks which VAT rate a code such as “STD” is; a code beside no VAT is left out. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { abs, inMillionths } from "../../../shared/values/amounts/millionths.ts";
import type { Column } from "../columns/map-columns.ts";
import { placeOf } from "../columns/survey-columns.ts";
import { usualRate } from "../proof/usual-rates.ts";
import { foldValue } from "./replace-values.ts";
import type { RowDraft, Tally } from "./row-draft.ts";

/** The text of a cell of VAT rates that holds a code, and its column. */
export interface RateCode {
  readonly text: string;
  readonly column: Column;
}

export interface RateCodes {
  /** @param code of a row that has an amount of VAT */
  look(draft: RowDraft, code: RateCode): void;
  questions(): Question[];
}

/**
 * “E10”, “N2.2” or “Exempt art. 10” says why a row has no VAT, so there is no rate to send. A code beside VAT stands for a
 * rate that the office knows: the finance system matches the rate (service.md 2.1), so it is asked for and remembered. Only a
 * text that states the rate which its row's amounts show, “VAT (13.5%)” or “20% (Expenses)”, is taken for that rate unasked.
 */
export function createRateCodes(tally: Tally): RateCodes {
  const asked = new Map<string, { readonly code: RateCode; readonly drafts: RowDraft[] }>();
  return {
    look(draft, code) {
      const { text, column } = code;
      const stated = statedRate(text);
      if (stated !== null && fits(draft, stated)) {
        draft.invoice.VATRate = stated;
        const property = "VATRate";
        tally.add(`tax code ${text}`, (rows) => ({ say: "was-replaced", from: text, to: stated, property, rows }));
        return;
      }
      if (inMillionths(draft.invoice.VAT ?? "0") === 0n && !beginsWithRate(text)) {
        tally.add(`tax code ${text}`, (rows) => ({ say: "tax-code-left-out", text, column: placeOf(column), rows }));
        return;
      }
      const known = asked.get(foldValue(text));
      if (known === undefined) asked.set(foldValue(text), { code, drafts: [draft] });
      else known.drafts.push(draft);
    },
    questions: () => [...asked.values()].map(({ code, drafts }) => ask(code, drafts)),
  };
}

/** “STD”, “E10”, “N2.2”, “Exempt art. 10”, “20% (VAT on Expenses)”. */
export const isTaxCode = (text: string): boolean => /^\p{L}/u.test(text.trim()) || beginsWithRate(text);

/** “20%” without words is a number. */
const beginsWithRate = (text: string): boolean => /^\s*\d{1,2}(?:[.,]\d{1,2})?\s*%/.test(text) && /\p{L}/u.test(text);

function ask({ text, column }: RateCode, drafts: readonly RowDraft[]): Question {
  const key = foldValue(text);
  const rate = onlyRate(drafts);
  const stands = (as: string) => ({ values: { VATRate: { [key]: as } } });
  return {
    id: `rate-of-${key}`,
    about: "column",
    text: { say: "ask-rate-code", text, column: placeOf(column), rows: drafts.length },
    column: column.letter,
    answers: [
      ...(rate === null ? [] : [{ id: rate, label: { say: "code-is-rate", rate } as const, sets: stands(rate) }]),
      { id: "typed", label: { say: "code-is-other-rate" }, sets: {}, typed: { into: "rate", key } },
      { id: "without", label: { say: "send-without-rate" }, sets: stands("") },
    ],
    examples: [],
  };
}

/** “VAT on Purchases (13.5%)” says 13.5; null for text that has no percentage, or several. */
function statedRate(text: string): string | null {
  const [first, ...others] = text.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s*%/g);
  return first === undefined || others.length > 0 ? null : (first[1]?.replace(",", ".") ?? null);
}

/** True where the VAT is that share of the net amount, to two cents. */
function fits({ invoice: { Net: net, VAT: vat } }: RowDraft, rate: string): boolean {
  if (net === undefined || vat === undefined) return false;
  return abs((inMillionths(net) * inMillionths(rate)) / 100_000_000n - inMillionths(vat)) <= 20_000n;
}

/** The rate that the net amount and the VAT of every row show, in per cent; null where they show none, or several. */
function onlyRate(drafts: readonly RowDraft[]): string | null {
  const rates = drafts.map(({ invoice: { Net: net, VAT: vat } }) =>
    net === undefined || vat === undefined ? null : usualRate(inMillionths(net), inMillionths(vat)),
  );
  const [first = null, ...others] = new Set(rates);
  return first === null || others.length > 0 ? null : String(Number(first) / 10);
}
