/** @file Finds in the answer to Create Batch, by the shape of its properties and sentences, what leaves a doubt that all was saved. */

import { type PurchaseInvoice, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { bareName, isTrouble, namesMessage, namesNotSaved, propertiesOf, quotesRequest } from "../answer-words.ts";
import { listsOthers } from "../contradictions-in-answer.ts";
import type { FindSentInvoice } from "../find-sent-invoice.ts";
import { isAnyWaiting } from "../queued-in-answer.ts";
import { otherCount } from "./counts.ts";
import { isDoubtfulState, isStateName } from "./states.ts";
import { saidByName, troubleIn, yesOrNo } from "./stems.ts";
import { doubtfulClauseIn, isOpenRemark, otherCountIn } from "./texts.ts";
import { type Books, isOfOtherBooks } from "./whose-batch.ts";

export interface Doubts {
  /** That it is no batch of these books, or only a trial. */
  readonly ofBooks: Message | null;
  /** Of the batch, where nothing else in the answer says what became of single invoices. */
  readonly ofBatch: Message | null;
  /** Of single invoices, by place. */
  readonly ofInvoices: ReadonlyMap<number, Message>;
}

/** No reasonable answer is nested deeper, or has more texts that say anything. */
const deepest = 8;
const mostTexts = 500;
/** More would not be read by anyone. */
const mostPlaces = 100_000;

/**
 * [Note: doubts by shape]
 *
 * No list of words holds what every finance system may write. So an answer is read by its shape: a yes or no in a property
 * whose name means saved or not saved, a count that isn't the batch's, a state that isn't known as a good one, a sentence
 * about one row. Each leads to doubt, never to "not saved": a person looks. What a harmless answer has must stay silent,
 * because a doubt about every batch teaches people to click it away; `test/main/api/doubts/` has examples of both.
 *
 * @param answer a parsed JSON value, its numbers as texts; or the tree of an XML answer; or a text
 */
export function findDoubts(
  answer: unknown,
  sent: readonly PurchaseInvoice[],
  find: FindSentInvoice,
  books: Books,
): Doubts {
  const ofInvoices = new Map<number, Message>();
  let ofBatch: Message | null = null;
  let ofBooks: Message | null = null;
  let texts = 0;
  const own = new Set(sent.flatMap((invoice) => Object.values(invoice).map(fold)));

  function note(places: readonly number[], said: string): void {
    const why = doubtful(said);
    if (places.length !== 1) ofBatch ??= why;
    else for (const at of places) if (ofInvoices.size < mostPlaces) ofInvoices.set(at, why);
  }

  function readText(name: string, text: string, places: readonly number[]): void {
    texts += 1;
    if (texts > mostTexts || own.has(fold(text))) return;
    const inside = places.length > 0 ? places : find.inText(text);
    const named = inside.length > 0 ? inside : find.bySupplierIn(text);
    const other = places.length > 0 ? null : otherCountIn(text, sent.length);
    const isAboutOne = places.length === 0 && named.length > 0 && namesHint.test(name) && isOpenRemark(text);
    const said = other === null ? (doubtfulClauseIn(text) ?? (isAboutOne ? text : null)) : text;
    if (said !== null) note(other === null ? named : [], name === "" ? said : `${name}: ${said}`);
  }

  /** @param remark the name of the remark that it is in, or null */
  function readValue(
    key: string,
    held: unknown,
    places: readonly number[],
    isOne: boolean,
    remark: string | null,
  ): void {
    const shown = `${key}: ${String(held)}`;
    switch (kindOfValue(key, held, isOne, remark !== null)) {
      case "doubt":
        note(places, shown);
        break;
      case "other-books":
        ofBooks ??= doubtful(shown);
        break;
      case "text":
        readText(remark ?? key, String(held), places);
        break;
      case "harmless":
        break;
    }
  }

  /** @param isOne true in an object about one invoice, whose other values are the invoice's own */
  function kindOfValue(
    key: string,
    held: unknown,
    isOne: boolean,
    isInRemark: boolean,
  ): "doubt" | "other-books" | "text" | "harmless" {
    const name = bareName(key);
    const says = saidByName(key);
    const is = yesOrNo(held);
    if ((says === "good" && is === false) || (says === "bad" && held === true)) return "doubt";
    if (typeof held !== "string") return "harmless";
    if (says === "bad" && is !== false && isBad(held)) return "doubt";
    if (says === "good" && is === null && troubleIn(held, true) !== null) return "doubt";
    const isOwn = own.has(fold(held));
    const hasWords = /\s/.test(held.trim());
    if (isStateName(key)) {
      if (isAnyWaiting.test(held.trim())) return "harmless";
      return !isOwn && isDoubtfulState(held) ? "doubt" : hasWords ? "text" : "harmless";
    }
    if (isOwn || contractNames.has(name)) return "harmless";
    if (!isOne && isOfOtherBooks(name, held, books)) return "other-books";
    const isRemark = isInRemark || namesMessage.test(name) || namesHint.test(key);
    return hasWords && (isRemark || isSentence(held)) ? "text" : "harmless";
  }

  function readObject(held: object, as: string, places: readonly number[], isOne: boolean, depth: number): void {
    const entries = Object.entries(held);
    const count = isOne ? null : otherCount(entries, sent.length);
    if (count !== null) note([], count);
    const remark = namesHint.test(as) ? as : null;
    const hint = remark === null ? null : hintIn(entries);
    if (hint !== null) readText(as, hint, places);
    for (const [key, each] of entries) {
      const name = bareName(key);
      if (quotesRequest.test(name) || listsOthers.test(name) || namesPerson.test(name)) continue;
      const meant = places.length > 0 ? places : placesOf(key);
      if (typeof each !== "object" || each === null) readValue(key, each, meant, isOne, remark);
      else {
        const isUnderTrouble = saidByName(key) === "bad";
        const isUnknownTrouble = isUnderTrouble && Array.isArray(each) && !namesNotSaved.test(name);
        if (isUnknownTrouble && each.some(isTrouble))
          note(
            each.flatMap((item) => placesOf(item)),
            key,
          );
        const inside = isUnderTrouble && !Array.isArray(each) ? troubleWithin(each) : null;
        if (inside !== null) note(meant, `${key}: ${inside}`);
        // What is in a remark is one, whatever its own name is: that may be a number alone.
        read(each, remark ?? key, meant, isOne, depth + 1);
      }
    }
  }

  /** Of a number, a path such as "[1].AccountName", or an object about an invoice. */
  function placesOf(item: unknown): readonly number[] {
    if (typeof item === "string") {
      const path = Number(/^\$?\.?\w*\[(\d{1,6})\]/.exec(item)?.[1] ?? Number.NaN);
      return path < sent.length ? [path] : find.byNumber(item);
    }
    return typeof item === "object" && item !== null ? (find.inObject(propertiesOf(item)) ?? []) : [];
  }

  function read(held: unknown, key: string, places: readonly number[], isOne: boolean, depth: number): void {
    if (depth > deepest || texts > mostTexts) return;
    if (typeof held === "string") {
      if (/\s/.test(held.trim())) for (const line of held.split("\n", mostTexts)) readText(key, line, places);
      return;
    }
    if (typeof held !== "object" || held === null) return;
    if (!Array.isArray(held)) {
      const meant = find.inObject(propertiesOf(held));
      readObject(held, key, meant ?? places, isOne || (meant?.length ?? 0) > 0, depth);
      return;
    }
    const areInOrder = held.length === sent.length && sent.length > 1 && held.every(isObject);
    readCodes(held, areInOrder);
    for (const [index, item] of held.entries())
      read(item, key, areInOrder ? [index] : places, isOne || areInOrder, depth + 1);
  }

  /** Of results with codes, those with 0 are saved, if there are any. */
  function readCodes(items: readonly unknown[], areInOrder: boolean): void {
    const codes = items.map((item) => (isObject(item) ? codeIn(item) : null));
    if (!codes.some((code) => code !== null && isGoodCode(code))) return;
    for (const [index, code] of codes.entries()) {
      if (code === null || isGoodCode(code)) continue;
      const meant = placesOf(items[index]);
      note(meant.length > 0 ? meant : areInOrder ? [index] : [], `code: ${code}`);
    }
  }

  read(answer, "", [], false, 0);
  return { ofBooks, ofBatch, ofInvoices };
}

const doubtful = (said: string): Message => ({
  say: "says-doubtful",
  said: said.replaceAll(/\s+/g, " ").trim().slice(0, longestSaid),
});
const longestSaid = 100;
const contractNames: ReadonlySet<string> = new Set(propertyNames.map(bareName));

/** Who sent it may be called “Test user”. */
const namesPerson = /(?:by|user|owner|author|person)(?:name)?$/;

/** Names of remarks in several languages. */
const namesHint =
  /warn|hint|notice|message|note|remark|info|hinweis|meldung|avis|avertiss|aviso|advertenc|avviso|avvert|melding|waarschuw/i;

/** A remark that is an object, as the sentence that it would be: its row and its words. */
function hintIn(entries: readonly (readonly [string, unknown])[]): string | null {
  const place = entries.find(
    ([key, held]) => namesPlace.test(key) && typeof held === "string" && /^\d{1,6}$/.test(held),
  );
  const words = entries.find(([, held]) => typeof held === "string" && /\p{L}/u.test(held) && /\s/.test(held.trim()));
  return place === undefined || words === undefined ? null : `row ${String(place[1])}: ${String(words[1])}`;
}
const namesPlace = /^(?:row|line|position|pos|index|item|record|zeile|ligne|fila|riga|linha|regel|linea)/i;

/** What stands under a name that means not saved: a count of some, a yes, or the trouble in words. */
function isBad(held: string): boolean {
  const text = held.trim();
  if (yesOrNo(text) === true || /^0*[1-9]\d{0,5}$/.test(text)) return true;
  return (
    /\p{L}{3}/u.test(text) &&
    isTrouble(text) &&
    !/^(?:false|none|nothing|success\w*|passed|keine?|aucune?|ninguno?|nessuno?|geen|brak|ingen|not (?:applicable|set))\W*$/i.test(
      text,
    ) &&
    !/^(?:no|keine|aucune|ningún|nessun|geen|brak) /i.test(text)
  );
}

/** What an object under a name that means not saved has of it: a count, a yes, or words, as "count: 1"; or null. */
function troubleWithin(held: object, depth = 0): string | null {
  const isNone = Object.entries(held).some(
    ([key, each]) => each === "0" && /^(?:count|total|number)$/.test(bareName(key)),
  );
  if (isNone) return null;
  for (const [key, each] of Object.entries(held)) {
    const isNested = typeof each === "object" && each !== null;
    if (isNested && depth < deepest) {
      const inside = troubleWithin(each, depth + 1);
      if (inside !== null) return `${key}: ${inside}`;
    }
    const isGood = typeof each === "string" && namesCode.test(bareName(key)) && isGoodCode(each);
    if (each === true || (typeof each === "string" && !isGood && isBad(each))) return `${key}: ${String(each)}`;
  }
  return null;
}

const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;

const isObject = (held: unknown): held is object => typeof held === "object" && held !== null && !Array.isArray(held);

const namesCode = /^(?:result|return|status|error)?code$/;

function codeIn(item: object): string | null {
  const [, held] = Object.entries(item).find(([key]) => namesCode.test(bareName(key))) ?? [];
  return typeof held === "string" && /^-?\d{1,6}$/.test(held) ? held : null;
}
const isGoodCode = (code: string): boolean => /^0+$|^2\d\d$/.test(code);

const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();
