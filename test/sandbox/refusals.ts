/** @file The reasons for which the API refuses a request, and the status of each unless the options say otherwise. */

const statuses = {
  "no-such-path": 404,
  "wrong-method": 405,
  "no-token": 401,
  "token-refused": 401,
  "scope-missing": 403,
  "batch-not-json-type": 415,
  "batch-not-json": 400,
  "batch-not-an-array": 400,
  "batch-empty": 400,
  "batch-too-large": 413,
  "too-many-invoices": 400,
  "bad-value": 400,
  "unknown-property": 400,
  "broken-reference": 400,
  "invoice-id-not-int64": 400,
  "file-name-missing": 400,
  "file-name-not-encoded": 400,
  "file-name-forbidden-character": 400,
  "file-name-too-long": 400,
  "file-name-without-extension": 400,
  "extension-mismatch": 400,
  "contents-mismatch": 400,
  "type-missing": 415,
  "type-not-permitted": 415,
  "length-missing": 411,
  "document-empty": 400,
  "document-too-large": 413,
  "documents-module-off": 403,
  "no-full-control": 403,
  "no-such-invoice": 404,
};

export type Refusal = keyof typeof statuses;
export const statusOf: Record<Refusal, number> = statuses;

/** Thrown wherever a rule is broken; the API's front turns it into an answer. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  readonly headers: Record<string, string>;

  constructor(refusal: Refusal, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.refusal = refusal;
    this.headers = headers;
  }
}
