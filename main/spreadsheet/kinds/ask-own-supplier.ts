/** @file Asks about rows whose supplier is the office itself: by the connection's names, or by the name over a list of several suppliers. */

import { areNearNames } from "../../../shared/imports/alike/company-name.ts";
import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { isCompany } from "../proof/legal-forms.ts";
import type { Title } from "../titles/read-titles.ts";

const id = "own-supplier";

/**
 * The question about the first row that names the office as its own supplier: a sales invoice in the wrong list, or a column of
 * offices.
 *
 * @param suppliers the different ones, each with its first row
 * @param companyNames what people call the company of the connection
 */
export function askOwnSupplier(
  suppliers: readonly Title[],
  above: readonly Title[],
  companyNames: readonly string[],
  accepted: readonly string[],
): readonly Question[] {
  if (accepted.includes(id)) return [];
  // Over the rows of one supplier is the name of that supplier.
  const titles = suppliers.length > 1 ? above.map(({ text }) => nameOfList(text)).filter(isCompany) : [];
  const own = [...companyNames, ...titles];
  const found = suppliers.find(({ text }) => own.some((other) => areNearNames(text, other)));
  if (found === undefined) return [];
  return [
    {
      ...answerAsTheyStand(id, { say: "send-all-as-invoices" }),
      about: "kind",
      text: { say: "ask-own-supplier", row: found.row, name: found.text },
      column: null,
      examples: [],
    },
  ];
}

/**
 * “Alder Ltd - purchase invoices” begins with the office's name. A name alone may be that of the first supplier, and a label
 * before it would say whose it is.
 */
function nameOfList(text: string): string {
  const [name = "", ...list] = text.split(/ [-–—|] |,|\s{2,}/u);
  return list.length === 0 ? "" : name.trim();
}
