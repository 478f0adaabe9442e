/** @file Invoices whose currency only the signs at their amounts tell, where those leave it open: “$”, or none in some rows. */

import type { Answer, Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { currenciesOfSign } from "../cells/currency-codes.ts";
import { emptyCell, seen } from "../cells/table.ts";
import { atRows } from "../columns/ask-non-invoices.ts";
import type { Column } from "../columns/map-columns.ts";
import { currencyIn, openSignIn } from "./check-row.ts";
import type { RowDraft } from "./row-draft.ts";

export interface Signs {
  /** Looks at a row whose currency has been taken from wherever it stands. */
  look(hand: RowDraft): void;
  questions(): Question[];
}

/** @param amounts the columns of amounts that are sent */
export function createSigns(columns: readonly Column[], amounts: readonly Column[], said: TemplateChange): Signs {
  const hasColumn = columns.some(({ property }) => property === "Currency");
  const isSaid = said.without?.includes("Currency") === true;
  const open: RowDraft[] = [];
  const bare: RowDraft[] = [];
  const found = new Set<string>();
  let sign = "";
  return {
    look(hand) {
      const { row, invoice, unread } = hand;
      if (unread.includes("Currency")) return;
      if (invoice.Currency !== undefined) {
        if (!hasColumn && amounts.some(({ index }) => currencyIn(row.cells[index]) !== null))
          found.add(invoice.Currency);
        return;
      }
      const unclear = amounts.map(({ index }) => openSignIn(row.cells[index])).find((one) => one !== null);
      if (unclear === undefined) bare.push(hand);
      else {
        sign ||= unclear ?? "";
        open.push(hand);
      }
    },
    questions() {
      if (open.length > 0) return [askWhichCurrency(sign, open, amounts)];
      return found.size > 0 && bare.length > 0 && !hasColumn && !isSaid ? [askAboutBare([...found], bare)] : [];
    },
  };
}

const all = (currency: string): Answer => ({
  id: currency,
  label: { say: "they-are-in", currency },
  sets: { constants: { Currency: currency } },
});

function askWhichCurrency(sign: string, hands: readonly RowDraft[], amounts: readonly Column[]): Question {
  const shown = ({ row: { cells } }: RowDraft): string =>
    amounts.map(({ index }) => seen(cells[index] ?? emptyCell)).find((text) => text !== "") ?? "";
  return {
    id: "missing-Currency",
    about: "missing",
    text: { say: "ask-currency-of-sign", sign, row: hands[0]?.row.number ?? 0 },
    column: null,
    answers: (currenciesOfSign.get(sign) ?? []).map(all),
    examples: hands.slice(0, 5).map((hand) => ({ row: hand.row.number, value: shown(hand), readings: {} })),
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
