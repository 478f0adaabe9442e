/** @file Failures, grouped by what a person can do about them; the one list in which every kind has its group. */

import type { DropFailure } from "./drop-failure.ts";
import type { Failure } from "./failure.ts";
import type { NotSent } from "./not-sent.ts";
import type { OpenQuestion } from "./open-question.ts";

/**
 * - `answer`: a person's answer lets the same file go on.
 * - `repeat`: nothing reached the service, so the same file can be sent as it is.
 * - `correct-or-repeat`: the file is probably wrong, but the same one may do better another time.
 * - `correct`: the same file cannot do better; another one is needed, or a look at the finance system.
 * - `reconsider`: a person cancelled it and may try it again.
 */
type Remedy = "answer" | "repeat" | "correct-or-repeat" | "correct" | "reconsider";

type Of<Group extends Failure, What extends Remedy> = { readonly [Kind in Group["kind"]]: What };

type Remedies = Of<OpenQuestion, "answer"> &
  Of<NotSent, "repeat"> &
  Of<DropFailure, "correct" | "correct-or-repeat"> &
  Of<Exclude<Failure, OpenQuestion | NotSent | DropFailure>, Exclude<Remedy, "answer" | "repeat">>;

const remedies: Remedies = {
  "rows-have-problems": "answer",
  "cannot-tell": "answer",
  "no-invoices": "answer",
  "sync-conflict": "answer",
  "spreadsheet-or-document": "answer",
  "already-sent": "answer",
  "cannot-reverse": "answer",
  "no-purchase-invoice-id": "answer",
  "not-sent": "repeat",
  barred: "repeat",
  busy: "repeat",
  "after-unknown": "repeat",
  "signed-out": "repeat",
  "no-keychain": "repeat",
  "no-connection": "repeat",
  "file-changed": "repeat",
  "file-unreadable": "repeat",
  "parser-stopped": "correct-or-repeat",
  "empty-file": "correct",
  "incomplete-file": "correct",
  "too-large": "correct",
  "type-not-permitted": "correct",
  "name-not-permitted": "correct",
  "content-differs-from-extension": "correct",
  "unreadable-spreadsheet": "correct",
  "unreadable-e-invoice": "correct",
  "leads-outside-inbox": "correct",
  refused: "correct-or-repeat",
  "no-answer": "correct",
  "may-have-gone": "correct",
  "connection-changed": "correct",
  withdrawn: "correct",
  rejected: "reconsider",
};

export const remedyFor = <Kind extends Failure["kind"]>({ kind }: { readonly kind: Kind }): Remedies[Kind] =>
  remedies[kind];

export const isOpenQuestion = (failure: Failure): failure is OpenQuestion => remedyFor(failure) === "answer";

export const isNotSent = (failure: Failure): failure is NotSent => remedyFor(failure) === "repeat";
