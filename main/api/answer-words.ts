/** @file What the words and flags of an answer to Create Batch say of an invoice: saved, not saved, or not clear. */

import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";

export type Verdict = "saved" | "not-saved" | "unclear";

/** The properties of one object in an answer, by their bare names. */
export type Properties = ReadonlyMap<string, unknown>;

/** A property name without case and separators: "not_saved" is "notsaved". */
export const bareName = onceForEach((name) => name.toLowerCase().replaceAll(/[^a-z\d]/g, ""));

/** Remembers what was found for a name: an answer may hold the same few names a hundred thousand times. */
function onceForEach<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>();
  return (name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    if (found.size > 1_000) found.clear();
    const value = find(name);
    found.set(name, value);
    return value;
  };
}

export const propertiesOf = (value: object): Properties =>
  new Map(Object.entries(value).map(([name, held]) => [bareName(name), held]));

/** A quoted request is ours. */
export const quotesRequest = /^(request|input|submitted|original|echo|payload)$/;
/** Warnings alone tell nothing of what was saved for certain. */
export const saysNothing = /warning|^(request|input|submitted|original|echo|payload)$/;
/** Names of lists, counts and texts about what was not saved. */
export const namesNotSaved =
  /^(not|un)(saved|imported|created|accepted|matched)|^(invoices|items|rows)?(fail(ed|ures?)?|reject(ed|ions?)|refused|errors?|skipped|invalid|problems?)(items|rows|invoices|purchaseinvoices|messages?|count)?$|^(number|count)?of?(notsaved|failed|rejected|errors)(invoices|count)?$|validationerrors?|modelstate|exception/;
/** Names of lists of what was saved. */
export const namesSaved =
  /^(invoices)?(saved|imported|created|accepted|succeeded|successful|success|inserted|stored)(items|rows|invoices|purchaseinvoices|ids)?$/;
/** Names whose number counts invoices: "created: 1" may be one batch. */
export const countsSaved =
  /^(number|count)?(of|invoices|purchaseinvoices)?(saved|imported|inserted|succeeded)(count|invoices|purchaseinvoices)?$|^(success|created|accepted)(count|invoices)$|^(purchase)?invoices(created|accepted)$/;
/** Names of sentences for people. */
export const namesMessage =
  /^(status|result)?(messages?|msg|text|details?|title|summary|information|info|notice|notes?|remarks?|comments?)$/;

/** A text that is about a batch, and says nothing against it. */
export const saysTaken =
  /\b(?:batch|invoices?|received|queued|process(?:ed|ing)|completed?|done|thanks?|yes|true|null)\b/i;

const isFlag = /^(is|was|has)?(success|successful|succeeded|saved|created|accepted|imported|valid|ok|inserted|stored)$/;
const isContraryFlag = /^(is|was|has)?(failed|failure|errors?|rejected|refused|skipped|invalid|notsaved|unsaved)$/;
/** “Duplicate: true” may tell of an invoice that was there before, or of two. */
const isDuplicateFlag = /^(is|was)?(possible)?duplicate$/;
const isStatus = /^(http)?(status|state|result|outcome)(code|text)?$/;
const isError =
  /^(error|failure|reject(ion)?|validation)?(errors?|reasons?|failures?|exception|problems?)$|^error(message|text|description|code|detail)s?$/;

/** What a property of an object about one invoice tells by its name, or "other". */
const kindOf = onceForEach((name) => {
  if (isFlag.test(name)) return "flag";
  if (isContraryFlag.test(name)) return isError.test(name) ? "contrary-flag-or-error" : "contrary-flag";
  if (isDuplicateFlag.test(name)) return "duplicate-flag";
  if (isStatus.test(name)) return "status";
  if (isError.test(name)) return "error";
  return namesMessage.test(name) ? "message" : "other";
});
const namesError = (name: string): boolean => kindOf(name) === "error" || kindOf(name) === "contrary-flag-or-error";

const yes = new Set<unknown>([true, "true", "1", "yes"]);
const no = new Set<unknown>([false, "false", "0", "no"]);

const failing =
  /\b(?:not|never|cannot|unable to|nicht)(?: (?!but\b)\w+){0,2}? (?:saved?|import(?:ed)?|created?|accept(?:ed)?|stored?|posted?|added|gespeichert)\b|\bunsaved\b|\bfail(?:ed|ure|s)?\b|\brejected\b|\brefused\b|\berrors?\b|\bskipped\b|\bignored\b|\bdeclined\b|\binvalid\b/g;
/** It may have been saved before it came to this. */
const maybeFailing =
  /\bnot found\b|\bunknown\b|\bmissing\b|\bno such\b|\bdoes not exist\b|\bunmatched\b|\b(?:discard|drop|remov|delet|cancel+|void|revert|revers|purg|quarantin|block|abort)(?:p?ed)\b|\broll(?:ed)? ?back\b|\bduplicates?\b/;
