/** @file Settles for the whole file whether the point or the comma is the decimal sign, with the evidence, or asks. */

import type { DecimalSign } from "../../shared/notation.ts";
import { properties } from "../../shared/purchase-invoice.ts";
import type { Question, SheetReading } from "../../shared/sheet-reading.ts";
import { readDecimalText } from "./decimal-text.ts";
import type { Column } from "./map-columns.ts";
import type { Row } from "./table.ts";
import { type Verdict, type Witness, weighReadings } from "./weigh-readings.ts";

export interface SettledDecimals {
  /** Null while it is asked about. */
  readonly sign: DecimalSign | null;
  readonly decimals: SheetReading["decimals"];
  readonly questions: readonly Question[];
}

const signs = [".", ","] as const;
const inWords: Readonly<Record<DecimalSign, string>> = {
  ".": "the point is the decimal sign",
  ",": "the comma is the decimal sign",
};

/**
 * All columns of amounts are weighed together: one program wrote them all.
 *
 * @param setting what a person has said about this inbox; evidence against it is asked about, not overruled
 */
export function settleDecimals(
  rows: readonly Row[],
  columns: readonly Column[],
  setting: DecimalSign | null,
): SettledDecimals {
  const amounts = columns.filter(({ property }) => properties[property] === "decimal");
  const texts = rows.flatMap((row) => amounts.flatMap((column) => textIn(row, column)));
  const marked = texts.filter(({ by }) => by["."] !== by[","]);
  const settled = (sign: DecimalSign, evidence: string): SettledDecimals => ({
    sign,
    decimals: { sign, evidence },
    questions: [],
  });
  if (marked.length === 0) return { sign: setting ?? ".", decimals: null, questions: [] };

  const against = setting === null ? undefined : marked.find(({ by }) => by[setting] === null);
  if (setting !== null && against !== undefined)
    return ask(
      `The inbox's settings say that ${inWords[setting]}, but row ${against.row} holds ${against.text}. Which is right?`,
    );
  if (setting !== null) return settled(setting, `the inbox's settings say that ${inWords[setting]}`);
  const verdict = weighReadings(signs, marked);
  switch (verdict.is) {
    case "settled":
      return settled(
        verdict.way,
        `row ${verdict.witness.row} holds ${verdict.witness.text}, so ${inWords[verdict.way]}`,
      );
    case "all-the-same":
      return { sign: ".", decimals: null, questions: [] };
    case "open":
    case "mixed":
      return ask(questionFrom(verdict));
  }
}

function textIn(row: Row, column: Column): Witness<DecimalSign>[] {
  const cell = row.cells[column.index];
  return cell?.kind === "text" ? [{ row: row.number, text: cell.text, by: readDecimalText(cell.text).by }] : [];
}

const ask = (text: string): SettledDecimals => ({
  sign: null,
  decimals: null,
  questions: [
    {
      id: "decimal-sign",
      about: "decimal-sign",
      text,
      column: null,
      answers: signs.map((sign) => ({
        id: sign === "." ? "point" : "comma",
        label: `In these amounts ${inWords[sign]}`,
        sets: { decimalSign: sign },
      })),
      examples: [],
    },
  ],
});

function questionFrom(verdict: Extract<Verdict<DecimalSign>, { is: "open" | "mixed" }>): string {
  if (verdict.is === "mixed") {
    const each = verdict.witnesses.map(
      ({ row, text, by }) => `in row ${row}, ${text}, ${inWords[by["."] === null ? "," : "."]}`,
    );
    return `The amounts do not agree: ${each.join("; ")}. Which one is right?`;
  }
  const each = verdict.unclear
    .slice(0, 3)
    .map(({ row, text, by }) => `row ${row} holds ${text}: ${by["."]} (point) or ${by[","]} (comma)?`);
  return `No amount shows whether the point or the comma is the decimal sign: ${each.join(" ")}`;
}
