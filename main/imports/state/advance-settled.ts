/** @file The part of the state machine for what may have been sent: a person's answer, about all of it or row by row. */

import {
  askedBeforeAgain,
  canOpenAgain,
  foundByPerson,
  openCount,
  unclearRows,
} from "../../../shared/confirmation/answered-rows.ts";
import { answerRows, noAnswers } from "../../../shared/confirmation/row-answers.ts";
import type { LeftOutRow } from "../../../shared/imports/failures/open-question.ts";
import type { Import, Part } from "../../../shared/imports/import.ts";
import type { ImportEvent, PartSplit } from "../../../shared/imports/import-event.ts";
import { addMoney } from "../../../shared/values/add-money.ts";
import { afterArrival, type Changes, refiledPlace, withKnown, withPart } from "./next-state.ts";

type SettleEvent = Extract<ImportEvent, { type: "settle" | "settle-rows" }>;

/** The state after `event` and what else it changes, or null where the event cannot follow the state. */
export function changesWhenSettled(before: Import, event: SettleEvent): Changes | null {
  const { state } = before;
  if (event.type === "settle-rows") return changesByRow(before, event);
  const asked = event.answer === "arrived" ? askedBeforeAgain(before) : null;
  if (asked !== null) return goOn(before, withKnown(before, asked, { state: "done" }));
  if (state.at !== "unknown") return null;
  if (event.again) return goOn(before, splitParts(before, state.part, event.again));
  return goOn(before, withKnown(before, state.part, { state: event.answer === "arrived" ? "done" : "planned" }));
}

/** A person didn't find it, or some of its rows, and its file is gone: it isn't sent again. */
export function changesWhenClosed(before: Import, event: Extract<ImportEvent, { type: "reject" }>): Changes {
  const { reason, again } = event;
  const part = before.state.at === "unknown" ? before.state.part : -1;
  const parts = again ? splitParts(before, part, again) : withKnown(before, part, { state: "planned" });
  return [{ at: "failed", why: { kind: "rejected", reason, mayHaveArrived: true } }, { parts }];
}

function changesByRow(before: Import, event: Extract<SettleEvent, { type: "settle-rows" }>): Changes | null {
  const { state, since } = before;
  const part = before.parts[event.part];
  if (part === undefined) return null;
  if (event.part === askedBeforeAgain(before)) return changesBeforeAgain(before, event, part);
  if (state.at === "waiting") return changesByList(before, event, part);
  if (part.invoices === 0) return null;
  const answers = answerRows(part.answers ?? noAnswers, event.answer, event.rows, event.list ?? null);
  if (state.at === "done") {
    // A list has settled it, or a person, and a person says that it was wrong.
    const isByPerson = foundByPerson(before).includes(event.part);
    if (part.state !== "done" || !canOpenAgain(before, event.part, event.answer) || event.list) return null;
    if (part.answers === undefined && !isByPerson) return null;
    const say = isByPerson ? "found-was-wrong" : "list-was-wrong";
    const why = { kind: "no-answer", evidence: "silence", detail: { say } } as const;
    return [
      { at: "unknown", part: event.part, why },
      { parts: withPart(before, event.part, { state: "unknown", answers }) },
    ];
  }
  if (state.at !== "unknown" || part.state !== "unknown") return null;
  const hasArrived = answers.arrived.length === part.invoices;
  const parts = withPart(before, event.part, { answers, ...(hasArrived && { state: "done" }) });
  if (hasArrived) return goOn(before, parts);
  // The note beside it tells what is known of its rows.
  return [state, { parts, since, place: refiledPlace(before.place, state) }];
}

/** Rows of a batch that was to be sent again are there after all: the others are sent. */
function changesBeforeAgain(
  before: Import,
  { part: n, answer, rows, list, again }: Extract<SettleEvent, { type: "settle-rows" }>,
  part: Part,
): Changes | null {
  if (answer !== "arrived" || list !== undefined || again === undefined) return null;
  const arrived = {
    ...part,
    ...again.stays,
    state: "done",
    answers: answerRows(noAnswers, answer, rows, null),
  } as const;
  return goOn(before, [...withPart(before, n, arrived), { ...part, ...again.becomes }]);
}

/** A list has rows of which an answer left unclear whether they were saved. See [Note: saved, or taken]. */
function changesByList(
  { state, since, parts, leftOut }: Import,
  { part: n, answer, rows, list }: Extract<ImportEvent, { type: "settle-rows" }>,
  part: Part,
): Changes | null {
  if (state.at !== "waiting" || state.why.kind !== "rows-have-problems" || part.state !== "done") return null;
  const settled = new Set(unclearRows({ leftOut }, n).filter((row) => rows.includes(row)));
  if (list === undefined || answer !== "arrived" || settled.size === 0) return null;
  const isSettled = ({ row, notSaved }: LeftOutRow) => notSaved?.part === n && settled.has(row);
  const found = leftOut.filter(isSettled).flatMap(({ notSaved }) => notSaved ?? []);
  const counted = {
    invoices: part.invoices + found.length,
    net: addMoney([part.net, ...found.map(({ net }) => net)]),
    vat: addMoney([part.vat, ...found.map(({ vat }) => vat)]),
  };
  const left = { parts: withPart({ parts }, n, counted), leftOut: leftOut.filter((row) => !isSettled(row)) };
  return [afterArrival(left.parts, left.leftOut), { ...left, ...(left.leftOut.length > 0 && { since }) }];
}

/** After a restore several parts may be in doubt: each is asked about before anything goes on. */
function goOn(before: Import, parts: readonly Part[]): Changes {
  const doubtful = parts.findIndex((part) => part.state === "unknown");
  if (before.state.at === "unknown" && doubtful >= 0) return [{ ...before.state, part: doubtful }, { parts }];
  return [afterArrival(parts, before.leftOut), { parts }];
}

/** Both halves were in the call whose outcome is unknown. */
function splitParts(before: Import, n: number, { rows, stays, becomes }: PartSplit): readonly Part[] {
  const part = before.parts[n];
  if (part?.answers === undefined || rows.length === 0 || openCount(part) > 0)
    throw new Error(`part ${n} of import ${before.id} is not answered row by row`);
  const { answers, ...rest } = part;
  const arrived = { ...part, ...stays, state: "done", answers: { ...answers, missing: [] } } as const;
  return [...withPart(before, n, arrived), { ...rest, ...becomes, state: "planned" }];
}
