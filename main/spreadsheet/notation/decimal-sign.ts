/** @file Infers whether the point or the comma is the file's decimal sign, with the evidence, or asks. */

import type { Question, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { DecimalSign } from "../../../shared/values/notation.ts";
import { properties } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { readDecimalText } from "../cells/decimal-text.ts";
import type { Row } from "../cells/table.ts";
import { type Setting, type Verdict, type Witness, weighReadings } from "../cells/weigh-readings.ts";
import type { Column } from "../columns/map-columns.ts";
import { findCurrencyAgainst, type KnownCurrencies } from "./check-currency-decimals.ts";

/** How the amounts of a file are read. */
export interface InferredDecimals {
  /** Null while a question is open. */
  readonly sign: DecimalSign | null;
  readonly decimals: SheetReading["decimals"];
  readonly questions: readonly Question[];
}

const signs = [".", ","] as const;

/**
 * Infers the sign from all amount columns together, because one program wrote them. A rate that can be read both ways,
 * such as 20.000, is no evidence for the amounts.
 *
 * @param setting what a person has said; evidence against it leads to a question, and so does a currency that
 *   contradicts it, unless this file shows the same sign
 */
export function inferDecimals(
  rows: readonly Row[],
  columns: readonly Column[],
  setting: Setting<DecimalSign> | null,
  currencies: KnownCurrencies,
): InferredDecimals {
  const marked = gatherMarked(rows, columns);
  const decided = (sign: DecimalSign, evidence: Message): InferredDecimals => ({
    sign,
    decimals: { sign, evidence },
    questions: [],
  });
  if (marked.length === 0) return { sign: setting?.is ?? ".", decimals: null, questions: [] };

  const against = setting === null ? undefined : marked.find(({ by }) => by[setting.is] === null);
  if (setting !== null && against !== undefined) {
    const { row, text } = against;
    const words: Message = { say: "ask-sign-against", voice: setting.says, sign: setting.is, row, text };
    return ask(words, [against, ...marked]);
  }
  const isShown = setting !== null && marked.some(({ by }) => by[otherThan(setting.is)] === null);
  const odd = setting === null || isShown ? null : findCurrencyAgainst(setting.is, rows, columns, currencies);
  if (setting !== null && odd !== null) {
    const { row, text, currency, by } = odd;
    const read = { row, text, currency, amount: by[setting.is] ?? "" };
    return ask({ say: "ask-sign-currency", voice: setting.says, sign: setting.is, ...read }, [odd, ...marked]);
  }
  if (setting !== null) return decided(setting.is, { say: "sign-said", voice: setting.says, sign: setting.is });
  const verdict = weighReadings(signs, marked);
  switch (verdict.is) {
    case "decided": {
      const { row, text } = verdict.witness;
      return decided(verdict.way, { say: "sign-by-row", row, text, sign: verdict.way });
    }
    case "makes-no-difference":
      return { sign: ".", decimals: null, questions: [] };
    case "open": {
      const [wrong, second] = signs.flatMap((sign) => {
        const found = findCurrencyAgainst(sign, rows, columns, currencies);
        return found === null ? [] : [{ ...found, sign: otherThan(sign) }];
      });
      if (wrong === undefined || second !== undefined) return ask(wordsFor(verdict), verdict.unclear);
      const { row, text, currency, sign } = wrong;
      return decided(sign, { say: "sign-by-currency", row, text, currency, sign });
    }
    case "mixed":
      return ask(wordsFor(verdict), [...verdict.witnesses, ...marked]);
  }
}

const otherThan = (sign: DecimalSign): DecimalSign => (sign === "." ? "," : ".");

/** At most this many examples of each kind are shown. */
const mostOfAKind = 5;

/**
 * The amounts whose value depends on the sign, each text once.
 *
 * Only the first few that are readable under the same signs are kept, because more of them are no further evidence.
 */
function gatherMarked(rows: readonly Row[], columns: readonly Column[]): readonly Witness<DecimalSign>[] {
  const marked: Witness<DecimalSign>[] = [];
  const counts = { ".": 0, ",": 0, both: 0 };
  const amounts = columns.filter(({ property }) => properties[property] === "decimal");
  for (const { number, cells } of rows)
    for (const { index, property } of amounts) {
      const cell = cells[index];
      const isRate = property === "VATRate";
      if (cell?.kind !== "text") continue;
      const { text } = cell;
      const { by } = readDecimalText(text);
      const means = by["."] === null ? "," : by[","] === null ? "." : "both";
      if (by["."] === by[","] || (isRate && means === "both") || counts[means] === mostOfAKind) continue;
      if (marked.some((other) => other.text === text)) continue;
      counts[means] += 1;
      marked.push({ row: number, text, by });
    }
  return marked;
}

const ask = (text: Message, witnesses: readonly Witness<DecimalSign>[]): InferredDecimals => ({
  sign: null,
  decimals: null,
  questions: [
    {
      id: "decimal-sign",
      about: "decimal-sign",
      text,
      column: null,
      answers: signs.map((sign) => {
        const first = witnesses.find(({ by }) => by[sign] !== null);
        const label: Message = first
          ? { say: "sign-for", sign, text: first.text, amount: first.by[sign] ?? "" }
          : { say: "sign", sign };
        return { id: idOf(sign), label, sets: { decimalSign: sign } };
      }),
      examples: [...new Map(witnesses.map((each) => [each.text, each])).values()]
        .slice(0, 5)
        .map(({ row, text: value, by }) => ({
          row,
          value,
          readings: Object.fromEntries(signs.map((sign) => [idOf(sign), by[sign] ?? noAmount])),
        })),
    },
  ],
});

const noAmount: Message = { say: "no-amount" };

const idOf = (sign: DecimalSign): "point" | "comma" => (sign === "." ? "point" : "comma");

function wordsFor(verdict: Extract<Verdict<DecimalSign>, { is: "open" | "mixed" }>): Message {
  if (verdict.is === "mixed") {
    const amounts = verdict.witnesses.map(
      ({ row, text, by }): Message => ({ say: "amount-only", row, text, sign: by["."] === null ? "," : "." }),
    );
    return { say: "ask-sign-mixed", amounts };
  }
  const amounts = verdict.unclear.slice(0, 3).map(
    ({ row, text, by }): Message => ({
      say: "amount-each-way",
      row,
      text,
      point: by["."] ?? "",
      comma: by[","] ?? "",
    }),
  );
  return { say: "ask-sign", amounts };
}
