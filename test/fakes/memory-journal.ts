/** @file A journal in memory, with the promises of the real one; test/contracts/journal.test.ts holds both to them. */

import type { DividedPart, JournalEvent, NewImport, PartContent } from "../../main/imports/ports/journal-port.ts";
import { type Followed, type LoggedEntry, NotAnImage, type Write } from "../../main/journal/entries/write.ts";
import type { OpenDraft, OpenJournal } from "../../main/journal/journal.ts";
import { missingRows } from "../../shared/agent/missing-documents.ts";
import { countUnanswered, unansweredCallOf } from "../../shared/agent/unanswered-calls.ts";
import type { InvoiceTrail } from "../../shared/confirmation/invoice-trail.ts";
import { type SentPdf, waitsForId } from "../../shared/e-invoice/sent-pdf.ts";
import { findListed, listedFromEntry } from "../../shared/imports/alike/compare-with-entry.ts";
import type { Candidate } from "../../shared/imports/candidate.ts";
import type { TrailEntry } from "../../shared/imports/history-query.ts";
import type { Import, StateName } from "../../shared/imports/import.ts";
import { needsPerson, wasToGoAgain } from "../../shared/imports/needs-person.ts";
import { newestEntries } from "../../shared/imports/newest-entries.ts";
import { addOffice, findSameOffice, type Office } from "../../shared/imports/office.ts";
import { folderFor, ownFolders } from "../../shared/imports/own-folders.ts";
import type { RowFingerprint } from "../../shared/imports/row-fingerprint.ts";
import type { TrailEventName } from "../../shared/imports/trail-event.ts";
import { hasReversalToDraft } from "../../shared/reversal/reversal.ts";
import { foldPath, idsListed, type ListedPath } from "../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry } from "../../shared/spreadsheet/sheet-reading.ts";
import { divideJsonArray } from "../../shared/values/json/divide-json-array.ts";
import { foldNumberLoosely } from "../../shared/values/text/fold-look-alikes.ts";
import { foldNumber } from "../../shared/values/text/fold-number.ts";
import { memoryConfirmations } from "./memory-confirmations.ts";
import { findEarlier, findTakenAway, usualNets } from "./memory-fingerprints.ts";

export type MemoryJournal = Omit<
  OpenJournal,
  "acquireDriverLock" | "period" | "trailEnd" | "commitSoon" | keyof InvoiceTrail
>;

interface Entry {
  readonly import_: Import;
  readonly contents: readonly PartContent[];
}

