/** @file What a row gets beyond its own cells: constants, Net from gross, and the sign of a credit note. */

import { isNegative, negate, netFromGross } from "../cells/derive-amounts.ts";
import { type Notation, readValue } from "../cells/read-value.ts";
import { emptyCell, seen } from "../cells/table.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import { placeOf } from "../columns/survey-columns.ts";
import { currencyIn } from "./check-row.ts";
import type { Constants } from "./replace-values.ts";
import { foldValue, hasNothingFor } from "./replace-values.ts";
import { type RowDraft, report, type Tally } from "./row-draft.ts";

/** Gives the row what every row is to have; what it holds itself goes before it, readable or not. */
export function fillConstants({ invoice, unread }: RowDraft, constants: Constants["values"], tally: Tally): void {
  for (const { property, text, line } of constants) {
    if (!hasNothingFor(invoice, unread, property)) continue;
    invoice[property] = text;
    tally.add(`constant ${property}`, line);
  }
}

/** Takes the currency from the sign of an amount, "£10", where neither the row nor anybody says another. */
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

/** Takes VAT from gross where the row has no Net of its own. */
export function takeNetFromGross(
  hand: RowDraft,
  gross: NonNullable<ColumnMap["gross"]>,
  vat: Column | undefined,
  notation: Notation,
  tally: Tally,
): void {
  const { invoice, unread } = hand;
  const cell = hand.cells[gross.index] ?? emptyCell;
  if (cell.kind === "empty" || invoice.Net !== undefined || unread.includes("Net")) return;
  const value = readValue("Net", cell, notation);
  if (value.is !== "value") unread.push("Net");
  if (value.is === "problem") report(hand, gross, seen(cell), value.reason, value.fix);
  if (value.is !== "value" || unread.includes("VAT")) return;
  if (invoice.VAT === undefined) {
    unread.push("Net");
    report(hand, gross, seen(cell), { say: "no-vat-for-net" }, { say: "fix-no-vat" });
    return;
  }
  invoice.Net = netFromGross(value.text, invoice.VAT);
  tally.add("net-from-gross", (rows) => ({
    say: "net-from-gross",
    gross: placeOf(gross),
    vat: vat === undefined ? null : placeOf(vat),
    rows,
  }));
}

/** What was found of the sign of a marked row: `negative` where it has the minus already, so nothing was changed. */
export type Credit = "none" | "turned" | "negative";

/**
 * Changes the sign of a row that is marked as a credit note.
 *
 * One that is negative already may be a credit note or the undoing of one, so it is never turned.
 */
export function turnCredit(hand: RowDraft, mark: NonNullable<ColumnMap["creditMark"]>, tally: Tally): Credit {
  const cell = hand.cells[mark.index] ?? emptyCell;
  const text = foldValue(seen(cell));
  if (cell.kind === "empty" || !mark.use.values.some((value) => foldValue(value) === text)) return "none";
  const { invoice } = hand;
  if (isNegative(invoice.Net) || isNegative(invoice.VAT)) {
    report(hand, mark, seen(cell), { say: "credit-negative-already" }, { say: "fix-credit-without-minus" });
    return "negative";
  }
  if (invoice.Net !== undefined) invoice.Net = negate(invoice.Net);
  if (invoice.VAT !== undefined) invoice.VAT = negate(invoice.VAT);
  const shown = seen(cell);
  tally.add(`credit ${shown}`, (rows) => ({ say: "signs-changed", column: placeOf(mark), text: shown, rows }));
  return "turned";
}
