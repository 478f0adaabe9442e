/** @file What invoice lists say of what was sent, out of the journal in memory. */

import type { Journal, PartContent } from "../../main/imports/ports/journal-port.ts";
import { createConfirmations } from "../../main/journal/confirmations/confirmations.ts";
import { seenOfDetails } from "../../main/journal/confirmations/seen-of-details.ts";
import type { SentLine, Sources } from "../../main/journal/confirmations/sources.ts";
import { dayOf } from "../../main/journal/history/day-figures.ts";
import { unclearRows } from "../../shared/confirmation/answered-rows.ts";
import type { Confirmations } from "../../shared/confirmation/confirmation.ts";
import type { TrailEntry } from "../../shared/imports/history-query.ts";
import type { Import } from "../../shared/imports/import.ts";
import { type ListScope, wholeScope } from "../../shared/spreadsheet/list-scope.ts";
import type { RegisterEntry } from "../../shared/spreadsheet/sheet-reading.ts";
import { foldNumberLoosely } from "../../shared/values/text/fold-look-alikes.ts";

interface Held {
  readonly entries: ReadonlyMap<string, { readonly import_: Import; readonly contents: readonly PartContent[] }>;
  readonly registers: ReadonlyMap<string, readonly RegisterEntry[]>;
  readonly trail: readonly Pick<TrailEntry, "seq" | "importId" | "what" | "detail">[];
  readonly sameOffice: Journal["sameOffice"];
}

const changesSending = [
  ...["accepted", "settle", "settle-row", "settle-rows", "outcome-unknown", "outcome-unknown-after-restore"],
  ...["sent-before-restore", "rejected-by-service"],
];

export const memoryConfirmations = (held: Held): Confirmations => createConfirmations(sourcesOf(held), dayOf);

function sourcesOf({ entries, registers, trail, sameOffice }: Held): Sources {
  const idsSince = (seq: number, ...what: readonly string[]) =>
    new Set(trail.filter((one) => one.seq > seq && what.includes(one.what)).flatMap(({ importId }) => importId ?? []));
  const sentParts = ({ state: { at }, parts, leftOut }: Import) =>
    parts.flatMap(({ state, sentAt, endedAt, invoices }, part) => {
      const unclear = new Set(at === "waiting" ? unclearRows({ leftOut }, part) : []);
      return (state === "done" || state === "unknown") && sentAt !== null && invoices + unclear.size > 0
        ? [{ part, sentAt, endedAt: endedAt ?? sentAt, isInDoubt: state === "unknown", unclear }]
        : [];
    });
  // The rows that an answer named as not saved are forgotten, as in the real journal.
  const linesOf = ({ id, leftOut }: Import, part: number): readonly SentLine[] =>
    (entries.get(id)?.contents[part]?.fingerprints ?? [])
      .filter(
        ({ row }) => !leftOut.some((one) => one.row === row && one.notSaved?.isCertain && one.notSaved.part === part),
      )
      .map(({ row, invoice, supplier, invoiceNumber: number }) => ({
        importId: id,
        part,
        row,
        invoice,
        supplier,
        number,
      }));
  const batches = () => [...entries.values()].flatMap(({ import_ }) => (import_.kind === "batch" ? [import_] : []));
  const isOf = (connections: ReadonlySet<string>) => (id: string) =>
    connections.has(entries.get(id)?.import_.connection ?? "");
  const wasRowSent = (id: string, row: number) => {
    const import_ = entries.get(id)?.import_;
    return (
      import_ !== undefined &&
      sentParts(import_).some(({ part }) => linesOf(import_, part).some((line) => line.row === row))
    );
  };
  const seenIn = (id: string) =>
    seenOfDetails(
      trail.flatMap(({ importId, what, detail }) => (importId === id && what === "settle-row" ? [detail] : [])),
      wasRowSent,
    );
  return {
    end: () => trail.length,
    since: (seq) => ({
      lists: [...idsSince(seq, "store-register")],
      imports: [...idsSince(seq, ...changesSending)],
      offices: trail.some((one) => one.seq > seq && ["keep-office", "adopt"].includes(one.what)),
    }),
    lists: () =>
      [...entries.values()].flatMap(({ import_: { id, kind, connection, place, seenAt } }) => {
        const kept = trail.find(({ importId, what }) => importId === id && what === "store-register");
        const scope = (kept?.detail as { scope?: ListScope } | undefined)?.scope ?? wholeScope;
        return kind === "register" && kept ? [{ importId: id, file: place.dropped, connection, seenAt, scope }] : [];
      }),
    importsAfter: (id, limit) =>
      batches()
        .filter((one) => Number(one.id) > id && sentParts(one).length > 0)
        .slice(0, limit)
        .map((one) => Number(one.id)),
    sent(id) {
      const import_ = entries.get(id)?.import_;
      const parts = import_?.kind === "batch" ? sentParts(import_) : [];
      if (import_ === undefined || parts.length === 0) return null;
      const { inbox, connection, place } = import_;
      return { id, file: place.dropped, inbox, connection, parts, ...seenIn(id) };
    },
    linesAfter(importId, part, row, limit) {
      const import_ = entries.get(importId)?.import_;
      const lines = import_ ? linesOf(import_, part) : [];
      return lines
        .filter((line) => line.row > row)
        .toSorted((a, b) => a.row - b.row)
        .slice(0, limit);
    },
    entriesAfter: (listId, row, limit) =>
      (registers.get(listId) ?? []).filter((entry) => entry.row > row).slice(0, limit),
    entriesLike: (connections, looseNumber) =>
      [...registers]
        .toReversed()
        .filter(([id]) => entries.get(id)?.import_.kind === "register" && isOf(connections)(id))
        .flatMap(([listId, all]) =>
          all
            .filter(({ invoiceNumber }) => foldNumberLoosely(invoiceNumber) === looseNumber)
            .map((entry) => ({ listId, ...entry })),
        ),
    answeredIds: (importId, looseNumber) => [
      ...new Set(
        (registers.get(importId) ?? [])
          .filter(({ invoiceNumber }) => foldNumberLoosely(invoiceNumber) === looseNumber)
          .map(({ purchaseInvoiceId }) => purchaseInvoiceId),
      ),
    ],
    linesLike: (connections, looseNumber) =>
      batches()
        .filter(({ id }) => isOf(connections)(id))
        .flatMap((import_) =>
          sentParts(import_).flatMap(({ part, sentAt }) =>
            linesOf(import_, part)
              .filter(({ invoice }) => foldNumberLoosely(invoice.InvoiceNumber ?? "") === looseNumber)
              .filter(({ row }) => !seenIn(import_.id).again.has(`${part} ${row}`))
              .map((line) => ({ ...line, sentAt })),
          ),
        )
        .toSorted((a, b) => a.sentAt - b.sentAt || Number(a.importId) - Number(b.importId)),
    sameOffice,
  };
}
