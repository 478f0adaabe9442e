/** @file Finds in the answer to Create Batch which invoices were not saved, if it says so. */

import { parseExactly } from "../../shared/values/json/exact-json.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { NotSavedInvoice } from "../imports/ports/api-port.ts";
import { propertiesOf, together, type Verdict } from "./answer-words.ts";
import { contradictsBatch } from "./contradictions-in-answer.ts";
import { findDoubts } from "./doubts/doubts-in-answer.ts";
import type { Books } from "./doubts/whose-batch.ts";
import { treeOfXml } from "./doubts/xml-tree.ts";
import { findSentInvoices } from "./find-sent-invoice.ts";
import { saysQueued } from "./queued-in-answer.ts";
import { findShortfall, type Shortfall } from "./shortfall-in-answer.ts";
import { denies } from "./surely-taken-in-answer.ts";
import { plainOf } from "./taken-in-answer.ts";
import { hasUnknownWords } from "./unknown-words-in-answer.ts";
import { findUntrue } from "./untrue-in-answer.ts";
import { createReader, type Findings } from "./verdicts-in-answer.ts";

/** Nobody knows whose they are. */
const noBooks: Books = { companyNames: [], isTest: false };

/**
 * [Note: saved, or taken]
 *
 * service.md 4.1 does not show the answer to Create Batch, and says that an invoice whose supplier is unknown is not
 * saved. So a 2xx means that the batch was taken, and the answer may or may not name what was saved. It is read in
 * every plain shape: lists of those saved and not saved, results by number or in order, ids with nulls, counts, texts.
 * A property counts only by a name that says what it means. An echo of the request says nothing.
 *
 * Three things follow from "never sent twice": an invoice is not saved for certain only where the answer names it; what
 * is contradicted, only counted or only queued is in doubt; and where the answer names those saved, the others are in doubt too.
 * See [Note: words that nobody knows] for the rest, and see [Note: doubts by shape].
 *
 * @param answer the body's text
 * @param sent the invoices of the batch, in order
 * @param books where it was meant to go
 * @returns by place; empty where the answer says nothing about it, or that all were saved
 */
export function invoicesNotSaved(
  answer: string,
  sent: readonly PurchaseInvoice[],
  books: Books = noBooks,
): readonly NotSavedInvoice[] {
  const text = answer.trim();
  if (text === "" || /^<(!doctype|html)/i.test(text) || sent.length === 0) return [];
  const findings = readAnswer(text, sent, books);
  return findings === null ? [] : conclude(findings, sent.length, together([text]));
}

/**
 * The invoices that were not saved, of an answer that names each invoice as saved or as not saved, and some as either;
 * null for any other answer. A status that turns the call down, and such an answer, can both be true. But results of a
 * check look the same where nothing was saved: so each that is called saved must have an id of its own.
 */
export function partlySaved(answer: string, sent: readonly PurchaseInvoice[]): readonly NotSavedInvoice[] | null {
  const findings = readAnswer(answer.trim(), sent, noBooks);
  if (findings === null || findings.verdicts.size !== sent.length) return null;
  const { untrue, savedCount, notSavedCount, shortfall, doubts } = findings;
  if (untrue.ofBatch !== null || untrue.ofInvoices.size > 0) return null;
  if ([...doubts.ofInvoices.keys()].some((at) => !isOnly(findings.verdicts.get(at)?.is, "not-saved"))) return null;
  if (findings.isUnplaced || findings.isContrary || findings.isQueued || shortfall.isUnplaced) return null;
  if (denies.test(plainOf(answer))) return null;
  if ([...findings.verdicts.values()].some(({ is }) => !isOnly(is, "saved") && !isOnly(is, "not-saved"))) return null;
  const notSaved = conclude(findings, sent.length, null);
  const isPartly = notSaved.length > 0 && notSaved.length < sent.length;
  const saved = sent.length - notSaved.length;
  if ((savedCount ?? saved) !== saved || (notSavedCount ?? notSaved.length) !== notSaved.length) return null;
  const ids = idsOf(answer.trim(), sent);
  const ownIds = new Set(ids.values());
  if (ownIds.size !== ids.size || ids.size !== saved || notSaved.some(({ index }) => ids.has(index))) return null;
  return isPartly && notSaved.every(({ isCertain }) => isCertain) ? notSaved : null;
}

