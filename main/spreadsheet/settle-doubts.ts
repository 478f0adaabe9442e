/** @file Headers that mean one thing in one file and another in the next: settled by the other columns, or asked. */

import type { Property } from "../../shared/purchase-invoice.ts";
import type { Answer, Question } from "../../shared/sheet-reading.ts";
import { rowThatAddsUp, rowThatFitsRate, rowThatIsLess } from "./add-up.ts";
import { isAmountCell, isDateCell, isDigitsCell, isNameCell, isPercentCell, shareOf } from "./column-content.ts";
import {
  answerLeaveAlone,
  answerProperty,
  examplesOf,
  examplesSideBySide,
  type Finding,
  isAsked,
  leaveAlone,
  nothingFound,
  takeAs,
  type Verdict,
} from "./column-verdict.ts";
import { allOf, eitherOf, propertyWords } from "./column-words.ts";
import { calledAs, columnCalled, isAside, isInDoubt, type SurveyedColumn, suchAs } from "./survey-columns.ts";
import { type Row, seen } from "./table.ts";

/** What is settled already. */
interface DoubtContext {
  readonly all: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
  /** The column of each property; null where the property comes from elsewhere, such as a constant. */
  readonly held: ReadonlyMap<Property, SurveyedColumn | null>;
}

type Settle = (columns: readonly SurveyedColumn[], context: DoubtContext) => Finding;

/** In this order: what one settles, the next may use. */
export const doubtSteps: readonly { readonly doubts: Parameters<typeof isInDoubt>[1][]; readonly settle: Settle }[] = [
  { doubts: ["tax"], settle: settleTax },
  { doubts: ["charges"], settle: settleCharges },
  { doubts: ["amount"], settle: settleAmount },
  { doubts: ["name"], settle: settleName },
  { doubts: ["account"], settle: settleAccount },
  { doubts: ["reference", "theirReference", "number"], settle: settleReference },
  { doubts: ["project"], settle: settleProject },
];

const totalsOf = ({ all }: DoubtContext): readonly SurveyedColumn[] =>
  all.filter((column) => column.content.isFilled && isAside(column, "gross", "total", "due", "balance"));

