/** @file Bugs to plant: what the runners must catch, or their silence means nothing. */

import type { Api } from "../../main/imports/ports/api-port.ts";
import type { Inboxes } from "../../main/inbox/inbox.ts";
import type { Import } from "../../shared/imports/import.ts";
import { wholeScope } from "../../shared/spreadsheet/list-scope.ts";
import type { EntryFigures, RegisterEntry } from "../../shared/spreadsheet/sheet-reading.ts";
import { overJournal } from "../fakes/journal-writes.ts";
import { sha256Of } from "../fakes/memory-disk.ts";
import type { MemoryJournal } from "../fakes/memory-journal.ts";
import type { Plant } from "./life.ts";
import type { Planted } from "./unfold.ts";

/** The bug that this whole house is built against: after a start, what was being sent is simply sent again. */
export const sendsAgainAfterAStart: Plant = (journal) => {
  const begun = new Set<string>();
  const asIfUntried = (import_: Import): Import =>
    import_.state.at !== "sending" || begun.has(import_.id)
      ? import_
      : {
          ...import_,
          state: { at: "queued", why: null, attempts: 0, notBefore: 0 },
          parts: import_.parts.map((part) => ({ ...part, state: part.state === "sending" ? "planned" : part.state })),
        };
  const reads: Partial<MemoryJournal> = {
    get: (id) => {
      const import_ = journal.get(id);
      return import_ && asIfUntried(import_);
    },
    underWay: () => journal.underWay().map(asIfUntried),
  };
  return overJournal(journal, reads, (draft) => ({
    save(...saved) {
      const [next, event] = saved;
      if (event?.what === "begin-sending") begun.add(next.id);
      return draft.save(...saved);
    },
  }));
};

/** A move is made and only then written down. */
const forgetsToWriteMovesDown: Plant = (journal) => {
  const unwritten = new Map<string, number>();
  return overJournal(journal, {}, (draft) => ({
    save(next, event, ...more) {
      if (event?.what === "start-move") {
        unwritten.set(next.id, (unwritten.get(next.id) ?? 0) + 1);
        return true;
      }
      const version = next.version - (unwritten.get(next.id) ?? 0);
      unwritten.delete(next.id);
      return draft.save({ ...next, version }, event, ...more);
    },
  }));
};

/** Silence is taken for "it did not get there". */
const takesSilenceForNotSent = (api: Api): Api => {
  const deaf =
    <G extends unknown[]>(call: (...given: G) => ReturnType<Api["createBatch"]>) =>
    async (...given: G): ReturnType<Api["createBatch"]> => {
      const outcome = await call(...given);
      return outcome.type === "outcome-unknown"
        ? { type: "not-sent", failure: { kind: "not-sent", why: "cut-off", detail: "no answer" } }
        : outcome;
    };
  return { ...api, createBatch: deaf(api.createBatch), attachDocument: deaf(api.attachDocument) };
};

/** A refusal is written down as an arrival. */
const takesNoForYes = (api: Api): Api => ({
  ...api,
  async createBatch(...given) {
    const outcome = await api.createBatch(...given);
    return outcome.type === "rejected-by-service"
      ? { type: "accepted", status: 200, answer: "{}", documentId: null }
      : outcome;
  },
});

/** What a file in Needs you held when it was looked at first is taken for what it holds. */
const trustsTheFirstLook = (folder: Inboxes): Inboxes => {
  const first = new Map<string, ReturnType<Inboxes["inspect"]>>();
  return {
    ...folder,
    async inspect(inbox, path) {
      const known = path.startsWith("Needs you/") ? await first.get(path) : undefined;
      if (known?.ok) return known;
      const looked = folder.inspect(inbox, path);
      first.set(path, looked);
      return looked;
    },
  };
};

