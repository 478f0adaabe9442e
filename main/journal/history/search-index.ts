/**
 * @file Finds imports by what they hold, among a hundred thousand, while someone types.
 *
 * [Note: the index beside the journal]
 *
 * The words are in a file of their own, and all of it comes out of the
 * journal: it follows the audit trail, so nothing has to be written twice when
 * a step is saved, and a file that is lost or damaged is simply made again.
 * What the journal holds by then is taken up newest first, a little at a time.
 */

import type { ImportSearch } from "../../../shared/imports/history-query.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import { addMoney } from "../../../shared/values/add-money.ts";
import type { Database, Value } from "../database/database.ts";
import { createQueryCache } from "../database/query-cache.ts";
import { asksForPerson } from "../imports/asks-for-person.ts";
import type { Row } from "../imports/import-rows.ts";
import { whole } from "../integrity/open-derived.ts";
import { isNotStaged } from "../staging/is-not-staged.ts";
import { openOrMake } from "./search-tables.ts";
import { queryFromText, wordsOf } from "./search-words.ts";

/** See [Note: the index beside the journal]. */
export interface SearchIndex {
  /** Takes up what has changed since, and then older imports for as long as `mayGoOn` says; true once all are in. */
  catchUp(mayGoOn: () => boolean): boolean;
  /** The ids of what is found, newest first, and how many there are in all. */
  find(
    search: ImportSearch,
    before: number | null,
    skip: number,
    limit: number,
  ): { ids: readonly number[]; total: number };
  close(): void;
}

/** What a query asks for, and the values in it. */
type Condition = readonly [sql: string, ...values: Value[]];

const importsInASlice = 50;

const shownInASlice = 5_000;

const eventsInASlice = 2_000;

