/** @file Takes the columns that arithmetic has proven, and says how it was proven. */

import type { ColumnUse, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { Row } from "../cells/table.ts";
import type { AnsweredColumns } from "../columns/checked-columns.ts";
import { leaveAlone, takeAs, type Verdict, whyTaken } from "../columns/column-verdict.ts";
import { isAside, isInDoubt, type SurveyedColumn } from "../columns/survey-columns.ts";
import { namesExempt } from "../headers/exempt-words.ts";
import { currencyInHeader } from "../headers/known-headers.ts";
import { mayBeAmount, support } from "./amount-figures.ts";
import type { AmountProof } from "./amount-proof.ts";
import { proveAmounts } from "./prove-amounts.ts";
import { findRepeatedTotals } from "./repeated-totals.ts";

/**
 * The amounts as arithmetic proves them; nothing where the headings alone decide, or where nothing is proven.
 *
 * What a person has answered about an amount counts, and nothing is proven beside it.
 *
 * @param currency of all amounts, or null: its country's rates tell what includes VAT
 */
export function takeProvenAmounts(
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
  said: TemplateChange,
  answered: AnsweredColumns,
  currency: string | null,
): readonly Verdict[] {
  const isAnswered = Object.values(said.columns ?? {}).some(isOfAmounts);
  const isConstant = said.constants?.Net !== undefined || said.constants?.VAT !== undefined;
  if (isAnswered || isConstant || isClear(all)) return [];
  const areInOne = named(all, "Currency").every(
    (column) => new Set(column.content.sample.map(({ text }) => text)).size < 2,
  );
  const unanswered = all.filter(
    (column) =>
      !answered.of.has(column.name) && !answered.here.has(column.name) && (areInOne || !isAside(column, "local")),
  );
  const repeated = findRepeatedTotals(unanswered, rows);
  const free = unanswered.filter(
    (column) => !isConverted(column, all) && !repeated.some((verdict) => verdict.column === column),
  );
  const proof = proveAmounts(free, rows, currency);
  return proof === null ? [] : [...verdictsOf(proof, free), ...repeated];
}

/** True for “Amount (EUR)” where each row has a currency of its own, and other amounts are in that. */
function isConverted(column: SurveyedColumn, all: readonly SurveyedColumn[]): boolean {
  const own = currencyInHeader(column.header);
  const [ofRows] = named(all, "Currency");
  if (own === null || ofRows === undefined || new Set(ofRows.content.sample.map(({ text }) => text)).size < 2)
    return false;
  return all.some(
    (other) => mayBeAmount(other) && (support(other, "net") ?? 0) > 0 && currencyInHeader(other.header) === null,
  );
}

const isOfAmounts = (use: ColumnUse): boolean =>
  use.as === "gross" ||
  (use.as === "property" && (use.property === "Net" || use.property === "VAT" || use.property === "VATRate"));

const named = (all: readonly SurveyedColumn[], property: Property): readonly SurveyedColumn[] =>
  all.filter(
    ({ known, content }) => content.isFilled && known?.meaning.is === "property" && known.meaning.property === property,
  );

/**
 * One heading says net and one says VAT, so there is nothing to prove; whether they are right is checked later. Goods
 * beside them may be the net amount, and “net amount” what is left to pay.
 */
function isClear(all: readonly SurveyedColumn[]): boolean {
  const [nets, vats] = [named(all, "Net"), named(all, "VAT")];
  const hasRival = all.some(
    (column) =>
      mayBeAmount(column) &&
      (isInDoubt(column, "amount", "tax") || (!nets.includes(column) && namesExempt(column.header))),
  );
  return nets.length === 1 && vats.length === 1 && !hasRival && nets.every((net) => support(net, "net") === 6);
}

function verdictsOf(proof: AmountProof, all: readonly SurveyedColumn[]): Verdict[] {
  const { nets, taxes, gross, rate } = proof;
  const why = wording(proof);
  const taken = new Set([...nets, ...taxes, gross, rate]);
  const take = (column: SurveyedColumn | null, property: Property): Verdict[] => {
    if (column === null) return [];
    const isNamed = column.known?.meaning.is === "property" && column.known.meaning.property === property;
    return [takeAs(column, property, isNamed ? whyTaken(property, column) : why)];
  };
  const calculates = proof.by === "included" || proof.by === "difference";
  const others = all.filter((column) => !taken.has(column) && column.content.isFilled);
  return [
    ...nets.flatMap((net) => take(net, "Net")),
    ...taxes.flatMap((tax) => take(tax, "VAT")),
    ...take(rate, "VATRate"),
    ...(gross === null
      ? []
      : calculates
        ? [{ column: gross, use: { as: "gross" } as const, why }]
        : // Not learned as left alone, because the sum is checked in each file.
          [{ column: gross, use: null, why }]),
    ...others
      .filter((column) => named([column], "Net").length > 0 || isInDoubt(column, "amount"))
      .map((column) => leaveAlone(column, { say: "other-is-net" })),
    ...(taxes.length === 0 ? [] : others.filter((column) => named([column], "VAT").length > 0)).map((column) =>
      leaveAlone(column, { say: "has-own-column", of: "vat" }),
    ),
  ];
}

function wording({ by, nets, taxes, gross, rate, row, roundings = [] }: AmountProof): Message {
  const [netName, vatName, grossName] = [
    nets.map(({ header }) => header).join(", "),
    taxes.map(({ header }) => header),
    gross?.header ?? "",
  ];
  switch (by) {
    case "sum":
      return {
        ...{ say: "proven-sum", row, net: netName, gross: grossName },
        vat: [...vatName, ...roundings.map(({ header }) => header)],
      };
    case "rate":
      return { say: "proven-rate", row, net: netName, vat: vatName, rate: rate?.header ?? "" };
    case "share":
      return { say: "proven-share", row, net: netName, vat: vatName };
    case "included":
      return { say: "proven-included", row, vat: vatName, gross: grossName };
    case "difference":
      return { say: "proven-difference", row, net: netName, gross: grossName };
  }
}
