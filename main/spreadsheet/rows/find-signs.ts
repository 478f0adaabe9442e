/** @file Asks for the currency where only the signs of amounts or their headings name it: “$”, or none in some rows. */

import type { Answer, Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { currenciesOfSign, openSignInHeader } from "../cells/currency-codes.ts";
import type { Notation } from "../cells/read-value.ts";
import { emptyCell, seen } from "../cells/table.ts";
import { atRows } from "../columns/found-rows.ts";
import type { Column } from "../columns/map-columns.ts";
import { currencyIn, openSignIn } from "./check-row.ts";
import type { RowDraft, Tally } from "./row-draft.ts";

export interface Signs {
  /** Looks at a row after its currency has been looked for everywhere else. */
  look(draft: RowDraft): void;
  questions(): Question[];
}

/**
 * @param amounts the columns whose amounts are sent
 * @param notation the currencies of the inbox and of the file's country, which decide a sign that several use
 */
export function createSigns(
  columns: readonly Column[],
  amounts: readonly Column[],
  said: TemplateChange,
  { currency: ofInbox = null, place = null }: Pick<Notation, "currency" | "place">,
  tally: Tally,
): Signs {
  const usual = ofInbox ?? place;
  const hasColumn = columns.some(({ property }) => property === "Currency");
  const isSaid = said.without?.includes("Currency") === true;
  const open: RowDraft[] = [];
  const bare: RowDraft[] = [];
  const found = new Set<string>();
  const inHeader = amounts.map(({ header }) => openSignInHeader(header)).find((one) => one !== null);
  let marked = 0;
  let sign = "";
  /** A blank or two in a column of currencies are gaps; most blank are in the currency of an office unknown to us. */
  const areOpen = (): boolean => bare.length > 0 && (!hasColumn || bare.length > marked);
  return {
    look(draft) {
      const { row, invoice, unread } = draft;
      if (unread.includes("Currency")) return;
      if (invoice.Currency !== undefined) {
        marked += 1;
        if (hasColumn || amounts.some(({ index }) => currencyIn(row.cells[index]) !== null))
          found.add(invoice.Currency);
        return;
      }
      const unclear = amounts.map(({ index }) => openSignIn(row.cells[index])).find((one) => one !== null) ?? inHeader;
      if (usual !== null && unclear != null && currenciesOfSign.get(unclear)?.includes(usual)) {
        invoice.Currency = usual;
        const say = ofInbox === null ? "currency-of-place" : "currency-of-inbox";
        tally.add("currency of inbox", (rows) => ({ say, currency: usual, sign: unclear, rows }));
        if (!hasColumn) found.add(usual);
        return;
      }
      if (unclear === undefined && hasColumn && ofInbox !== null) {
        invoice.Currency = ofInbox;
        tally.add("currency of blanks", (rows) => ({ say: "currency-of-blanks", currency: ofInbox, rows }));
      } else if (unclear === undefined) bare.push(draft);
      else {
        sign ||= unclear ?? "";
        open.push(draft);
      }
    },
    questions() {
      if (open.length > 0) return [askWhichCurrency(sign, open, amounts)];
      return found.size > 0 && areOpen() && !isSaid ? [askAboutBare([...found], bare)] : [];
    },
  };
}

const all = (currency: string): Answer => ({
  id: currency,
  label: { say: "they-are-in", currency },
  sets: { constants: { Currency: currency } },
});

function askWhichCurrency(sign: string, drafts: readonly RowDraft[], amounts: readonly Column[]): Question {
  const shown = ({ row: { cells } }: RowDraft): string =>
    amounts.map(({ index }) => seen(cells[index] ?? emptyCell)).find((text) => text !== "") ?? "";
  return {
    id: "missing-Currency",
    about: "missing",
    text: { say: "ask-currency-of-sign", sign, row: drafts[0]?.row.number ?? 0 },
    column: null,
    answers: (currenciesOfSign.get(sign) ?? []).map(all),
    examples: drafts.slice(0, 5).map((draft) => ({ row: draft.row.number, value: shown(draft), readings: {} })),
  };
}

function askAboutBare(found: readonly string[], bare: readonly RowDraft[]): Question {
  return {
    id: "missing-Currency",
    about: "missing",
    text: { say: "ask-currency-of-bare", currencies: found, at: atRows(bare) },
    column: null,
    answers: [
      ...found.map(all),
      { id: "send-without", label: { say: "send-these-without-currency" }, sets: { without: ["Currency"] } },
    ],
    examples: [],
  };
}
