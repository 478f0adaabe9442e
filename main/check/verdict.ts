/** @file The verdict of a check: what a file holds, and what would become of it. */

import type { EInvoice } from "../../shared/e-invoice/e-invoice.ts";
import type { Failure } from "../../shared/imports/failures/failure.ts";
import type { SentRow } from "../../shared/imports/row-fingerprint.ts";
import type { mappingOf, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Money } from "../../shared/values/purchase-invoice.ts";
import { sayFailureInCheck } from "../../shared/wording/imports/say-failure.ts";
import { sayOriginal } from "../../shared/wording/imports/say-first-time.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Fate, Home } from "../imports/foresee.ts";

/** One file of `check --json`, plus what the window's preview shows. */
export interface Verdict {
  readonly file: string;
  readonly sha256: string | null;
  readonly kind: "batch" | "e-invoice" | "document" | "register" | "ignored" | "unrecognised";
  /** `ready` needs no person; `ask` needs one; of `refuse` nothing would be sent. */
  readonly verdict: "ready" | "ask" | "refuse";
  readonly sheet: string | null;
  readonly headerRow: number | null;
  readonly mapping: ReturnType<typeof mappingOf>;
  readonly unmapped: readonly string[];
  readonly dates: SheetReading["dates"];
  readonly decimals: SheetReading["decimals"];
  /** Exactly what would be sent: at once where the verdict is `ready`, after approval where it would be held. */
  readonly invoices: readonly object[];
  /** The sums of these by currency, "" for none; null where nothing would be sent. */
  readonly totals: { readonly net: Money; readonly vat: Money } | null;
  readonly problems: readonly RowProblem[];
  readonly skipped: SheetReading["skipped"];
  readonly text: SheetReading["text"];
  readonly columns: SheetReading["columns"];
  /** What the invoices hold beyond the file's own cells, a message each. */
  readonly derived: SheetReading["derived"];
  /** That the last total of the sheet is the sum of its rows, where it has one that can be compared. */
  readonly agreedTotal?: NonNullable<SheetReading["agreedTotal"]>;
  readonly questions: SheetReading["questions"];
  readonly register: SheetReading["register"];
  readonly listed: SheetReading["listed"];
  /** What an e-invoice says in all; null for every other file. */
  readonly eInvoice: EInvoiceSum | null;
  readonly purchaseInvoiceId: string | null;
  readonly failure: { readonly kind: Failure["kind"] | "left-alone"; readonly message: string } | null;
  /** The rows that would be left out because another file sent them before. */
  readonly sentBefore: readonly SentRow[];
  /** What would become of the file in its inbox; null outside every inbox, and for a file that is ignored. */
  readonly becomes: Becomes | null;
  readonly isMissing: boolean;
}

/** Amounts as the file has them: those of a credit note are positive there. */
interface EInvoiceSum extends Pick<EInvoice, "syntax" | "profile" | "number"> {
  readonly seller: Pick<EInvoice["seller"], "name" | "vatId">;
  readonly net: string;
  readonly vat: string | null;
  readonly gross: string;
}

export const sumOfEInvoice = ({ syntax, profile, number, seller, totals }: EInvoice): EInvoiceSum => ({
  ...{ syntax, profile, number },
  seller: { name: seller.name, vatId: seller.vatId },
  ...{ net: totals.net, vat: totals.vat, gross: totals.gross },
});

interface Becomes {
  readonly state: Fate["becomes"] | "failed";
  /** ISO time at which the posting hours of its inbox begin, where they hold it up. */
  readonly sendsAt: string | null;
  /** The id of the import that sent the same, or is about to. */
  readonly of: string | null;
}

export const blankVerdict = (file: string): Verdict => ({
  file,
  sha256: null,
  kind: "unrecognised",
  verdict: "refuse",
  sheet: null,
  headerRow: null,
  mapping: {},
  unmapped: [],
  dates: null,
  decimals: null,
  invoices: [],
  totals: null,
  problems: [],
  skipped: [],
  text: null,
  columns: [],
  derived: [],
  questions: [],
  register: [],
  listed: [],
  eInvoice: null,
  purchaseInvoiceId: null,
  failure: null,
  sentBefore: [],
  becomes: null,
  isMissing: false,
});

/** The verdict that follows from what would become of the file. */
export function withFate(of: Verdict, fate: Fate, { timeZone }: Pick<Home, "timeZone">): Verdict {
  const becomes = { state: fate.becomes, sendsAt: null, of: null };
  switch (fate.becomes) {
    case "queued":
      return { ...of, verdict: "ready", becomes: { ...becomes, sendsAt: isoOf(fate.sendsAt) } };
    case "done":
      return { ...of, kind: "register", verdict: "ready", becomes };
    case "left-alone":
      return { ...of, verdict: "refuse", failure: { kind: "left-alone", message: words.cli.fileLeftAlone }, becomes };
    case "held":
      return { ...of, verdict: "ask", becomes };
    case "waiting":
      return { ...of, verdict: "ask", failure: { kind: fate.why.kind, message: sayFailureInCheck(fate.why) }, becomes };
    case "duplicate":
    case "reading": {
      const original = fate.becomes === "duplicate" ? fate.of : fate.behind;
      const then = fate.becomes === "duplicate" ? words.cli.nothingSentAgain : words.cli.waitsForOther;
      const failure = { kind: "already-sent", message: `${sayOriginal(original, timeZone)} ${then}` } as const;
      const verdict = fate.becomes === "duplicate" ? "refuse" : "ask";
      return { ...of, verdict, failure, becomes: { ...becomes, of: original.id } };
    }
  }
}

const isoOf = (atMs: number | null) => (atMs === null ? null : new Date(atMs).toISOString());
