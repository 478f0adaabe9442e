/** @file Judges each save of the journal: what people are told of an answer, and what is called a duplicate. */

import type { JournalEvent } from "../../../main/imports/ports/journal-port.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { FakeWorld } from "../../fakes/fake-world.ts";
import { overJournal } from "../../fakes/journal-writes.ts";
import { sha256Of } from "../../fakes/memory-disk.ts";
import type { MemoryJournal } from "../../fakes/memory-journal.ts";
import { isInOwnFolder } from "../own-folders.ts";
import { judgeGuesses } from "./judge-guesses.ts";
import { learnWords } from "./judge-words.ts";
import { countArrivals, type Known } from "./known.ts";
import { canonical, isAfter, keyOfDocument, keysOfRows, rowsOfPayload, whatIsIn } from "./what-a-file-holds.ts";

export function judgeSaves(
  journal: MemoryJournal,
  world: () => FakeWorld,
  known: Known,
  broken: string[],
): MemoryJournal {
  const bytesOf = ({ inbox, place }: Import) =>
    place.path === null ? undefined : world().disk.read(place.path, inbox);

  /** Rule 4: of each batch, what is not told as sent is told as not saved, row by row. */
  function judgeAnswer(next: Import, part: number): void {
    const answer = known.answers.get(next.id);
    if (!answer?.unsaved) return;
    const { named, unsaved } = answer.unsaved;
    const rows = rowsOfPayload(journal.payload(next.id, part));
    const told = next.leftOut.filter(({ notSaved }) => notSaved?.part === part);
    const counted = next.parts[part]?.invoices ?? 0;
    const who = `${next.place.dropped} (${next.id})`;
    if (counted > rows.length - unsaved)
      broken.push(`rule 4: ${who} tells of ${counted} sent, of ${rows.length} of which ${unsaved} were not saved`);
    if (counted + told.length !== rows.length)
      broken.push(`rule 4: ${who} tells of ${counted} sent and ${told.length} not saved, of ${rows.length}`);
    for (const index of named) {
      const number = rows[index]?.number ?? "";
      if (!told.some(({ value }) => canonical(value ?? "") === number))
        broken.push(`rule 4: ${who} does not tell that ${number} was not saved`);
    }
  }

  /** Rule 10. A file that was taken away or changed since it was read is planned by nothing that is there. */
  function judgePlan(next: Import): void {
    const bytes = bytesOf(next);
    const isAsRead = bytes !== undefined && sha256Of(bytes) === next.sha256;
    judgeGuesses(journal, next, isAsRead ? new TextDecoder().decode(bytes) : null, known, broken);
  }

  /** Whole, a duplicate is told as gone before: so each of its invoices went, or may have gone. */
  function judgeDuplicate(next: Import): void {
    countArrivals(world().service, known, broken);
    const keys =
      next.kind === "document"
        ? [keyOfDocument(next.connection, next.purchaseInvoiceId, next.sha256)]
        : keysOfRows(next.connection, whatIsIn(bytesOf(next)).rows);
    const never = keys.filter((key) => !known.times.has(key) && !known.saidArrived.has(key) && !isInDoubt(key));
    if (never.length > 0) broken.push(`rule 4: ${next.place.dropped} is told as a duplicate, and ${never} never went`);
  }

  /** Done because its rows were sent in another file: so each of them went, whether it was right here or not. */
  function judgeCorrected(next: Import): void {
    countArrivals(world().service, known, broken);
    const unsaved = next.leftOut.flatMap(({ value, notSaved }) =>
      notSaved && value !== null ? keysOfRows(next.connection, [{ number: canonical(value) }]) : [],
    );
    const keys = [...keysOfRows(next.connection, whatIsIn(bytesOf(next)).rows), ...unsaved];
    const never = keys.filter((key) => !known.times.has(key) && !known.saidArrived.has(key));
    if (never.length > 0) broken.push(`rule 4: ${next.place.dropped} is done as corrected, and ${never} never went`);
  }

  /** Sent, and nobody knows for certain that it was saved, or not. */
  const isInDoubt = (key: string) =>
    journal.list(1_000).some(({ id, connection, parts, leftOut }) => {
      const isDoubted = leftOut.some(
        ({ value, notSaved }) => notSaved?.isCertain === false && isKeyOf(key, connection, value ?? ""),
      );
      return (
        isDoubted ||
        parts.some(
          ({ state }, n) =>
            state === "unknown" && keysOfRows(connection, rowsOfPayload(journal.payload(id, n))).includes(key),
        )
      );
    });

  const isKeyOf = (key: string, connection: string, number: string) =>
    keysOfRows(connection, [{ number: canonical(number) }]).includes(key);

  /** Rule 6: a list settles what it has in the books, and nothing else. */
  function judgeListed(before: Import, next: Import, detail: unknown): void {
    const listId = (detail as { readonly list?: { readonly id?: string } } | null)?.list?.id;
    const list = listId === undefined ? undefined : journal.get(listId);
    const bytes = list && bytesOf(list);
    // Taken away or changed since, it can't be read again.
    if (list === undefined || bytes === undefined || sha256Of(bytes) !== list.sha256) return;
    const held = whatIsIn(bytes);
    const sentAt = Math.max(...before.parts.flatMap((part) => part.sentAt ?? []));
    if (!isAfter(held, sentAt)) broken.push(`rule 6: ${list.place.dropped} settles what was sent after it was made`);
    const has = new Set(held.registered.map(({ number }) => number));
    const unclear = before.leftOut.filter((row) => !next.leftOut.includes(row)).map(({ value }) => value ?? "");
    const ofParts = next.parts.flatMap(({ answers }, n) => {
      const rows = new Set(answers?.listed.find((one) => one.list.id === listId)?.rows ?? []);
      const all = journal.rowsOfPart(next.id, n);
      return rowsOfPayload(journal.payload(next.id, n)).flatMap(({ number, index }) =>
        rows.has(all[index] ?? -1) ? number : [],
      );
    });
    for (const number of [...unclear.map(canonical), ...ofParts])
      if (!has.has(number)) broken.push(`rule 6: ${number} is settled by ${list.place.dropped}, which lacks it`);
  }

  function judge(before: Import | undefined, next: Import, { what, who, detail }: JournalEvent): void {
    if (what === "settle-rows" && who === "agent" && before) judgeListed(before, next, detail);
    if (what === "accepted" && before?.state.at === "sending") judgeAnswer(next, before.state.part);
    if (what === "plan" && next.kind === "batch") judgePlan(next);
    if (what === "mark-duplicate" && next.kind !== "document") judgeDuplicate(next);
    const isClosed = next.state.at === "done" && next.state.closed !== undefined;
    if (isClosed && before?.state.at !== "done" && what !== "reject")
      broken.push(`rule 4: ${next.place.dropped} is closed, and nobody said so`);
    const isCorrected = next.state.at === "done" && next.state.correctedIn !== undefined;
    if (what === "mark-corrected") judgeCorrected(next);
    if (next.state.at === "done" && !isClosed && !isCorrected && next.leftOut.some(({ notSaved }) => notSaved))
      broken.push(`rule 4: ${next.place.dropped} is done, and not all of it was saved`);
    if (next.state.at !== "unknown" || next.state.why.evidence !== "died") return;
    const outcome = what === "outcome-unknown" ? known.answers.get(next.id)?.outcome : undefined;
    if (outcome && outcome.type !== "outcome-unknown")
      broken.push(`rule 4: ${next.place.dropped} is unknown, and the answer was ${outcome.type}`);
  }

  /** The other files that have rows of this one, as it says itself. */
  function learnShared({ id, state }: Import): void {
    const why = state.at === "waiting" && state.why.kind === "already-sent" ? state.why : null;
    const asked = why?.rows.flatMap(({ openAs, first }) => (openAs === undefined ? [] : first.importId)) ?? [];
    const behind = state.at === "reading" && state.behind !== undefined ? [state.behind] : [];
    known.sharesWith.set(id, new Set([...(known.sharesWith.get(id) ?? []), ...asked, ...behind]));
  }

  function learn(next: Import, { what }: JournalEvent): void {
    const { connection, id, place } = next;
    learnShared(next);
    if (what === "plan") known.cleared.delete(id);
    // Filed, it may be put to a second use.
    if (what === "set-location" && place.path !== null && isInOwnFolder(place.path)) known.leaving.delete(id);
    if (what === "store-register")
      for (const key of keysOfRows(connection, whatIsIn(bytesOf(next)).registered)) known.registered.add(key);
    const folder = place.dropped.slice(0, place.dropped.lastIndexOf("/") + 1);
    if (what === "store-list")
      for (const { file, purchaseInvoiceId } of whatIsIn(bytesOf(next)).listed)
        known.lists.push({ connection, path: `${folder}${file}`, purchaseInvoiceId, listId: id });
  }

  return overJournal(journal, {}, (draft) => ({
    save(...saved) {
      const [next, event] = saved;
      const before = draft.get(next.id);
      const isSaved = draft.save(...saved);
      if (!isSaved || event === null) return isSaved;
      learn(next, event);
      if (event.who !== "agent") known.actedAt = world().clock.now();
      known.inboxOf.set(next.id, next.inbox);
      learnWords(journal, before, next, event, known);
      judge(before, next, event);
      return isSaved;
    },
  }));
}
