/** @file What a spreadsheet or a document was found to say, in German; see [Note: a line]. */

import { count } from "../../wording-grammar.ts";
import type { sheet as english } from "../english/sheet.ts";

type Misfit = { readonly cells: number; readonly headers: number };
const underHeaders = ({ cells, headers }: Misfit): string =>
  `Diese Zeile hat ${count(cells, "Zelle", "Zellen")} unter ${count(headers, "Überschrift", "Überschriften")}`;

export const sheet: typeof english = {
  "row-too-long": (row) => `${underHeaders(row)}, ihre Werte können also in den falschen Spalten stehen.`,
  "fix-row-too-long": () => "Setzen Sie einen Wert, der das Trennzeichen enthält, in Anführungszeichen.",
  "row-cut": (row) => `${underHeaders(row)} und endet vor ihren Beträgen.`,
  "fix-row-cut": () => "Vervollständigen Sie die Zeile. Ein Wert über zwei Zeilen braucht Anführungszeichen.",
};
