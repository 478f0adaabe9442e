/** @file Notes the rows whose VAT isn't exactly their rate of the net amount, so that small differences aren't silent. */

import { sayableGap, type VatGap, vatGap } from "../../../shared/values/amounts/vat-gap.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";

/** So many rows are named. */
const mostNamed = 12;

export interface VatGaps {
  /** @param row its number in the file */
  look(row: number, invoice: PurchaseInvoice): void;
  lines(): readonly Message[];
}

export function createVatGaps(): VatGaps {
  const rows: number[] = [];
  let largest: VatGap | null = null;
  return {
    look(row, invoice) {
      const gap = vatGap(invoice);
      if (gap === null) return;
      rows.push(row);
      if (largest === null || gap.apart > largest.apart) largest = gap;
    },
    lines: () =>
      largest === null
        ? []
        : [{ say: "vat-not-exact", rows: rows.length, first: rows.slice(0, mostNamed), most: sayableGap(largest) }],
  };
}
