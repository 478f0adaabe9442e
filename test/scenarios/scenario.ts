/** @file A scenario: what lies in the inbox, how the service answers, what people do, and how it ends. All data. */

import type { RowAnswer } from "../../shared/confirmation/row-answers.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { Answer } from "../fakes/fake-service.ts";

/** What a person does once the agent is quiet, in turn. A file is named by the path that it was dropped at last. */
export type Act =
  /** `undoMs`: for so long it can be undone; `undoes`: and is, at once. */
  | { readonly approves: string; readonly undoMs?: number; readonly undoes?: true }
  | { readonly retries: string }
  | { readonly sendsAnyway: string }
  | { readonly attaches: string; readonly to: string }
  | { readonly settles: string; readonly as: "arrived" | "send-again" }
  | { readonly answers: string; readonly rows: readonly number[]; readonly as: RowAnswer }
  /** How the file is read, for later files too. */
  | { readonly says: string; readonly change: TemplateChange }
  /** Every invoice of the reversal has that date. */
  | { readonly reverses: string; readonly dated: string }
  | { readonly moves: string; readonly to: string }
  /** `after`: not before there is a file at this path. */
  | { readonly drops: string; readonly content: string; readonly after?: string }
  | { readonly takesAway: string }
  /** In turn, and before the agent looks; none where the first can't be done. */
  | { readonly atOnce: readonly Act[] };

export interface Scenario {
  readonly name: string;
  /** What was dropped before the agent looks, by path. */
  readonly inbox: Readonly<Record<string, string>>;
  /** What the agent makes files of, each once: what is inside the e-invoices that are dropped, and drafts of reversals. */
  readonly inside?: readonly string[];
  readonly settings?: Partial<InboxSettings>;
  /** The answers to the calls, in turn; the last one goes for all after it. Without it, everything is accepted. */
  readonly service?: readonly Answer[];
  /** How many moves are refused before the first one succeeds. */
  readonly refusedMoves?: number;
  readonly people?: readonly Act[];
  readonly expect: {
    /** The state of each import in the end, by the path that it was dropped at last. */
    readonly states: Readonly<Record<string, string>>;
    /** Every file in the end, notes aside; DAY stands for today. */
    readonly files: readonly string[];
    /** The files that have a note beside them. */
    readonly notes?: readonly string[];
    readonly batches: number;
    readonly documents: number;
  };
}
