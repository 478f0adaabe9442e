/** @file Asks about a property that most invoices have but no column holds, and names the columns that could hold it. */

import type { Answer, Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../../shared/spreadsheet/template.ts";
import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { hintsOf } from "../../headers/header-hints.ts";
import { isAmountCell, isDateCell, isDigitsCell, isNameCell, isPercentCell, shareOf } from "../column-content.ts";
import { answerProperty, examplesSideBySide } from "../column-verdict.ts";
import { exampleOf, isAside, placeOf, type SurveyedColumn } from "../survey-columns.ts";

export interface MissingContext {
  /** Columns with values that hold no property yet. */
  readonly free: readonly SurveyedColumn[];
  readonly assigned: ReadonlyMap<Property, SurveyedColumn | null>;
  /** Properties that another question already asks about. */
  readonly asked: ReadonlySet<Property>;
  readonly said: TemplateChange;
}

/** One question for each missing property. */
export function askMissing(context: MissingContext): Question[] {
  const { assigned, asked, said } = context;
  const isOpen = (property: Property): boolean => !assigned.has(property) && !asked.has(property);
  const without = said.without ?? [];
  return [
    ...(isOpen("AccountName") && isOpen("AccountId") ? [askSupplier(context)] : []),
    ...(["Date", "InvoiceNumber", "Net"] as const)
      .filter((property) => isOpen(property) && !without.includes(property))
      .map((property) => askAbout(property, context)),
    ...(isOpen("VAT") && !without.includes("VAT") ? askVat(context) : []),
  ];
}

function askSupplier({ free }: MissingContext): Question {
  const names = free.filter(({ content }) => shareOf(content, isNameCell) >= 0.5);
  const numbers = free.filter((column) => isAside(column, "supplierNumber"));
  const answers = [
    ...names.map((column) =>
      labelled(answerProperty(column, "AccountName", column.letter), holdsSupplier(column, "name")),
    ),
    ...numbers
      .filter((column) => !names.includes(column))
      .flatMap((column) => [
        labelled(answerProperty(column, "AccountName", `${column.letter}-name`), holdsSupplier(column, "their-name")),
        ...(shareOf(column.content, isDigitsCell) === 1
          ? [labelled(answerProperty(column, "AccountId", `${column.letter}-id`), holdsSupplier(column, "their-id"))]
          : []),
      ]),
  ];
  const [numbered] = numbers;
  return {
    id: "missing-AccountName",
    about: "missing",
    text:
      answers.length === 0
        ? { say: "no-supplier-column" }
        : { say: "ask-supplier", numbers: numbered === undefined ? null : placeOf(numbered) },
    column: null,
    answers: [...answers, { id: "supplier", label: { say: "one-supplier" }, sets: {}, typed: { into: "supplier" } }],
    examples: examplesSideBySide([...new Set([...names, ...numbers])]),
  };
}

const ofVat =
  /(?<!\p{L})(?:tax|vat|mwst|ust|tva|btw|iva|igic|[cisu]?gst|moms|mva|alv|dph|áfa|pdv|ddv|kdv|ндс|пдв|ддс|φπα)(?!\p{L})/iu;

/** Percentages under a heading that says nothing may be the rates of VAT, if no other column has them. */
const mayBeRates = ({ known, content, header }: SurveyedColumn): boolean =>
  known === null && hintsOf(header).has("rate") && shareOf(content, isPercentCell) >= 0.9;

/** Asks whether an amount is VAT, where its header mentions VAT in unknown words, or whether percentages are its rates. */
function askVat({ free, assigned }: MissingContext): Question[] {
  const could = free.filter(
    (column) => column.known === null && ofVat.test(column.header) && shareOf(column.content, isAmountCell) >= 0.8,
  );
  const rates = assigned.has("VATRate") || !assigned.has("Net") ? [] : free.filter(mayBeRates);
  if (could.length + rates.length === 0) return [];
  return [
    {
      id: "missing-VAT",
      about: "missing",
      text: { say: "ask-vat" },
      column: null,
      answers: [
        ...could.map((column) => labelled(answerProperty(column, "VAT", column.letter), holds(column, "VAT"))),
        ...rates.map((column) => labelled(answerProperty(column, "VATRate", column.letter), holds(column, "VATRate"))),
        { id: "send-without", label: { say: "send-without", property: "VAT" }, sets: { without: ["VAT"] } },
      ],
      examples: examplesSideBySide([...could, ...rates]),
    },
  ];
}

type Missing = "Date" | "InvoiceNumber" | "Net";

function askAbout(property: Missing, { free, assigned, said }: MissingContext): Question {
  const could = free.filter((column) => couldHold(property, column));
  const vat = assigned.get("VAT");
  const totals = property === "Net" && vat ? could.filter((column) => isAside(column, "gross", "total")) : [];
  const fromGross = totals.map(
    (column): Answer => ({
      id: totals.length === 1 ? "gross" : `gross-${column.letter}`,
      label: { say: "column-is-gross", column: placeOf(column), vat: vat?.header ?? "" },
      sets: { columns: { [column.name]: { as: "gross" } } },
    }),
  );
  return {
    id: `missing-${property}`,
    about: "missing",
    text: { say: "ask-missing", property },
    column: null,
    answers: [
      ...fromGross,
      ...could.map((column) => labelled(answerProperty(column, property, column.letter), holds(column, property))),
      {
        id: "send-without",
        label: { say: "send-without", property },
        sets: { without: [...new Set([...(said.without ?? []), property])] },
      },
    ],
    examples: examplesSideBySide(could.slice(0, 5)),
  };
}

const labelled = (answer: Answer, label: Message): Answer => ({ ...answer, label });

const shown = (column: SurveyedColumn) => ({ column: placeOf(column), example: exampleOf(column) });
const holds = (column: SurveyedColumn, property: Property): Message => ({
  say: "column-holds",
  ...shown(column),
  property,
});
const holdsSupplier = (column: SurveyedColumn, as: "name" | "their-name" | "their-id"): Message => ({
  say: "column-holds-supplier",
  ...shown(column),
  as,
});

/** Judged by content only, because a person decides. */
function couldHold(property: Missing, column: SurveyedColumn): boolean {
  const { content } = column;
  switch (property) {
    case "Date":
      return shareOf(content, isDateCell) >= 0.5;
    case "Net":
      return (
        shareOf(content, isAmountCell) >= 0.8 &&
        shareOf(content, isDateCell) < 0.5 &&
        !isAside(column, "registration", "supplierNumber", "phone", "bank", "taxCode")
      );
    case "InvoiceNumber":
      return (
        shareOf(content, (cell) => cell.kind !== "date" && /\d/.test(cell.kind === "empty" ? "" : cell.text)) >= 0.5 &&
        shareOf(content, isDateCell) < 0.5 &&
        !isAmountColumn(column) &&
        !isAside(
          column,
          "registration",
          "phone",
          "bank",
          "email",
          "address",
          "taxCode",
          "quantity",
          "supplierNumber",
          "period",
        )
      );
  }
}

const isAmountColumn = ({ content }: SurveyedColumn): boolean =>
  content.sample.some(({ text }) => /\d[.,]\d{2}$|[£€$]/.test(text)) && shareOf(content, isAmountCell) >= 0.8;
