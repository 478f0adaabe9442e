/** @file Reads what the answer to Create Batch says of each invoice: in lists, results, objects by key, and sentences. */

import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";
import {
  bareName,
  countsSaved,
  idIn,
  isTrouble,
  namesMessage,
  namesNotSaved,
  namesSaved,
  type Properties,
  propertiesOf,
  saidIn,
  saysNothing,
  textsIn,
  together,
  type Verdict,
  verdictOf,
  verdictOfText,
} from "./answer-words.ts";
import { type Counts, readCounts } from "./count-in-answer.ts";
import type { Doubts } from "./doubts/doubts-in-answer.ts";
import type { FindSentInvoice, Meant } from "./find-sent-invoice.ts";
import type { Shortfall } from "./shortfall-in-answer.ts";
import type { Untrue } from "./untrue-in-answer.ts";

export interface Findings extends Counts {
  readonly verdicts: Map<number, { readonly is: Set<Verdict>; readonly said: string[] }>;
  /** Something was not saved, and the answer does not say which. */
  isUnplaced: boolean;
  shortfall: Shortfall;
  /** It says what can't be true of this batch. */
  readonly isContrary: boolean;
  /** The same, with the reason. */
  readonly untrue: Untrue;
  /** What leaves a doubt by its shape. */
  readonly doubts: Doubts;
  /** It says that the batch is still to be worked on. */
  readonly isQueued: boolean;
}

/** What the list that a value is in says about all in it. */
type Context = "saved" | "not-saved" | null;

/** No reasonable answer is nested deeper. */
const deepest = 8;