export function createMemoryJournal(now: () => number): MemoryJournal {
  const entries = new Map<string, Entry>();
  const metadata = new Map<string, string>();
  const registers = new Map<string, readonly RegisterEntry[]>();
  const lists = new Map<string, readonly ListedPath[]>();
  const trail: Omit<TrailEntry, "kind" | "sha256" | "file">[] = [];
  const followed: (Followed | LoggedEntry)[] = [];
  const nextId = () =>
    String(Math.max(Number([...entries.keys()].at(-1) ?? 0), Number(metadata.get("numbers after") ?? 0)) + 1);
  /** What the commit has written that is being rehearsed. */
  let rehearsed: Write[] | null = null;
  function put(write: Write): void {
    apply(write);
    rehearsed?.push(write);
  }
  function apply(write: Write): void {
    switch (write.put) {
      case "new-import":
        if (entries.has(write.import.id)) throw new NotAnImage(`import ${write.import.id} is there already`);
        keep(write.import.id, { import_: copyOf(write.import), contents: write.contents });
        break;
      case "import": {
        const { import: next, contents, register, listed, divided } = write;
        const before = entries.get(next.id);
        if (before?.import_.version !== next.version - 1) throw new NotAnImage(`import ${next.id} has another version`);
        keep(next.id, { import_: copyOf(next), contents: contents ?? keptContents(before.contents, next, divided) });
        if (register) set(registers, next.id, [...(registers.get(next.id) ?? []), ...register]);
        if (listed) set(lists, next.id, listed);
        break;
      }
      case "metadata":
        set(metadata, write.key, write.value ?? undefined);
        if (write.key.startsWith("office "))
          set(offices, write.key.slice("office ".length), write.value === null ? undefined : JSON.parse(write.value));
        break;
      case "event": {
        const { seq, import_id, happened_at: at, detail, what, hash: _, ...more } = write.row;
        if (seq !== trail.length + 1) throw new NotAnImage(`entry ${seq} does not follow ${trail.length}`);
        undo.push(() => trail.pop());
        const importId = import_id === null ? null : String(import_id);
        // A chain guards what is on a disk.
        trail.push({ ...more, seq, importId, at, what: what as TrailEventName, detail: JSON.parse(detail), hash: "" });
      }
    }
  }
  const note = (importId: string | null, { who, what, detail }: JournalEvent) =>
    put({
      put: "event",
      row: {
        ...{ seq: trail.length + 1, import_id: importId === null ? null : Number(importId), happened_at: now() },
        ...{ who, what, detail: JSON.stringify(detail ?? null), machine: "in memory", version: "0.0.0", hash: "" },
      },
    });
  const ofImport = (id: string | null) => {
    const { kind = null, sha256 = null, place } = (id !== null && entries.get(id)?.import_) || {};
    return { kind, sha256, file: place?.dropped ?? null };
  };
  /** What was asked since the last change; the real journal remembers it too. */
  const remembered = new Map<string, readonly Import[]>();
  let isCommitting = false;
  /** What the commit has done so far, each with how to undo it; the last one first. */
  const undo: (() => void)[] = [];
  function set<T>(map: Map<string, T>, key: string, value: T | undefined): void {
    const before = map.get(key);
    undo.push(() => (before === undefined ? map.delete(key) : map.set(key, before)));
    if (value === undefined) map.delete(key);
    else map.set(key, value);
    remembered.clear();
  }
  const keep = (id: string, entry: Entry) => set(entries, id, entry);
  function remember(name: string, find: () => readonly Import[]): readonly Import[] {
    const found = remembered.get(name) ?? find();
    remembered.set(name, found);
    return found;
  }
  const all = () => remember("all", () => [...entries.values()].map(({ import_ }) => import_));
  const newestFirst = () => remember("newest first", () => all().toReversed());
  const offices = new Map<string, readonly Office[]>();
  const sameOffice = (connection: string) => findSameOffice(offices, connection);
  const isOfOffice = (connection: string, id: string) =>
    sameOffice(connection).certain.includes(entries.get(id)?.import_.connection ?? "");
  /** The parts that a person had sent again, and of which no try was accepted since. */
  function openTries(id: string): readonly number[] {
    type Said = {
      readonly answer?: string;
      readonly part?: number;
      readonly to?: number;
      readonly mayHaveArrived?: true;
    };
    const own = trail.filter((entry) => entry.importId === id);
    return own.flatMap(({ what, detail }, at) => {
      const { answer, part: before = -1, to, mayHaveArrived } = (detail ?? {}) as Said;
      const isRest = what === "settle-rows" && to !== undefined;
      const part = isRest ? to : before;
      const isSentAgain = what === "settle" && answer === "send-again";
      const isClosed = what === "reject" && part >= 0;
      if (!isSentAgain && !isRest && !isClosed && !(what === "send-anyway" && mayHaveArrived)) return [];
      const isKnownSince = own.slice(at + 1).some((later) => {
        const said = (later.detail ?? {}) as Said;
        if (said.part !== part) return false;
        return (
          later.what === "accepted" ||
          (later.what === "settle" && said.answer === "arrived") ||
          (later.what === "settle-rows" && said.to !== undefined)
        );
      });
      return isKnownSince ? [] : [part];
    });
  }
  const isOver = (id: string) => entries.get(id)?.import_.state.at === "failed";
  function chainOf({ id, follows }: Pick<Import, "id" | "follows">): ReadonlySet<string> {
    const ids = new Set<string>();
    let path = entries.get(id)?.import_.place.dropped;
    for (let before = follows; before !== undefined; ) {
      const link = entries.get(before)?.import_;
      if (link === undefined || (link.place.goesOn !== undefined && link.place.goesOn !== path)) break;
      ids.add(before);
      path = link.place.dropped;
      before = link.follows;
    }
    return ids;
  }
  const hasEarlierTry = (id: string, part: number) => openTries(id).includes(part);
  const lastOf = (id: string, ...what: readonly string[]) =>
    trail.findLast((one) => one.importId === id && what.includes(one.what))?.seq ?? 0;
  const listedAmong = (
    connection: string,
    fingerprints: readonly Pick<RowFingerprint, "row" | "invoice">[],
    isMeant: (registerId: string) => boolean,
  ) =>
    fingerprints.flatMap(({ row, invoice }) => {
      const entries_ = [...registers].toReversed().flatMap(([id, found]) => {
        const list = entries.get(id)?.import_;
        const { certain, possible } = sameOffice(connection);
        if (list?.kind !== "register" || ![...certain, ...possible].includes(list.connection) || !isMeant(id))
          return [];
        return found.map((entry) => ({ ...entry, importId: id, file: list.place.dropped }));
      });
      const found = findListed(invoice, entries_);
      return found === undefined ? [] : [{ row, here: invoice, ...listedFromEntry(found) }];
    });

  const writes: Pick<OpenDraft, "add" | "addSent" | "save" | "keepOffice" | "setMetadata" | "note"> = {
    add(entry, event) {
      const id = nextId();
      const import_ = newImport(id, entry);
      put({ put: "new-import", import: import_, contents: [] });
      note(id, event);
      return import_;
    },
    addSent(entry, sent, event) {
      const id = nextId();
      const contents = [{ payload: "[]", fingerprints: [] }];
      put({ put: "new-import", import: sent(newImport(id, entry)), contents });
      note(id, event);
    },
    save(next, event, contents, register, listed, divided) {
      const before = entries.get(next.id);
      if (before?.import_.version !== next.version - 1) return false;
      const kept = contents ?? keptContents(before.contents, next, divided);
      next.parts.forEach((_, n) => {
        if (kept[n] === undefined) throw new Error(`part ${n} of import ${next.id} has nothing to send`);
      });
      const given = {
        ...{ ...(contents && { contents }), ...(register && { register }), ...(listed && { listed }) },
        ...(divided && { divided }),
      };
      put({ put: "import", import: next, ...given });
      if (event) note(next.id, event);
      return true;
    },
    keepOffice(connection, office) {
      const known = offices.get(connection) ?? [];
      const kept = addOffice(known, office);
      if (kept === known) return;
      put({ put: "metadata", key: `office ${connection}`, value: JSON.stringify(kept) });
      note(null, { what: "keep-office", who: "agent", detail: { connection, ...office } });
    },
    setMetadata(key, value, event) {
      put({ put: "metadata", key, value });
      if (event) note(null, event);
    },
    note: (event) => note(null, event),
  };

  const reads: Omit<MemoryJournal, "commit" | "rehearse" | "apply" | "stage"> = {
    get: (id) => entries.get(id)?.import_,
    underWay: () => remember("under way", () => all().filter(({ state }) => folderFor(state) === null)),
    toReverse: () => remember("to reverse", () => all().filter(hasReversalToDraft)),
    goingOn: () => newestFirst().filter(({ place }) => place.goesOn !== undefined),
    unfiled: () => remember("unfiled", () => all().filter(isUnfiled)),
    ofInbox: (inbox) => all().filter((one) => one.inbox === inbox),
    changeable: (connection) =>
      all().filter(
        (one) =>
          one.connection === connection &&
          (!["done", "duplicate"].includes(one.state.at) || one.kind === "register" || isUnfiled(one)),
      ),
    asking: () =>
      remember("asking", () =>
        all().filter((one) => needsPerson(one) && one.place.path?.startsWith(`${folderFor(one.state)}/`)),
      ),
    waitingForCopy: () =>
      remember("waiting for copy", () =>
        all().filter(({ state, place }) => state.at === "waiting" && place.path === null && place.copy !== undefined),
      ),
    notSentAgain: () => all().filter(({ state }) => state.at === "failed" && wasToGoAgain(state.why)),
    atPath: (inbox, path) => newestFirst().find((one) => one.inbox === inbox && one.place.path === path),
    withContent: (sha256) => newestFirst().filter((one) => one.sha256 === sha256),
    correctedIn: (id) => newestFirst().filter(({ state }) => state.at === "done" && state.correctedIn?.id === id),
    notCorrectedIn: (id) =>
      trail.flatMap(({ importId, what, detail }) =>
        importId === id && what === "not-corrected" ? [(detail as { in: { id: string } }).in.id] : [],
      ),
    droppedAt: (inbox, path) => newestFirst().filter((one) => one.inbox === inbox && one.place.dropped === path),
    payload(id, n) {
      const payload = entries.get(id)?.contents[n]?.payload;
      if (payload === undefined) throw new Error(`import ${id} has no part ${n}`);
      return payload;
    },
    officesOf: (connection) => offices.get(connection) ?? [],
    knowsOffice: (connection, office) => {
      const known = offices.get(connection);
      return known !== undefined && addOffice(known, office) === known;
    },
    sameOffice,
    unanswered(connection) {
      const own = all().filter((one) => one.connection === connection);
      const answers = own.flatMap(({ parts }) =>
        parts.flatMap(({ state, status, endedAt }) =>
          (state === "done" || state === "refused") && status !== null ? [endedAt ?? 0] : [],
        ),
      );
      return countUnanswered(own.flatMap(unansweredCallOf), answers.length === 0 ? null : Math.max(...answers));
    },
    batchesSent(connection, fromMs, toMs) {
      const { certain, possible } = sameOffice(connection);
      return all().filter(
        ({ kind, parts, connection: theirs }) =>
          kind === "batch" &&
          [...certain, ...possible].includes(theirs) &&
          parts.some(({ sentAt, endedAt }) => sentAt !== null && sentAt <= toMs && (endedAt ?? toMs) >= fromMs),
      );
    },
    earlier: ({ id, inbox, connection, follows }, fingerprints) =>
      findEarlier(
        entries.values(),
        { id, inbox },
        sameOffice(connection),
        fingerprints,
        hasEarlierTry,
        chainOf({ id, ...(follows !== undefined && { follows }) }),
      ),
    takenAwayWith: (import_, fingerprints) =>
      findTakenAway([...entries.values()].toReversed(), import_, sameOffice(import_.connection), fingerprints),
    takenAwayFor: ({ id, connection }, purchaseInvoiceId) =>
      newestFirst()
        .filter((one) => one.id !== id && one.kind === "document" && one.purchaseInvoiceId === purchaseInvoiceId)
        .filter((one) => one.state.at === "failed" && one.place.path === null && isOfOffice(connection, one.id))
        .map((one) => one.id),
    registered: (connection, folded) =>
      newestEntries(
        [...registers]
          .toReversed()
          .flatMap(([id, found]) =>
            isOfOffice(connection, id)
              ? found
                  .filter(({ invoiceNumber, says }) => foldNumber(invoiceNumber) === folded && isOfOwnBooks(says))
                  .map((entry) => ({ registerId: id, ...candidateOf(entry) }))
              : [],
          ),
      ),
    hasRegisteredId: (connection, purchaseInvoiceId) =>
      [...registers]
        .toReversed()
        .flatMap(([id, found]) =>
          isOfOffice(connection, id)
            ? found.filter((entry) => entry.purchaseInvoiceId === purchaseInvoiceId && isOfOwnBooks(entry.says))
            : [],
        )
        .slice(0, 1)
        .some(({ says }) => says?.notBooked === undefined),
    findInvoices: (connection, text) => {
      const found = [...registers].toReversed().flatMap(([id, held]) => (isOfOffice(connection, id) ? held : []));
      const wanted = text.toLowerCase();
      const invoices = found
        .filter(
          (one) =>
            `${one.purchaseInvoiceId} ${one.invoiceNumber} ${one.supplier}`.toLowerCase().includes(wanted) &&
            isOfOwnBooks(one.says),
        )
        .map(({ row: _, says, ...one }) => ({
          ...{ date: null, net: null, gross: null, currency: null },
          ...says,
          ...one,
        }));
      return { invoices, hasMore: false, isListed: null };
    },
    sentPdfs: () =>
      all().flatMap((one): readonly SentPdf[] => {
        const { invoice = {} } = entries.get(one.id)?.contents[0]?.fingerprints[0] ?? {};
        const [part] = one.parts;
        if (!waitsForId(one) || one.place.movingTo !== null || part?.state !== "done") return [];
        const given = one.purchaseInvoiceId;
        const folded = foldNumber(invoice.InvoiceNumber ?? "");
        const registered = newestEntries(
          [...registers].toReversed().flatMap(([id, found]) => {
            const list = entries.get(id)?.import_;
            const isLater = list?.kind === "register" && list.since >= (part.endedAt ?? Number.MAX_SAFE_INTEGER);
            if (!isOfOffice(one.connection, id) || (id !== one.id && !isLater)) return [];
            return found
              .filter(({ invoiceNumber, says }) => foldNumber(invoiceNumber) === folded && isOfOwnBooks(says))
              .map((entry) => ({ registerId: id, ...candidateOf(entry), ...(entry.says && { says: entry.says }) }));
          }),
        );
        const lines = (entries.get(one.id)?.contents[0]?.fingerprints ?? []).map((row) => row.invoice);
        const { InvoiceNumber: invoiceNumber = "" } = invoice;
        if (given !== null) return [{ importId: one.id, invoiceNumber, lines, given, registered: [] }];
        return registered.length === 0 ? [] : [{ importId: one.id, invoiceNumber, lines, given, registered }];
      }),
    isApproved(id) {
      const last = trail.findLast(
        (entry) => entry.importId === id && ["plan", "approve", "settle"].includes(entry.what),
      );
      return last !== undefined && last.what !== "plan";
    },
    mayHaveArrived: (id) => openTries(id).length > 0,
    attachedTo(id) {
      const given = trail.findLast((entry) => entry.importId === id && ["attach", "take-back"].includes(entry.what));
      const { purchaseInvoiceId = null, file = "" } = (given?.detail ?? {}) as {
        purchaseInvoiceId?: string | null;
        file?: string;
      };
      return purchaseInvoiceId === null ? null : { purchaseInvoiceId, file };
    },
    wasFiled(id) {
      const begun = trail.findLastIndex(({ importId, what }) => importId === id && what === "begin-sending");
      return trail
        .slice(begun + 1)
        .some(
          ({ importId, what, detail }) =>
            importId === id &&
            what === "set-location" &&
            /^(Done|Needs you)\//.test(String((detail as { at: unknown }).at)),
        );
    },
    toldChange(id) {
      const told = trail.findLast(
        (entry) => entry.importId === id && ["notice-change", "set-location"].includes(entry.what),
      );
      return told?.what === "notice-change"
        ? { sha256: (told.detail as { sha256: string }).sha256, at: told.at }
        : null;
    },
    hasFiled: (inbox) =>
      all().some((one) => one.inbox === inbox && ownFolders.some((name) => one.place.path?.startsWith(`${name}/`))),
    listedAlready: (connection, fingerprints) => listedAmong(connection, fingerprints, () => true),
    listedSincePlan(id, n) {
      const own = entries.get(id);
      const since = lastOf(id, "plan", "send-anyway");
      const lists = new Set(
        trail.filter(({ seq, what }) => what === "store-register" && seq > since).map(({ importId }) => importId),
      );
      return own === undefined
        ? []
        : listedAmong(own.import_.connection, own.contents[n]?.fingerprints ?? [], (list) => lists.has(list));
    },
    hasRegister: (connection) => [...registers].some(([id, held]) => held.length > 0 && isOfOffice(connection, id)),
    listed: ({ inbox, connection }, path) =>
      idsListed(
        path,
        [...lists].toReversed().flatMap(([listId, held]) => {
          const list = entries.get(listId)?.import_;
          if (list?.inbox !== inbox || !isOfOffice(connection, listId)) return [];
          return held.filter((one) => foldPath(one.path) === foldPath(path)).map((one) => ({ listId, ...one }));
        }),
        (exact) =>
          all().some(
            ({ inbox: where, place, state }) =>
              where === inbox && place.dropped === exact && !(state.at === "failed" && state.why.kind === "withdrawn"),
          ),
      ),
    usualNets: (connection, supplier, currency) =>
      usualNets([...entries.values()], sameOffice(connection).certain, supplier, currency),
    rowsOfPart: (id, n) => (entries.get(id)?.contents[n]?.fingerprints ?? []).map(({ row }) => row),
    earlierThanPart(id, n) {
      const own = entries.get(id);
      const since = lastOf(id, "plan");
      if (own === undefined) return [];
      const { certain, possible } = sameOffice(own.import_.connection);
      const wentOn = ({ seq, importId, what }: (typeof trail)[number]) =>
        seq > since &&
        (what === "keep-office" ||
          (importId !== id &&
            [...certain, ...possible].includes(entries.get(importId ?? "")?.import_.connection ?? "")));
      return trail.some(wentOn)
        ? findEarlier(
            entries.values(),
            own.import_,
            { certain, possible },
            own.contents[n]?.fingerprints ?? [],
            hasEarlierTry,
          ).filter(({ openAs, first }) => openAs !== "under-way" || !isOver(first.importId))
        : [];
    },
    begunSinceAsked(id) {
      const since = lastOf(id, "ask", "mark-duplicate") || lastOf(id, "send-anyway");
      return new Set(
        trail.flatMap(({ seq, importId, what }) =>
          what === "begin-sending" && seq > since && importId !== null && importId !== id ? [importId] : [],
        ),
      );
    },
    hasNumberLike(id, numbers) {
      const folded = numbers.map(foldNumberLoosely).filter((number) => number !== "");
      const own = entries.get(id)?.contents.flatMap(({ fingerprints }) => fingerprints) ?? [];
      return own.some(({ invoice }) => folded.includes(foldNumberLoosely(invoice.InvoiceNumber ?? "")));
    },
    list: (limit) => newestFirst().slice(0, limit),
    hasImports: (of, id) => all().some((one) => one[of] === id),
    unfinished: (of, id) =>
      all().filter((one) => one[of] === id && !["done", "failed", "duplicate"].includes(one.state.at)).length,
    waitingDocuments(inbox, seenBefore) {
      const found = all().filter(
        (each) =>
          each.inbox === inbox &&
          each.kind === "document" &&
          each.state.at === "waiting" &&
          each.place.path !== null &&
          each.seenAt < seenBefore,
      );
      const seen = found.map(({ seenAt }) => seenAt);
      return { documents: found.length, oldestSeenAt: Math.min(...seen), newestSeenAt: Math.max(...seen) };
    },
    missingDocuments({ inbox, connection }, listedSince) {
      const listed = [...lists].toReversed().flatMap(([id, held]) => {
        const list = entries.get(id)?.import_;
        if (list?.inbox !== inbox || list.connection !== connection || list.seenAt < listedSince) return [];
        const { place, seenAt: listedAt } = list;
        return held.map((row) => ({ inbox, list: place.dropped, listedAt, ...row }));
      });
      if (listed.length === 0) return [];
      const came = all().filter((one) => one.inbox === inbox && one.kind !== "register");
      return missingRows(
        listed,
        came.map(({ place, ...one }) => ({ path: place.dropped, ...one })),
      );
    },
    ...memoryConfirmations({ entries, registers, trail, sameOffice }),
    newestRegister(connection) {
      const kept = all().filter(
        (each) => each.kind === "register" && each.connection === connection && registers.has(each.id),
      );
      const madeOnOf = (id: string) => {
        const stored = trail.findLast((one) => one.importId === id && one.what === "store-register");
        const said = stored?.detail as { readonly scope?: { readonly madeOnLatest?: string | null } } | undefined;
        return said?.scope?.madeOnLatest ?? undefined;
      };
      const done = kept.flatMap(({ id, place, seenAt, state }) => {
        const madeOn = madeOnOf(id);
        const more = {
          ...(madeOn !== undefined && { madeOn }),
          ...(state.at === "done" && state.unused && { unused: state.unused }),
        };
        return state.at === "done" ? [{ file: place.dropped, seenAt, ...more }] : [];
      });
      return done.findLast(({ unused }) => unused === undefined) ?? done.at(-1) ?? null;
    },
    tally() {
      const byState: Partial<Record<StateName, number>> = {};
      for (const { state } of all()) byState[state.at] = (byState[state.at] ?? 0) + 1;
      return { byState, needPerson: all().filter(needsPerson).length };
    },
    needPerson: (limit) => all().filter(needsPerson).slice(0, limit),
    trail: ({ sinceMs, importId, newest } = {}) =>
      trail
        .slice(newest === undefined ? 0 : -newest)
        .filter((entry) => entry.at >= (sinceMs ?? 0) && (importId == null || entry.importId === importId))
        .map((entry) => ({ ...entry, ...ofImport(entry.importId) }))
        .values(),
    changesSince(seq) {
      // Entry n has the number n + 1.
      if (seq >= trail.length) return { changed: [], seq: trail.length };
      const changed = new Set(trail.slice(Math.max(0, seq)).map(({ importId }) => importId));
      return { changed: all().filter(({ id }) => changed.has(id)), seq: trail.length };
    },
    metadata: (key) => metadata.get(key) ?? null,
    followed() {
      const at = followed.at(-1);
      return at === undefined ? null : { pos: at.pos, hash: at.hash };
    },
    followedSince: (pos) => followed.filter((at) => "body" in at && at.pos > pos) as LoggedEntry[],
    metadataUnder: (prefix) => new Map([...metadata].filter(([key]) => key.startsWith(prefix))),
    foundNoRoom: () => null,
    forgetNoRoom() {},
    close() {},
  };

  const draft: OpenDraft = { ...reads, ...writes };
  function takeBack(): void {
    for (const one of undo.reverse()) one();
    remembered.clear();
  }
  function transact<T>(work: () => T): T {
    if (isCommitting) throw new Error("a commit within a commit");
    isCommitting = true;
    try {
      return work();
    } catch (problem) {
      takeBack();
      throw problem;
    } finally {
      undo.length = 0;
      isCommitting = false;
    }
  }
  return {
    ...reads,
    stage: async () => {},
    commit: async (decide) => transact(() => decide(draft)),
    rehearse(decide) {
      const made: Write[] = [];
      rehearsed = made;
      try {
        return transact(() => {
          const result = decide(draft);
          takeBack();
          return { result, writes: made, at: reads.followed() };
        });
      } finally {
        rehearsed = null;
      }
    },
    apply: (made, at, own = []) =>
      transact(() => {
        const last = reads.followed();
        if (at && last && at.pos > last.pos + 1) throw new NotAnImage(`entry ${at.pos} does not follow ${last.pos}`);
        const isNew = !at || !last || at.pos > last.pos;
        for (const write of isNew ? [...made, ...own] : own) apply(write);
        if (!at || !isNew) return;
        undo.push(() => followed.pop());
        followed.push(at);
      }),
  };
}

