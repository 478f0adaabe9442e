/** @file Settles for the whole file whether the point or the comma is the decimal sign, with the evidence, or asks. */

import type { Question, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { DecimalSign } from "../../../shared/values/notation.ts";
import { properties } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { readDecimalText } from "../cells/decimal-text.ts";
import type { Row } from "../cells/table.ts";
import { type Setting, type Verdict, type Witness, weighReadings } from "../cells/weigh-readings.ts";
import type { Column } from "../columns/map-columns.ts";

export interface SettledDecimals {
  /** Null while it is asked about. */
  readonly sign: DecimalSign | null;
  readonly decimals: SheetReading["decimals"];
  readonly questions: readonly Question[];
}

const signs = [".", ","] as const;

/**
 * All columns of amounts are weighed together: one program wrote them all. A rate that can be read both ways, such as
 * 20.000, says nothing of the amounts.
 *
 * @param setting what a person has said; evidence against it is asked about, not overruled
 */
export function settleDecimals(
  rows: readonly Row[],
  columns: readonly Column[],
  setting: Setting<DecimalSign> | null,
): SettledDecimals {
  const marked = gatherMarked(rows, columns);
  const settled = (sign: DecimalSign, evidence: Message): SettledDecimals => ({
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
  if (setting !== null) return settled(setting.is, { say: "sign-said", voice: setting.says, sign: setting.is });
  const verdict = weighReadings(signs, marked);
  switch (verdict.is) {
    case "settled": {
      const { row, text } = verdict.witness;
      return settled(verdict.way, { say: "sign-by-row", row, text, sign: verdict.way });
    }
    case "all-the-same":
      return { sign: ".", decimals: null, questions: [] };
    case "open":
      return ask(wordsFor(verdict), verdict.unclear);
    case "mixed":
      return ask(wordsFor(verdict), [...verdict.witnesses, ...marked]);
  }
}

/** Nobody is shown more examples. */
const mostAlike = 5;

/**
 * The amounts that do not mean the same under both signs, each text once.
 *
 * The first few of those that mean something under the same signs: what follows says nothing more.
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
      if (by["."] === by[","] || (isRate && means === "both") || counts[means] === mostAlike) continue;
      if (marked.some((other) => other.text === text)) continue;
      counts[means] += 1;
      marked.push({ row: number, text, by });
    }
  return marked;
}

const ask = (text: Message, witnesses: readonly Witness<DecimalSign>[]): SettledDecimals => ({
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
      examples: [...new Set(witnesses)].slice(0, 5).map(({ row, text: value, by }) => ({
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
