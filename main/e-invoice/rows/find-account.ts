/** @file Finds the finance system's account of an e-invoice's seller, by the keys that somebody has written down. */

import type { Party } from "../../../shared/e-invoice/e-invoice.ts";
import { foldVatId } from "../../../shared/e-invoice/vat-id.ts";
import type { Said } from "../said.ts";
import { foldSpace } from "../xml/element.ts";

/**
 * [Note: supplier keys]
 *
 * A key is a kind and an id: "VAT DE123456789", "0088 4012345000009" (the scheme of the id, 0088 for a GLN),
 * "TAX 12/345/67890", "NAME Acme GmbH". Ids are compared without spaces, whole names without regard to case: a name
 * that only looks alike is another supplier. Ids go before the tax number, which is unique in one country alone, and
 * that before the name. Without a key the seller's name is sent, as from a spreadsheet.
 */
export function accountsOf(seller: Party, { suppliers, accepted }: Pick<Said, "suppliers" | "accepted">) {
  const chosen = accepted.find((one) => one.startsWith(chosenPrefix))?.slice(chosenPrefix.length);
  if (chosen !== undefined) return [chosen];
  const known = new Map(Object.entries(suppliers).map(([key, account]) => [foldKey(key), account]));
  for (const keys of keysOf(seller)) {
    const found = keys.flatMap((key) => known.get(foldKey(key)) ?? []);
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}

/** How it is said for one file that its supplier has this account. */
export const chosenPrefix = "account=";

/** The keys of a party, the surest first; those that count alike together. */
const keysOf = ({ vatId, legalId, ids, taxNumber, name }: Party): readonly (readonly string[])[] => [
  [
    ...(vatId === null ? [] : [`VAT ${vatId}`]),
    // An id without its scheme may be anybody's.
    ...[...(legalId === null ? [] : [legalId]), ...ids].flatMap(({ id, scheme }) =>
      scheme === null ? [] : [`${scheme} ${id}`],
    ),
  ],
  taxNumber === null ? [] : [`TAX ${taxNumber}`],
  name === null ? [] : [`NAME ${name}`],
];

function foldKey(key: string): string {
  const [, kind = "", id = ""] = /^\s*(\S+)\s+(.*)$/su.exec(key.normalize("NFC")) ?? [];
  switch (kind.toUpperCase()) {
    case "VAT":
      return `VAT ${foldVatId(id)}`;
    case "NAME":
      return `NAME ${foldSpace(id).toLowerCase()}`;
    default:
      return `${kind.toUpperCase()} ${id.replace(/\s/gu, "").toUpperCase()}`;
  }
}