const takesOpenLines = (folder: Inboxes): Inboxes => ({
  ...folder,
  async sweep(inbox, nowMs) {
    const swept = await folder.sweep(inbox, nowMs);
    const open = swept.unsettled.filter(({ why }) => why === "last-line-open");
    const looked = await Promise.all(open.map(({ file }) => folder.inspect(inbox.id, file)));
    return {
      ...swept,
      settled: [...swept.settled, ...looked.flatMap((each) => (each.ok ? [each.value] : []))],
      unsettled: swept.unsettled.filter(({ why }) => why !== "last-line-open"),
    };
  },
});

const overlooks =
  (name: string) =>
  (folder: Inboxes): Inboxes => ({
    ...folder,
    async sweep(inbox, nowMs) {
      const swept = await folder.sweep(inbox, nowMs);
      return {
        ...swept,
        settled: swept.settled.filter(({ drop }) => drop.path !== name),
        unsettled: swept.unsettled.filter(({ file }) => file !== name),
      };
    },
  });

/** An answer that names what was not saved is taken for one that says nothing. */
const takesTakenForSaved = (api: Api): Api => ({
  ...api,
  async createBatch(...given) {
    const outcome = await api.createBatch(...given);
    if (outcome.type === "accepted") Reflect.deleteProperty(outcome, "notSaved");
    return outcome;
  },
});

/** A plan is taken for good, whatever the settings say by now. */
const forgetsWhatItPlannedBy: Plant = (journal) => {
  const forget = (import_: Import): Import => ({ ...import_, plannedBy: null });
  return overJournal(journal, {
    get: (id) => {
      const import_ = journal.get(id);
      return import_ && forget(import_);
    },
    underWay: () => journal.underWay().map(forget),
    asking: () => journal.asking().map(forget),
  });
};

/** What can be undone is taken up like all else. */
const forgetsWhatCanBeUndone: Plant = (journal) => {
  const forget = ({ undo: _, ...import_ }: Import): Import => import_;
  return overJournal(journal, {
    get: (id) => {
      const import_ = journal.get(id);
      return import_ && forget(import_);
    },
    underWay: () => journal.underWay().map(forget),
  });
};

/** A row that may have arrived is taken for one that nobody sent. */
const takesDoubtForUnsent: Plant = (journal) => {
  const onlySure = (found: ReturnType<MemoryJournal["earlier"]>) => found.filter(({ openAs }) => openAs === null);
  return overJournal(journal, {
    earlier: (import_, fingerprints) => onlySure(journal.earlier(import_, fingerprints)),
    earlierThanPart: (id, n) => onlySure(journal.earlierThanPart(id, n)),
  });
};

/** What is in a file doesn't tell that it was another one before it was edited and renamed. */
const knowsNoRowsTakenAway: Plant = (journal) =>
  overJournal(journal, { takenAwayWith: () => [], takenAwayFor: () => [] });

/** What takes the place of a file is as new as any other. */
const followsNothing: Plant = (journal) =>
  overJournal(knowsNoRowsTakenAway(journal), {}, (draft) => ({
    add({ follows: _, reverses, ...entry }, event) {
      const isDraft = entry.at !== undefined && reverses !== undefined;
      return draft.add({ ...entry, ...(isDraft && { reverses }) }, event);
    },
  }));

/** The rows of a file that is being corrected count for nothing until the correction was read. */
const overlooksWhatIsCorrected: Plant = (journal) =>
  overJournal(journal, {
    earlier: (import_, fingerprints) =>
      journal
        .earlier(import_, fingerprints)
        .filter(({ openAs, first }) => openAs !== "under-way" || journal.get(first.importId)?.state.at !== "failed"),
  });

/** What a list calls deleted or rejected is taken for booked. */
const overlooksStatesInLists: Plant = (journal) =>
  overJournal(journal, {}, (draft) => ({
    save(next, event, contents, register, ...more) {
      const booked = register?.map(({ says, ...entry }): RegisterEntry => {
        const { notBooked: _, ...figures } = says ?? {};
        return says === undefined ? entry : { ...entry, says: figures as EntryFigures };
      });
      return draft.save(next, event, contents, booked, ...more);
    },
  }));

