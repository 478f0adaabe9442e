/** @file The shape of a reading without its lists, as it leaves the parser process. */

import { z } from "zod";
import { eInvoiceSchema } from "../../shared/e-invoice/e-invoice-schema.ts";
import type { ListScope } from "../../shared/spreadsheet/list-scope.ts";
import { referenceKinds } from "../../shared/spreadsheet/reference-list.ts";
import type {
  Answer,
  Example,
  Question,
  ReadColumn,
  RowProblem,
  SheetReading,
} from "../../shared/spreadsheet/sheet-reading.ts";
import { changeSchema, columnUseSchema, templateSchema } from "../../shared/spreadsheet/template-schema.ts";
import { propertyNames } from "../../shared/values/purchase-invoice.ts";
import { isSayable, type Message } from "../../shared/wording/message.ts";
import type { ListName } from "./cut-reply.ts";

const row = z.int().min(1);

export const line = z.custom<Message>(isSayable);

const example = z.union([z.string(), line, z.strictObject({ isoDay: z.string() })]);

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const typed = z.union([
  z.strictObject({ into: z.enum(["vatRates", "suppliers", "rate"]), key: z.string() }),
  z.strictObject({ into: z.literal("supplier") }),
  z.strictObject({ into: z.literal("names"), property: z.enum(propertyNames), key: z.string() }),
]);

/** What a check names of a type: all of its fields, so that none that is added later is refused here. */
type FieldsOf<T> = { readonly [K in keyof T]-?: z.ZodType };

const about: Readonly<Record<Question["about"], string>> = {
  ...{ kind: "kind", sheet: "sheet", "header-row": "header-row", headers: "headers", column: "column" },
  ...{ missing: "missing", "date-order": "date-order", "decimal-sign": "decimal-sign", "e-invoice": "e-invoice" },
  ...{ "hidden-rows": "hidden-rows", "struck-rows": "struck-rows" },
};

const question = z.strictObject({
  id: z.string(),
  about: z.enum(Object.keys(about)),
  text: line,
  column: z.string().nullable(),
  answers: z.array(
    z.strictObject({
      ...{ id: z.string(), label: line, sets: changeSchema, typed: typed.optional() },
    } satisfies FieldsOf<Answer>),
  ),
  examples: z.array(
    z.strictObject({
      row,
      value: z.union([z.string(), line]),
      readings: z.record(z.string(), example),
    } satisfies FieldsOf<Example>),
  ),
} satisfies FieldsOf<Question>);

export const reading = z.strictObject({
  kind: z.enum(["invoices", "register", "list", "suppliers", "names", "template", "other"]),
  sheet: z.string().nullable(),
  headerRow: row.nullable(),
  text: z.strictObject({ encoding: z.string(), separator: z.string(), isAscii: z.literal(true).optional() }).nullable(),
  columns: z.array(
    z.strictObject({
      letter: z.string(),
      name: z.string(),
      use: columnUseSchema.nullable(),
      why: line,
    } satisfies FieldsOf<ReadColumn>),
  ),
  dates: z.strictObject({ order: z.enum(["dmy", "mdy", "ymd"]), evidence: line }).nullable(),
  decimals: z.strictObject({ sign: z.enum([".", ","]), evidence: line }).nullable(),
  derived: z.array(line),
  agreedTotal: line.optional(),
  questions: z.array(question),
  scope: z
    .strictObject({
      ...{ madeOn: day.nullable(), madeOnLatest: day.nullable(), from: day.nullable(), to: day.nullable() },
      ...{ filter: z.string().max(200).nullable(), company: z.string().max(200).nullable(), isCut: z.boolean() },
    } satisfies FieldsOf<ListScope>)
    .nullable(),
  reference: z.enum(referenceKinds).nullable(),
  template: templateSchema.nullable(),
  eInvoice: eInvoiceSchema.nullable(),
  doubts: z.array(
    z.strictObject({
      row,
      column: z.string().nullable(),
      header: z.string().nullable(),
      value: z.string().nullable(),
      reason: line,
      fix: line,
    } satisfies FieldsOf<Omit<RowProblem, "sheet">>),
  ),
} satisfies FieldsOf<Omit<SheetReading, ListName>>);
