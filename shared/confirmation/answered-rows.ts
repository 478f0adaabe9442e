/** @file Asks an import what is known of its single rows. See [Note: row by row]. */

import type { Import, Part } from "../imports/import.ts";
import type { RowAnswer } from "./row-answers.ts";

/** What a person or a list has said of a row; null where neither has. */
export const answerTo = ({ answers }: Pick<Part, "answers">, row: number): RowAnswer | null =>
  (["arrived", "missing", "later"] as const).find((answer) => answers?.[answer].includes(row)) ?? null;

/** How many rows a part has that are neither known to have arrived nor to be missing. */
export const openCount = ({ invoices, answers }: Pick<Part, "invoices" | "answers">): number =>
  invoices - (answers?.arrived.length ?? 0) - (answers?.missing.length ?? 0);

/** The rows of part `n` of which its answer left unclear whether they were saved. */
export const unclearRows = ({ leftOut }: Pick<Import, "leftOut">, n: number): readonly number[] =>
  leftOut.flatMap(({ row, notSaved }) => (notSaved?.part === n && !notSaved.isCertain ? [row] : []));

/** The parts that only lists have settled, at least in part: a person may say that this is wrong. */
export const settledByList = ({ state, parts }: Pick<Import, "state" | "parts">): readonly number[] =>
  state.at === "done"
    ? parts.flatMap((part, n) => (part.state === "done" && (part.answers?.listed.length ?? 0) > 0 ? [n] : []))
    : [];

/**
 * The parts of which no answer says that they were sent, but a person: "Found it" may be wrong, and can be taken back. What
 * was reversed since stays as it is.
 */
export const foundByPerson = ({ state, parts, reversals, reverses }: Import): readonly number[] =>
  state.at === "done" && state.correctedIn === undefined && state.closed === undefined && !reversals && !reverses
    ? parts.flatMap((part, n) => (isFoundByPerson(part) ? [n] : []))
    : [];

/**
 * True for an answer that a person can give about rows of part `n`, which counts as sent, so that it is open again. That rows
 * are missing counts only against a person's word: what a list shows isn't sent again.
 */
export const canOpenAgain = (import_: Import, n: number, answer: RowAnswer): boolean =>
  (answer === "later" && import_.state.at === "done") || (answer === "missing" && foundByPerson(import_).includes(n));

/**
 * The part that a person wanted sent again, and of whose rows it is asked first whether they are there; null for none. Its
 * file isn't read again, so what is there is answered here.
 */
export function askedBeforeAgain({ kind, state, parts }: Pick<Import, "kind" | "state" | "parts">): number | null {
  if (kind !== "batch" || state.at !== "waiting" || state.why.kind !== "already-sent") return null;
  const n = parts.findIndex(({ state: at }) => at === "planned");
  const part = parts[n];
  return part !== undefined && part.invoices > 0 && part.sentAt !== null && part.status === null ? n : null;
}

/** True once a row is known to have arrived or to be missing: what is left is answered for the others. */
export const isAnsweredInPart = ({ answers }: Pick<Part, "answers">): boolean =>
  answers !== undefined && answers.arrived.length + answers.missing.length > 0;

const isFoundByPerson = ({ state, status, sentAt, invoices, answers }: Part): boolean =>
  state === "done" && status === null && sentAt !== null && invoices > 0 && (answers?.listed.length ?? 0) === 0;
