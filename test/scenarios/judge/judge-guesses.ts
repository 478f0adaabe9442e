/** @file Judges that nothing is guessed: how a date is read, and what a name means, are a person's word. */

import type { Decision } from "../../../main/imports/decide.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { MemoryJournal } from "../../fakes/memory-journal.ts";
import { ambiguousDate, givenName } from "../make-contents.ts";
import { learnAnsweredIn } from "./judge-words.ts";
import type { Guess, Known } from "./known.ts";

/** Learns from what a person has answered about a file. */
export function learnAnswer({ said }: Known, { id, inbox }: Import, decision: Decision): void {
  if (decision.type !== "answer") return;
  const { change, remember } = decision;
  for (const guess of ["dates", "names"] as const) {
    const isSaid = guess === "dates" ? change.dateOrder !== undefined : change.names !== undefined;
    if (!isSaid) continue;
    said[guess].own.add(id);
    if (remember) learnForInbox(said[guess], inbox, id);
  }
}

/** Learns that a person has given a name in the rows of a file another one, for all files of its inbox. */
export function learnName(known: Known, { id, inbox }: Import): void {
  learnForInbox(known.said.names, inbox, id);
  learnAnsweredIn(known, inbox);
}

const learnForInbox = ({ inbox: all }: Known["said"][Guess], inbox: string, id: string): void =>
  void all.set(inbox, (all.get(inbox) ?? new Set()).add(id));

/** What was said with a file that is still to be read comes after this. */
export function learnForgotten(
  { said }: Known,
  journal: Pick<MemoryJournal, "get">,
  inbox: string,
  guess: Guess,
): void {
  const isUnread = ({ state }: Import) =>
    state.at === "reading" || (state.at === "waiting" && state.why.kind === "cannot-tell");
  for (const id of said[guess].inbox.get(inbox) ?? []) {
    const import_ = journal.get(id);
    if (import_ === undefined || !isUnread(import_)) said[guess].inbox.get(inbox)?.delete(id);
  }
}

/** Rule 10, for a file that is planned now. @param content null where its file isn't there */
export function judgeGuesses(
  journal: Pick<MemoryJournal, "payload">,
  { id, inbox, parts, place }: Import,
  content: string | null,
  { said }: Known,
  broken: string[],
): void {
  const isSaid = (guess: Guess) => said[guess].own.has(id) || (said[guess].inbox.get(inbox)?.size ?? 0) > 0;
  const payloads = parts.map((_, n) => journal.payload(id, n));
  if (content?.includes(ambiguousDate) && !isSaid("dates"))
    broken.push(`rule 10: ${place.dropped} (${id}) is planned, and nobody has said how its dates are read`);
  if (payloads.some((payload) => payload.includes(givenName)) && !content?.includes(givenName) && !isSaid("names"))
    broken.push(`rule 10: ${place.dropped} (${id}) is planned with the name ${givenName}, and nobody has said so`);
}
