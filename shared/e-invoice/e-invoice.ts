/** @file An electronic invoice as its file has it, in the terms of EN 16931; the parser process makes it. */

import type { Message } from "../wording/message.ts";

/** The languages that an e-invoice may be written in. */
export const syntaxes = ["UBL", "CII", "ZUGFeRD 1", "FatturaPA", "Facturae", "KSeF"] as const;
export type Syntax = (typeof syntaxes)[number];

/** Seller or buyer. What is not said is null. */
export interface Party {
  /** BT-27, BT-44. */
  readonly name: string | null;
  /** With its country: "DE123456789". BT-31, BT-48. */
  readonly vatId: string | null;
  /** Those of other countries, where a party names several. */
  readonly otherVatIds: readonly string[];
  /** BT-32: unique in one country only. */
  readonly taxNumber: string | null;
  /** BT-30, BT-47. */
  readonly legalId: PartyId | null;
  /** BT-29, BT-46. */
  readonly ids: readonly PartyId[];
  /** The lines of the address. */
  readonly address: readonly string[];
}

export interface PartyId {
  readonly id: string;
  /** The list that the id comes from, "0088" for a GLN; null where the file names none. */
  readonly scheme: string | null;
}

/** All that a party names. */
export const vatIdsOf = ({ vatId, otherVatIds }: Pick<Party, "vatId" | "otherVatIds">): readonly string[] => [
  ...(vatId === null ? [] : [vatId]),
  ...otherVatIds,
];

/** One VAT breakdown (BG-23). Amounts are the file's own digits. */
export interface VatLine {
  /** BT-118: "S", "AE". A national syntax has codes of its own for what isn't the standard category: "N6.3". */
  readonly category: string;
  /** BT-119, in percent; null where there is none. */
  readonly rate: string | null;
  /** BT-116. */
  readonly net: string;
  /** BT-117. */
  readonly vat: string;
  /** BT-120: why there is no VAT. */
  readonly reason: string | null;
}

/** An amount that the gross total of a national syntax may contain beside net and VAT. What is deducted is negative. */
export interface Beside {
  readonly is: "stamp-duty" | "rounding" | "withheld-tax";
  readonly amount: string;
}

/** The items of one rate and category: they prove its VAT lines. */
export interface ItemSum {
  readonly category: string;
  readonly rate: string | null;
  /** The sum of the items. */
  readonly items: string;
  /** The sum of the VAT lines' nets. */
  readonly net: string;
  /** How many items there are: each may have been rounded. */
  readonly count: number;
}

/** BG-22, as decimal text. */
export interface Totals {
  /** BT-106. */
  readonly lines: string | null;
  /** BT-107. */
  readonly allowances: string | null;
  /** BT-108. */
  readonly charges: string | null;
  /** BT-109. Where the syntax has no such field, the sum of its VAT lines; so is `vat`. */
  readonly net: string;
  /** BT-110. */
  readonly vat: string | null;
  /** BT-112. */
  readonly gross: string;
  /** BT-113. */
  readonly prepaid: string | null;
  /** BT-114. */
  readonly rounding: string | null;
  /** BT-115. */
  readonly payable: string | null;
  /** None in UBL and CII. */
  readonly beside: readonly Beside[];
}

/** BG-25. */
export interface InvoiceLine {
  readonly name: string | null;
  readonly quantity: string | null;
  /** A code: "HUR", "C62". */
  readonly unit: string | null;
  readonly net: string | null;
}

/** BG-24: a supporting document inside the file. */
export interface Enclosure {
  /** What it is attached as: safe as the name of a file. */
  readonly name: string;
  /** Why it can't be attached; null where it can. */
  readonly problem: Message | null;
}

/** The most lines and notes that are kept to be shown; rows are made from the VAT breakdown, not from lines. */
export const mostLinesShown = 200;

/** The most documents inside that are listed. If there are that many, the last one represents all others. */
export const mostEnclosuresTold = 51;

export interface EInvoice {
  readonly syntax: Syntax;
  /** BT-24, as written. */
  readonly profile: string | null;
  /** BT-1. */
  readonly number: string;
  /** BT-2, yyyy-mm-dd. */
  readonly date: string;
  /** BT-9, yyyy-mm-dd. */
  readonly dueDate: string | null;
  /** BT-3, a code of UNTDID 1001; in a national syntax its own: "TD04". */
  readonly typeCode: string;
  /** What it calls itself: “RECHNUNG”. Only in CII and UBL, and seldom there. */
  readonly title: string | null;
  /** It says of itself that it is a copy of an invoice. */
  readonly isCopy: boolean;
  /** It says of itself that it is a test. Only in CII. */
  readonly isTest: boolean;
  /** A field says that it is paid. Only in KSeF. */
  readonly isPaid: boolean;
  /** By its root or its type: the amounts are a credit. */
  readonly isCredit: boolean;
  /** BT-5. */
  readonly currency: string;
  readonly seller: Party;
  readonly buyer: Party;
  readonly breakdown: readonly VatLine[];
  /** The currency of its VAT, where that is not stated in the invoice's own. */
  readonly vatCurrency: string | null;
  readonly totals: Totals;
  /** None where the file states its total net. */
  readonly itemSums: readonly ItemSum[];
  /** Lines, less allowances and plus charges, by rate; none where that can't be told, and in national syntaxes. */
  readonly rateSums: readonly ItemSum[];
  /** What its single allowances (Σ BT-92) and charges (Σ BT-99) add up to; null where it has none. */
  readonly singles: { readonly allowances: string | null; readonly charges: string | null };
  /** What all lines add up to (Σ BT-131), in each way that they may be read; none where no line has an amount. */
  readonly lineSums: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly lineCount: number;
  /** BT-22. */
  readonly notes: readonly string[];
  /** BT-20. */
  readonly terms: string | null;
  /** Other texts about the whole invoice, such as the means of payment (BT-82); they are not shown. */
  readonly remarks: readonly string[];
  /** BT-10. */
  readonly buyerReference: string | null;
  /** BT-13. */
  readonly order: string | null;
  /** BT-11. */
  readonly project: string | null;
  /** BT-25: the invoices that this one corrects or credits. */
  readonly corrects: readonly string[];
  readonly enclosures: readonly Enclosure[];
}
