/** @file Decides what the sheet view asks of a person now, and which sums it shows. */

import type { Import } from "../../shared/imports/import.ts";
import { countInvoices } from "../../shared/imports/sent-in-part.ts";
import { onlyFileHelps } from "../../shared/spreadsheet/only-file-helps.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { addMoney } from "../../shared/values/add-money.ts";
import type { Money } from "../../shared/values/purchase-invoice.ts";
import { isAboutReading } from "../import/acts/acts.ts";

export type Stage =
  /** It is being read, or the sheet has not arrived from main. */
  | "reading"
  | "asking"
  /** There is a question that no answer solves. */
  | "stuck"
  | "problems"
  | "empty"
  /** All its questions are answered. */
  | "clear"
  | "held"
  | "going"
  /** Any other state, which is shown in words. */
  | "over";

/** @param sheet the reading for the import's present state; null until it is known */
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
      if (sheet.questions.length > 0) return onlyFileHelps(sheet.questions) ? "stuck" : "asking";
      if (sheet.problemCount > 0) return "problems";
      return sheet.totals.invoices > 0 ? "clear" : "empty";
    }
  }
}

/** Identifies the reading that belongs to this state; null if there is none. A batch that is sent is read once. */
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
  /** Null if only a part of the sheet is sent, because then suppliers are not counted. */
  readonly suppliers: number | null;
  readonly net: Money;
  readonly vat: Money;
}

/** The sums of the plan if there is one, else of the sheet; null while they are unknown. */
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