function settleTax(columns: readonly SurveyedColumn[], context: DoubtContext): Finding {
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

function settleCharges(columns: readonly SurveyedColumn[], { held }: DoubtContext): Finding {
  if (held.has("VAT")) return leaveAll(columns, "the VAT amount has a column of its own");
  return ask([], columns, "VAT", () => ["VAT"]);
}

function settleAmount(columns: readonly SurveyedColumn[], context: DoubtContext): Finding {
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

function settleName(columns: readonly SurveyedColumn[], { all, held }: DoubtContext): Finding {
  if (held.has("AccountName") || held.has("AccountId"))
    return leaveAll(columns, "the supplier has a column of its own");
  const names = columns.filter(({ content }) => shareOf(content, isNameCell) >= 0.5);
  const others = columns.filter((column) => !names.includes(column));
  const rest = others.map((column) => leaveAlone(column, "it holds no names"));
  const [only] = names;
  const sign = all.find(isSuppliersNumber);
  if (only !== undefined && names.length === 1 && sign !== undefined)
    return {
      verdicts: [...rest, takeAs(only, "AccountName", `it holds names beside “${sign.header}”, the supplier's number`)],
      questions: [],
    };
  return ask(rest, names, "AccountName", () => ["AccountName"]);
}

/** A column that says “supplier” and holds numbers: beside it, a name is the supplier's. */
const isSuppliersNumber = ({ known, content, header }: SurveyedColumn): boolean => {
  const meaning = known?.meaning;
  if (meaning?.is === "aside" && meaning.aside === "supplierNumber") return !/contact/i.test(header);
  return meaning?.is === "property" && meaning.property === "AccountName" && shareOf(content, isDigitsCell) === 1;
};

function settleAccount(columns: readonly SurveyedColumn[], { held, all }: DoubtContext): Finding {
  const hasSupplier = held.has("AccountName") || held.has("AccountId");
  if (hasSupplier) return leaveAll(columns, "an account of another program; the supplier has a column of its own");
  if (all.some((column) => isInDoubt(column, "name") && shareOf(column.content, isNameCell) >= 0.5))
    return leaveAll(columns, "an account of another program");
  return ask([], columns, "AccountName", ({ content }) => [
    "AccountName",
    ...(shareOf(content, isDigitsCell) === 1 ? (["AccountId"] as const) : []),
    ...(held.has("Nominal") ? [] : (["Nominal"] as const)),
  ]);
}

function settleReference(columns: readonly SurveyedColumn[], { held, rows }: DoubtContext): Finding {
  const verdicts: Verdict[] = [];
  const left: SurveyedColumn[] = [];
  for (const column of columns)
    if (shareOf(column.content, isDateCell) === 1) verdicts.push(leaveAlone(column, "it holds dates"));
    else if (countsRows(column, rows)) verdicts.push(leaveAlone(column, "it counts the rows"));
    else left.push(column);
  if (!held.has("InvoiceNumber"))
    return ask(verdicts, left, "InvoiceNumber", () => [
      "InvoiceNumber",
      ...(held.has("InternalReference") ? [] : (["InternalReference"] as const)),
    ]);
  const ours = left.filter((column) => isInDoubt(column, "reference"));
  const [only] = ours;
  const isTaken = only !== undefined && ours.length === 1 && !held.has("InternalReference");
  for (const column of left)
    verdicts.push(
      isTaken && column === only
        ? takeAs(
            column,
            "InternalReference",
            `a reference beside the invoice number, “${held.get("InvoiceNumber")?.header ?? ""}”`,
          )
        : leaveAlone(column, "the invoice number has a column of its own"),
    );
  return { verdicts, questions: [] };
}

/** 1, 2, 3 and so on: the numbers of the rows. */
const countsRows = ({ content: { sample } }: SurveyedColumn, rows: readonly Row[]): boolean =>
  sample.length > 1 &&
  rows.length >= sample.length &&
  sample.slice(0, 50).every(({ text }, at) => text === String(at + 1));

function settleProject(columns: readonly SurveyedColumn[], { held }: DoubtContext): Finding {
  if (held.has("ProjectId") || held.has("ProjectCode") || held.has("ProjectCodeAndTitle"))
    return leaveAll(columns, "the project has a column of its own");
  const [only] = columns;
  const isCodeAndTitle = only?.content.sample.every(({ cell }) => /^\S*\d\S* - \S/.test(seen(cell)));
  if (only !== undefined && columns.length === 1 && isCodeAndTitle)
    return {
      verdicts: [takeAs(only, "ProjectCodeAndTitle", `it holds codes with titles${suchAs(only)}`)],
      questions: [],
    };
  return ask([], columns, "ProjectCode", () => ["ProjectCode", "ProjectCodeAndTitle", "ProjectId"]);
}

const leaveAll = (columns: readonly SurveyedColumn[], why: string): Finding => ({
  verdicts: columns.map((column) => leaveAlone(column, why)),
  questions: [],
});

function firstProof<T>(candidates: readonly T[], prove: (candidate: T) => string | null): string | null {
  for (const candidate of candidates) {
    const proof = prove(candidate);
    if (proof !== null) return proof;
  }
  return null;
}

const sayRow = (row: number | null, say: (row: number) => string): string | null => (row === null ? null : say(row));

/** One question: of one column what it holds, of several which one holds `property`. */
function ask(
  verdicts: readonly Verdict[],
  columns: readonly SurveyedColumn[],
  property: Property,
  mayHold: (column: SurveyedColumn) => readonly Property[],
): Finding {
  const [only, second] = columns;
  if (only === undefined) return verdicts.length === 0 ? nothingFound : { verdicts, questions: [] };
  const asked = [...verdicts, ...columns.map(isAsked)];
  return {
    verdicts: asked,
    questions: [second === undefined ? askWhat(only, mayHold(only)) : askWhich(columns, property)],
  };
}

function askWhat(column: SurveyedColumn, possible: readonly Property[]): Question {
  const words = eitherOf(possible.map((property) => propertyWords[property]));
  return {
    id: `column-${column.letter}`,
    about: "column",
    text:
      possible.length === 1
        ? `Does ${columnCalled(column)} hold ${words}?`
        : `${columnCalled(column).replace("c", "C")} may hold ${words}. Which one is it?`,
    column: column.letter,
    answers: [
      ...possible.map((property) => answerProperty(column, property)),
      answerLeaveAlone([column], possible.length === 1 ? "No: leave it out" : "None of these: leave it out"),
    ],
    examples: examplesOf(column, {
      ...Object.fromEntries(possible.map((property) => [property, (text: string) => text])),
      "leave-alone": () => "left out",
    }),
  };
}

function askWhich(columns: readonly SurveyedColumn[], property: Property): Question {
  return {
    id: `which-${property}`,
    about: "column",
    text: `Any of the columns ${allOf(columns.map(calledAs))} may hold ${propertyWords[property]}. Which one does?`,
    column: null,
    answers: [
      ...columns.map((column) => ({
        id: column.letter,
        label: `${calledAs(column)}${suchAs(column)}`,
        sets: {
          columns: {
            ...answerLeaveAlone(columns, "").sets.columns,
            [column.name]: { as: "property", property } as const,
          },
        },
      })),
      answerLeaveAlone(columns, "None of them"),
    ],
    examples: examplesSideBySide(columns),
  };
}
