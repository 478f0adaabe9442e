/** @file Finds the finance system's account of an e-invoice's seller, by the keys that somebody has written down. */

import { type Party, vatIdsOf } from "../../../shared/e-invoice/e-invoice.ts";
import { byName, foldKey } from "../../../shared/e-invoice/supplier-keys.ts";
import type { Said } from "../said.ts";

/**
 * [Note: supplier keys]
 *
 * A key is a kind and an id: "VAT DE123456789", "0088 4012345000009" (the scheme of the id, 0088 for a GLN),
 * "TAX 12/345/67890", "NAME Acme GmbH". Ids are compared without spaces, whole names without regard to case: a name
 * that only looks alike is another supplier. Ids go before the tax number, which is unique in one country alone, and
 * that before the name. Where there are no keys at all, the seller's name is sent, as from a spreadsheet. Where there are
 * some, a seller that none of them is for is asked about, once.
 */
export function accountsOf(seller: Party, { suppliers, accepted }: Pick<Said, "suppliers" | "accepted">) {
  const chosen = accepted.find((one) => one.startsWith(chosenPrefix))?.slice(chosenPrefix.length);
  return chosen !== undefined ? [chosen] : knownAs(seller, suppliers).filter((account) => account !== byName);
}

/** True where no key of the seller is known, though keys of other suppliers are. */
export const isNewSupplier = (seller: Party, { suppliers, accepted }: Pick<Said, "suppliers" | "accepted">): boolean =>
  Object.keys(suppliers).length > 0 &&
  !accepted.some((one) => one.startsWith(chosenPrefix)) &&
  knownAs(seller, suppliers).length === 0;

/** What the surest keys of the seller lead to that lead anywhere. */
function knownAs(seller: Party, suppliers: Said["suppliers"]): readonly string[] {
  const known = foldedOf(suppliers);
  for (const keys of keysOf(seller)) {
    const found = keys.flatMap((key) => known.get(foldKey(key)) ?? []);
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}

/** A list may have thousands of suppliers, and is asked several times for each e-invoice. */
const folded = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();
function foldedOf(suppliers: Said["suppliers"]): ReadonlyMap<string, readonly string[]> {
  const before = folded.get(suppliers);
  if (before !== undefined) return before;
  const made = new Map<string, readonly string[]>();
  for (const [key, accounts] of Object.entries(suppliers)) {
    const same = foldKey(key);
    made.set(same, [...(made.get(same) ?? []), ...[accounts].flat()]);
  }
  folded.set(suppliers, made);
  return made;
}

/** The key by which an answer about this seller is kept: its surest one; null where it has none. */
export const surestKey = (seller: Party): string | null => keysOf(seller).flat()[0] ?? null;

/** How it is said for one file that its supplier has this account. */
export const chosenPrefix = "account=";

/** The keys of a party, the surest first; those that count alike together. */
const keysOf = ({ legalId, ids, taxNumber, name, ...party }: Party): readonly (readonly string[])[] => [
  [
    ...vatIdsOf(party).map((vatId) => `VAT ${vatId}`),
    // An id without its scheme may be anybody's.
    ...[...(legalId === null ? [] : [legalId]), ...ids].flatMap(({ id, scheme }) =>
      scheme === null ? [] : [`${scheme} ${id}`],
    ),
  ],
  taxNumber === null ? [] : [`TAX ${taxNumber}`],
  name === null ? [] : [`NAME ${name}`],
];
