/** @file Finds in the answer to Create Batch that another invoice was saved than was sent, or that it was only a trial. */

import { areNearNames } from "../../shared/imports/alike/company-name.ts";
import { addDecimals } from "../../shared/values/add-money.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { foldNumberLoosely } from "../../shared/values/text/fold-look-alikes.ts";
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

const namesTrial = /^(is)?(dryrun|simulat(ed|ion|e)|trialrun|testmode|preview|previewonly|validat(e|ion)only|whatif)$/;
const namesDraft = /^(is)?draft$/;
const namesBooked = /^(is|was|has(been)?)?(posted|persisted|committed|booked)$/;
const namesState = /^(http|batch|job|import)?(status|state|result|outcome|mode)(text)?$/;
const saysTrial =
  /\b(?:dry[ -]?run|simulat(?:ed|ion)|trial run|test mode|validat(?:ed|ion) only|preview only|probelauf|testlauf|simulier(?:t|ung))\b/i;
const saysDraft = /^\W*draft\W*$/i;
/** What a saved batch or invoice has. */
const namesKept =
  /^(purchaseinvoice)?batch(id|no|nr|number|ref|reference|name)?$|^(purchaseinvoice|purchaseinvoices|invoice|invoices)?ids?$/;

/** No reasonable answer is nested deeper. */
const deepest = 8;
/** More would not be read by anyone. */
const mostPlaces = 100_000;

/**
 * Finance systems keep an import as a draft until somebody posts it. So a draft is a trial only in an answer that names no
 * batch and no id.
 *
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
  if (typeof answer === "string" && (saysTrial.test(answer) || saysDraft.test(answer)))
    ofBatch ??= { say: "says-trial", said: answer.slice(0, 100) };

  const isKept = namesWhatIsKept(answer, "", 0);
  const isMadeToday = datesAreOfToday(answer);

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
    const other = meant.length === 1 && invoice ? otherValue(properties, invoice, isMadeToday) : null;
    if (other !== null && at !== undefined) ofInvoices.set(at, other);
    for (const [key, each] of Object.entries(held)) {
      const name = bareName(key);
      if (saysNothing.test(name) || namesNotSaved.test(name) || listsOthers.test(name)) continue;
      ofBatch ??= untrueProperty(key, name, each, isKept);
      read(each, depth + 1);
    }
  }
  read(answer, 0);
  return { ofBatch, ofInvoices };
}

function untrueProperty(key: string, name: string, held: unknown, isKept: boolean): Message | null {
  const isYes = held === true || held === "true" || held === "1";
  const isNo = held === false || held === "false" || held === "0";
  const isDraft = !isKept && ((namesDraft.test(name) && isYes) || (namesBooked.test(name) && isNo));
  if (isDraft || (namesTrial.test(name) && isYes)) return { say: "says-trial", said: `${key}: ${String(held)}` };
  if (typeof held !== "string") return null;
  if (/^purchaseinvoiceid$/.test(name) && /^-/.test(held)) return { say: "says-trial", said: `${key}: ${held}` };
  const isTrial = saysTrial.test(held) || (!isKept && saysDraft.test(held));
  return (namesState.test(name) || namesMessage.test(name)) && isTrial
    ? { say: "says-trial", said: held.slice(0, 100) }
    : null;
}

/** True where it names a batch or an invoice by an id or a name of its own. */
function namesWhatIsKept(held: unknown, name: string, depth: number): boolean {
  if (typeof held === "string")
    return /^Imported - /i.test(held.trim()) || (namesKept.test(name) && /^(?!0*$)\w/.test(held.trim()));
  if (typeof held !== "object" || held === null || depth > deepest) return false;
  if (Array.isArray(held)) return held.some((each) => namesWhatIsKept(each, name, depth + 1));
  return Object.entries(held).some(
    ([key, each]) => !saysNothing.test(bareName(key)) && namesWhatIsKept(each, bareName(key), depth + 1),
  );
}

/** True where every date is today's, as the day of an import is and the days of invoices are not. */
function datesAreOfToday(answer: unknown): boolean {
  const days = new Set<string>();
  function read(held: unknown, depth: number): void {
    if (typeof held !== "object" || held === null || depth > deepest) return;
    for (const [key, each] of Object.entries(held)) {
      if (typeof each === "string" && bareName(key) === "date") days.add(each.trim().slice(0, 10));
      else read(each, depth + 1);
    }
  }
  read(answer, 0);
  // The finance system may be in another time zone.
  return days.size === 1 && [...days].every((day) => Math.abs(Date.parse(day) - Date.now()) < 2 * dayMs);
}

/** A value of the invoice that the answer has otherwise. A cent may be rounding, and a day a time zone. */
function otherValue(properties: Properties, invoice: PurchaseInvoice, isMadeToday: boolean): Message | null {
  for (const name of ["Net", "VAT", "Currency", "AccountId", "AccountName", "Date"] as const) {
    const [said, sent] = [properties.get(name.toLowerCase()), invoice[name]];
    if (typeof said !== "string" || said.trim() === "" || sent === undefined || sent === "") continue;
    // The finance system has a name of its own for the supplier that an id means.
    if (name === "AccountName" && (invoice.AccountId ?? "") !== "") continue;
    if (name === "Date" && isMadeToday) continue;
    if (differs[name](said.trim(), sent.trim()))
      return { say: "says-other", property: name, sent, said: said.slice(0, 60) };
  }
  return null;
}

const differ = (a: string, b: string): boolean =>
  isDecimal(a) && isDecimal(b) && Math.abs(Number(addDecimals(a, b.startsWith("-") ? b.slice(1) : `-${b}`))) > 0.011;

const dayMs = 24 * 60 * 60_000;
const isDecimal = (text: string): boolean => /^-?\d{1,20}(\.\d{1,20})?$/.test(text);
const bare = (name: string): string => foldNumberLoosely(name);

const differs = {
  Net: differ,
  VAT: differ,
  Currency: (a: string, b: string) => a.toUpperCase() !== b.toUpperCase() && /^[a-z]{3}$/i.test(a),
  AccountId: (a: string, b: string) => /^\d+$/.test(a) && /^\d+$/.test(b) && a !== b,
  // The finance system may have a longer or a shorter name for the supplier.
  AccountName: (a: string, b: string) =>
    bare(a) !== "" && !bare(a).includes(bare(b)) && !bare(b).includes(bare(a)) && !areNearNames(a, b),
  // A moment is when it was saved.
  Date: (a: string, b: string) => {
    if (/\d:\d/.test(a) && !/\b00:00(?::00(?:\.0+)?)?(?!\d|:)/.test(a.replace("T", " "))) return false;
    const days = [a, b].map((text) => (/^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text.slice(0, 10)) : Number.NaN));
    return Math.abs((days[0] ?? 0) - (days[1] ?? 0)) > dayMs;
  },
} as const;

/** The first name that one object of a JSON text has twice, or null. A parser takes the last without a word. */
function keyGivenTwice(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  const tokens = /["{}[\]]/g;
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const [token] = found;
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token !== '"') open.pop();
    else {
      const end = endOfString(text, found.index);
      tokens.lastIndex = end;
      const names = open.at(-1);
      if (!names || !/^\s*:/.test(text.slice(end, end + 100))) continue;
      const name: string = JSON.parse(text.slice(found.index, end));
      if (names.has(name)) return name.slice(0, 60);
      names.add(name);
    }
  }
  return null;
}

/** The place behind a JSON string. A regular expression for it would overflow the stack on a long one. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === "\\") escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return text.length;
}
