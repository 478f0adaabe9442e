/** @file Finds in the answer to Create Batch that some of the invoices are missing, where it does not say so outright. */

import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";
import {
  bareName,
  idIn,
  isTrouble,
  namesMessage,
  namesNotSaved,
  namesSaved,
  propertiesOf,
  quotesRequest,
  textsIn,
  verdictOf,
  verdictOfText,
} from "./answer-words.ts";
import { lacksLittle } from "./doubts/texts.ts";
import type { FindSentInvoice } from "./find-sent-invoice.ts";

/** What an answer lacks. All of it leads to doubt, never to "not saved": a list may be of something else. */
export interface Shortfall {
  /** Places of invoices that the answer names in trouble, or does not list beside the others. */
  readonly places: ReadonlySet<number>;
  /** How many invoices the answer counts; null where it counts none, or all. */
  readonly counted: number | null;
  /** It speaks of a part that is missing, and names none of our invoices. */
  readonly isUnplaced: boolean;
}

const listsInvoices =
  /^$|^(?!.*duplicate).*invoice(s|ids|numbers?|results)?$|^(ids|results?|items|data|records|rows|entries|values?)$/;
const listsOnlyInvoices = /^(purchase)?invoice(s|ids|numbers)$/;
const countsInvoices = /^(total|number|count|no|num)?(of)?(purchase)?invoices?(count|number|total|s)$/;
/** One of these may be one batch. */
const countsSomething = /^(count|created|accepted|processed|added|posted|stored|success)$/;
const trouble =
  "ignored|dropped|discarded|missing|omitted|excluded|unprocessed|unmatched|unknown|unresolved|failed|skipped|rejected|notfound";
const namesTrouble = new RegExp(
  `^(?:${trouble})(?!.*(?:fields|columns|properties)$)|(?:${trouble})$|^validationresults?$`,
);
const namesPlaces = /(ind(ex|ic)es|positions|places|rownumbers|lines)$/;
const namesAnswer = /^(result|value|data|response|return)$/;
const namesBatch = /^(purchaseinvoice)?batch(id|number)?$/;
const saysPartial = /\bpartial(?:ly|success)?\b|\bpartial_?(?:success|failure)|\bteilweise\b/i;
const ofAll =
  /(?<!\b(?:page|part|batch|step|seite|teil) )(?<![\w.-])(\d{1,6}) ?(?:(?:out )?of|von|\/) ?(\d{1,6})(?![\w/-])/gi;

/** No reasonable answer is nested deeper, or has more texts about trouble. */
const deepest = 8;
const mostTexts = 500;

