/** @file Finds which invoice of a batch an object or a text in the answer is about. */

import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { type Properties, propertiesOf } from "./answer-words.ts";

/** The places of the invoices meant, from 0: one, several with the same number, or none where it is not of this batch. */
export type Meant = readonly number[];

export interface FindSentInvoice {
  /** Null where the object names no invoice. */
  inObject(properties: Properties): Meant | null;
  /** By its number alone. */
  byNumber(text: string): Meant;
  /** All whose number is a word of the text. */
  inText(text: string): Meant;
  /** All whose supplier's name is in the text as whole words. */
  bySupplierIn(text: string): Meant;
}

const fold = (text: string): string => text.normalize("NFC").trim().toLowerCase();

const numberNames = ["invoicenumber", "invoiceno", "invoicenr", "invoicenum", "number"];
const placeNames = ["index", "position", "line", "row"];
const quoting = ["invoice", "purchaseinvoice", "request", "submitted", "input", "item", "record", "data"];
const supplierNames = ["accountid", "supplierid", "accountname", "suppliername", "supplier", "account"];

/** @param answer the whole answer: places count from 0 or 1, which only all of them together show */
export function findSentInvoices(sent: readonly PurchaseInvoice[], answer: unknown): FindSentInvoice {
  const byNumber = new Map<string, number[]>();
  for (const [index, { InvoiceNumber }] of sent.entries()) {
    if (InvoiceNumber === undefined || fold(InvoiceNumber) === "") continue;
    const same = byNumber.get(fold(InvoiceNumber)) ?? [];
    same.push(index);
    byNumber.set(fold(InvoiceNumber), same);
  }
  const firstPlace = firstPlaceIn(answer, sent.length);
  const withNumber = (text: string): Meant => byNumber.get(fold(text)) ?? [];

  function inObject(properties: Properties): Meant | null {
    const number = numberNames.map((name) => properties.get(name)).find((held) => typeof held === "string");
    const place = placeIn(properties);
    const at = firstPlace === null || place === null ? null : place - firstPlace;
    if (typeof number === "string" && number.trim() !== "") {
      const same = withNumber(number);
      if (same.length < 2) return same;
      if (at !== null && same.includes(at)) return [at];
      const ofSupplier = same.filter((index) => isOfSupplier(sent[index], properties));
      return ofSupplier.length > 0 ? ofSupplier : same;
    }
    for (const name of quoting) {
      const quoted = properties.get(name);
      if (typeof quoted === "string" && withNumber(quoted).length > 0) return withNumber(quoted);
      const inner = typeof quoted === "object" && quoted !== null && !Array.isArray(quoted) && propertiesOf(quoted);
      const meant = inner && inObject(inner);
      if (meant) return meant;
    }
    return at === null ? null : [at];
  }

  const bySupplier = Map.groupBy(sent.keys(), (index) => fold(sent[index]?.AccountName ?? ""));

  return {
    inObject,
    bySupplierIn(text) {
      const plain = fold(text);
      return [...bySupplier].flatMap(([name, places]) => (name !== "" && hasWords(plain, name) ? places : []));
    },
    byNumber: withNumber,
    inText(text) {
      const start = /^[^:\t]+(?=[:\t])/.exec(text)?.[0] ?? "";
      const quoted = [...text.matchAll(/["'“‘]([^"'”’]+)["'”’]/g)].map(([, inner]) => inner ?? "");
      // A short number among other words may be a count.
      const tokens = text.split(/[\s,;:()"'“”‘’]+|\.(?=\s|$)/).filter((token) => !/^\d{0,3}$/.test(token));
      return [...new Set([start, ...quoted, ...tokens].flatMap(withNumber))];
    },
  };
}

function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  const isWordAt = (place: number) => /[\p{L}\p{N}]/u.test(text.charAt(place));
  return at !== -1 && !isWordAt(at - 1) && !isWordAt(at + words.length);
}

function isOfSupplier(invoice: PurchaseInvoice | undefined, properties: Properties): boolean {
  const known = [invoice?.AccountId, invoice?.AccountName].flatMap((text) => (text === undefined ? [] : [fold(text)]));
  return supplierNames.some((name) => {
    const held = properties.get(name);
    const inner = typeof held === "object" && held !== null ? propertiesOf(held) : null;
    return [held, inner?.get("name"), inner?.get("id")].some(
      (text) => typeof text === "string" && known.includes(fold(text)),
    );
  });
}

function placeIn(properties: Properties): number | null {
  const held = placeNames.map((name) => properties.get(name)).find((each) => each !== undefined);
  return typeof held === "string" && /^\d{1,6}$/.test(held) ? Number(held) : null;
}

/** 0 or 1 where the places in the answer are exactly those of all invoices, counted from there; else null. */
function firstPlaceIn(answer: unknown, count: number): number | null {
  const places = new Set<number>();
  const gather = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null || depth > 8) return;
    if (!Array.isArray(value)) {
      const place = placeIn(propertiesOf(value));
      if (place !== null) places.add(place);
    }
    for (const held of Object.values(value)) gather(held, depth + 1);
  };
  gather(answer, 0);
  if (places.size !== count) return null;
  const first = [...places].reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
  return first <= 1 && [...places].reduce((most, place) => Math.max(most, place), 0) === first + count - 1
    ? first
    : null;
}
