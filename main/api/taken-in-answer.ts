/** @file Finds in an answer that says no, or "come again", that something of the call was taken nevertheless. */

import { parseExactly } from "../../shared/values/json/exact-json.ts";
import { bareName, countsSaved, namesNotSaved, namesSaved, quotesRequest } from "./answer-words.ts";
import { isQueuedSurely, saysQueued } from "./queued-in-answer.ts";
import { saysSomethingTaken } from "./taken-words.ts";

/** What an answer says of a call that its status turned down. */
export interface TakenInAnswer {
  /** It names a batch, ids or a document that came of the call, or says that something of it was taken. */
  readonly isTaken: boolean;
  /** It says that the same is there already, perhaps by an earlier try. */
  readonly isThereAlready: boolean;
}

/**
 * [Note: taken nevertheless]
 *
 * A 503 with Retry-After, a 429 or a 400 says that nothing was taken. A service whose step after saving fails may give
 * one of them for a batch that it has saved, and say so in the answer: "Batch 5 was created with 2 invoices", or the ids
 * themselves. What the answer names counts more than its status, so such a call is never repeated without a person.
 * Values that we sent are no names of anything new, and a rule ("only GBP is accepted") says nothing of this batch.
 *
 * @param own values that were sent, which an answer may repeat
 */
