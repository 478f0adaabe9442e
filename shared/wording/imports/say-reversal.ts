/** @file Words what an import reverses, and what reverses it. See [Note: a reversal]. */

import type { OpenQuestion } from "../../imports/failures/open-question.ts";
import type { Import } from "../../imports/import.ts";
import { words } from "../../words/spoken.ts";
import { list } from "../grammar.ts";

/** The sentences that link a reversal and what it reverses; none for any other import. */
export function sayReversals({ reverses, reversals = [] }: Pick<Import, "reverses" | "reversals">): readonly string[] {
  const { reversal } = words;
  if (reverses !== undefined) {
    const { of, parts, date, isEdited } = reverses;
    const batches = parts.length === 1 && parts[0] === 0 ? null : sayBatches(parts);
    const dates = date === null ? reversal.ownDates : reversal.dated(date);
    return [reversal.reverses(of.file, of.id, batches), isEdited ? reversal.isEdited : dates];
  }
  return reversals.map(({ to, parts }, at) => {
    if (to === null) return reversal.toDraft;
    // A batch is reversed again only where the one before is over unsent.
    const isOver = reversals.slice(at + 1).some((later) => later.parts.some((part) => parts.includes(part)));
    return isOver ? reversal.formerDraft(to.file, to.id) : reversal.drafted(to.file, to.id);
  });
}

/** "1 and 3": parts count from 0. */
export const sayBatches = (parts: readonly number[]): string =>
  list(
    parts.map((part) => String(part + 1)),
    "and",
  );

export function sayCannotReverse(why: Extract<OpenQuestion, { readonly kind: "cannot-reverse" }>): string {
  const { failure, other } = words.reversal;
  if (why.why !== "reversed-already") return failure[why.why];
  return failure["reversed-already"](why.in === undefined ? "" : other(why.in.file, why.in.id));
}
