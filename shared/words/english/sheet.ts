/** @file What a spreadsheet or a document was found to say, in English; see [Note: a line]. */

import { count } from "../../wording-grammar.ts";

type Misfit = { readonly cells: number; readonly headers: number };
const underHeaders = ({ cells, headers }: Misfit): string =>
  `This row has ${count(cells, "cell")} under ${count(headers, "header")}`;

export const sheet = {
  "row-too-long": (row: Misfit) => `${underHeaders(row)}, so its values may stand in the wrong columns.`,
  "fix-row-too-long": () => "Put quotation marks around a value that holds the separator.",
  "row-cut": (row: Misfit) => `${underHeaders(row)} and ends before its amounts.`,
  "fix-row-cut": () => "Complete the row. A value that runs over two lines needs quotation marks.",
};
