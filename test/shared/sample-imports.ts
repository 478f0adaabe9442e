/** @file Imports as an office would have them on an ordinary morning, for the tests and for looking at the window. */

import type { Import, ImportState, Part } from "../../shared/imports/import.ts";

/** 20 November 2026, 09:30 in London. */
export const morning = Date.UTC(2026, 10, 20, 9, 30);

export const minutes = (howMany: number): number => howMany * 60_000;

export function samplePart(change: Partial<Part> = {}): Part {
  return {
    state: "planned",
    invoices: 12,
    net: { GBP: "1204.50" },
    vat: { GBP: "240.90" },
    sentAt: null,
    endedAt: null,
    status: null,
    ...change,
  };
}

export function arrivedPart(at: number, change: Partial<Part> = {}): Part {
  return samplePart({ state: "done", sentAt: at, endedAt: at + 900, status: 200, ...change });
}

/** A spreadsheet; its id is made from its name. */
export function sampleBatch(dropped: string, state: ImportState, change: Partial<Import> = {}): Import {
  return {
    id: dropped.replace(/\W+/g, "-"),
    version: 1,
    inbox: "payables",
    connection: "head-office",
    kind: "batch",
    sha256: "9f".repeat(32),
    sizeBytes: 18_204,
    seenAt: morning - minutes(5),
    since: morning - minutes(4),
    state,
    parts: [samplePart()],
    place: { dropped, path: dropped, movingTo: null },
    purchaseInvoiceId: null,
    documentId: null,
    leftOut: [],
    sentBefore: [],
    anyway: null,
    answers: null,
    pendingTemplate: null,
    enclosures: [],
    plannedBy: null,
    ...change,
  };
}

export function sampleDocument(dropped: string, state: ImportState, change: Partial<Import> = {}): Import {
  return sampleBatch(dropped, state, {
    kind: "document",
    parts: [samplePart({ invoices: 0, net: {}, vat: {} })],
    purchaseInvoiceId: /^\d+/.exec(dropped)?.[0] ?? null,
    ...change,
  });
}

const waitingInLine = { at: "queued", why: null, attempts: 0, notBefore: 0 } as const;

/** One example of every state. A new state does not compile without one. */
const states: { readonly [S in ImportState["at"]]: Extract<ImportState, { readonly at: S }> } = {
  reading: { at: "reading" },
  held: { at: "held", doubts: [] },
  queued: waitingInLine,
  sending: { at: "sending", part: 0, attempts: 1 },
  unknown: { at: "unknown", part: 0, why: { kind: "no-answer", evidence: "silence", detail: "" } },
  waiting: { at: "waiting", why: { kind: "no-invoices" } },
  done: { at: "done" },
  failed: { at: "failed", why: { kind: "empty-file" } },
  duplicate: { at: "duplicate", of: "another" },
};

export const sampleStates: readonly ImportState[] = Object.values(states);
