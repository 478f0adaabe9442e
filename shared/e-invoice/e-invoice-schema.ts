/** @file The shape of an e-invoice where it comes from a process that reads hostile files. */

import { z } from "zod";
import { isSayable, type Message } from "../wording/message.ts";
import { type EInvoice, mostEnclosuresTold, mostLinesShown, syntaxes } from "./e-invoice.ts";

const text = z.string().nullable();
const partyId = z.strictObject({ id: z.string(), scheme: text });
const party = z.strictObject({
  name: text,
  vatId: text,
  otherVatIds: z.array(z.string()),
  taxNumber: text,
  legalId: partyId.nullable(),
  ids: z.array(partyId),
  address: z.array(z.string()),
});
const decimal = z.string().regex(/^-?\d+(\.\d*)?$/);
const itemSum = z.strictObject({
  ...{ category: z.string(), rate: decimal.nullable(), items: decimal, net: decimal },
  count: z.int().min(0),
});

export const eInvoiceSchema: z.ZodType<EInvoice> = z.strictObject({
  syntax: z.enum(syntaxes),
  profile: text,
  number: z.string(),
  date: z.string(),
  dueDate: text,
  typeCode: z.string(),
  title: text,
  isCopy: z.boolean(),
  isTest: z.boolean(),
  isPaid: z.boolean(),
  isCredit: z.boolean(),
  currency: z.string(),
  seller: party,
  buyer: party,
  breakdown: z.array(
    z.strictObject({ category: z.string(), rate: decimal.nullable(), net: decimal, vat: decimal, reason: text }),
  ),
  vatCurrency: text,
  totals: z.strictObject({
    lines: decimal.nullable(),
    allowances: decimal.nullable(),
    charges: decimal.nullable(),
    net: decimal,
    vat: decimal.nullable(),
    gross: decimal,
    prepaid: decimal.nullable(),
    rounding: decimal.nullable(),
    payable: decimal.nullable(),
    beside: z.array(z.strictObject({ is: z.enum(["stamp-duty", "rounding", "withheld-tax"]), amount: decimal })),
  }),
  lineSums: z.array(decimal),
  itemSums: z.array(itemSum),
  rateSums: z.array(itemSum),
  singles: z.strictObject({ allowances: decimal.nullable(), charges: decimal.nullable() }),
  lines: z.array(z.strictObject({ name: text, quantity: text, unit: text, net: text })).max(mostLinesShown),
  lineCount: z.int().min(0),
  notes: z.array(z.string()).max(mostLinesShown),
  terms: text,
  remarks: z.array(z.string()).max(mostLinesShown),
  buyerReference: text,
  order: text,
  project: text,
  corrects: z.array(z.string()),
  enclosures: z
    .array(z.strictObject({ name: z.string().max(255), problem: z.custom<Message>(isSayable).nullable() }))
    .max(mostEnclosuresTold),
});
