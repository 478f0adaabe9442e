/** @file Turns what machines say into words: an operating system's codes, and a service's JSON. */

import { shorten } from "./wording-grammar.ts";

/** What the codes mean that people meet; the first that stands in the text counts. */
const meanings: readonly (readonly [code: RegExp, words: string])[] = [
  [/ECONNREFUSED/, "nothing answers at that address"],
  [/ENOTFOUND|EAI_AGAIN/, "that address could not be found"],
  [/ECONNRESET|EPIPE|socket hang up/, "the connection broke"],
  [/ETIMEDOUT/, "it took too long"],
  [/EHOSTUNREACH|ENETUNREACH|ENETDOWN/, "there is no way to it from this computer"],
  [/CERT_|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS/, "its certificate is not trusted by this computer"],
  [/EBUSY|ETXTBSY/, "another program has it open"],
  [/EACCES|EPERM/, "Pigeonhole is not allowed to"],
  [/ENOSPC|disk is full/, "the disk is full"],
];

/** A code in words, whatever stands around it; a text without one stays as it is. */
export function sayCode(detail: string): string {
  return meanings.find(([code]) => code.test(detail))?.[1] ?? detail;
}

/** The reason that a machine gave, in brackets: " (the connection broke)", or nothing. */
export function aside(detail: string): string {
  const line = shorten(sayCode(detail), 240).replace(/[.\s]+$/, "");
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
