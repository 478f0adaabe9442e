/** @file Infers whether an ambiguous amount column is net, gross or VAT from the other amounts, or asks. */

import type { Answer, Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { readBothWays } from "../cells/both-ways.ts";
import type { Cell } from "../cells/table.ts";
import { longestTitle } from "../titles/read-titles.ts";
import type { Around } from "./around.ts";
import type { CheckedColumns } from "./checked-columns.ts";
import { isAmountCell, isPercentCell, shareOf } from "./column-content.ts";
import {
  answerLeaveAlone,
  answerProperty,
  examplesOf,
  type Finding,
  isAsked,
  leaveAlone,
  leftOut,
  takeAs,
  type Verdict,
} from "./column-verdict.ts";
import { rowThatIsLess } from "./is-less.ts";
import { ask, type DoubtContext, leaveAll } from "./questions/ask-in-doubt.ts";
import { exampleOf, isAside, placeOf, type SurveyedColumn } from "./survey-columns.ts";

/** For headers such as “Tax”: VAT, a rate, codes, or a question. */
export function inferTax(columns: readonly SurveyedColumn[], { assigned }: DoubtContext): Finding {
  const verdicts: Verdict[] = [];
  const left: SurveyedColumn[] = [];
  for (const column of columns) {
    const { content, header } = column;
    if (shareOf(content, isPercentCell) >= 0.9)
      verdicts.push(
        assigned.has("VATRate")
          ? leaveAlone(column, { say: "has-own-column", of: "rate" })
          : takeAs(column, "VATRate", { say: "holds-percentages", header, example: exampleOf(column) }),
      );
    else if (shareOf(content, isAmountCell) === 0) verdicts.push(leaveAlone(column, { say: "holds-codes" }));
    else if (assigned.has("VAT")) verdicts.push(leaveAlone(column, { say: "has-own-column", of: "vat" }));
    else left.push(column);
  }
  const [only] = left;
  // No VAT is no VAT, whether it's the amount or the rate.
  if (only !== undefined && left.length === 1 && only.content.sample.every(({ cell }) => isNothing(cell)))
    return { verdicts: [...verdicts, takeAs(only, "VAT", { say: "is-zero", header: only.header })], questions: [] };
  return ask(verdicts, left, "VAT", (column) => [
    "VAT",
    ...(assigned.has("VATRate") || isLarge(column) ? [] : (["VATRate"] as const)),
  ]);
}

const isNothing = (cell: Cell): boolean => {
  const { point, comma } = readBothWays(cell);
  return (point ?? comma) === 0n;
};

const isLarge = ({ content: { sample } }: SurveyedColumn): boolean =>
  sample.some(({ text }) => /^-?\d{3,}/.test(text.replace(/[.,]\d{1,2}$/, "")) && !/^100\b/.test(text));

/** For headers that join taxes and freight: VAT if a person says so. */
export function inferCharges(columns: readonly SurveyedColumn[], { assigned }: DoubtContext): Finding {
  if (assigned.has("VAT")) return leaveAll(columns, { say: "has-own-column", of: "vat" });
  return ask([], columns, "VAT", () => ["VAT"]);
}

/** For headers such as “Amount”: net where the other amounts prove it, otherwise a question. */
export function inferAmount(columns: readonly SurveyedColumn[], context: DoubtContext): Finding {
  const { rows, assigned } = context;
  if (assigned.has("Net")) return leaveAll(columns, { say: "has-own-column", of: "net" });
  const verdicts: Verdict[] = [];
  const left: SurveyedColumn[] = [];
  for (const column of columns)
    if (shareOf(column.content, isAmountCell) === 0) verdicts.push(leaveAlone(column, { say: "holds-no-amounts" }));
    else left.push(column);

  const vat = assigned.get("VAT");
  // Sums and rates are proven before; see proof/. Here the amounts need not have usual rates.
  const proven = left.flatMap((column): Verdict[] => {
    const grosses = vat ? [] : context.all.filter((one) => one.content.isFilled && isAside(one, "gross"));
    const gross = grosses.find((one) => rowThatIsLess(rows, column.index, one.index) !== null);
    const row = gross === undefined ? null : rowThatIsLess(rows, column.index, gross.index);
    if (gross === undefined || row === null) return [];
    return [takeAs(column, "Net", { say: "is-less", row, gross: gross.header })];
  });
  const [first] = proven;
  if (first !== undefined && proven.length === 1)
    return {
      verdicts: [
        ...verdicts,
        first,
        ...left
          .filter((column) => column !== first.column)
          .map((column) => leaveAlone(column, { say: "other-is-net" })),
      ],
      questions: [],
    };
  const [only] = left;
  if (only !== undefined && left.length === 1)
    return { verdicts: [...verdicts, isAsked(only)], questions: [askAmount(only, vat ?? null)] };
  return ask(verdicts, left, "Net", () => ["Net"]);
}

/**
 * Asks again whether an amount is net, where a person has said it of an earlier file with these headings and a title of
 * this one says otherwise: “All amounts including VAT”.
 */
export function askAboutVatOfTitle(
  { all, answered, assigned, useOf }: CheckedColumns,
  { saidOfVat }: Around,
): Question[] {
  if (saidOfVat === null) return [];
  const { text: title, isIncluded } = saidOfVat;
  const against = all.find((column) => {
    if (!answered.of.has(column.name) || answered.here.has(column.name)) return false;
    const use = useOf(column);
    return isIncluded ? use?.as === "property" && use.property === "Net" : use?.as === "gross";
  });
  if (against === undefined) return [];
  const text: Message = { say: "ask-net-by-title", column: placeOf(against), title: title.slice(0, longestTitle) };
  return [{ ...askAmount(against, assigned.get("VAT") ?? null), text }];
}

function askAmount(column: SurveyedColumn, vat: SurveyedColumn | null): Question {
  const gross: Answer = {
    id: "gross",
    label: { say: "it-is-gross", vat: vat?.header ?? "" },
    sets: { columns: { [column.name]: { as: "gross" } } },
  };
  return {
    id: `column-${column.letter}`,
    about: "column",
    text: { say: "ask-net", column: placeOf(column) },
    column: column.letter,
    answers: [
      { ...answerProperty(column, "Net"), label: { say: "it-is-net" } },
      ...(vat === null ? [] : [gross]),
      answerLeaveAlone([column], { say: vat === null ? "gross-or-other-leave-out" : "other-leave-out" }),
    ],
    examples: examplesOf(column, {
      Net: (text) => ({ say: "as-net", text }),
      ...(vat === null ? {} : { gross: (text: string) => ({ say: "as-gross" as const, text }) }),
      "leave-alone": () => leftOut,
    }),
  };
}
