/** @file Completes a row with constants, Net from gross, and the sign of a credit note. */

import { difference, isNegative, negate, withoutRate } from "../cells/derive-amounts.ts";
import { type Notation, readValue, saysNoVat } from "../cells/read-value.ts";
import { emptyCell, seen } from "../cells/table.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import { placeOf } from "../columns/survey-columns.ts";
import { currencyIn } from "./check-row.ts";
import type { VatBlanks } from "./find-gaps.ts";
import type { Constants } from "./replace-values.ts";
import { foldValue, hasNothingFor } from "./replace-values.ts";
import { type RowDraft, report, type Tally } from "./row-draft.ts";

/** Adds the values that every row gets. The row's own value counts first, even if it cannot be read. */
export function fillConstants({ invoice, unread }: RowDraft, constants: Constants["values"], tally: Tally): void {
  for (const { property, text, line } of constants) {
    if (!hasNothingFor(invoice, unread, property)) continue;
    invoice[property] = text;
    tally.add(`constant ${property}`, line);
  }
}

/** Takes the currency from the sign of an amount, "£10", where nothing else names one. */
export function takeCurrency({ row, invoice, unread }: RowDraft, amounts: readonly Column[], tally: Tally): void {
  if (invoice.Currency !== undefined || unread.includes("Currency")) return;
  for (const column of amounts) {
    const currency = currencyIn(row.cells[column.index]);
    if (currency === null) continue;
    invoice.Currency = currency;
    tally.add(`${currency} of ${column.letter}`, (rows) => ({
      say: "currency-of-amount",
      currency,
      column: placeOf(column),
      rows,
    }));
    return;
  }
}

/**
 * Calculates Net as gross minus VAT, or from gross and the rate, where the row has no Net of its own, and VAT as gross
 * minus Net where none has VAT.
 */
export function completeFromGross(
  draft: RowDraft,
  gross: NonNullable<ColumnMap["gross"]>,
  {
    vat,
    rates,
    parts,
    blanks,
  }: {
    readonly vat: Column | undefined;
    readonly rates: Column | undefined;
    /** The columns that the VAT is the sum of. */
    readonly parts: readonly Column[];
    readonly blanks: VatBlanks;
  },
  notation: Notation,
  tally: Tally,
): void {
  const { invoice, unread } = draft;
  const cell = draft.cells[gross.index] ?? emptyCell;
  if (cell.kind === "empty" || unread.includes("Net")) return;
  if (invoice.Net !== undefined) {
    if (vat === undefined) takeVatFromGross(draft, gross, notation, tally);
    return;
  }
  const value = readValue("Net", cell, notation);
  if (value.is !== "value") unread.push("Net");
  if (value.is === "problem") report(draft, gross, seen(cell), value.reason, value.fix);
  if (value.is !== "value" || unread.includes("VAT")) return;
  const rate = rateOf(draft, rates);
  if (invoice.VAT === undefined && rate !== null && !unread.includes("VATRate")) {
    invoice.Net = withoutRate(value.text, rate);
    invoice.VAT = difference(value.text, invoice.Net);
    tally.add("net-from-rate", (rows) => ({ say: "net-from-rate", gross: placeOf(gross), rows }));
    return;
  }
  if (invoice.VAT === undefined && vat !== undefined && blanks.areWithoutVat) {
    [invoice.Net, invoice.VAT] = [value.text, difference(value.text, value.text)];
    return;
  }
  if (invoice.VAT === undefined) {
    unread.push("Net");
    if (vat !== undefined) blanks.look(draft);
    else report(draft, gross, seen(cell), { say: "no-vat-for-net" }, { say: "fix-no-vat" });
    return;
  }
  invoice.Net = difference(value.text, invoice.VAT);
  tally.add("net-from-gross", (rows) => ({
    say: "net-from-gross",
    gross: placeOf(gross),
    vat: vat === undefined || parts.length > 0 ? null : placeOf(vat),
    rows,
  }));
}

/** The row's rate in per cent, 0 where a word says that there is no VAT; null where nothing says it. */
function rateOf({ invoice, cells }: RowDraft, rates: Column | undefined): string | null {
  if (invoice.VATRate !== undefined) return invoice.VATRate;
  const cell = rates === undefined ? undefined : cells[rates.index];
  return cell?.kind === "text" && saysNoVat(cell.text) ? "0" : null;
}

function takeVatFromGross(
  draft: RowDraft,
  gross: NonNullable<ColumnMap["gross"]>,
  notation: Notation,
  tally: Tally,
): void {
  const { invoice } = draft;
  const cell = draft.cells[gross.index] ?? emptyCell;
  if (invoice.Net === undefined || invoice.VAT !== undefined) return;
  const value = readValue("Net", cell, notation);
  if (value.is === "problem") report(draft, gross, seen(cell), value.reason, value.fix);
  if (value.is !== "value") return;
  invoice.VAT = difference(value.text, invoice.Net);
  tally.add("vat-from-gross", (rows) => ({ say: "vat-from-gross", gross: placeOf(gross), rows }));
}

/** Whether the sign of a marked row was changed; `negative` where it already was negative and nothing was changed. */
export type Credit = "none" | "turned" | "negative";

/**
 * Changes the sign of a row that is marked as a credit note.
 *
 * A negative row may be a credit note or its reversal, so its sign is never changed.
 */
export function turnCredit(draft: RowDraft, mark: NonNullable<ColumnMap["creditMark"]>, tally: Tally): Credit {
  const cell = draft.cells[mark.index] ?? emptyCell;
  const text = foldValue(seen(cell));
  if (cell.kind === "empty" || !mark.use.values.some((value) => foldValue(value) === text)) return "none";
  const { invoice } = draft;
  if (isNegative(invoice.Net) || isNegative(invoice.VAT)) {
    report(draft, mark, seen(cell), { say: "credit-negative-already" }, { say: "fix-credit-without-minus" });
    return "negative";
  }
  if (invoice.Net !== undefined) invoice.Net = negate(invoice.Net);
  if (invoice.VAT !== undefined) invoice.VAT = negate(invoice.VAT);
  const shown = seen(cell);
  tally.add(`credit ${shown}`, (rows) => ({ say: "signs-changed", column: placeOf(mark), text: shown, rows }));
  return "turned";
}