/** @param answer a parsed JSON value, or a text */
export function findShortfall(answer: unknown, sent: readonly PurchaseInvoice[], find: FindSentInvoice): Shortfall {
  const places = new Set<number>();
  const listed = new Set<number>();
  let [listedCount, hasShortList, isUnplaced, texts] = [0, false, answer === false, 0];
  let counted: number | null = null;

  function readTrouble(held: unknown): void {
    const named = [...textsOfTrouble(held)].slice(0, mostTexts).map((text) => placesNamed(text));
    for (const index of named.flat()) places.add(index);
    isUnplaced ||= named.length === 0 || named.some((each) => each.length === 0);
  }

  /** Its number, its supplier, or a path as in "[1].AccountName". */
  function placesNamed(text: string): readonly number[] {
    const path = /^\$?\.?\w*\[(\d{1,6})\]/.exec(text)?.[1];
    if (path !== undefined && Number(path) < sent.length) return [Number(path)];
    const exactly = find.byNumber(text);
    if (exactly.length > 0) return exactly;
    const inside = find.inText(text);
    return inside.length > 0 ? inside : find.bySupplierIn(text);
  }

  function readText(text: string): void {
    texts += 1;
    if (texts > mostTexts) return;
    const says = verdictOfText(text);
    for (const { 1: part, 2: all, index, 0: whole } of text.matchAll(ofAll)) {
      const tail = text.slice(index + whole.length);
      const isAboutTrouble = /warn/i.test(tail) || verdictOfText(tail) === "not-saved";
      if (isAboutTrouble || Number(part) >= Number(all)) continue;
      if (Number(all) === sent.length) counted = Math.min(counted ?? sent.length, Number(part));
      else isUnplaced ||= /^ (?:purchase )?invoices/i.test(tail);
    }
    isUnplaced ||= saysPartial.test(text) && says !== "not-saved";
  }

  /** A warning that names an invoice or its supplier may tell of a loss, in whatever words: only few of them surely don't. */
  function readWarning(text: string): void {
    const left = text.replace(lacksLittle, " ");
    if (left !== text && verdictOfText(left) === null) return;
    readSentence(text);
    if (verdictOfText(text) !== null) return;
    for (const index of placesNamed(text)) places.add(index);
  }

  /** XML and the like: sentences that may tell of a loss. */
  function readSentence(text: string): void {
    readText(text);
    const says = verdictOfText(text);
    if (says === "not-saved" || says === "unclear") readTrouble(text);
  }

  /** A smaller number may be a place or a count. */
  const isLikelyId = (item: unknown): boolean =>
    typeof item === "string" && isShapedLikeId(item) && Number(item) > sent.length;

  function readList(items: readonly unknown[], name: string, depth: number): void {
    const results = items.filter(isObject).map((item) => ({ item, properties: propertiesOf(item) }));
    const isOfTrouble = results.length > 0 && results.every(({ properties }) => verdictOf(properties) === "not-saved");
    if ((listsInvoices.test(name) || namesSaved.test(name)) && !isOfTrouble) {
      const numbers = items.filter((item) => typeof item === "string").flatMap(find.byNumber);
      const named = [...numbers, ...results.flatMap(({ properties }) => find.inObject(properties) ?? [])];
      for (const index of named) listed.add(index);
      listedCount += items.length;
      const haveIds = results.length > 0 && results.every(({ properties }) => idIn(properties) === "filled");
      // A single id may be that of the batch.
      const areIds = items.length > 1 && (name === "ids" || (name === "" && items.every(isLikelyId)));
      const areInvoices = listsOnlyInvoices.test(name) || areIds || haveIds;
      hasShortList ||= named.length === 0 && areInvoices;
    } else if (!isOfTrouble) readUnknownList(items);
    for (const { item, properties } of results)
      if (find.inObject(properties) === null) readObject(item, depth + 1, true);
  }

  /** A list under a name that we don't know, of some of the invoices and not of all: of those saved, or of the others. */
  function readUnknownList(items: readonly unknown[]): void {
    const texts = items.flatMap((item) => (isObject(item) ? Object.values(item) : [item]));
    const named = new Set(texts.flatMap((text) => (typeof text === "string" ? find.byNumber(text) : [])));
    isUnplaced ||= named.size > 0 && named.size < sent.length;
  }

  function readObject(held: object, depth: number, isInList: boolean): void {
    if (depth > deepest) return;
    for (const [key, each] of Object.entries(held)) readProperty(bareName(key), each, depth, isInList);
  }

  function readProperty(name: string, held: unknown, depth: number, isInList: boolean): void {
    if (quotesRequest.test(name)) return;
    if (name.includes("warning")) {
      for (const text of textsIn(held)) readWarning(text);
      return;
    }
    if (namesNotSaved.test(name) && !namesPlaces.test(name)) return;
    if (namesTrouble.test(name)) {
      if (!isTrouble(held) || (typeof held === "string" && /^(?:0+|false)$/i.test(held))) return;
      if (namesPlaces.test(name)) isUnplaced = true;
      else readTrouble(held);
      return;
    }
    if (Array.isArray(held)) readList(held, name, depth);
    else if (typeof held === "object" && held !== null) readObject(held, depth + 1, isInList);
    else if (!isInList) readValue(name, held);
  }

  function readValue(name: string, held: unknown): void {
    isUnplaced ||= namesAnswer.test(name) && held === false;
    isUnplaced ||= namesBatch.test(name) && (held === null || /^(-.*|0*)$/.test(String(held)));
    isUnplaced ||= /^(is)?partial(ly|success|failure)?$/.test(name) && (held === true || held === "true");
    if (typeof held !== "string") return;
    const count = /^\d{1,6}$/.test(held) ? Number(held) : null;
    const isCount = countsInvoices.test(name) || (count !== 1 && count !== 0 && countsSomething.test(name));
    if (count !== null && isCount && count < sent.length) counted = Math.min(counted ?? count, count);
    else if (namesMessage.test(name) || /^(http)?(status|state|result|outcome)(code|text)?$/.test(name)) readText(held);
  }

  if (typeof answer === "string")
    for (const text of sentencesIn(answer)) (answer.startsWith("<") ? readSentence : readText)(text);
  else if (Array.isArray(answer)) readList(answer, "", 0);
  else if (typeof answer === "object" && answer !== null) readObject(answer, 0, false);

  if (listed.size > 0)
    for (const [index, { InvoiceNumber: number = "" }] of sent.entries())
      if (!listed.has(index) && (number.trim() !== "" || listedCount < sent.length)) places.add(index);
  if (listed.size === 0 && hasShortList && listedCount < sent.length) isUnplaced = true;
  return { places, counted, isUnplaced };
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Of an object with paths as keys, the keys whose errors are not empty. */
function textsOfTrouble(held: unknown): readonly string[] {
  if (typeof held !== "object" || held === null || Array.isArray(held)) return textsIn(held);
  const keyed = Object.entries(held).filter(([key]) => /\[\d+\]/.test(key));
  return keyed.length === 0 ? textsIn(held) : keyed.filter(([, each]) => isTrouble(each)).map(([key]) => key);
}

/** The texts of an XML answer between its tags, or the text itself. */
const sentencesIn = (text: string): readonly string[] =>
  text.startsWith("<")
    ? text
        .split(/<[^<>]*>/)
        .map((each) => each.trim())
        .filter((each) => each !== "")
        .slice(0, mostTexts)
    : text.split("\n").slice(0, mostTexts);
