/** @file Finds in the answer to Create Batch that it says something of invoices in words that nobody here knows. */

import { type PurchaseInvoice, propertyNames } from "../../shared/values/purchase-invoice.ts";
import {
  bareName,
  idIn,
  namesMessage,
  propertiesOf,
  quotesRequest,
  saysTaken,
  verdictOf,
  verdictOfText,
} from "./answer-words.ts";

/** No reasonable answer is nested deeper. */
const deepest = 8;
const mostItems = 500;

/**
 * [Note: words that nobody knows]
 *
 * An answer may name refusals in any language: {"Erreurs":[{"Ligne":2,"Texte":"fournisseur inconnu"}]}. Its names can't
 * be known, but its shape can: a list, or an object by line, whose items have sentences of their own, where those of a
 * taken batch have ids and what was sent. Then nobody can tell what was saved, so a person looks. A bare 0 is
 * no id of a batch. A bare null says nothing, like an empty answer: frameworks write it for both.
 *
 * @param answer a parsed JSON value, its numbers as texts, or a text
 */
export function hasUnknownWords(answer: unknown, sent: readonly PurchaseInvoice[]): boolean {
  if (answer === false || (typeof answer === "string" && /^(?:-\d+|0+)$/.test(answer))) return true;
  if (typeof answer !== "object" || answer === null) return false;
  const own = new Set(sent.flatMap((invoice) => Object.values(invoice).map(fold)));
  return isOnlyMessage(answer) || holdsWords(answer, "", own, 0);
}

/** True where the answer is a sentence about something else, as a text alone would be. */
function isOnlyMessage(answer: object): boolean {
  const told = Array.isArray(answer) ? [] : Object.entries(answer);
  return (
    told.length > 0 &&
    told.every(
      ([key, held]) =>
        typeof held === "string" &&
        namesMessage.test(bareName(key)) &&
        hasWords(held) &&
        verdictOfText(held) === null &&
        !saysTaken.test(held),
    )
  );
}

function holdsWords(held: unknown, name: string, own: ReadonlySet<string>, depth: number): boolean {
  if (typeof held !== "object" || held === null || depth > deepest) return false;
  if (quotesRequest.test(name) || name.includes("warning")) return false;
  if (Array.isArray(held)) return held.slice(0, mostItems).some((item) => isOfUnknownWords(item, name, own, depth));
  const isByLine = Object.keys(held).length > 0 && Object.keys(held).every((key) => /^\W*\d{1,6}\W*$/.test(key));
  return Object.entries(held).some(([key, each]) =>
    isByLine ? isOfUnknownWords(each, name, own, depth) : holdsWords(each, bareName(key), own, depth + 1),
  );
}

/** An item of a list, or what is said of a line. */
function isOfUnknownWords(item: unknown, name: string, own: ReadonlySet<string>, depth: number): boolean {
  if (typeof item === "string") return isSentence(item, own) && !(namesMessage.test(name) && saysTaken.test(item));
  if (typeof item !== "object" || item === null || depth > deepest) return false;
  if (Array.isArray(item)) return holdsWords(item, name, own, depth + 1);
  const properties = propertiesOf(item);
  if (idIn(properties) === "filled" || verdictOf(properties) === "saved" || isEcho(properties.values(), own))
    return false;
  return [...properties].some(
    ([key, held]) =>
      !namesState.test(key) &&
      !contractNames.has(key) &&
      (typeof held === "string" ? isSentence(held, own) : isOfUnknownWords(held, key, own, depth + 1)),
  );
}

/** What an echo has under these names was sent. */
const contractNames: ReadonlySet<string> = new Set(propertyNames.map(bareName));

/** A state such as “Pending approval” is read elsewhere. */
const namesState = /^(?:http)?(?:status|state|result|outcome)(?:code|text)?$/;

/** An item with two values of ours is an invoice of ours, whatever the finance system adds to it. */
const isEcho = (values: Iterable<unknown>, own: ReadonlySet<string>): boolean =>
  [...values].filter((held) => typeof held === "string" && own.has(fold(held))).length >= 2;

const isSentence = (text: string, own: ReadonlySet<string>): boolean =>
  hasWords(text) && !own.has(fold(text)) && verdictOfText(text) !== "saved";

/** True for two words or more, or for some characters of a script without spaces. */
const hasWords = (text: string): boolean =>
  (text.match(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu) ?? []).length >= 2 ||
  /[\p{sc=Han}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]{3}/u.test(text);

const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();
