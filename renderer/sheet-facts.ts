/** @file How a spreadsheet was read, a line for each thing that was found out, with its evidence. */

import { type Line, sayLine } from "../shared/line.ts";
import type { SheetView } from "../shared/sheet-view.ts";
import { sentence } from "../shared/wording-grammar.ts";
import { dateOrderNames, decimalSignNames, sheetLabels } from "./labels-sheet.ts";

export interface SheetFact {
  readonly label: string;
  readonly value: string;
  readonly evidence: string | null;
}

type Known = Pick<SheetView, "sheet" | "headerRow" | "text" | "dates" | "decimals">;

export function factsOf({ sheet, headerRow, text, dates, decimals }: Known): readonly SheetFact[] {
  const fact = (label: string, value: string | null, evidence: Line | null = null): readonly SheetFact[] =>
    value === null ? [] : [{ label, value, evidence: evidence === null ? null : sentence(sayLine(evidence)) }];
  return [
    ...fact(sheetLabels.dates, dates && dateOrderNames[dates.order], dates?.evidence),
    ...fact(sheetLabels.decimals, decimals && decimalSignNames[decimals.sign], decimals?.evidence),
    ...fact(sheetLabels.sheet, sheet),
    ...fact(sheetLabels.headers, headerRow === null ? null : sheetLabels.headersIn(headerRow)),
    ...fact(sheetLabels.text, text && sheetLabels.textAs(text.encoding, text.separator)),
  ];
}
