/** @file Judges each call to the finance service, at the moment at which it leaves. */

import type { Api, DocumentToAttach, Outcome } from "../../../main/imports/ports/api-port.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { FakeWorld } from "../../fakes/fake-world.ts";
import { isConflictCopy, isCutOff } from "../make-contents.ts";
import { isInOwnFolder } from "../own-folders.ts";
import { judgeSilence } from "./judge-silence.ts";
import { judgeWords } from "./judge-words.ts";
import type { Known, Leaving } from "./known.ts";
import {
  type HeldRow,
  keyOfDocument,
  keysOfArrival,
  keysOfRows,
  officeOf,
  rowsOfPayload,
  whatIsIn,
} from "./what-a-file-holds.ts";

export function judgeCalls(world: FakeWorld, api: Api, known: Known, broken: string[]): Api {
  const { journal, disk, service } = world;

  /** The imports that are being sent. One of them makes this call. */
  const sending = (isMeant: (import_: Import, part: number) => boolean) =>
    journal.underWay().filter((one) => one.state.at === "sending" && isMeant(one, one.state.part));

  /** Of the invoices in `rows`, those of which another part of the import has lines. */
  function inOtherParts({ id, parts, state }: Import, rows: readonly HeldRow[]): readonly string[] {
    const own = state.at === "sending" ? state.part : -1;
    const others = parts.flatMap((_, n) => (n === own ? [] : rowsOfPayload(journal.payload(id, n))));
    return [...new Set(rows.map(({ number }) => number))].filter((number) =>
      others.some((row) => row.number === number),
    );
  }

  const fileOf = ({ inbox, place }: Import) => (place.path === null ? undefined : disk.read(place.path, inbox));

  /** Rule 3, for what people set: what an inbox says when the request leaves counts. */
  function judgeApproval(one: Import): void {
    const mayGo = known.cleared.has(one.id) || one.parts.some(({ state }) => state === "done");
    if (!mayGo && world.ports.inboxSettings(one.inbox)?.sending === "after-approval")
      broken.push(`rule 3: ${said([one])} is sent, and nobody approved it`);
  }

  /** Rule 3, for what can be undone: until then nothing is sent. A time of before the clock was set back doesn't count. */
  function judgeUndoable(one: Import): void {
    const leftMs = (known.undoable.get(one.id)?.until ?? 0) - world.clock.now();
    if (leftMs > 0 && leftMs <= 60_000)
      broken.push(`rule 3: ${said([one])} is sent ${leftMs} ms before it is too late to undo what was decided`);
  }

  /** Rule 3, for what is sent over the inbox's connection, or over another one on a person's word alone. */
  function judgeConnection(one: Import, keys: readonly string[]): void {
    const set = world.ports.inboxSettings(one.inbox)?.connection;
    if (set === undefined || officeOf(set) === officeOf(one.connection)) return;
    const isRest = one.parts.some(({ state }) => state === "done") || keys.some((key) => known.again.has(key));
    if (!isRest || !known.cleared.has(one.id))
      broken.push(`rule 3: ${said([one])} is sent to ${one.connection}, and its inbox sends to ${set}`);
  }

  /** Rule 3, for amounts: the ceiling that holds when the request leaves counts. */
  function judgeCeiling(one: Import, rows: readonly HeldRow[]): void {
    const mayGo = known.cleared.has(one.id) || one.parts.some(({ state }) => state === "done");
    const ceiling = Number(world.ports.inboxSettings(one.inbox)?.ceilings["other"] ?? Number.POSITIVE_INFINITY);
    for (const { number, net } of mayGo ? [] : rows)
      if (net >= ceiling) broken.push(`rule 3: ${said([one])} sends ${number}, ${net}, from ${ceiling} on unapproved`);
  }

  /** The same content under the name that it was sent by: as two files with two names, each goes where its name says. */
  const isThereAgain = ({ bytes, at }: Leaving) => {
    const there = disk.read(at.path, at.inbox);
    return there !== undefined && Buffer.compare(there, bytes) === 0;
  };

  /** Rule 3, for a document that a person gave an invoice, and that was renamed before anything was tried with it. */
  function judgeWord(one: Import, purchaseInvoiceId: string): void {
    const isSame = ({ id, inbox, state }: Import) =>
      id === one.id || (inbox === one.inbox && state.at === "failed" && state.why.kind === "withdrawn");
    const until = journal.withContent(one.sha256).filter(({ id }) => Number(id) <= Number(one.id));
    const [last] = until.filter((other) => isSame(other) && known.attached.has(other.id));
    // Which of several files with its content it became nobody can tell.
    const isOnlyOne = until.every(({ id }) => id === one.id || Number(id) <= Number(last?.id));
    const word = last && isOnlyOne && !known.tried.has(last.id) ? known.attached.get(last.id) : undefined;
    if (word !== undefined && word !== purchaseInvoiceId && known.attached.get(one.id) !== purchaseInvoiceId)
      broken.push(`rule 3: ${said([one])} goes to ${purchaseInvoiceId}, and a person gave it to ${word}`);
    known.tried.add(one.id);
  }

  /** Rule 3, for a document: renamed while it was sent, it is at one invoice, and goes to another on a person's word. */
  function judgeRenamed(one: Import, bytes: Uint8Array | undefined, key: string): void {
    for (const [id, sent] of known.leaving) {
      const isOther = id !== one.id && sent.bytes === bytes && sent.key !== key && officeIn(sent.key) === officeIn(key);
      const isSaid = known.attached.has(one.id) || known.approved.has(one.id);
      if (
        isOther &&
        !isSaid &&
        !isThereAgain(sent) &&
        service.arrived.some((arrival) => keysOfArrival(arrival).includes(sent.key))
      )
        broken.push(`rule 3: ${said([one])} is ${key}, and was renamed while it arrived as ${sent.key}`);
    }
    // What a person takes out of one of our folders they put to a second use.
    if (bytes && !isInOwnFolder(one.place.path ?? ""))
      known.leaving.set(one.id, { bytes, key, at: { inbox: one.inbox, path: one.place.path ?? "" } });
  }

  /**
   * True where a look was made for what is sent now, and the file came after that had listed the inbox: a look takes a while
   * on a slow disk. Where no look was made, the file should have been seen.
   */
  const cameAfterLook = (inbox: string, bytes: Uint8Array): boolean =>
    known.listed.get(disk.folderOf(inbox))?.has(bytes) === false;

  /** Rule 3, for an invoice list that nobody has read yet: it lies in an inbox of the office when the request leaves. */
  function judgeUnread(one: Import, keys: readonly string[]): void {
    for (const { id, connection } of world.settings.settings.inboxes)
      for (const path of officeOf(connection) === officeOf(one.connection) ? disk.paths(id) : []) {
        const bytes = disk.read(path, id);
        if (bytes === undefined || isInOwnFolder(path) || disk.isHeld(path) || known.unfinished.has(bytes)) continue;
        // Whatever it holds, a file with such a name is a document: it is never read as a list.
        if (/\.(?:pdf|zip)$/i.test(path)) continue;
        if (cameAfterLook(id, bytes)) continue;
        const at = journal.atPath(id, path)?.state.at ?? "reading";
        const listed = new Set(at === "reading" ? keysOfRows(connection, whatIsIn(bytes).registered) : []);
        for (const key of keys)
          if (listed.has(key) && !known.again.has(key))
            broken.push(`rule 3: ${said([one])} sends ${key}, which ${path} has, unread in the inbox`);
      }
  }

  /** Rule 3, for what isn't in a file: a reversal goes once it is approved, and so does what another computer may have sent. */
  function judgeReasons(one: Import, rows: readonly HeldRow[]): void {
    for (const { number } of known.cleared.has(one.id) ? [] : rows) {
      if (number.endsWith("-REV")) broken.push(`rule 3: ${said([one])} is a reversal, and nobody approved it`);
      if (known.perhapsBefore.has(number) && !known.approved.has(one.id))
        broken.push(`rule 3: ${said([one])} sends ${number}, which may have gone before, and nobody approved it`);
    }
  }

  /** Rule 3, for a file that waited for another one with the same row: that one was corrected, and nobody has read it yet. */
  function judgeShared(one: Import, rows: readonly HeldRow[]): void {
    for (const other of known.sharesWith.get(one.id) ?? []) {
      const { inbox, place, state } = journal.get(other) ?? one;
      if (state.at !== "failed" || other === one.id) continue;
      for (const path of disk.paths(inbox)) {
        const bytes = disk.read(path, inbox);
        const isIt = path.replace(/ \(\d+\)(?=\.csv$)/, "") === place.dropped;
        const isRead = (journal.atPath(inbox, path)?.state.at ?? "reading") !== "reading";
        if (bytes === undefined || !isIt || isRead) continue;
        for (const { number, net } of whatIsIn(bytes).rows)
          if (rows.some((row) => row.number === number && row.net !== net) && !known.approved.has(one.id))
            broken.push(`rule 3: ${said([one])} sends ${number}, which is corrected in ${path}, unread`);
      }
    }
  }

  /** Rule 3: two inboxes that are one folder send each of its files once. */
  function judgeInbox(one: Import): void {
    const bytes = fileOf(one);
    if (!bytes) return;
    const before = known.sentBy.get(bytes) ?? one.inbox;
    if (before !== one.inbox)
      broken.push(`rule 3: ${said([one])} is sent by ${before} and by ${one.inbox}, one folder`);
    known.sentBy.set(bytes, one.inbox);
  }

  async function noting(by: readonly Import[], call: () => Promise<Outcome>): Promise<Outcome> {
    for (const one of by) judgeInbox(one);
    for (const one of by) judgeApproval(one);
    for (const one of by) judgeUndoable(one);
    for (const one of by) judgeSilence(world, one, known, broken);
    for (const { id } of by) known.answers.delete(id);
    const outcome = await call();
    const unsaved = service.unsavedIn(outcome);
    for (const { id } of by) known.answers.set(id, { outcome, unsaved });
    return outcome;
  }

  return {
    ...api,
    makeReady(connection) {
      // The looks before this one don't count for what is sent next.
      for (const { id, connection: other } of world.settings.settings.inboxes)
        if (officeOf(other) === officeOf(connection)) known.listed.delete(disk.folderOf(id));
      return api.makeReady(connection);
    },
    createBatch(connection, payload) {
      const by = sending((one, part) => one.connection === connection && journal.payload(one.id, part) === payload);
      const rows = rowsOfPayload(payload);
      if (!by.some((one) => holdsAll(whatIsIn(fileOf(one)).rows, rows)))
        broken.push(`rule 1: ${said(by)} sends ${saidRows(rows)}, which is not in its file`);
      for (const one of by) {
        const bytes = fileOf(one);
        if (bytes && known.unfinished.has(bytes))
          broken.push(`rule 2: ${said([one])} is sent while it is being written`);
        if (isConflictCopy(one.place.dropped) && !known.approved.has(one.id))
          broken.push(`rule 2: ${said([one])} is sent, and is a sync program's second version`);
        judgeConnection(one, keysOfRows(connection, rows));
        judgeCeiling(one, rows);
        judgeReasons(one, rows);
        judgeShared(one, rows);
        judgeUnread(one, keysOfRows(connection, rows));
        for (const key of inOtherParts(one, rows)) broken.push(`rule 1: ${said([one])} sends ${key} in two batches`);
        for (const key of keysOfRows(connection, rows))
          if (wasListed(known, key)) broken.push(`rule 3: ${said([one])} sends ${key}, which an invoice list knew`);
      }
      judgeWords(by, keysOfRows(connection, rows), known, broken);
      return noting(by, async () => {
        const outcome = await api.createBatch(connection, payload);
        const { named = [] } = service.unsavedIn(outcome) ?? {};
        const unsaved = rows.filter(({ index }) => named.includes(index));
        for (const key of keysOfRows(connection, unsaved)) known.unsaved.add(key);
        return outcome;
      });
    },
    attachDocument(connection, document, watch) {
      const by = sending((one) => isFor(one, connection, document));
      const bytes = by.map(fileOf);
      if (bytes.some((each) => each && isCutOff(new TextDecoder().decode(each))))
        broken.push(`rule 2: ${said(by)} is attached, and its end is missing`);
      for (const one of by) {
        const claimed = claimsFor(known, one);
        const isGiven = known.attached.get(one.id) === document.purchaseInvoiceId;
        if (!isGiven && claimed.some((id) => id !== document.purchaseInvoiceId))
          broken.push(`rule 3: ${said([one])} goes to ${document.purchaseInvoiceId}, and ${claimed} is said of it`);
      }
      const key = keyOfDocument(connection, document.purchaseInvoiceId, document.sha256);
      judgeWords(by, [key], known, broken);
      for (const one of by) judgeConnection(one, [key]);
      for (const one of by) judgeWord(one, document.purchaseInvoiceId);
      for (const [n, one] of by.entries()) judgeRenamed(one, bytes[n], key);
      return noting(by, () => api.attachDocument(connection, document, watch));
    },
  };
}