export function readTaken(body: string, own: readonly string[]): TakenInAnswer {
  const text = body.trim();
  if (text === "") return { isTaken: false, isThereAlready: false };
  const sent = new Set(own.map(fold));
  let answer: unknown;
  try {
    answer = parseExactly(text);
  } catch {
    // Half a JSON text or a page: its words are read, and the names of ids in it.
    const plain = plainOf(text);
    const isNamed = [...text.slice(0, longestReadChars).matchAll(/"?(\w{5,40})"?\s*[:=]\s*"?([\w-]{1,80})/g)].some(
      ([, name = "", held]) => namesNew.test(bareName(name)) && isIdOf(held, sent),
    );
    return {
      isTaken: isNamed || saysSomethingTaken(plain) || saysQueued(plain, isQueuedSurely),
      isThereAlready: saysThereAlready(plain),
    };
  }
  return {
    isTaken: isTaken(answer, "", { sent, leftChars: longestReadChars }, 0) || saysQueued(answer, isQueuedSurely),
    isThereAlready: textsWithin(answer).some(saysThereAlready),
  };
}

/** Names of what a call makes. An "id" alone may be an error's, and a "documentid" is Attach Document's. */
export const namesNew =
  /^(purchaseinvoice)?batch(id|no|nr|number|ref|reference|name)$|^(purchase)?invoiceids?$|^(created|saved|new|imported)(invoice)?ids?$|^(documents?|attachments?|files?)ids?$/;
export const namesBatch = /^(purchaseinvoice)?batch$/;
const namesFlag =
  /^(is|was|has)?(ok|success|successful|succeeded|saved|created|accepted|imported|inserted|stored|posted|received|attached|uploaded)$/;
const namesState = /^(?:http|batch|job|import)?(?:status|state|result|outcome)(?:text|code)?$|^message$|^detail$/;
/** What the finance system had before this call. */
export const namesEarlier = /duplicate|previous|existing|similar|earlier|conflict/;
const isThereAtAll =
  /\balready (?:been )?(?:exists?|there|present|received|processed|submitted|imported|saved|created|entered|posted|stored|known|in the)\b|\bexists? already\b|\bduplicate (?:request|batch|submission)|\b(?:bereits|schon) (?:vorhanden|empfangen|importiert|gespeichert|angelegt|gebucht|erfasst|verarbeitet)\b/i;
/** What is under way, or "is already" anything, may be the work of others. */
const isUnderWay = /\b(?:is|are) already\b|\balready (?:being |been )?(?:processing|running|in progress)\b/i;
const namesOurs = /\b(?:this|the|your) (?:same )?(?:batch|request|invoices?|import|submission|file|document|upload)\b/i;
const namesOthers = /\b(?:another|others?|previous|earlier)\b|\ban? (?:\w+ )?(?:import|batch|request|upload)\b/i;

/** True where a text says that the same is there already. */
export const saysThereAlready = (text: string): boolean =>
  text
    .slice(0, longestReadChars)
    .split(/[.;!?\n](?=\s|$)|,\s/)
    .some(
      (clause) =>
        !namesOthers.test(clause) && (isThereAtAll.test(clause) || (isUnderWay.test(clause) && namesOurs.test(clause))),
    );

/** No reasonable answer is nested deeper, or has longer lists of importance. */
export const deepest = 8;

/** No answer speaks of a batch only after so many characters, in all its texts together. */
const longestReadChars = 64 * 1024;

/** The words of a page, or of half a JSON text. */
export const plainOf = (text: string): string => text.slice(0, longestReadChars).replaceAll(/<[^<>]*>/g, ". ");

interface Reading {
  readonly sent: ReadonlySet<string>;
  leftChars: number;
}

function saysTakenWithin(text: string, reading: Reading): boolean {
  if (reading.leftChars <= 0) return false;
  const read = text.slice(0, reading.leftChars);
  reading.leftChars -= read.length;
  return saysSomethingTaken(read);
}

function isTaken(held: unknown, name: string, reading: Reading, depth: number): boolean {
  const { sent } = reading;
  if (depth > deepest) return false;
  if (typeof held === "string") return isTakenText(held, name, reading);
  if (held === true) return namesFlag.test(name);
  if (typeof held !== "object" || held === null) return false;
  if (Array.isArray(held)) {
    const isOfSaved = namesSaved.test(name) && held.some((item) => isOwn(item, sent) || isIdOf(item, sent));
    return isOfSaved || held.some((item) => isTaken(item, name, reading, depth + 1));
  }
  return Object.entries(held).some(([key, each]) => {
    const bare = bareName(key);
    if (quotesRequest.test(bare)) return false;
    if (typeof each === "string" && isOwn(key, sent)) return saysTakenWithin(each, reading);
    // Errors and what was there before have ids too; what is said of them in words is read.
    const isOther = namesNotSaved.test(bare) || namesEarlier.test(bare);
    if (isOther) return textsWithin(each).some((text) => /\s/.test(text) && isTakenText(text, "message", reading));
    if (namesBatch.test(bare) && (isIdOf(each, sent) || isIdOf(idIn(each), sent))) return true;
    return isTaken(each, bare, reading, depth + 1);
  });
}

function isTakenText(text: string, name: string, reading: Reading): boolean {
  const { sent } = reading;
  if (isOwn(text, sent)) return false;
  if (namesNew.test(name)) return isIdOf(text, sent);
  if (namesFlag.test(name) && /^(?:true|yes)$/i.test(text.trim())) return true;
  const count = /^\d{1,6}$/.test(text) ? Number(text) : null;
  if (count !== null && count > 0 && (countsSaved.test(name) || namesSaved.test(name))) return true;
  if (namesState.test(name) && /^2\d\d$/.test(text)) return true;
  // A single word says what became of it only as a state: {"field":"Received"} names a column.
  return (name === "" || namesState.test(name) || /\s/.test(text.trim())) && saysTakenWithin(text, reading);
}

/** An id or a name of its own: no 0, no sentence, and nothing that we sent. */
export const isIdOf = (held: unknown, sent: ReadonlySet<string>): boolean =>
  typeof held === "string" &&
  /^(?=.*[\da-f])[\w:.-]{1,80}$|^Imported - .{1,40}$/i.test(held.trim()) &&
  !/^(?:-.*|0+|null|none|undefined|false|true|string|integer|required)$/i.test(held.trim()) &&
  !isOwn(held, sent);

export const isOwn = (held: unknown, sent: ReadonlySet<string>): boolean =>
  typeof held === "string" && sent.has(fold(held));

export const idIn = (held: unknown): unknown =>
  typeof held === "object" && held !== null
    ? Object.entries(held).find(([key]) => /^(?:id|batchid|number|name)$/.test(bareName(key)))?.[1]
    : undefined;

/** The texts of a value, of as many characters as are read. */
export function textsWithin(held: unknown): readonly string[] {
  const texts: string[] = [];
  let chars = 0;
  for (const text of textsOf(held, 0)) {
    texts.push(text);
    chars += text.length;
    if (chars > longestReadChars) break;
  }
  return texts;
}

function* textsOf(held: unknown, depth: number): Iterable<string> {
  if (typeof held === "string") yield held;
  else if (typeof held === "object" && held !== null && depth <= deepest)
    for (const [key, each] of Object.entries(held))
      if (!quotesRequest.test(bareName(key))) yield* textsOf(each, depth + 1);
}

export const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();
