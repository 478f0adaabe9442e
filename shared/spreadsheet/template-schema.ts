/** @file The shape of a template where it crosses a border: a file that someone has edited, or a process that reads hostile files. */

import { z } from "zod";
import { propertyNames } from "../values/purchase-invoice.ts";
import { isShapedLikeId } from "../values/purchase-invoice-id.ts";
import { fail, ok, type Result } from "../values/result.ts";
import { foldColumnName } from "./same-headers.ts";
import type { Template, TemplateChange } from "./template.ts";
import type { TemplateFault } from "./template-problem.ts";

const row = z.int().min(1);
const property = z.enum(propertyNames);

export const columnUseSchema = z.discriminatedUnion("as", [
  z.strictObject({ as: z.literal("property"), property }),
  z.strictObject({ as: z.literal("split"), separator: z.string().min(1), into: z.array(property.nullable()) }),
  z.strictObject({ as: z.literal("gross") }),
  z.strictObject({ as: z.literal("credit-mark"), values: z.array(z.string()) }),
  z.strictObject({ as: z.literal("left-alone") }),
]);

const dateOrder = z.enum(["dmy", "mdy", "ymd"]).optional();
const decimalSign = z.enum([".", ","]).optional();

const byProperty = z.partialRecord(property, z.record(z.string(), z.string())).optional();

export const changeSchema = z.strictObject({
  isInvoices: z.boolean().optional(),
  isSameKind: z.boolean().optional(),
  useTemplate: z.boolean().optional(),
  sheet: z.string().optional(),
  headerRow: row.optional(),
  columns: z.record(z.string(), columnUseSchema).optional(),
  constants: z.partialRecord(property, z.string()).optional(),
  dateOrder,
  decimalSign,
  without: z.array(property).optional(),
  values: byProperty,
  names: byProperty,
  hiddenRows: z.enum(["send", "leave-out"]).optional(),
  struckRows: z.enum(["send", "leave-out"]).optional(),
  accepted: z.array(z.string()).optional(),
  supplier: z.string().min(1).optional(),
  companies: z.record(z.string().min(1), z.enum(["ours", "others"])).optional(),
  eInvoice: z
    .strictObject({
      vatRates: z.record(z.string(), z.union([z.literal("rate"), z.string().refine(isShapedLikeId)])).optional(),
      types: z.record(z.string(), z.literal("invoice")).optional(),
      suppliers: z
        .record(
          z.string(),
          z.union([z.literal("name"), z.string().refine(isShapedLikeId), z.array(z.string().refine(isShapedLikeId))]),
        )
        .optional(),
      accepted: z.array(z.string()).optional(),
    })
    .optional(),
}) as z.ZodType<TemplateChange>;

export const templateSchema = z.strictObject({
  ...(changeSchema as unknown as z.ZodObject).shape,
  name: z.string().min(1),
  headers: z.array(z.string()),
  alsoCalled: z.record(z.string(), z.array(z.string().min(1))).optional(),
  text: z.strictObject({ encodings: z.array(z.string()), separators: z.array(z.string()) }).optional(),
  notations: z.record(z.string(), z.strictObject({ dateOrder, decimalSign })).optional(),
}) as unknown as z.ZodType<Template>;

/** The template that a file of this name holds, or why it holds none. */
export function readTemplate(raw: unknown, name: string): Result<Template, TemplateFault> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return fail({ is: "no-template" });
  const parsed = templateSchema.safeParse({ ...raw, name });
  if (parsed.success) {
    const fault = faultInNames(parsed.data);
    return fault === null ? ok(parsed.data) : fail(fault);
  }
  const [issue] = parsed.error.issues;
  return fail(issue === undefined ? { is: "no-template" } : faultIn(raw, issue));
}

/** A heading must lead to one column, or a file with it could be read in two ways. */
export function faultInNames({
  headers,
  alsoCalled = {},
}: Pick<Template, "headers" | "alsoCalled">): TemplateFault | null {
  const columnOf = new Map(headers.map((name) => [foldColumnName(name), name]));
  for (const [column, others] of Object.entries(alsoCalled)) {
    if (!headers.includes(column)) return { is: "no-heading", key: column };
    for (const other of others) {
      const owner = columnOf.get(foldColumnName(other)) ?? column;
      if (owner !== column) return { is: "heading-of-two", key: other, value: column };
      columnOf.set(foldColumnName(other), column);
    }
  }
  return null;
}

function faultIn(raw: object, issue: z.core.$ZodIssue): TemplateFault {
  if (issue.code === "unrecognized_keys")
    return { is: "unknown-key", key: [...issue.path, issue.keys[0]].map(String).join(".") };
  const held = issue.path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step],
    raw,
  );
  const value = held === undefined ? null : JSON.stringify(held).slice(0, 80);
  return { is: "wrong-value", key: issue.path.map(String).join("."), value };
}
