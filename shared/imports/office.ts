/** @file Compares two connections: do they lead to the same office? */

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
  const isNamedAlike = one.name !== null && other.name !== null && fold(one.name) === fold(other.name);
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
  const isSameBut = (one: Office) => isEqual({ ...one, account: null }, { ...now, account: null });
  if (now.account === null && known.some(isSameBut)) return known;
  const saysLess = (one: Office) =>
    (one.account === null || one.name === null) &&
    isEqual({ ...one, account: one.account ?? now.account, name: one.name ?? now.name }, now);
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
  one.isTest === other.isTest;

const fold = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Case of the host, the usual port and a slash at the end make no other address. */
const addressOf = (address: string): string =>
  address
    .replace(/^\w+:\/\/[^/]*/, (origin) => origin.toLowerCase().replace(/^(https:.*):443$|^(http:.*):80$/, "$1$2"))
    .replace(/\/+$/, "");
