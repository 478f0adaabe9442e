/** @file Compares where connections lead: is it the same office, and is it the one of the account that is signed in? */

import type { Message } from "../wording/message.ts";
import type { Reason } from "../wording/reason.ts";

/**
 * Where a connection leads, as far as that is known.
 *
 * [Note: the same office]
 *
 * The service puts a batch under the office of the account that sends it (service.md 1), and never says which office that
 * is. So an office is known by the service's address and the account: the client itself, or the subject of the person
 * who signed in; or by the name that people gave it in the settings. Where neither decides, a person is asked. The id of a
 * connection says nothing: it is a name in config.json, and may be changed.
 */
export interface Office {
  /** The base address of the service. */
  readonly service: string;
  readonly authority: string;
  /** A hash of the client, or of the person who signed in; null while nobody has signed in, or where the authority does not name the person. */
  readonly account: string | null;
  /** What people call the office. */
  readonly name: string | null;
  readonly isTest: boolean;
  /** The company of the account as the sign-in server names it; absent where it doesn't. See [Note: an account in doubt]. */
  readonly company?: string;
}

/** `possible`: it can't be told. */
export type Sameness = "certain" | "possible" | "none";

/** The other connections that lead to the same office; the connection itself is the first of the certain ones. */
export interface SameOffice {
  readonly certain: readonly string[];
  readonly possible: readonly string[];
}

/** Compares two offices. See [Note: the same office]. */
export function compareOffices(one: Office, other: Office): Sameness {
  const isNamedAlike = one.name !== null && other.name !== null && foldName(one.name) === foldName(other.name);
  if (addressOf(one.service) !== addressOf(other.service))
    // A service may have moved to another address. A test system holds a copy of the same office.
    return isNamedAlike && one.isTest === other.isTest ? "possible" : "none";
  const areBothKnown = one.account !== null && other.account !== null;
  const isSameAccount = one.account === other.account && addressOf(one.authority) === addressOf(other.authority);
  if (areBothKnown && isSameAccount) return "certain";
  if (isNamedAlike) return "certain";
  const areNamedApart = one.name !== null && other.name !== null;
  return areBothKnown && areNamedApart ? "none" : "possible";
}

/**
 * The offices that a connection has led to, with `now` among them; the same list where it was known.
 *
 * An account that was not known yet is replaced by the one that is, and an office without a name by the one that people
 * have given it since. A sign-out makes nothing unknown that was known.
 */
export function addOffice(known: readonly Office[], now: Office): readonly Office[] {
  if (known.some((one) => isEqual(one, now))) return known;
  const withoutAccount = ({ company: _, ...one }: Office): Office => ({ ...one, account: null });
  const isSameBut = (one: Office) => isEqual(withoutAccount(one), withoutAccount(now));
  if (now.account === null && known.some(isSameBut)) return known;
  const saysLess = (one: Office) =>
    (one.account === null || one.name === null || one.company === undefined) &&
    isEqual({ ...now, ...one, account: one.account ?? now.account, name: one.name ?? now.name }, now);
  return [...known.filter((one) => !saysLess(one)), now];
}

/** @param offices what each connection has led to, by its id */
export function findSameOffice(offices: ReadonlyMap<string, readonly Office[]>, connection: string): SameOffice {
  const own = offices.get(connection) ?? [];
  const found = { certain: [connection], possible: [] as string[] };
  for (const [id, theirs] of offices) {
    if (id === connection) continue;
    const all = own.flatMap((one) => theirs.map((other) => compareOffices(one, other)));
    if (all.includes("certain")) found.certain.push(id);
    else if (all.includes("possible")) found.possible.push(id);
  }
  return found;
}

const isEqual = (one: Office, other: Office): boolean =>
  one.service === other.service &&
  one.authority === other.authority &&
  one.account === other.account &&
  one.name === other.name &&
  one.isTest === other.isTest &&
  one.company === other.company;

/** True if both lead to the same service by the same sign-in server. */
const leadsAlike = (one: Office, other: Office): boolean =>
  addressOf(one.service) === addressOf(other.service) && addressOf(one.authority) === addressOf(other.authority);

/** A name without what people write differently: case and spaces. */
const foldName = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Case of the host, the usual port and a slash at the end make no other address. */
const addressOf = (address: string): string =>
  address
    .replace(/^\w+:\/\/[^/]*/, (origin) => origin.toLowerCase().replace(/^(https:.*):443$|^(http:.*):80$/, "$1$2"))
    .replace(/\/+$/, "");

/** Why nothing is sent over a connection until a person confirms the account. See [Note: an account in doubt]. */
export interface AccountDoubt {
  /** The company of the account, as the sign-in server names it; null where it doesn't. */
  readonly company: string | null;
  /** The company that the connection led to so far, or that the settings name. */
  readonly before: string;
}

/**
 * [Note: an account in doubt]
 *
 * A batch goes to the company of the account that sends it (service.md 1). So an account that is new to a connection is
 * compared with what is known: the companies that the sign-in server named for earlier accounts; if it named none, the
 * company in the settings. Where the sign-in server names no company, a company in the settings and another person than
 * before are in doubt: nothing shows that this person's company is that one. Where nothing names a company, there is
 * nothing to compare.
 *
 * @param led where the connection has led so far; what a person has confirmed is among it
 * @param now where it leads with the account that is signed in
 * @param isPerson false for a client that acts as itself: the settings name that account themselves
 */
export function doubtAccount(led: readonly Office[], now: Office, isPerson: boolean): AccountDoubt | null {
  if (now.account === null) return null;
  const company = now.company ?? null;
  const known = led.filter((one) => one.account !== null && leadsAlike(one, now) && isNamedLike(one, now));
  const companies = known.flatMap((one) => one.company ?? []);
  if (company === null) {
    const isNew = known.length > 0 && known.every(({ account }) => account !== now.account);
    return isPerson && isNew && now.name !== null ? { company, before: now.name } : null;
  }
  if (companies.some((one) => foldName(one) === foldName(company))) return null;
  const last = companies.at(-1);
  if (last !== undefined) return { company, before: last };
  // An account that was in use before the sign-in server named its company.
  if (known.some(({ account }) => account === now.account)) return null;
  return now.name === null || isSameName(company, now.name) ? null : { company, before: now.name };
}

/** A name that was given later, or taken away, makes no other company. */
const isNamedLike = (one: Office, now: Office): boolean =>
  one.name === null || now.name === null || foldName(one.name) === foldName(now.name);

/** "Leeds" is the same as "Alder & Stone, Leeds". */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [foldName(one), foldName(other)];
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

/** True for the reason of a call that wasn't sent because its account is in doubt. */
export const isAccountDoubt = (reason: Reason): reason is Extract<Message, { readonly say: "account-in-doubt" }> =>
  typeof reason !== "string" && reason.say === "account-in-doubt";
