/** @file The input of document matching: the inbox's rules, and the registers in the journal. */

import type { Candidate } from "../../../shared/imports/candidate.ts";

export type { Candidate } from "../../../shared/imports/candidate.ts";

/** An inbox's settings for where an id is in a file name. */
export interface MatchRules {
  readonly idAt: "start" | "anywhere" | "end";
  /** Where there are any, only digits directly after one of them are an id. */
  readonly idPrefixes: readonly string[];
}

/** The rules of an inbox whose settings say nothing else. */
export const usualRules: MatchRules = { idAt: "start", idPrefixes: [] };

/** The journal's registers and list files. Only looked up, because a register may have a hundred thousand entries. */
export interface Registers {
  /** Entries of the current registers whose number folds to this; the newest register counts. */
  withNumber(folded: string): readonly Candidate[];
  /** True where a register, or an answer of the finance system, has this purchase invoice id. */
  hasId(purchaseInvoiceId: string): boolean;
  /** The purchase invoice ids that list files in the same folder name for this path. */
  listed(path: string): readonly string[];
}

/** For a journal that holds no register and no list file. */
export const noRegisters: Registers = { withNumber: () => [], hasId: () => false, listed: () => [] };