const said = (by: readonly Import[]) => by.map(({ id, place }) => `${place.dropped} (${id})`).join(" or ") || "nobody";

const saidRows = (rows: readonly HeldRow[]) => rows.map(({ number, net }) => `${number} ${net}`).join(", ");

/** Over another connection it is another invoice, whatever its name: somebody has changed the inbox's. */
const officeIn = (key: string) => key.slice(0, key.indexOf(" "));

/** Each row that is sent is a row of the file, as often as it is there. */
function holdsAll(held: readonly HeldRow[], sent: readonly HeldRow[]): boolean {
  const left = [...held];
  return sent.every(({ number, net }) => {
    const at = left.findIndex((row) => row.number === number && row.net === net);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The newest list counts, also for what was planned before it came. */
const wasListed = ({ registered, again }: Known, key: string) => registered.has(key) && !again.has(key);

const isFor = (one: Import, connection: string, { purchaseInvoiceId, sha256 }: DocumentToAttach) =>
  one.kind === "document" &&
  one.connection === connection &&
  one.purchaseInvoiceId === purchaseInvoiceId &&
  one.sha256 === sha256;

/** The purchase invoices that a document's name, its folder and the newest list file that names it say. */
function claimsFor({ lists }: Known, { connection, place }: Import): readonly string[] {
  const [, folder, name] = /^(?:.*?([^/]+)\/)?([^/]+)$/.exec(place.dropped) ?? [];
  const inName = /^(1\d{3})\.\w+$/.exec(name ?? "")?.[1];
  const inFolder = /^1\d{3}$/.test(folder ?? "") ? folder : undefined;
  const naming = lists.filter(
    (list) => officeOf(list.connection) === officeOf(connection) && list.path === place.dropped,
  );
  const newest = naming.filter(({ listId }) => listId === naming.at(-1)?.listId).map((list) => list.purchaseInvoiceId);
  return [inName, inFolder, ...newest].filter((id) => id !== undefined);
}
