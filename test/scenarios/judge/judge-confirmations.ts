/** @file Judges rule 6: nothing is confirmed that no list has, and nothing is missing that a list has. */

import type { Import } from "../../../shared/imports/import.ts";
import type { FakeWorld } from "../../fakes/fake-world.ts";
import { sha256Of } from "../../fakes/memory-disk.ts";
import { canonical, isAfter, officeOf, rowsOfPayload, whatIsIn } from "./what-a-file-holds.ts";

/**
 * Rule 6 as well: an invoice that a list calls deleted or rejected isn't confirmed by it. Compares what is said of each file that was sent with the numbers in the lists' own bytes. A list counts for what was
 * sent before it was added, and not on a later day than it says it was made. Of one that was made before, people may be
 * told that it had the invoice, and it confirms none.
 */
export function judgeConfirmations({ disk, journal }: FakeWorld, broken: string[]): void {
  journal.compareSome(() => true);
  const all = journal.list(1_000);
  const kept = all.filter(({ kind, state }) => kind === "register" && state.at === "done");
  const bytesOf = ({ place }: Import) => (place.path === null ? undefined : disk.read(place.path));
  // A list that somebody took away or changed can't be read again.
  if (!kept.every((list) => sha256Of(bytesOf(list) ?? "") === list.sha256)) return;
  const lists = kept.map((list) => ({
    ...list,
    madeOn: whatIsIn(bytesOf(list)).madeOn,
    numbers: new Set(whatIsIn(bytesOf(list)).registered.map(({ number }) => number)),
    named: new Set(whatIsIn(bytesOf(list)).named.map(({ number }) => number)),
  }));
  for (const import_ of all) {
    const confirmation = journal.confirmation(import_.id);
    if (confirmation === null) continue;
    const rowsIn = (which: "numbers" | "named") =>
      import_.parts.flatMap(({ state, sentAt }, part) => {
        if (state !== "done" || sentAt === null) return [];
        const later = lists.filter(
          ({ connection, seenAt }) => officeOf(connection) === officeOf(import_.connection) && seenAt > sentAt,
        );
        return rowsOfPayload(journal.payload(import_.id, part)).filter(({ number }) =>
          later.some((list) => list[which].has(number) && (which === "named" || isAfter(list, sentAt))),
        );
      });
    const inLists = rowsIn("numbers");
    const named = rowsIn("named");
    const said = confirmation.found + confirmation.differs + confirmation.twice;
    if (said > named.length || confirmation.found > inLists.length)
      broken.push(
        `rule 6: ${import_.place.dropped} has ${said} invoices in lists, ${confirmation.found} confirmed, and lists have ${named.length}, ${inLists.length} of them in the books`,
      );
    const held = new Set(inLists.map(({ number }) => number));
    for (const { finding, here } of confirmation.toCompare)
      if (finding.is === "not-found" && held.has(canonical(here.InvoiceNumber ?? "")))
        broken.push(
          `rule 6: ${here.InvoiceNumber} of ${import_.place.dropped} is said to be missing, and a list has it`,
        );
  }
}
