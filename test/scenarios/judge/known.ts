/** @file What the judge knows of a history: what people said, what lists hold, how calls were answered, who still writes. */

import type { Outcome } from "../../../main/imports/ports/api-port.ts";
import type { FakeService, Unsaved } from "../../fakes/fake-service.ts";
import { keysOfArrival } from "./what-a-file-holds.ts";

/** A document that a call was made with. */
export interface Leaving {
  readonly bytes: Uint8Array;
  readonly key: string;
  /** Where it was at that moment. */
  readonly at: { readonly inbox: string; readonly path: string };
}

/** A decision that can be undone, and what the judge knew of its import before. */
interface Undoable {
  /** Epoch ms. */
  readonly until: number;
  readonly wasApproved: boolean;
  readonly wasCleared: boolean;
  readonly wasAttached: string | undefined;
}

/** What may not be guessed. */
export type Guess = "dates" | "names";

interface Said {
  /** Imports about which a person has said it. */
  readonly own: Set<string>;
  /** By inbox, the imports with which it was said for all files of the inbox, as far as it wasn't forgotten since. */
  readonly inbox: Map<string, Set<string>>;
}

export interface Known {
  /** How often each invoice or document arrived at the finance service, by its key. */
  readonly times: Map<string, number>;
  /** How many arrivals are counted. */
  counted: number;
  /** What an answer named as not saved, by key. */
  readonly unsaved: Set<string>;
  /** How often a person said that it should go once more, by key. */
  readonly again: Map<string, number>;
  /** What a person said had arrived, by key. */
  readonly saidArrived: Set<string>;
  /** The purchase invoice id that a person gave last, by import. */
  readonly attached: Map<string, string>;
  /** Imports that a person decided to send. */
  readonly approved: Set<string>;
  /** Imports that a person has approved or settled since they were planned last. */
  readonly cleared: Set<string>;
  /** By import, the last decision that could be undone: until when (epoch ms), and whether it let the import be sent. */
  readonly undoable: Map<string, Undoable>;
  /** By folder, the files that the last look saw in it, where one was made since the connection was made ready. */
  readonly listed: Map<string, ReadonlySet<Uint8Array>>;
  /** Files that somebody has not written to their end. */
  readonly unfinished: Set<Uint8Array>;
  /** The invoices that an invoice list names, by key. */
  readonly registered: Set<string>;
  /** What list files say, the newest last. */
  readonly lists: {
    readonly connection: string;
    readonly path: string;
    readonly purchaseInvoiceId: string;
    readonly listId: string;
  }[];
  /** The inbox that a file was sent by. */
  readonly sentBy: Map<Uint8Array, string>;
  /** By import, the document that a call was made with and its invoice, until it is filed. */
  readonly leaving: Map<string, Leaving>;
  /** What each import waits, or has waited, for a person with; until a person has answered. */
  readonly asked: Map<string, string>;
  readonly inboxOf: Map<string, string>;
  /** The inboxes in which a person has answered how a file is read. */
  readonly answeredIn: Set<string>;
  /** By key, the imports that a person wants to send it once more; of each key that an unknown call may have brought. */
  readonly inDoubt: Map<string, Set<string>>;
  /** How the last call of each import was answered in this life. */
  readonly answers: Map<string, { readonly outcome: Outcome; readonly unsaved: Unsaved | null }>;
  /** The numbers of invoices that another computer may have sent before the inbox was taken over. */
  readonly perhapsBefore: Set<string>;
  /** By import, those that it asked about, or waited for, because they have some of its rows. */
  readonly sharesWith: Map<string, Set<string>>;
  /** Documents of which a call was made, by import. */
  readonly tried: Set<string>;
  /** Who has said how ambiguous dates are read, and what a name means. */
  readonly said: Readonly<Record<Guess, Said>>;
  /** Epoch ms at which a person decided something last, or had everything tried. */
  actedAt: number;
}

export const createKnown = (): Known => ({
  times: new Map(),
  counted: 0,
  unsaved: new Set(),
  again: new Map(),
  saidArrived: new Set(),
  attached: new Map(),
  approved: new Set(),
  cleared: new Set(),
  undoable: new Map(),
  listed: new Map(),
  unfinished: new Set(),
  registered: new Set(),
  lists: [],
  sentBy: new Map(),
  leaving: new Map(),
  asked: new Map(),
  inboxOf: new Map(),
  answeredIn: new Set(),
  inDoubt: new Map(),
  answers: new Map(),
  perhapsBefore: new Set(),
  sharesWith: new Map(),
  tried: new Set(),
  said: { dates: { own: new Set(), inbox: new Map() }, names: { own: new Set(), inbox: new Map() } },
  actedAt: 0,
});

/** Counts what has arrived since the last count: nothing may arrive more often than once and as a person said. */
export function countArrivals({ arrived }: FakeService, known: Known, broken: string[]): void {
  for (; known.counted < arrived.length; known.counted += 1) {
    const arrival = arrived[known.counted];
    for (const key of arrival ? keysOfArrival(arrival) : []) {
      const times = (known.times.get(key) ?? 0) + 1;
      known.times.set(key, times);
      const most = 1 + (known.again.get(key) ?? 0);
      if (times > most) broken.push(`${key} arrived ${times} times, and may ${most}`);
    }
  }
}
