/** @file Which settings of an inbox a plan rests on, so that a change of them reaches files that have not been sent. */

import type { InboxSettings } from "./settings.ts";

/**
 * [Note: settings that shape a plan]
 *
 * Settings reach every file that has not been sent. A plan keeps the settings that it was made by. Where they differ from
 * those of the inbox now, the import is read again: at each look (`followSettings`), when its plan is recorded, and right
 * before it is sent. The compiler asks here for each new setting how it reaches a planned file:
 *
 * - `connection`: read again, and a person is asked where something was sent over the old one.
 * - `plan`, `spreadsheet`, `document`: read again; the last two only files of that kind.
 * - `elsewhere`: by another rule. `sending` holds what is queued (`needsApproval`), `hours` are compared with the clock at
 *   each turn, imports follow `id` and `path` (see [Note: ids in config.json]).
 * - `never`: it matters before a file is taken in, or for what is said of it.
 */
const reach = {
  connection: "connection",
  currency: "spreadsheet",
  ownVatIds: "spreadsheet",
  dateOrder: "spreadsheet",
  decimalSign: "spreadsheet",
  template: "spreadsheet",
  rowsWithProblems: "spreadsheet",
  maxInvoicesPerBatch: "spreadsheet",
  ceilings: "spreadsheet",
  vatTolerance: "spreadsheet",
  idAt: "plan",
  idPrefixes: "plan",
  eInvoicesInPdfs: "plan",
  documentNames: "document",
  textOfPdfs: "document",
  id: "elsewhere",
  path: "elsewhere",
  sending: "elsewhere",
  hours: "elsewhere",
  existingFiles: "never",
  ignoredNames: "never",
  attentionAfterDays: "never",
  settleMs: "never",
} as const satisfies Record<
  keyof InboxSettings,
  "connection" | "plan" | "spreadsheet" | "document" | "elsewhere" | "never"
>;

/** The settings that a plan was made by. See [Note: settings that shape a plan]. */
export interface PlanSettings {
  /** The inbox's connection then, or the one that it had when a person approved sending the rest. */
  readonly connection: string;
  /** The others as one text, to be compared. */
  readonly rules: string;
}

const namesOf = (...of: readonly (typeof reach)[keyof InboxSettings][]): readonly (keyof InboxSettings)[] =>
  (Object.keys(reach) as (keyof typeof reach)[]).filter((name) => of.includes(reach[name]));

const spreadsheetRules = namesOf("plan", "spreadsheet");
const documentRules = namesOf("plan", "document");

export function planSettingsOf(settings: InboxSettings, kind: "batch" | "document" | "register"): PlanSettings {
  const names = kind === "document" ? documentRules : spreadsheetRules;
  return { connection: settings.connection, rules: JSON.stringify(names.map((name) => settings[name])) };
}

export const isPlannedBy = (now: PlanSettings, then: PlanSettings): boolean =>
  now.connection === then.connection && now.rules === then.rules;
