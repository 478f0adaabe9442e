/** @file What the matching of documents goes by: what an inbox says, and what the journal knows. */

import type { Candidate } from "../../../shared/imports/candidate.ts";

export type { Candidate } from "../../../shared/imports/candidate.ts";

/** What an inbox says about where an id stands. */
export interface MatchRules {
  readonly idAt: "start" | "anywhere" | "end";
  /** Where there are any, an id stands directly behind one of them, and nothing else is taken for one. */
  readonly idPrefixes: readonly string[];
}

export const usualRules: MatchRules = { idAt: "start", idPrefixes: [] };

/** What the journal knows; looked up, never listed whole, for a register may have a hundred thousand entries. */
export interface Registers {
  /** Entries of the registers in force whose number folds to this; the newest register wins. */
  withNumber(folded: string): readonly Candidate[];
  /** The ids that list files beside it name for this path. */
  listed(path: string): readonly string[];
}

export const noRegisters: Registers = { withNumber: () => [], listed: () => [] };
