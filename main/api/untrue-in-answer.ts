/** @file Finds in the answer to Create Batch that another invoice was saved than was sent, or that it was only a trial. */

import { addDecimals } from "../../shared/values/add-money.ts";
import { foldNumberLoosely } from "../../shared/values/fold-look-alikes.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import type { Message } from "../../shared/wording/message.ts";
import { bareName, namesMessage, namesNotSaved, type Properties, propertiesOf, saysNothing } from "./answer-words.ts";
import { listsOthers } from "./contradictions-in-answer.ts";
import type { FindSentInvoice } from "./find-sent-invoice.ts";

/** What can't be true of what was sent. */
export interface Untrue {
  /** Of the whole batch, or null. */
  readonly ofBatch: Message | null;
  /** Of single invoices, by place. */
  readonly ofInvoices: ReadonlyMap<number, Message>;
}

const namesTrial =
  /^(is)?(dryrun|simulat(ed|ion|e)|trialrun|testmode|preview|previewonly|validat(e|ion)only|whatif|draft)$/;
const namesBooked = /^(is|was|has(been)?)?(posted|persisted|committed|booked)$/;
const namesState = /^(http|batch|job|import)?(status|state|result|outcome|mode)(text)?$/;
const saysTrial =
  /^\W*draft\W*$|\b(?:dry[ -]?run|simulat(?:ed|ion)|trial run|test mode|validat(?:ed|ion) only|preview only|probelauf|testlauf|simulier(?:t|ung))\b/i;

/** No reasonable answer is nested deeper. */
const deepest = 8;
/** More would not be read by anyone. */
const mostPlaces = 100_000;

/**
 * @param answer a parsed JSON value, its numbers as texts, or a text
 * @param text the same as it came, for what is lost when it is parsed
 */
export function findUntrue(
  answer: unknown,
  text: string,
  sent: readonly PurchaseInvoice[],
  find: FindSentInvoice,
): Untrue {
  const ofInvoices = new Map<number, Message>();
  const twice = typeof answer === "object" && answer !== null ? keyGivenTwice(text) : null;
  let ofBatch: Message | null = twice === null ? null : { say: "says-twice", name: twice };
  if (typeof answer === "string" && saysTrial.test(answer))
    ofBatch ??= { say: "says-trial", said: answer.slice(0, 100) };

  function read(held: unknown, depth: number): void {
    if (typeof held !== "object" || held === null || depth > deepest || ofInvoices.size > mostPlaces) return;
    if (Array.isArray(held)) {
      for (const each of held) read(each, depth + 1);
      return;
    }
    const properties = propertiesOf(held);
    const meant = find.inObject(properties) ?? [];
    const [at] = meant;
    const invoice = at === undefined ? undefined : sent[at];
    const other = meant.length === 1 && invoice ? otherValue(properties, invoice) : null;
    if (other !== null && at !== undefined) ofInvoices.set(at, other);
    for (const [key, each] of Object.entries(held)) {
      const name = bareName(key);
      if (saysNothing.test(name) || namesNotSaved.test(name) || listsOthers.test(name)) continue;
      ofBatch ??= untrueProperty(key, name, each);
      read(each, depth + 1);
    }
  }
  read(answer, 0);
  return { ofBatch, ofInvoices };
}

function untrueProperty(key: string, name: string, held: unknown): Message | null {
  const isYes = held === true || held === "true" || held === "1";
  const isNo = held === false || held === "false" || held === "0";
  if ((namesTrial.test(name) && isYes) || (namesBooked.test(name) && isNo))
    return { say: "says-trial", said: `${key}: ${String(held)}` };
  if (typeof held !== "string") return null;
  if (/^purchaseinvoiceid$/.test(name) && /^-/.test(held)) return { say: "says-trial", said: `${key}: ${held}` };
  return (namesState.test(name) || namesMessage.test(name)) && saysTrial.test(held)
    ? { say: "says-trial", said: held.slice(0, 100) }
    : null;
}

/** A value of the invoice that the answer has otherwise. A cent may be rounding, and a day a time zone. */
function otherValue(properties: Properties, invoice: PurchaseInvoice): Message | null {
  for (const name of ["Net", "VAT", "Currency", "AccountId", "AccountName", "Date"] as const) {
    const [said, sent] = [properties.get(name.toLowerCase()), invoice[name]];
    if (typeof said !== "string" || said.trim() === "" || sent === undefined || sent === "") continue;
    if (differs[name](said.trim(), sent.trim()))
      return { say: "says-other", property: name, sent, said: said.slice(0, 60) };
  }
  return null;
}

const differ = (a: string, b: string): boolean =>
  isDecimal(a) && isDecimal(b) && Math.abs(Number(addDecimals(a, b.startsWith("-") ? b.slice(1) : `-${b}`))) > 0.011;

const isDecimal = (text: string): boolean => /^-?\d{1,20}(\.\d{1,20})?$/.test(text);
const bare = (name: string): string => foldNumberLoosely(name);

const differs = {
  Net: differ,
  VAT: differ,
  Currency: (a: string, b: string) => a.toUpperCase() !== b.toUpperCase() && /^[a-z]{3}$/i.test(a),
  AccountId: (a: string, b: string) => /^\d+$/.test(a) && /^\d+$/.test(b) && a !== b,
  // The finance system may have a longer or a shorter name for the supplier.
  AccountName: (a: string, b: string) => bare(a) !== "" && !bare(a).includes(bare(b)) && !bare(b).includes(bare(a)),
  Date: (a: string, b: string) => {
    const days = [a, b].map((text) => (/^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text.slice(0, 10)) : Number.NaN));
    return Math.abs((days[0] ?? 0) - (days[1] ?? 0)) > 24 * 60 * 60_000;
  },
} as const;

/** The first name that one object of a JSON text has twice, or null. A parser takes the last without a word. */
function keyGivenTwice(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (const [token, string, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (colon !== undefined && string !== undefined) {
      const names = open.at(-1);
      const name: string = JSON.parse(string);
      if (names?.has(name)) return name.slice(0, 60);
      names?.add(name);
    }
  }
  return null;
}