/** A list counts as if it had been made when it was added. */
const overlooksWhenListsWereMade: Plant = (journal) =>
  overJournal(journal, {}, (draft) => ({
    save(next, event, ...more) {
      const isList = event?.what === "store-register";
      const detail = { ...(event?.detail as object), scope: wholeScope };
      return draft.save(next, isList ? { ...event, detail } : event, ...more);
    },
  }));

/** What a person wanted sent is sent, whatever has gone since they were asked. */
export const overlooksWhatWentSince: Plant = (journal) =>
  overJournal(journal, { begunSinceAsked: () => new Set(), hasNumberLike: () => false });

/** Rows that were not saved are seen to, as if a person had said so. */
const closesByItself: Plant = (journal) =>
  overJournal(journal, {}, (draft) => ({
    save(next, event, ...more) {
      const isUnsaved = event?.what === "accepted" && next.leftOut.some(({ notSaved }) => notSaved);
      const state =
        isUnsaved && next.state.at === "waiting" ? ({ at: "done", closed: { reason: null } } as const) : null;
      return draft.save(state ? { ...next, state } : next, event, ...more);
    },
  }));

/** Every bug by what it does. */
export const plantedBugs: Readonly<Record<string, Planted>> = {
  "sends again after a start what was being sent": { journal: sendsAgainAfterAStart },
  "forgets to write a move down before it makes it": { journal: forgetsToWriteMovesDown },
  "takes a lost reply for one that was not sent": { api: takesSilenceForNotSent },
  "takes a refusal for an arrival": { api: takesNoForYes },
  "never asks whether content has gone before": {
    journal: (journal) => overJournal(journal, { withContent: () => [] }),
  },
  "sends outside the hours that are set": { settings: (inbox) => ({ ...inbox, hours: null }) },
  "trusts its first look at a file that waits for a person": { folder: trustsTheFirstLook },
  "takes a file whose last line may still grow": { folder: takesOpenLines },
  "never looks into the invoice lists": { journal: (journal) => overJournal(journal, { listedAlready: () => [] }) },
  "attaches a document again that was renamed while it was sent": {
    journal: (journal) => overJournal(journal, { wasFiled: () => true }),
  },
  "takes a row that may have arrived for new": { journal: takesDoubtForUnsent },
  "takes what a list calls deleted for booked": { journal: overlooksStatesInLists },
  "takes a list that was made before the batch for a newer one": { journal: overlooksWhenListsWereMade },
  "closes a file whose rows were not saved by itself": { journal: closesByItself },
  "takes every invoice of a batch for saved": { api: takesTakenForSaved },
  "sends by the settings that a file was planned by": { journal: forgetsWhatItPlannedBy },
  "goes on sending while nobody answers": {
    journal: (journal) => overJournal(journal, { unanswered: () => ({ calls: 0, files: 0, lastAt: 0 }) }),
  },
  "forgets an invoice that a person gave a document": {
    journal: (journal) => overJournal(journal, { attachedTo: () => null }),
  },
  "forgets what a file took the place of": { journal: followsNothing },
  "takes a file that was edited and renamed for a new one": { journal: knowsNoRowsTakenAway },
  "sends a row that is being corrected in another file": { journal: overlooksWhatIsCorrected },
  "sends what can still be undone": { journal: forgetsWhatCanBeUndone },
  "overlooks a file in the inbox": { folder: overlooks("b.csv") },
  "files over whatever lies under the name": {
    folder: (folder, disk) => ({
      ...folder,
      freeName: async (_inbox, into, dropped) => `${into}/${dropped}`,
      async move(inbox, from, to, sha256) {
        const bytes = disk.read(from, inbox);
        if (!bytes || sha256Of(bytes) !== sha256) return folder.move(inbox, from, to, sha256);
        disk.move(from, to, inbox);
        return "moved";
      },
    }),
  },
};

/** What was sent reads otherwise where something is planned from it. */
export const plansOtherAmounts: Plant = (journal) =>
  overJournal(journal, {}, (draft) => ({
    payload: (id, n) => draft.payload(id, n).replaceAll('"Net":10.00', '"Net":12.00'),
  }));