/** What the parts send where they are not planned again. */
function keptContents(before: readonly PartContent[], next: Import, divided?: DividedPart): readonly PartContent[] {
  const content = divided && before[divided.part];
  if (divided === undefined || content === undefined) return before.slice(0, next.parts.length);
  const chosen = new Set(divided.rows);
  const rows = content.fingerprints.map(({ row }) => row);
  const [moves, stays] = divideJsonArray(content.payload, rows, chosen);
  const own = (isMeant: boolean) => content.fingerprints.filter(({ row }) => chosen.has(row) === isMeant);
  return [
    ...before.map((each, n) => (n === divided.part ? { payload: stays, fingerprints: own(false) } : each)),
    { payload: moves, fingerprints: own(true) },
  ];
}

const newImport = (id: string, { dropped, at = dropped, ...known }: NewImport): Import => ({
  ...known,
  id,
  version: 0,
  since: known.seenAt,
  state: { at: "reading" },
  parts: [],
  place: { dropped, path: at, movingTo: null },
  purchaseInvoiceId: null,
  documentId: null,
  leftOut: [],
  sentBefore: [],
  anyway: null,
  answers: null,
  pendingTemplate: null,
  enclosures: [],
  plannedBy: null,
});

/** What comes out of a database is never the object that went in. */
function copyOf<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  const copy: Record<string, unknown> = {};
  // As JSON has it: what is not there is left out.
  for (const [name, part] of Object.entries(value)) if (part !== undefined) copy[name] = copyOf(part);
  return copy as T;
}

function isUnfiled({ state, place }: Import): boolean {
  const folder = folderFor(state);
  if (place.path === null || folder === null) return false;
  return place.movingTo !== null || !place.path.startsWith(`${folder}/`);
}

const candidateOf = ({ purchaseInvoiceId, invoiceNumber, supplier, says }: RegisterEntry): Candidate => ({
  ...{ purchaseInvoiceId, invoiceNumber, supplier },
  ...(says?.notBooked !== undefined && { notBooked: says.notBooked }),
});

const isOfOwnBooks = (says: RegisterEntry["says"]): boolean => says?.ofCompany === undefined;
