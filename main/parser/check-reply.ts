/** @file Checks the shape of what comes back from the parser's process: a hostile file may have had a say in it. */

import { z } from "zod";
import type { DropFailure } from "../../shared/failure.ts";
import { propertyNames } from "../../shared/purchase-invoice.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import { changeSchema, columnUseSchema, templateSchema } from "../../shared/template-schema.ts";
import type { ParsedSpreadsheet } from "../imports/ports.ts";

const row = z.int().min(1);
const property = z.enum(propertyNames);

const readRow = z.strictObject({ row, invoice: z.partialRecord(property, z.string()) });

const question = z.strictObject({
  id: z.string(),
  about: z.enum(["kind", "sheet", "header-row", "headers", "column", "missing", "date-order", "decimal-sign"]),
  text: z.string(),
  column: z.string().nullable(),
  answers: z.array(z.strictObject({ id: z.string(), label: z.string(), sets: changeSchema })),
  examples: z.array(z.strictObject({ row, value: z.string(), readings: z.record(z.string(), z.string()) })),
});

const reading = z.strictObject({
  kind: z.enum(["invoices", "register", "other"]),
  sheet: z.string().nullable(),
  headerRow: row.nullable(),
  text: z.strictObject({ encoding: z.string(), separator: z.string() }).nullable(),
  columns: z.array(
    z.strictObject({ letter: z.string(), name: z.string(), use: columnUseSchema.nullable(), why: z.string() }),
  ),
  dates: z.strictObject({ order: z.enum(["dmy", "mdy", "ymd"]), evidence: z.string() }).nullable(),
  decimals: z.strictObject({ sign: z.enum([".", ","]), evidence: z.string() }).nullable(),
  derived: z.array(z.string()),
  invoices: z.array(readRow.extend({ raw: z.string() })),
  incomplete: z.array(readRow),
  problems: z.array(
    z.strictObject({
      row,
      column: z.string().nullable(),
      header: z.string().nullable(),
      value: z.string().nullable(),
      reason: z.string(),
      fix: z.string(),
    }),
  ),
  skipped: z.array(z.strictObject({ row, reason: z.string() })),
  questions: z.array(question),
  register: z.array(
    z.strictObject({ row, purchaseInvoiceId: z.string(), invoiceNumber: z.string(), supplier: z.string().nullable() }),
  ),
  template: templateSchema.nullable(),
  shown: z.array(z.strictObject({ row, cells: z.array(z.string()) })),
});

const reply = z.discriminatedUnion("ok", [
  z.strictObject({
    ok: z.literal(true),
    value: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), sizeBytes: z.int().min(0), reading }),
  }),
  z.strictObject({
    ok: z.literal(false),
    error: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("empty-file") }),
      z.strictObject({ kind: z.literal("too-large"), sizeBytes: z.number(), limitBytes: z.number() }),
      z.strictObject({ kind: z.literal("unreadable-spreadsheet"), detail: z.string() }),
    ]),
  }),
]);

/** The reply, or null where it is none. */
export function checkReply(message: unknown): Result<ParsedSpreadsheet, DropFailure> | null {
  const parsed = reply.safeParse(message);
  if (!parsed.success) return null;
  return parsed.data.ok ? ok(parsed.data.value as ParsedSpreadsheet) : fail(parsed.data.error);
}
