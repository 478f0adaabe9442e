/** @file Asks where rows with one supplier and number have two dates or two currencies: lines of one invoice share both. */

import type { Question, ReadColumn, ReadInvoice } from "../../../shared/spreadsheet/sheet-reading.ts";
import { propertiesIn } from "../../../shared/spreadsheet/template.ts";
import { findByTwoKeys } from "../../../shared/values/find-by-two-keys.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { foldLookAlikes, foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import type { KeptDay } from "../../../shared/wording/message.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";

const compared = ["Date", "Currency"] as const;
type Compared = (typeof compared)[number];

/** A row that is not like the first one with its number. */
interface Apart {
  readonly row: number;
  readonly first: ReadInvoice;
  readonly here: PurchaseInvoice;
  readonly by: Compared;
}

/**
 * A credit note may have the number of its invoice, so rows are compared with those of the same sign.
 *
 * @param read the rows without problems
 * @param accepted the questions about rows that were answered, by their ids
 */
export function askAboutOneNumber(
  read: readonly ReadInvoice[],
  columns: readonly ReadColumn[],
  accepted: readonly string[],
): Question[] {
  const column = columns.find(({ use }) => propertiesIn(use).includes("InvoiceNumber"));
  const id = `one-number-${column?.letter}`;
  if (column === undefined || accepted.includes(id)) return [];
  const found = rowsApart(read);
  const [first] = found;
  if (first === undefined) return [];
  const [there, here] = [saidOf(first.first.invoice, first.by), saidOf(first.here, first.by)];
  return [
    {
      ...answerAsTheyStand(id, { say: "lines-of-one-send" }),
      about: "column",
      text: {
        say: first.by === "Date" ? "ask-number-with-dates" : "ask-number-with-currencies",
        ...{ row: first.row, other: first.first.row, text: first.here.InvoiceNumber ?? "", there, here },
        more: found.length - 1,
      },
      column: column.letter,
      examples: found.slice(0, 5).map(({ row, here: { InvoiceNumber = "" }, first: { row: same } }) => ({
        row,
        value: { say: "same-as-row", text: InvoiceNumber, row: same },
        readings: { "as-they-stand": { say: "sent-as-it-stands" } },
      })),
    },
  ];
}

function rowsApart(read: readonly ReadInvoice[]): readonly Apart[] {
  const firstOf = findByTwoKeys<ReadInvoice, ReadInvoice>(
    ({ invoice }) => partyOf(invoice),
    (one) => one,
  );
  return read.flatMap((one): Apart[] => {
    const { row, invoice } = one;
    const number = foldNumberLoosely(invoice.InvoiceNumber ?? "");
    if (number === "" || (invoice.AccountId === undefined && invoice.AccountName === undefined)) return [];
    const first = firstOf(number, one);
    if (first === one) return [];
    const by = compared.find((property) => differ(first.invoice[property], invoice[property]));
    return by === undefined ? [] : [{ row, first, here: invoice, by }];
  });
}

/** The supplier, and whether it is a credit note. */
const partyOf = ({ AccountId: id, AccountName: name = "", Net: net }: PurchaseInvoice): string =>
  `${net?.startsWith("-") === true ? "-" : ""}\0${id ?? foldLookAlikes(name)}`;

/** What one of them lacks is no difference. */
const differ = (there: string | undefined, here: string | undefined): boolean =>
  there !== undefined && here !== undefined && there !== here;

function saidOf(invoice: PurchaseInvoice, by: Compared): KeptDay | string {
  const value = invoice[by] ?? "";
  return by === "Date" ? { isoDay: value } : value;
}