/** @param path of the index; made where there is none, and made again where it is not this journal's */
export function openSearchIndex(path: string, journal: Database): SearchIndex {
  const index = openOrMake(path, journal);
  const shownById = journal.prepare("SELECT id, at, inbox, seen_at FROM imports WHERE id = ?");
  const contents = journal.prepare("SELECT kind, dropped, purchase_invoice_id FROM imports WHERE id = ?");
  const partsOf = `FROM parts JOIN imports ON imports.id = import_id WHERE import_id = ? AND ${isNotStaged} ORDER BY n`;
  // What is sent changes only where it is planned again, and then its checksum does.
  const checksums = journal.prepare(`SELECT payload_checksum ${partsOf}`);
  const totals = journal.prepare(`SELECT net, vat ${partsOf}`);
  const numbers = journal.prepare(
    "SELECT DISTINCT invoice_number FROM register_entries WHERE purchase_invoice_id = ? AND invoice_number <> '' LIMIT 5",
  );
  const numbersOf = (purchaseInvoiceId: string) =>
    numbers.all(purchaseInvoiceId).map(({ invoice_number }) => String(invoice_number));
  const payloads = journal.prepare(`SELECT payload ${partsOf}`);
  const sentIn = journal.prepare(
    "SELECT DISTINCT import_id FROM parts WHERE state = 'done' AND ended_at >= ? AND ended_at < ?",
  );
  const asking = journal.prepare(`SELECT id FROM imports WHERE ${asksForPerson}`);
  // The conditions of the index, to the letter.
  const decidedBy = journal.prepare(
    "SELECT DISTINCT import_id FROM events WHERE who = ? AND who <> 'agent' AND import_id IS NOT NULL",
  );
  const lastEvent = journal.prepare("SELECT seq, checksum FROM events ORDER BY seq DESC LIMIT 1");
  const changed = journal.prepare("SELECT seq, import_id, checksum FROM events WHERE seq > ? ORDER BY seq LIMIT ?");

  const told = index.prepare("SELECT seq, below FROM told");
  const tell = index.prepare("UPDATE told SET seq = ?, checksum = ?");
  const show = index.prepare(
    "INSERT INTO shown VALUES (?, ?, ?, ?, NULL) ON CONFLICT (id) DO UPDATE SET at = excluded.at, inbox = excluded.inbox",
  );
  const keptFingerprint = index.prepare("SELECT fingerprint FROM shown WHERE id = ?");
  const keepFingerprint = index.prepare("UPDATE shown SET fingerprint = ? WHERE id = ?");
  const keepWords = index.prepare("INSERT OR REPLACE INTO words (rowid, held) VALUES (?, ?)");
  const withoutWords = index.prepare("SELECT id FROM shown WHERE fingerprint IS NULL ORDER BY id DESC LIMIT ?");

  function takeUpWords(id: number): void {
    const { kind, dropped, purchase_invoice_id } = contents.get(id) ?? {};
    const ofParts = checksums.all(id).map(({ payload_checksum }) => payload_checksum);
    // Invoices that were not saved leave the totals.
    const sums = totals.all(id).map(({ net, vat }) => [JSON.parse(String(net)), JSON.parse(String(vat))] as const);
    const fingerprint = JSON.stringify([purchase_invoice_id, sums, ...ofParts]);
    if (keptFingerprint.get(id)?.["fingerprint"] === fingerprint) return;
    const invoices =
      kind === "batch" ? payloads.all(id).flatMap(({ payload }) => invoicesFromPayload(payload as string)) : [];
    const texts = [dropped, purchase_invoice_id].filter((text) => typeof text === "string");
    const [net, vat] = [addMoney(sums.map(([of]) => of)), addMoney(sums.map(([, of]) => of))];
    keepWords.run(id, wordsOf(texts, invoices, [net, vat, addMoney([net, vat])]));
    keepFingerprint.run(fingerprint, id);
  }

  function showImport(row: Row | undefined): void {
    if (row === undefined) return;
    show.run(row["id"] as number, row["at"] as string, row["inbox"] as string, row["seen_at"] as number);
  }

  function followTrail(): void {
    for (;;) {
      const events = changed.all(told.get()?.["seq"] as number, eventsInASlice);
      const last = events.at(-1);
      if (last === undefined) return;
      whole(index, () => {
        for (const id of new Set(events.flatMap(({ import_id: id }) => (id === null ? [] : [id as number])))) {
          showImport(shownById.get(id));
          takeUpWords(id);
        }
        tell.run(last["seq"] as number, last["checksum"] as string);
      });
    }
  }

  /** The first time there is a whole journal to take up: from now on the trail is followed, and what is there already comes bit by bit. */
  function begin(): void {
    const last = lastEvent.get();
    if (last === undefined || Number(told.get()?.["seq"]) > 0) return;
    whole(index, () => {
      tell.run(last["seq"] as number, last["checksum"] as string);
      index.exec(`UPDATE told SET below = ${Number.MAX_SAFE_INTEGER}`);
    });
  }

  /** Enters some of the imports that were there at the beginning, newest first; false where all are in. */
  function showOlder(): boolean {
    const below = Number(told.get()?.["below"]);
    if (below === 0) return false;
    const older = journal
      .prepare("SELECT id, at, inbox, seen_at FROM imports WHERE id < ? ORDER BY id DESC LIMIT ?")
      .all(below, shownInASlice);
    whole(index, () => {
      for (const row of older) showImport(row);
      index.prepare("UPDATE told SET below = ?").run(Number(older.at(-1)?.["id"] ?? 0));
    });
    return true;
  }

  function takeUpOlder(): boolean {
    const older = withoutWords.all(importsInASlice);
    if (older.length > 0)
      whole(index, () => {
        for (const { id } of older) takeUpWords(id as number);
      });
    return older.length > 0;
  }

  /** @param from epoch ms, as `to`, or null for no limit */
  function limitsOf(by: ImportSearch["by"], from: number | null, to: number | null): readonly Condition[] {
    if (by === "added")
      return [
        ...(from === null ? [] : [["seen_at >= ?", from] as const]),
        ...(to === null ? [] : [["seen_at < ?", to] as const]),
      ];
    if (from === null && to === null) return [];
    // The index doesn't know when something was sent.
    const sent = sentIn.all(from ?? 0, to ?? Number.MAX_SAFE_INTEGER).map(({ import_id }) => Number(import_id));
    return [["shown.id IN (SELECT value FROM json_each(?))", JSON.stringify(sent)]];
  }

  /** Nor who needs a person: that follows from more than the state. */
  function limitedToAsking(needsPerson: boolean): readonly Condition[] {
    if (!needsPerson) return [];
    const asks = asking.all().map(({ id }) => Number(id));
    return [["shown.id IN (SELECT value FROM json_each(?))", JSON.stringify(asks)]];
  }

  /** The index doesn't know who decided, either. */
  function limitedTo(who: string | null): readonly Condition[] {
    if (who === null) return [];
    const theirs = decidedBy.all(who).map(({ import_id }) => Number(import_id));
    return [["shown.id IN (SELECT value FROM json_each(?))", JSON.stringify(theirs)]];
  }

  /** What many files hold takes a while to be counted, and every page of what is found asks for it again. */
  const count = createQueryCache(index)((table: string, where: string, values: readonly Value[]) =>
    Number(index.prepare(`SELECT count(*) AS total FROM ${table} WHERE ${where}`).get(...values)?.["total"]),
  );

  return {
    catchUp(mayGoOn) {
      begin();
      followTrail();
      while (showOlder() || takeUpOlder()) if (!mayGoOn()) return false;
      return true;
    },
    find({ text, states, needsPerson = false, inbox, who, by, from, to }, before, skip, limit) {
      const query = text.trim() === "" ? null : queryFromText(text, numbersOf);
      // Something was typed, and nothing can hold it.
      if (query === null && text.trim() !== "") return { ids: [], total: 0 };
      const wanted: readonly Condition[] = [
        ...(query === null ? [] : [["words MATCH ?", query] as const]),
        ...(before === null ? [] : [[query === null ? "id < ?" : "words.rowid < ?", before] as const]),
        ...(states.length === 0 ? [] : [[`at IN (${states.map(() => "?").join()})`, ...states] as const]),
        ...(inbox === null ? [] : [["inbox = ?", inbox] as const]),
        ...limitedToAsking(needsPerson),
        ...limitedTo(who),
        ...limitsOf(by, from, to),
      ];
      const isLimited =
        states.length > 0 || needsPerson || inbox !== null || who !== null || from !== null || to !== null;
      const needsShown = query === null || isLimited;
      const table =
        query === null ? "shown" : needsShown ? "words CROSS JOIN shown ON shown.id = words.rowid" : "words";
      const id = query === null ? "id" : "words.rowid";
      const where = wanted.length === 0 ? "true" : wanted.map(([sql]) => sql).join(" AND ");
      const values = wanted.flatMap(([, ...given]) => given);
      const rows = index
        .prepare(`SELECT ${id} AS id FROM ${table} WHERE ${where} ORDER BY ${id} DESC LIMIT ? OFFSET ?`)
        .all(...values, limit, skip);
      return { ids: rows.map((row) => row["id"] as number), total: count(table, where, values) };
    },
    close: () => index.close(),
  };
}
