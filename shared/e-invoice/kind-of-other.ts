/** @file What a person does with a file that is another document than an invoice depends on what it's about. */

import type { failures } from "../words/english/imports/failures.ts";
import type { OtherDocument } from "../words/english/readings/e-invoices.ts";

type OtherKind = keyof typeof failures.otherDocuments;

/** Every document that is recognised has a place here. */
const kinds: Readonly<Record<OtherDocument, OtherKind>> = {
  order: "of-goods",
  "order-response": "of-goods",
  "despatch-advice": "of-goods",
  "receipt-advice": "of-goods",
  catalogue: "of-goods",
  quotation: "of-goods",
  reminder: "of-invoices",
  statement: "of-invoices",
  remittance: "of-others",
  response: "of-others",
  bank: "of-others",
  fatturapa: "unsupported-invoice",
  facturae: "unsupported-invoice",
  ksef: "unsupported-invoice",
  ebinterface: "unsupported-invoice",
  finvoice: "unsupported-invoice",
  "ubl-other": "unsupported-invoice",
  "excel-2003": "workbook",
};

export const kindOfOther = (document: OtherDocument): OtherKind => kinds[document];
