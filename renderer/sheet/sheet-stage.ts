/** @file Where a person stands with a spreadsheet: what the view asks of them now, and which money is meant. */

import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { addMoney } from "../../shared/values/add-money.ts";
import type { Money } from "../../shared/values/purchase-invoice.ts";
import { countInvoices } from "../../shared/wording/imports/say-import.ts";
import { isAboutReading } from "../import/acts.ts";
import { answerable } from "./sheet-draft.ts";

export type Stage =
  /** It is being read, or the sheet has not come yet. */
  | "reading"
  | "asking"
  /** Something is asked, and no answer helps. */
  | "stuck"
  | "problems"
  | "empty"
  /** It was asked about, and is clear by now. */
  | "clear"
  | "held"
  | "going"
  /** Whatever else became of it is said in words. */
  | "over";

/** @param sheet as it is read in the import's present state; null until that is known */
export function stageOf({ state, parts }: Pick<Import, "state" | "parts">, sheet: SheetPreview | null): Stage {
  switch (state.at) {
    case "reading":
      return state.behind === undefined ? "reading" : "over";
    case "held":
      return "held";
    case "queued":
    case "sending":
    case "done":
      return "going";
    case "unknown":
    case "failed":
    case "duplicate":
      return "over";
    case "waiting": {
      if (!isAboutReading(state.why.kind) || parts.length > 0) return "over";
      if (sheet === null) return "reading";
      if (sheet.questions.length > 0) return answerable(sheet).length > 0 ? "asking" : "stuck";
      if (sheet.problemCount > 0) return "problems";
      return sheet.totals.invoices > 0 ? "clear" : "empty";
    }
  }
}

/** Which reading of the file belongs to this state; null while there is none. What goes is looked at once. */
export function readingFor({ state, since }: Pick<Import, "state" | "since">): string | null {
  switch (state.at) {
    case "reading":
      return null;
    case "queued":
    case "sending":
    case "done":
    case "unknown":
      return "gone";
    case "held":
    case "waiting":
    case "failed":
    case "duplicate":
      return `${state.at} ${since}`;
  }
}

export interface SheetSums {
  readonly invoices: number;
  /** Null where what is sent is not all that the sheet holds, so that nobody has counted. */
  readonly suppliers: number | null;
  readonly net: Money;
  readonly vat: Money;
}

/** What is to be sent where that is planned, else what the sheet holds; null while that is not known. */
export function sumsOf({ parts }: Pick<Import, "parts">, sheet: SheetPreview | null): SheetSums | null {
  const planned = countInvoices(parts);
  if (planned > 0)
    return {
      invoices: planned,
      suppliers: sheet?.totals.invoices === planned ? sheet.totals.suppliers : null,
      net: addMoney(parts.map(({ net }) => net)),
      vat: addMoney(parts.map(({ vat }) => vat)),
    };
  return sheet === null || sheet.questions.length > 0 ? null : sheet.totals;
}
