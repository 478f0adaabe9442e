/** @file What the type codes of UNTDID 1001 (BT-3) mean for the books. */

/** The amounts of these are a credit: their rows change the sign. */
export const creditTypes: ReadonlySet<string> = new Set("81 83 261 296 308 381 396 420 458 532".split(" "));

/** Ordinary invoices: sent as they are. */
const ordinary = new Set(
  "80 82 84 130 202 203 204 211 295 331 380 382 383 385 387 388 390 393 394 395 553 575 623 633 780".split(" "),
);

export type TypeMeans =
  | "ordinary"
  | "credit"
  /** BT-25 names an invoice that may be booked already. */
  | "corrected"
  /** One payment of several: the final invoice may count it again. */
  | "in-part"
  /** The buyer has written it: whose books it belongs to is not in the file. */
  | "self-billed"
  /** It asks for no payment: a proforma, or data for the books alone. */
  | "no-invoice"
  | "unknown";

export function meaningOf(typeCode: string): TypeMeans {
  if (["261", "389", "527"].includes(typeCode)) return "self-billed";
  if (creditTypes.has(typeCode)) return "credit";
  if (ordinary.has(typeCode)) return "ordinary";
  if (typeCode === "384") return "corrected";
  if (["326", "386", "875", "876", "877"].includes(typeCode)) return "in-part";
  return ["325", "751"].includes(typeCode) ? "no-invoice" : "unknown";
}
