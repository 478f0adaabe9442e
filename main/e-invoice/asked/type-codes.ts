/**
 * @file What the type codes of UNTDID 1001 (BT-3) mean for the books, and those of the national syntaxes: TD01 and so on of
 * FatturaPA, the class of Facturae (OO), the kind of KSeF (VAT).
 */

/** The amounts of these are a credit: their rows change the sign. */
export const creditTypes: ReadonlySet<string> = new Set("81 83 261 296 308 381 396 420 458 532 TD04 TD08".split(" "));

/** Debit notes add to an invoice. */
export const debitNotes: ReadonlySet<string> = new Set(["80", "84", "383"]);

/** Ordinary invoices: sent as they are. */
const ordinary = new Set("80 82 84 130 295 331 380 382 383 385 387 388 390 393 394 395 553 575 623 633 780".split(" "));
// ROZ: the amounts of a final invoice after advances are what is left (the schema's words for P_15).
const nationalOrdinary = new Set("TD01 TD05 TD06 TD07 TD24 TD25 TD26 OO OC CO CC VAT UPR ROZ".split(" "));
/** Self-invoices, and additions that the buyer writes to the invoice of somebody else. */
const byBuyer = new Set("261 389 527 TD16 TD17 TD18 TD19 TD20 TD21 TD22 TD23 TD27 TD28 TD29 AF".split(" "));
const corrections = new Set("384 OR CR KOR KOR_ZAL KOR_ROZ".split(" "));
const inPart = new Set("202 203 204 211 326 386 875 876 877 TD02 TD03 ZAL".split(" "));

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
  // P_17 of KSeF: the buyer has written it.
  if (byBuyer.has(typeCode) || typeCode.endsWith("-P_17")) return "self-billed";
  if (creditTypes.has(typeCode)) return "credit";
  if (ordinary.has(typeCode) || nationalOrdinary.has(typeCode)) return "ordinary";
  if (corrections.has(typeCode)) return "corrected";
  if (inPart.has(typeCode)) return "in-part";
  return ["325", "751"].includes(typeCode) ? "no-invoice" : "unknown";
}
