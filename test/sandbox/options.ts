/** @file Everything that service.md does not show, as choices with defaults; README.md says why each is as it is. */

import type { Ledger } from "./ledger.ts";
import { type Refusal, statusOf } from "./refusals.ts";

/** May be changed while the sandbox runs: each is read again for every request. */
export interface Choices {
  /** What Create Batch answers (service.md 4.1: not shown). */
  batchAnswer:
    | "json"
    | "json-201"
    | "results"
    | "multi-status"
    | "number-lists"
    | "ids"
    | "errors"
    | "counts"
    | "lines"
    | "empty-200"
    | "empty-204"
    | "text";
  errorBody: "problem" | "message" | "text" | "empty";
  statuses: Record<Refusal, number>;
  /** A nominal, project, order, budget or VAT rate that matches nothing. (An unmatched supplier never refuses more than its invoice.) */
  brokenReferences: "invoice-not-saved" | "request-refused";
  /** A value of the wrong type or form. */
  badValues: "request-refused" | "invoice-not-saved";
  unknownProperties: "ignored" | "request-refused";
  mandatoryProperties: string[];
  nameMatching: "exact" | "ignore-case";
  maxInvoicesPerBatch: number | null;
  batchLimitBytes: number;
  /** A document must be smaller than this. */
  documentLimitBytes: number;
  emptyDocuments: "refused" | "accepted";
  /** Compare a document's first bytes with its Content-Type. */
  contentsMustMatchType: boolean;
  documentsModule: boolean;
  pkceRequired: boolean;
  refreshTokens: boolean;
  rotateRefreshTokens: boolean;
  accessTokenLifetimeS: number;
  refreshTokenLifetimeS: number;
  authorizationCodeLifetimeS: number;
  /** How long after its expiry the API still takes a token. */
  clockToleranceS: number;
}

export interface SandboxOptions extends Partial<Omit<Choices, "statuses">> {
  statuses?: Partial<Record<Refusal, number>>;
  /** 0 or absent: any free port. */
  port?: number;
  authPort?: number;
  /** The API's root as its callers know it, where something stands before it; else its own address. */
  baseUrl?: string;
  /** The authority's, likewise. */
  authUrl?: string;
  /** Both servers speak TLS with this, in PEM. */
  tls?: { key: string; cert: string };
  ledger?: Ledger;
  /** The clock that names batches; tokens follow the real one. */
  now?: () => number;
  /** The first ids that the sandbox gives out, as digits. */
  firstIds?: { batch?: string; purchaseInvoice?: string; document?: string };
}

const mebibyte = 1024 * 1024;

export const defaultChoices: Choices = {
  batchAnswer: "json",
  errorBody: "problem",
  statuses: statusOf,
  brokenReferences: "invoice-not-saved",
  badValues: "request-refused",
  unknownProperties: "ignored",
  mandatoryProperties: [],
  nameMatching: "exact",
  maxInvoicesPerBatch: null,
  batchLimitBytes: 30_000_000,
  documentLimitBytes: 150 * mebibyte,
  emptyDocuments: "refused",
  contentsMustMatchType: true,
  documentsModule: true,
  pkceRequired: false,
  refreshTokens: true,
  rotateRefreshTokens: true,
  accessTokenLifetimeS: 3600,
  refreshTokenLifetimeS: 30 * 24 * 3600,
  authorizationCodeLifetimeS: 60,
  clockToleranceS: 0,
};

/** Takes the defaults for whatever the options do not say. */
export function chooseFrom(options: SandboxOptions): Choices {
  const given = Object.entries(options).filter(([name, value]) => name in defaultChoices && value !== undefined);
  return { ...defaultChoices, ...Object.fromEntries(given), statuses: { ...statusOf, ...options.statuses } };
}

/** Changes running choices; refuses a name that does not exist or a value of another type. */
export function changeChoices(choices: Choices, changes: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(changes)) {
    if (!Object.hasOwn(defaultChoices, name)) throw new TypeError(`there is no choice named "${name}"`);
    const old = (choices as unknown as Record<string, unknown>)[name];
    if (name !== "maxInvoicesPerBatch" && typeof value !== typeof old)
      throw new TypeError(`"${name}" must be a ${typeof old}`);
  }
  const { statuses, ...others } = changes;
  Object.assign(choices, others);
  if (statuses) choices.statuses = { ...choices.statuses, ...(statuses as Partial<Record<Refusal, number>>) };
}
