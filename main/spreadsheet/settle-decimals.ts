/** @file Settles for the whole file whether the point or the comma is the decimal sign, with the evidence, or asks. */

import type { DecimalSign } from "../../shared/notation.ts";
import { properties } from "../../shared/purchase-invoice.ts";
import type { Question, SheetReading } from "../../shared/sheet-reading.ts";
import { readDecimalText } from "./decimal-text.ts";
import type { Column } from "./map-columns.ts";
import type { Row } from "./table.ts";
import { capitalised, type Setting, type Verdict, type Witness, weighReadings } from "./weigh-readings.ts";

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
  const settled = (sign: DecimalSign, evidence: string): SettledDecimals => ({
    sign,
    decimals: { sign, evidence },
    questions: [],
  });
  if (marked.length === 0) return { sign: setting?.is ?? ".", decimals: null, questions: [] };

  const against = setting === null ? undefined : marked.find(({ by }) => by[setting.is] === null);
  if (setting !== null && against !== undefined) {
    const words = `${capitalised(setting.says)} that ${inWords[setting.is]}, but row ${against.row} holds ${against.text}. Which is right?`;
    return ask(words, [against, ...marked]);
  }
  if (setting !== null) return settled(setting.is, `${setting.says} that ${inWords[setting.is]}`);
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
      return ask(wordsFor(verdict), verdict.unclear);
    case "mixed":
      return ask(wordsFor(verdict), [...verdict.witnesses, ...marked]);
  }
}

/** The amounts that do not mean the same under both signs; of those that look alike, the first. */
function gatherMarked(rows: readonly Row[], columns: readonly Column[]): readonly Witness<DecimalSign>[] {
  const marked = new Map<string, Witness<DecimalSign>>();
  const known = new Set<string>();
  const amounts = columns.filter(({ property }) => properties[property] === "decimal");
  for (const { number, cells } of rows)
    for (const { index, property } of amounts) {
      const cell = cells[index];
      const isRate = property === "VATRate";
      if (cell?.kind !== "text" || marked.has(cell.text) || (known.has(cell.text) && !isRate)) continue;
      const { by } = readDecimalText(cell.text);
      const isTelling = by["."] !== by[","] && (!isRate || by["."] === null || by[","] === null);
      if (isTelling) marked.set(cell.text, { row: number, text: cell.text, by });
      else if (!isRate) known.add(cell.text);
    }
  return [...marked.values()];
}

const ask = (text: string, witnesses: readonly Witness<DecimalSign>[]): SettledDecimals => ({
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
        const example = first ? `: ${first.text} is ${first.by[sign]}` : "";
        return { id: idOf(sign), label: `${capitalised(inWords[sign])}${example}`, sets: { decimalSign: sign } };
      }),
      examples: [...new Set(witnesses)].slice(0, 5).map(({ row, text: value, by }) => ({
        row,
        value,
        readings: Object.fromEntries(signs.map((sign) => [idOf(sign), by[sign] ?? "no amount"])),
      })),
    },
  ],
});

const idOf = (sign: DecimalSign): "point" | "comma" => (sign === "." ? "point" : "comma");

function wordsFor(verdict: Extract<Verdict<DecimalSign>, { is: "open" | "mixed" }>): string {
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
