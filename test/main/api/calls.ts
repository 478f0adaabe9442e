/** @file Calls to make, with a small and a large body and short times. */

import type { Call } from "../../../main/api/http.ts";
import { openDirectly } from "./direct.ts";

export async function* pieces(...bytes: readonly Uint8Array[]) {
  yield* bytes;
}

export const small = new TextEncoder().encode('[{"InvoiceNumber":"A-1"}]');
export const large = new Uint8Array(16 * 1024 * 1024).fill(97);

/** A call with the small body and short times. */
export const call = (url: string, changes: Partial<Call> = {}): Call => ({
  url: `${url}/v1/things`,
  headers: { "content-type": "application/json" },
  open: openDirectly,
  bodyBytes: small.length,
  body: pieces(small),
  quietMs: 2_000,
  answerMs: 2_000,
  ...changes,
});
/** A new one for each call, because a body can be read only once. */
export const withLargeBody = () => ({ bodyBytes: large.length, body: pieces(large) });
