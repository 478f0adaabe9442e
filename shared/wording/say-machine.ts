/** @file Words machine messages: an operating system's error codes, and a service's JSON. */

import { words } from "../words/spoken.ts";
import { shorten } from "./grammar.ts";
import { type Message, sayMessage } from "./message.ts";
import type { Reason } from "./reason.ts";

/** The meanings of common codes. The first one found in the text counts. */
const meanings = [
  [/ECONNREFUSED/, "nothing-answers"],
  [/ENOTFOUND|EAI_AGAIN/, "address-not-found"],
  [/ECONNRESET|EPIPE|socket hang up/, "connection-broke"],
  [/ETIMEDOUT/, "took-too-long"],
  [/EHOSTUNREACH|ENETUNREACH|ENETDOWN/, "no-way-there"],
  [/CERT_|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/, "certificate-not-trusted"],
  [/EBUSY|ETXTBSY/, "open-elsewhere"],
  [/EACCES|EPERM/, "not-allowed"],
  [/ENOSPC|disk is full/, "disk-full"],
] as const satisfies readonly (readonly [code: RegExp, meaning: Message["say"]])[];

/** The meaning of the code in a text. Text without a known code stays as it is. */
export function sayCode(detail: string): string {
  const meaning = meanings.find(([code]) => code.test(detail))?.[1];
  return meaning === undefined ? detail : words.details[meaning]();
}

/** Words a stored reason. */
export const sayReason = (reason: Reason): string =>
  typeof reason === "string" ? sayCode(reason) : sayMessage(reason);

/** A reason in brackets: " (the connection broke)", or "". */
export function aside(reason: Reason): string {
  const line = shorten(sayReason(reason), 240).replace(/[.\s]+$/, "");
  return line === "" ? "" : ` (${line})`;
}

/** The keys of the message in error bodies: RFC 9457, RFC 6749, and common ones. The most specific first. */
const sentenceKeys = ["detail", "message", "Message", "error_description", "title", "error"] as const;

/** The message in a JSON error body. Any other body stays as it is. */
export function sentenceIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === "string") return parsed;
    if (typeof parsed !== "object" || parsed === null) return body;
    const said = sentenceKeys.map((key) => (parsed as Record<string, unknown>)[key]);
    return said.find((value): value is string => typeof value === "string" && value.trim() !== "") ?? body;
  } catch {
    return body;
  }
}
