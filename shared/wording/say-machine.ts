/** @file Turns what machines say into words: an operating system's codes, and a service's JSON. */

import { words } from "../words/spoken.ts";
import { shorten } from "./grammar.ts";
import { type Message, sayMessage } from "./message.ts";
import type { Reason } from "./reason.ts";

/** What the codes mean that people meet; the first that stands in the text counts. */
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

/** A code in words, whatever stands around it; a text without one stays as it is. */
export function sayCode(detail: string): string {
  const meaning = meanings.find(([code]) => code.test(detail))?.[1];
  return meaning === undefined ? detail : words.details[meaning]();
}

/** A reason as it is kept: one of ours, or what a machine said. */
export const sayReason = (reason: Reason): string =>
  typeof reason === "string" ? sayCode(reason) : sayMessage(reason);

/** The reason that a machine gave, or we did, in brackets: " (the connection broke)", or nothing. */
export function aside(reason: Reason): string {
  const line = shorten(sayReason(reason), 240).replace(/[.\s]+$/, "");
  return line === "" ? "" : ` (${line})`;
}

/** Where error bodies keep their sentence: RFC 9457, RFC 6749, and what is common. The most telling first. */
const sentenceKeys = ["detail", "message", "Message", "error_description", "title", "error"] as const;

/** The sentence in a JSON error body; any other body stays as it is. */
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