/** The ids of invoices in the answer, by place. */
function idsOf(text: string, sent: readonly PurchaseInvoice[]): ReadonlyMap<number, string> {
  const ids = new Map<number, string>();
  if (!/^[[{]/.test(text)) return ids;
  const answer = parseExactly(text);
  const find = findSentInvoices(sent, answer);
  function read(held: unknown, depth: number): void {
    if (typeof held !== "object" || held === null || depth > 8) return;
    if (!Array.isArray(held)) {
      const properties = propertiesOf(held);
      const id = properties.get("purchaseinvoiceid") ?? properties.get("invoiceid");
      const [at, ...more] = find.inObject(properties) ?? [];
      if (at !== undefined && more.length === 0 && typeof id === "string" && isShapedLikeId(id)) ids.set(at, id);
    }
    for (const each of Object.values(held)) read(each, depth + 1);
  }
  read(answer, 0);
  return ids;
}

function conclude(findings: Findings, count: number, whole: string | null): readonly NotSavedInvoice[] {
  const noted = notedIn(findings, count, whole);
  const { ofBatch, ofInvoices } = findings.doubts;
  const known = new Map(noted.map((each) => [each.index, each]));
  // What is said of the batch has its reason in the invoices that weren't saved.
  const ofRest = noted.some(({ isCertain }) => isCertain) ? null : ofBatch;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const why = ofInvoices.get(index) ?? ofRest;
    return known.get(index) ?? (why === null ? [] : { index, isCertain: false, said: whole, why });
  });
}

function notedIn(findings: Findings, count: number, whole: string | null): readonly NotSavedInvoice[] {
  const { verdicts, savedCount, notSavedCount, shortfall, untrue } = findings;
  const all = Array.from({ length: count }, (_, index) => index);
  if (verdicts.size === 0 && savedCount === 0 && notSavedCount === count)
    return all.map((index) => ({ index, isCertain: true, said: null }));
  const { places, counted } = shortfall;
  const missing = Math.max(notSavedCount ?? 0, ...[savedCount, counted].map((saved) => count - (saved ?? count)));
  const doubted = all.filter((index) => places.has(index) || verdicts.get(index)?.is.has("not-saved")).length;
  const isShort = missing > doubted || (shortfall.isUnplaced && doubted === 0);
  // It says that all were saved, and that something was not.
  const isContradicted =
    findings.isContrary ||
    untrue.ofBatch !== null ||
    (findings.isUnplaced && all.every((index) => isOnly(verdicts.get(index)?.is, "saved")));
  const isAnyOther = findings.isUnplaced || isShort || [...verdicts.values()].some(({ is }) => is.has("saved"));
  return all.flatMap((index) => {
    const { is = new Set<Verdict>(), said = [] } = verdicts.get(index) ?? {};
    const isCertain = isOnly(is, "not-saved");
    const isUnsaid = isContradicted || (findings.isQueued && !isOnly(is, "saved")) || (is.size === 0 && isAnyOther);
    const isWaiting = findings.isQueued && is.size === 0 && !isContradicted && !isAnyOther && !places.has(index);
    const other = untrue.ofInvoices.get(index) ?? untrue.ofBatch;
    const why: Message | null = other ?? (isWaiting ? { say: "says-later" } : null);
    const isInDoubt = why !== null || is.size > 1 || is.has("unclear") || places.has(index) || isUnsaid;
    if (!isCertain && !isInDoubt) return [];
    const noted = { index, isCertain, said: together(said) ?? (isCertain ? null : whole) };
    return [isCertain || why === null ? noted : { ...noted, why }];
  });
}

const isOnly = (is: ReadonlySet<Verdict> | undefined, verdict: Verdict): boolean => is?.size === 1 && is.has(verdict);

/** Null where the text begins like JSON and is none. */
function readAnswer(text: string, sent: readonly PurchaseInvoice[], books: Books): Findings | null {
  let answer: unknown;
  try {
    answer = parseExactly(text);
  } catch {
    if (/^[[{"]/.test(text)) return null;
    answer = text;
  }
  const isXml = text.startsWith("<");
  const tree = isXml ? treeOfXml(text) : answer;
  const find = findSentInvoices(sent, tree);
  const found = findShortfall(answer, sent, find);
  const shortfall = isXml ? joined(found, findShortfall(tree, sent, find)) : found;
  const isUnplaced = shortfall.isUnplaced || hasUnknownWords(tree, sent);
  const otherwise = findUntrue(tree, isXml ? "" : text, sent, find);
  const doubts = findDoubts(tree, sent, find, books);
  const untrue = { ...otherwise, ofBatch: otherwise.ofBatch ?? doubts.ofBooks };
  const findings = {
    ...{ verdicts: new Map(), isUnplaced: false, savedCount: null, notSavedCount: null },
    ...{ shortfall: { ...shortfall, isUnplaced }, isContrary: contradictsBatch(tree, sent), untrue },
    ...{ isQueued: saysQueued(tree), doubts },
  };
  // XML leads to doubts alone: it has no types, so that nothing in it is certain.
  if (!isXml) createReader(sent, find, findings)(answer);
  return findings;
}

const joined = (one: Shortfall, other: Shortfall): Shortfall => ({
  places: new Set([...one.places, ...other.places]),
  counted: one.counted ?? other.counted,
  isUnplaced: one.isUnplaced || other.isUnplaced,
});
