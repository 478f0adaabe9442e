/** @file The files that the fault tests drop: spreadsheets and documents, some with nothing wrong, some that must not go. */

import { createHash } from "node:crypto";
import { invoices, pdf } from "../main/cli/sample-files.ts";
import type { Chance } from "./chance.ts";

export interface Dropped {
  /** Its name in the inbox. */
  readonly path: string;
  readonly bytes: Buffer;
  readonly sha256: string;
  /** What the service knows it by once it has it; null for a file that must not be sent. */
  readonly key: string | null;
}

export const sha256Of = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** A spreadsheet of `rows` invoices; the service knows its batch by the first invoice's number. */
export function spreadsheet(name: string, rows = 2): Dropped {
  const bytes = Buffer.from(invoices(name, rows));
  return { path: `${name}.csv`, bytes, sha256: sha256Of(bytes), key: `batch ${name}-1` };
}

/** A document for a purchase invoice that there is; the service knows it by its content. */
export function document(name: string, sizeBytes = 0, purchaseInvoiceId = 10023): Dropped {
  const bytes = pdf(name, sizeBytes);
  const sha256 = sha256Of(bytes);
  return { path: `${purchaseInvoiceId}_scan_${name}.pdf`, bytes, sha256, key: `document ${sha256}` };
}

/** A document that names no purchase invoice: a person is asked. */
export function question(name: string): Dropped {
  const bytes = pdf(name);
  return { path: `note ${name}.pdf`, bytes, sha256: sha256Of(bytes), key: null };
}

/** A spreadsheet with an amount that cannot be read: a person is asked. */
function unreadable(name: string): Dropped {
  const bytes = Buffer.from(invoices(name).replace("1204.50", "about twelve hundred"));
  return { path: `${name}.csv`, bytes, sha256: sha256Of(bytes), key: null };
}

/** The same content under another name: it must not go a second time. */
const twin = (of: Dropped, name: string): Dropped => ({
  ...of,
  path: of.path.replace(/^(\d+_)?/, `$1${name} `),
});

/** One file as an office may drop it: mostly good ones. */
export function anyDrop(chance: Chance, name: string, before: readonly Dropped[]): Dropped {
  const dice = chance.next();
  const original = before[chance.between(0, Math.max(0, before.length - 1))];
  if (dice < 0.08 && original?.key) return twin(original, `again ${name}`);
  if (dice < 0.14) return question(name);
  if (dice < 0.18) return unreadable(name);
  // The rows of the longest are staged; see [Note: a staged plan].
  if (dice < 0.45) return spreadsheet(name, chance.pick([1, 2, 3, 600]));
  return document(name, chance.pick([0, 20_000, 400_000]), chance.between(10_021, 10_032));
}
