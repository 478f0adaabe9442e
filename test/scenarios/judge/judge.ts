/** @file The judge of a history: ten rules, each checked at every call and every save. See [Note: the ten rules]. */

import type { Api } from "../../../main/imports/ports/api-port.ts";
import type { Inboxes } from "../../../main/inbox/inbox.ts";
import type { FakeWorld } from "../../fakes/fake-world.ts";
import type { MemoryDisk } from "../../fakes/memory-disk.ts";
import type { MemoryJournal } from "../../fakes/memory-journal.ts";
import { judgeCalls } from "./judge-calls.ts";
import { judgeSaves } from "./judge-saves.ts";
import { countArrivals, createKnown, type Known } from "./known.ts";

/**
 * [Note: the ten rules]
 *
 * 1. What is sent is what the file holds, at the place that its import says, when the request leaves.
 * 2. Nothing is sent while somebody still writes it, and nothing that is cut off.
 * 3. An invoice that was sent, or that an invoice list knows, goes only on a person's word.
 * 4. People are told that an invoice was sent only where the answer does not say otherwise; each other one needs a person.
 *    An answer that came is written down.
 * 5. Every file in the folders belongs to an import that says where it is, or is named to people as an exception.
 * 6. No more invoices of a file are said to be confirmed than the lists have.
 * 7. An import that asked a person goes on by a person's word alone, or by the list or file that its question is about.
 * 8. What a call may have brought, whose outcome is unknown, is never sent again unasked, not even in another file.
 * 9. After two calls in a row that nobody answered, their connection is left alone for a while.
 * 10. What may not be guessed is planned as a person has said, about this file or for all of its inbox. What the inbox was
 *     told to forget counts no more, unless the file that it was said with is still to be read.
 *
 * The judge reads files and payloads by itself: nothing of the product's reading, folding or planning is used.
 */
export interface Judge {
  readonly known: Known;
  /** The journal, with each save judged. */
  over(journal: MemoryJournal): MemoryJournal;
  /** The finance service, with each call judged. */
  around(api: Api): Api;
  /** The folder, with each look noted. */
  seeing(folder: Inboxes): Inboxes;
  /** Counts what has arrived since the last count. */
  countArrivals(): void;
  /** The process that ran is gone, with what it kept in memory. */
  startLife(): void;
}

/**
 * @param broken takes a sentence for each rule that was broken
 * @param world what is judged, once it is made
 */
export function createJudge(broken: string[], world: () => FakeWorld): Judge {
  const known = createKnown();
  return {
    known,
    over: (journal) => judgeSaves(journal, world, known, broken),
    around: (api) => judgeCalls(world(), api, known, broken),
    seeing: (folder) => ({
      ...folder,
      sweep(inbox, nowMs) {
        const { disk } = world();
        if (disk.lost(inbox.id) === null) known.listed.set(disk.folderOf(inbox.id), filesIn(disk, inbox.id));
        return folder.sweep(inbox, nowMs);
      },
    }),
    countArrivals: () => countArrivals(world().service, known, broken),
    startLife() {
      known.answers.clear();
      known.listed.clear();
    },
  };
}

const filesIn = (disk: MemoryDisk, inbox: string): ReadonlySet<Uint8Array> =>
  new Set(disk.paths(inbox).flatMap((path) => disk.read(path, inbox) ?? []));
