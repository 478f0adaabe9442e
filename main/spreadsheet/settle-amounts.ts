/** @file Amounts whose header leaves open whether they are net, gross or VAT: settled by the other amounts, or asked. */

import type { Answer, Question } from "../../shared/sheet-reading.ts";
import { rowThatAddsUp, rowThatFitsRate, rowThatIsLess } from "./add-up.ts";
import { ask, type DoubtContext, leaveAll } from "./ask-in-doubt.ts";
import { isAmountCell, isPercentCell, shareOf } from "./column-content.ts";
import {
  answerLeaveAlone,
  answerProperty,
  examplesOf,
  type Finding,
  isAsked,
  leaveAlone,
  takeAs,
  type Verdict,
} from "./column-verdict.ts";
import { columnCalled, isAside, isInDoubt, type SurveyedColumn, suchAs } from "./survey-columns.ts";

const totalsOf = ({ all }: DoubtContext): readonly SurveyedColumn[] =>
  all.filter((column) => column.content.isFilled && isAside(column, "gross", "total", "due", "balance"));

export function settleTax(columns: readonly SurveyedColumn[], context: DoubtContext): Finding {
  const verdicts: Verdict[] = [];
  const left: SurveyedColumn[] = [];
  const { all, rows, held } = context;
  const net = held.get("Net");
  const nets = net ? [net] : all.filter((column) => isInDoubt(column, "amount") && column.content.isFilled);
  for (const column of columns) {
    const { content, header } = column;
    if (shareOf(content, isPercentCell) >= 0.9)
      verdicts.push(
        held.has("VATRate")
          ? leaveAlone(column, "the VAT rate has a column of its own")
          : takeAs(column, "VATRate", `“${header}” holds percentages${suchAs(column)}`),
      );
    else if (shareOf(content, isAmountCell) === 0) verdicts.push(leaveAlone(column, "it holds codes, not amounts"));
    else if (held.has("VAT")) verdicts.push(leaveAlone(column, "the VAT amount has a column of its own"));
    else {
      const proof = firstProof(nets, (n) =>
        firstProof(totalsOf(context), (gross) => {
          const row = rowThatAddsUp(rows, { net: n.index, vat: column.index, gross: gross.index });
          return row === null ? null : `in row ${row}, “${n.header}” and “${header}” make “${gross.header}”`;
        }),
      );
      if (proof !== null) verdicts.push(takeAs(column, "VAT", proof));
      else left.push(column);
    }
  }
  return ask(verdicts, left, "VAT", (column) => [
    "VAT",
    ...(held.has("VATRate") || isLarge(column) ? [] : (["VATRate"] as const)),
  ]);
}

const isLarge = ({ content: { sample } }: SurveyedColumn): boolean =>
  sample.some(({ text }) => /^-?\d{3,}/.test(text.replace(/[.,]\d{1,2}$/, "")) && !/^100\b/.test(text));

export function settleCharges(columns: readonly SurveyedColumn[], { held }: DoubtContext): Finding {
  if (held.has("VAT")) return leaveAll(columns, "the VAT amount has a column of its own");
  return ask([], columns, "VAT", () => ["VAT"]);
}

export function settleAmount(columns: readonly SurveyedColumn[], context: DoubtContext): Finding {
  const { rows, held } = context;
  if (held.has("Net")) return leaveAll(columns, "the net amount has a column of its own");
  const verdicts: Verdict[] = [];
  const left: SurveyedColumn[] = [];
  for (const column of columns)
    if (shareOf(column.content, isAmountCell) === 0) verdicts.push(leaveAlone(column, "it holds no amounts"));
    else left.push(column);

  const vat = held.get("VAT");
  const rate = held.get("VATRate");
  const proven = left.flatMap((column): Verdict[] => {
    const { index: net, header } = column;
    const why =
      (vat &&
        firstProof(totalsOf(context), (gross) => {
          const row = rowThatAddsUp(rows, { net, vat: vat.index, gross: gross.index });
          return row === null ? null : `in row ${row}, “${header}” and “${vat.header}” make “${gross.header}”`;
        })) ??
      (vat &&
        rate &&
        sayRow(
          rowThatFitsRate(rows, { net, vat: vat.index, rate: rate.index }),
          (row) => `in row ${row}, “${vat.header}” is the VAT on “${header}”`,
        )) ??
      (!vat
        ? firstProof(
            totalsOf(context).filter((column) => isAside(column, "gross")),
            (gross) =>
              sayRow(
                rowThatIsLess(rows, net, gross.index),
                (row) => `in row ${row} it is less than “${gross.header}”, which says that it holds VAT`,
              ),
          )
        : null) ??
      null;
    return why === null ? [] : [takeAs(column, "Net", why)];
  });
  const [first] = proven;
  if (first !== undefined && proven.length === 1)
    return {
      verdicts: [
        ...verdicts,
        first,
        ...left
          .filter((column) => column !== first.column)
          .map((column) => leaveAlone(column, "another column is the net amount")),
      ],
      questions: [],
    };
  const [only] = left;
  if (only !== undefined && left.length === 1)
    return { verdicts: [...verdicts, isAsked(only)], questions: [askAmount(only, vat ?? null)] };
  return ask(verdicts, left, "Net", () => ["Net"]);
}

function askAmount(column: SurveyedColumn, vat: SurveyedColumn | null): Question {
  const gross: Answer = {
    id: "gross",
    label: `It includes VAT: the net amount is this minus “${vat?.header}”`,
    sets: { columns: { [column.name]: { as: "gross" } } },
  };
  return {
    id: `column-${column.letter}`,
    about: "column",
    text: `Is ${columnCalled(column)} the amount without VAT? Nothing in the file shows whether it includes VAT.`,
    column: column.letter,
    answers: [
      { ...answerProperty(column, "Net"), label: "It is the net amount, without VAT" },
      ...(vat === null ? [] : [gross]),
      answerLeaveAlone(
        [column],
        vat === null ? "It includes VAT, or is something else: leave it out" : "Something else: leave it out",
      ),
    ],
    examples: examplesOf(column, {
      Net: (text) => `${text} net`,
      ...(vat === null ? {} : { gross: (text: string) => `${text} with VAT` }),
      "leave-alone": () => "left out",
    }),
  };
}

function firstProof<T>(candidates: readonly T[], prove: (candidate: T) => string | null): string | null {
  for (const candidate of candidates) {
    const proof = prove(candidate);
    if (proof !== null) return proof;
  }
  return null;
}

const sayRow = (row: number | null, say: (row: number) => string): string | null => (row === null ? null : say(row));