const succeeding = /\b(?:saved|ok|success(?:ful(?:ly)?)?|created|imported|accepted|stored|posted|added|valid)\b/;
const denied =
  /\b(?:no|0|zero|without|nothing|none)(?: (?:has|have|invoices?|was|were|of them|any))* (?:errors?|fail\w*|problems?|duplicates?|rejected|skipped|refused)\b/g;

/** What a text says, or null. */
export function verdictOfText(text: string): Verdict | null {
  const plain = text.toLowerCase().replaceAll("n't ", "n not ").replaceAll(denied, " ");
  const rest = plain.replaceAll(failing, " ");
  const fails = rest !== plain;
  if (succeeding.test(rest)) return fails || maybeFailing.test(rest) ? "unclear" : "saved";
  if (fails) return "not-saved";
  return maybeFailing.test(rest) ? "unclear" : null;
}

/** What an object's own flags, status and errors say, or null. */
export function verdictOf(properties: Properties): Verdict | null {
  const telling = [...properties].filter(([name]) => kindOf(name) !== "other");
  if (telling.length === 0) return null;
  const found = telling.map(([name, held]) => verdictOfProperty(name, held));
  const [flag, status] = ["flag", "status"].map((by) => agreed(found.filter((each) => each?.by === by)));
  if (flag) return flag;
  const hasError = telling.some(([name, held]) => namesError(name) && isTrouble(held));
  if (hasError) return status === "saved" ? "unclear" : "not-saved";
  if (status) return status;
  const said = messageIn(properties);
  return said === null ? null : verdictOfText(said);
}

function verdictOfProperty(name: string, held: unknown): { by: "flag" | "status"; is: Verdict } | null {
  switch (kindOf(name)) {
    case "flag":
      return yes.has(held) || no.has(held) ? { by: "flag", is: yes.has(held) ? "saved" : "not-saved" } : null;
    case "contrary-flag":
    case "contrary-flag-or-error":
      return held === true || held === "true" ? { by: "flag", is: "not-saved" } : null;
    case "duplicate-flag":
      return yes.has(held) ? { by: "flag", is: "unclear" } : null;
    case "status": {
      if (typeof held !== "string") return null;
      const is = /^[245]\d\d$/.test(held) ? verdictOfStatus(held) : verdictOfText(held);
      return is === null ? null : { by: "status", is };
    }
    case "error":
    case "message":
    case "other":
      return null;
  }
}

/** An HTTP status, as in the parts of a 207. */
const verdictOfStatus = (status: string): Verdict =>
  status.startsWith("2") ? "saved" : status.startsWith("4") ? "not-saved" : "unclear";

function agreed(found: readonly ({ is: Verdict } | null)[]): Verdict | null {
  const verdicts = new Set(found.map((each) => each?.is));
  return verdicts.size > 1 ? "unclear" : (found[0]?.is ?? null);
}

/** "filled" where the object has the invoice's id, "empty" where that is null, or null where it names none. */
export function idIn(properties: Properties): "filled" | "empty" | null {
  const name = ["purchaseinvoiceid", "invoiceid", "id"].find((each) => properties.has(each));
  if (name === undefined) return null;
  const held = properties.get(name);
  if (typeof held === "string" && isShapedLikeId(held)) return "filled";
  return held === null || held === "" || held === "0" ? "empty" : null;
}

const isFilled = (held: unknown): boolean =>
  held !== null &&
  held !== false &&
  held !== "" &&
  held !== "0" &&
  !(typeof held === "object" && Object.keys(held).length === 0);

/** True where an error property holds an error, and not "none" or "OK". */
export const isTrouble = (held: unknown): boolean =>
  isFilled(held) &&
  !(typeof held === "string" && (/^(?:0+|none|null|n\/a|no|-)$/i.test(held.trim()) || verdictOfText(held) === "saved"));

/** What the finance system says about one invoice, or null. */
export function saidIn(properties: Properties): string | null {
  const errors = [...properties].filter(([name]) => namesError(name)).flatMap(([, held]) => textsIn(held));
  return errors.length > 0 ? together(errors) : messageIn(properties);
}

const messageIn = (properties: Properties): string | null =>
  together([...properties].filter(([name]) => namesMessage.test(name)).flatMap(([, held]) => textsIn(held)));

/** Every text in a value: of a text, a list, or an object's messages. */
export function textsIn(held: unknown, depth = 0): readonly string[] {
  if (typeof held === "string") return held.trim() === "" ? [] : [held.trim()];
  if (typeof held !== "object" || held === null || depth > 4) return [];
  if (Array.isArray(held)) return held.flatMap((each) => textsIn(each, depth + 1));
  const properties = propertiesOf(held);
  const said = [...properties].filter(([name]) => namesMessage.test(name) || namesError(name));
  return (said.length > 0 ? said : [...properties]).flatMap(([, each]) => textsIn(each, depth + 1));
}

/** Longer words are cut: they are shown in a table, and the trail keeps the answer. */
const longestSaid = 300;

export function together(texts: readonly string[]): string | null {
  const joined = [...new Set(texts)].join("; ").replaceAll(/\s+/g, " ").trim();
  return joined === "" ? null : joined.length > longestSaid ? `${joined.slice(0, longestSaid)}…` : joined;
}
