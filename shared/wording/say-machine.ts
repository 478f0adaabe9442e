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
  [/EROFS/, "read-only"],
  [/^EISDIR/, "is-folder"],
  [/\bEIO\b/, "disk-error"],
  [/ENOSPC|disk is full/, "disk-full"],
  [/^Parse Error|HPE_/, "answer-unreadable"],
] as const satisfies readonly (readonly [code: RegExp, meaning: Message["say"]])[];

/** The meaning of the code in a text. Text without a known code stays as it is. */
export function sayCode(detail: string): string {
  const meaning = meanings.find(([code]) => code.test(detail))?.[1];
  return meaning === undefined ? withoutCall(detail) : words.details[meaning]();
}

/** Of "EISDIR: illegal operation on a directory, read '/a/b'": what the operating system says, without the call. */
const withoutCall = (detail: string): string => detail.replace(/^E[A-Z0-9]{2,}: ([^,]+), \w+(?: '.*)?$/s, "$1");

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

/** More than any message has. */
const mostTexts = 20;

/**
 * The message in a JSON error body: the text under a known key, else all sentences in it, else all words. A body that is no
 * JSON stays as it is. "" where it has nothing that people could read.
 */
export function sentenceIn(body: string): string {
  const parsed = parse(body);
  if (parsed === undefined) return body;
  const own = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? Object.entries(parsed) : [];
  const known = sentenceKeys
    .map((key) => own.find(([name]) => name === key)?.[1])
    .find((value): value is string => typeof value === "string" && value.trim() !== "");
  if (known !== undefined) return known;
  const texts = textsIn(parsed).slice(0, mostTexts);
  const sentences = texts.filter((text) => /\s/.test(text.trim()));
  return sentences.length > 0 ? sentences.join(" ") : texts.join(", ");
}

/** Undefined if it isn't JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
