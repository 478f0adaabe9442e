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
