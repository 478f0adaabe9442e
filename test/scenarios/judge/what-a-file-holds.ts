/** @file Reads files and payloads for the judge, independently of the product: the simple tables that histories make. */

import type { Arrival } from "../../fakes/fake-service.ts";

/** One row of a table. */
export interface HeldRow {
  /** The invoice number as every spelling of it has it, such as `N3-1`. */
  readonly number: string;
  readonly net: number;
}

interface Held {
  readonly rows: readonly HeldRow[];
  /** The invoices that an invoice list has in the books. */
  readonly registered: readonly Pick<HeldRow, "number">[];
  /** All that it names, also those that it calls deleted or rejected. */
  readonly named: readonly Pick<HeldRow, "number">[];
  readonly listed: readonly { readonly file: string; readonly purchaseInvoiceId: string }[];
  /** The day on which an invoice list says it was made, yyyy-mm-dd. */
  readonly madeOn: string | null;
}

const nothing: Held = { rows: [], registered: [], named: [], listed: [], madeOn: null };
const read = new WeakMap<Uint8Array, Held>();

/** What a file holds, read once: bytes on the disk in memory never change. */
export function whatIsIn(bytes: Uint8Array | undefined): Held {
  if (!bytes) return nothing;
  const held = read.get(bytes) ?? readTable(new TextDecoder().decode(bytes));
  read.set(bytes, held);
  return held;
}

/** Whether an invoice list can have what was sent then: one made on an earlier day can't, whenever it was added. */
export const isAfter = ({ madeOn }: Pick<Held, "madeOn">, sentAt: number): boolean =>
  madeOn === null || madeOn >= new Date(sentAt).toISOString().slice(0, 10);

function readTable(text: string): Held {
  const title = /^Exported on (\d{4}-\d\d-\d\d)\r\n/.exec(text);
  if (title) return { ...readTable(text.slice(title[0].length)), madeOn: title[1] ?? null };
  const [header = "", ...lines] = text.split("\r\n");
  const cells = lines.filter((line) => line !== "").map((line) => line.split(","));
  if (header.startsWith("Purchase invoice id,")) {
    const state = header.split(",").indexOf("Status");
    const entries = cells.map((row) => ({
      number: canonical(row[1] ?? ""),
      isBooked: !/^(?:deleted|rejected)$/i.test(row[state] ?? ""),
    }));
    return { ...nothing, registered: entries.filter(({ isBooked }) => isBooked), named: entries };
  }
  // Its headings are as people write them, or as a reversal is drafted.
  if (/,Invoice ?number,/i.test(header) && header.includes(",Net,")) {
    const headings = header.split(",");
    const [number, net] = [headings.findIndex((name) => /^invoice ?number$/i.test(name)), headings.indexOf("Net")];
    return {
      ...nothing,
      rows: cells.map((row) => ({ number: canonical(row[number ?? -1] ?? ""), net: Number(row[net ?? -1]) })),
    };
  }
  if (header.startsWith("File,"))
    return { ...nothing, listed: cells.map(([file = "", id = ""]) => ({ file, purchaseInvoiceId: id })) };
  return nothing;
}

/** The number without what nobody sees: `N3-1` for "N3 1", "N３‑1" and "N3-1" with a direction mark. */
export function canonical(number: string): string {
  const seen = number.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");
  const found = /N(\d+)\D+(\d+)/u.exec(seen);
  // What reverses an invoice is another one.
  return found ? `N${found[1]}-${found[2]}${seen.endsWith("-REV") ? "-REV" : ""}` : seen;
}

interface SentRow extends HeldRow {
  readonly index: number;
}

const sent = new Map<string, readonly SentRow[]>();

/** The invoices of a batch as it was posted. */
export function rowsOfPayload(payload: string): readonly SentRow[] {
  const rows = sent.get(payload) ?? parsePayload(payload);
  if (sent.size > 20_000) sent.clear();
  sent.set(payload, rows);
  return rows;
}

const parsePayload = (payload: string): readonly SentRow[] =>
  (JSON.parse(payload) as readonly { readonly InvoiceNumber?: string; readonly Net?: number }[]).map(
    ({ InvoiceNumber: number = "", Net: net = Number.NaN }, index) => ({ number: canonical(number), net, index }),
  );

/** A connection by its office: `office-2` is what `office` was renamed to. */
export const officeOf = (connection: string): string => connection.replace(/-2$/, "");

/** What a service holds at most once: each invoice of a batch, with all its lines, by its connection and number. */
export const keysOfRows = (connection: string, rows: readonly { readonly number: string }[]): readonly string[] => [
  ...new Set(rows.map(({ number }) => `${officeOf(connection)} "${number}"`)),
];

/** What tells one thing at the service from all others: its invoice numbers, or the document and its invoice. */
export const keysOfArrival = (arrival: Arrival): readonly string[] =>
  arrival.what === "batch"
    ? keysOfRows(arrival.connection, rowsOfPayload(arrival.payload))
    : [keyOfDocument(arrival.connection, arrival.purchaseInvoiceId, arrival.sha256)];

export const keyOfDocument = (connection: string, purchaseInvoiceId: string | null, sha256: string): string =>
  `${officeOf(connection)} ${purchaseInvoiceId} ${sha256}`;
