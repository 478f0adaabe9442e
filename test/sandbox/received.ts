/** @file What has reached the sandbox: the batches and documents it stored, and every request, kept or not. */

import type { IncomingHttpHeaders } from "node:http";
import type { Operation } from "./faults.ts";
import type { Office } from "./ledger.ts";
import type { WireValue } from "./wire-json.ts";

/** A purchase invoice as it was saved; ids and amounts are digits as text, exact. */
export interface SavedInvoice {
  id: string;
  /** Its place in the submitted array, from 0. */
  index: number;
  date: string | null;
  invoiceNumber: string | null;
  internalReference: string | null;
  currency: string | null;
  supplier: { id: string; name: string };
  nominal: string | null;
  project: { id: string; code: string; title: string } | null;
  purchaseOrderNumber: string | null;
  budgetExternalId: string | null;
  vatRate: { extId: string; percent: string } | null;
  description: string | null;
  net: string | null;
  vat: string | null;
}

export interface NotSavedInvoice {
  index: number;
  invoiceNumber: string | null;
  reason: string;
  submitted: WireValue;
}

export interface ReceivedBatch {
  id: string;
  name: string;
  office: Office;
  /** The subject of the token. */
  by: string;
  invoices: SavedInvoice[];
  notSaved: NotSavedInvoice[];
  rawBody: string;
  headers: IncomingHttpHeaders;
  at: number;
}

export interface ReceivedDocument {
  purchaseInvoiceId: string;
  documentId: string;
  documentName: string;
  mimeType: string;
  size: number;
  sha256: string;
  by: string;
  headers: IncomingHttpHeaders;
  at: number;
}

export interface ReceivedRequest {
  at: number;
  server: "api" | "authority";
  operation: Operation | null;
  /** Empty for a connection that was reset before anything was read. */
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Body bytes that the sandbox read. */
  bytesRead: number;
  outcome: "under-way" | "answered" | "reset" | "reply-lost" | "truncated" | "stalled" | "cut-short-by-client";
  /** The status that was sent, if one was. */
  status: number | null;
  fault: string | null;
}

export interface Received {
  batches: ReceivedBatch[];
  documents: ReceivedDocument[];
  requests: ReceivedRequest[];
}

/** The sandbox's whole memory. */
export class Store {
  batches: ReceivedBatch[] = [];
  documents: ReceivedDocument[] = [];
  requests: ReceivedRequest[] = [];
  /** Codes, verifiers, tokens and client secrets that went over the token endpoint. */
  secrets: string[] = [];
  #nextIds: { batch: bigint; purchaseInvoice: bigint; document: bigint };

  constructor(firstIds: { batch: string; purchaseInvoice: string; document: string }) {
    this.#nextIds = {
      batch: BigInt(firstIds.batch),
      purchaseInvoice: BigInt(firstIds.purchaseInvoice),
      document: BigInt(firstIds.document),
    };
  }

  newId(kind: "batch" | "purchaseInvoice" | "document"): string {
    const id = this.#nextIds[kind];
    this.#nextIds[kind] = id + 1n;
    return id.toString();
  }

  /** Logs a connection that was reset as it opened. */
  noteRefusedConnection(server: ReceivedRequest["server"], operation: Operation): void {
    this.requests.push({
      at: Date.now(),
      server,
      operation,
      method: "",
      path: "",
      headers: {},
      bytesRead: 0,
      outcome: "reset",
      status: null,
      fault: "refuse",
    });
  }

  /** A copy of the lists, so that a test's snapshot stays what it was. */
  received(): Received {
    return {
      batches: [...this.batches],
      documents: [...this.documents],
      requests: this.requests.map((each) => ({ ...each })),
    };
  }

  /** Forgets what came in; ids go on counting. */
  forget(): void {
    this.batches = [];
    this.documents = [];
    this.requests = [];
    this.secrets = [];
  }
}