/** Makes the reader of one parsed answer, which notes in `findings` what it reads. */
export function createReader(
  sent: readonly PurchaseInvoice[],
  find: FindSentInvoice,
  findings: Findings,
): (answer: unknown) => void {
  function note(meant: Meant, is: Verdict, said: string | null): void {
    if (meant.length === 0) findings.isUnplaced ||= is !== "saved";
    for (const index of meant) {
      const known = findings.verdicts.get(index) ?? { is: new Set<Verdict>(), said: [] };
      known.is.add(meant.length > 1 && is === "not-saved" ? "unclear" : is);
      if (said !== null && is !== "saved") known.said.push(said);
      findings.verdicts.set(index, known);
    }
  }

  function readText(text: string): void {
    for (const line of text.split(/\n|;\s|(?<=\.)\s/)) {
      const verdict = verdictOfText(line);
      const meant = find.inText(line);
      if (readCounts(line, sent.length, findings) || verdict === null) continue;
      if (meant.length > 0) note(meant, verdict, line.trim());
      else if (verdict !== "saved") findings.isUnplaced = true;
    }
  }

  function readList(items: readonly unknown[], name: string, context: Context, depth: number): void {
    if (items.length > 0 && items.every(isObject)) {
      readObjects(items, context, depth);
      return;
    }
    if (items.some((item) => typeof item === "object" && item !== null)) {
      for (const item of items) read(item, name, context, depth + 1);
      return;
    }
    const areInOrder = items.length === sent.length && items.every((item) => typeof item === "boolean");
    if (areInOrder && (context !== null || listsIds.test(name))) {
      const whereNot = context === null ? "unclear" : "not-saved";
      for (const [index, item] of items.entries())
        note([index], item === (context !== "not-saved") ? "saved" : whereNot, null);
      return;
    }
    if (context === null) {
      readValues(items, name);
      return;
    }
    for (const text of items.flatMap((item) => textsIn(item))) {
      const meant = find.byNumber(text);
      if (meant.length > 0) note(meant, context, null);
      else if (context === "not-saved") note(find.inText(text), context, text);
      else findings.isUnplaced ||= items.length < sent.length;
    }
  }

  /** Texts and ids under a name that says nothing. */
  function readValues(items: readonly unknown[], name: string): void {
    if (items.length === sent.length && items.every(lacksId) && listsIds.test(name)) {
      note(
        sent.map((_, index) => index),
        "unclear",
        null,
      );
      return;
    }
    const ids = items.filter((item) => typeof item === "string" && isShapedLikeId(item) && Number(item) > sent.length);
    const lacking = items.filter(lacksId);
    if (ids.length > 0 && items.length === sent.length && ids.length + lacking.length === items.length) {
      for (const [index, item] of items.entries()) note([index], lacksId(item) ? "not-saved" : "saved", null);
      return;
    }
    if (/^(purchase)?invoiceids$/.test(name) && ids.length === items.length && ids.length > 0)
      findings.isUnplaced ||= ids.length < sent.length;
    const texts = items.filter((item) => typeof item === "string");
    const verdicts = texts.map(verdictOfText);
    if (texts.length === sent.length && verdicts.every((verdict) => verdict !== null))
      for (const [index, verdict] of verdicts.entries()) note([index], verdict ?? "unclear", texts[index] ?? null);
    else if (namesMessage.test(name)) for (const text of texts) readText(text);
  }

  function readObjects(items: readonly object[], context: Context, depth: number): void {
    const results = items.map((item) => {
      const properties = propertiesOf(item);
      const id = idIn(properties);
      const own = verdictOf(properties) ?? (id === "filled" ? "saved" : null);
      return { item, properties, id, own, meant: find.inObject(properties) };
    });
    const haveIds = results.some(({ id }) => id === "filled");
    const areInOrder =
      context === null &&
      items.length === sent.length &&
      results.every(({ own, id }) => own !== null || (haveIds && id === "empty"));
    const haveNoId =
      items.length === sent.length &&
      results.every(({ properties, own }) => own === null && lacksPurchaseInvoiceId(properties));
    if (context === null && haveNoId) {
      note(
        sent.map((_, index) => index),
        "unclear",
        null,
      );
      return;
    }
    for (const [index, { item, properties, id, own, meant }] of results.entries()) {
      const verdict = withId(own ?? context ?? (haveIds && id === "empty" ? "not-saved" : null), id);
      const at = meant ?? (areInOrder ? [index] : null);
      if (at !== null && verdict !== null) note(at, verdict, saidIn(properties));
      else if (at !== null) continue;
      else if (context === "not-saved") note(find.inText(saidIn(properties) ?? ""), "not-saved", saidIn(properties));
      else readObject(item, context, depth + 1);
    }
  }

  function readObject(held: object, context: Context, depth: number): void {
    const properties = propertiesOf(held);
    const meant = find.inObject(properties);
    const id = idIn(properties);
    const verdict = withId(verdictOf(properties) ?? context ?? (id === "filled" ? "saved" : null), id);
    if (meant !== null) {
      if (verdict !== null) note(meant, verdict, saidIn(properties));
      return;
    }
    if (readByKey(held, context)) return;
    for (const [name, each] of Object.entries(held)) readProperty(bareName(name), each, context, depth);
  }

  /** An object with a property for each invoice: its number, or its place as in "[1].AccountName". */
  function readByKey(held: object, context: Context): boolean {
    const keyed = Object.entries(held).map(([key, each]) => ({ meant: meantByKey(key, context), each }));
    if (keyed.length === 0 || keyed.some(({ meant }) => meant.length === 0)) return false;
    for (const { meant, each } of keyed) {
      const verdict = isObject(each) ? verdictOf(propertiesOf(each)) : verdictOfValue(each);
      const said = together(textsIn(each));
      if (verdict ?? context) note(meant, verdict ?? context ?? "unclear", said);
    }
    return true;
  }

  function meantByKey(key: string, context: Context): Meant {
    const place = context === "not-saved" ? /\[(\d+)\]/.exec(key)?.[1] : undefined;
    if (place !== undefined && Number(place) < sent.length) return [Number(place)];
    return find.byNumber(key);
  }

  function readProperty(name: string, held: unknown, context: Context, depth: number): void {
    if (saysNothing.test(name)) return;
    const count = typeof held === "string" && /^\d{1,6}$/.test(held) ? Number(held) : null;
    if (namesNotSaved.test(name)) {
      if (count !== null) findings.notSavedCount = Math.max(findings.notSavedCount ?? 0, count);
      else if (typeof held === "string" && find.inText(held).length > 0) note(find.inText(held), "not-saved", held);
      else if (typeof held === "object") read(held, name, "not-saved", depth + 1);
      else findings.isUnplaced ||= isTrouble(held);
    } else if (count !== null && countsSaved.test(name) && count <= sent.length) findings.savedCount = count;
    else if (typeof held === "object" && held !== null)
      read(held, name, namesSaved.test(name) ? "saved" : context, depth + 1);
    else if (namesMessage.test(name) && typeof held === "string") readText(held);
    else {
      // A count is no verdict, but an HTTP status is, as in a problem document (RFC 9457).
      const verdict = count === null || isHttpError(name, held) ? verdictOf(new Map([[name, held]])) : null;
      findings.isUnplaced ||= verdict !== null && verdict !== "saved";
    }
  }

  function read(value: unknown, name: string, context: Context, depth: number): void {
    if (depth > deepest) return;
    if (Array.isArray(value)) readList(value, name, context, depth);
    else if (isObject(value)) readObject(value, context, depth);
    else if (typeof value === "string" && name === "") readText(value);
  }

  return (answer) => {
    // Of the invoices that were sent it lists none.
    if (Array.isArray(answer) && answer.length === 0) findings.isUnplaced = true;
    read(answer, "", null, 0);
  };
}

/** An invoice that has an id was there at least for a while. */
const withId = (verdict: Verdict | null, id: ReturnType<typeof idIn>): Verdict | null =>
  verdict === "not-saved" && id === "filled" ? "unclear" : verdict;

/** Names of lists that may be of ids, and not of errors or warnings, of which there are none. */
const listsIds = /^$|^(purchase)?invoices?(ids)?$|^(ids|results?|items|data)$/;

const isHttpError = (name: string, held: unknown): boolean =>
  /^(http)?status(code)?$/.test(name) && typeof held === "string" && /^[45]\d\d$/.test(held);

const lacksPurchaseInvoiceId = (properties: Properties): boolean =>
  properties.has("purchaseinvoiceid") && lacksId(properties.get("purchaseinvoiceid"));

const lacksId = (item: unknown): boolean => item === null || item === "" || item === "0";

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const verdictOfValue = (held: unknown): Verdict | null =>
  typeof held === "string" ? verdictOfText(held) : held === true ? "saved" : held === false ? "not-saved" : null;
