/** @file The schema of an inbox's settings. */

import { z } from "zod";
import { foldVatId, isShapedLikeVatId } from "../e-invoice/vat-id.ts";
import { dayNames, isTimeZone } from "../values/wall-clock.ts";
import { type Ceilings, otherCurrencies, usualCeiling } from "./ceilings.ts";
import { isNamePattern } from "./name-patterns.ts";
import { clockTime, isWholePath, may, text } from "./setting-values.ts";

/** See [Note: posting hours]. */
const hoursSchema = z.strictObject({
  days: z.array(z.enum(dayNames)).min(1),
  from: clockTime,
  until: clockTime,
  timeZone: z
    .string()
    .refine(
      isTimeZone,
      may(({ timeZone }) => timeZone),
    )
    .nullable()
    .default(null),
});

/** Decimal text. A whole number is taken too, because people write one; no other number keeps its digits for certain. */
const ceiling = z
  .union(
    [z.string(), z.number()],
    may(({ ceiling }) => ceiling),
  )
  .refine(
    (typed) =>
      typeof typed === "number"
        ? Number.isSafeInteger(typed) && typed > 0
        : /^(?=.*[1-9])\d{1,18}(\.\d{1,2})?$/.test(typed),
    may(({ ceiling }) => ceiling),
  )
  .transform(String);

/** Decimal text; zero is allowed. */
const vatTolerance = z.string(may(({ tolerance }) => tolerance)).regex(
  /^\d{1,6}(\.\d{1,3})?$/,
  may(({ tolerance }) => tolerance),
);

/** See ceilingFor. */
const ceilingsSchema = z
  .record(
    z.string().regex(
      new RegExp(`^([A-Z]{3}|${otherCurrencies})$`),
      may(({ ceilingOf }) => ceilingOf),
    ),
    ceiling,
  )
  .transform((ceilings): Ceilings => ({ [otherCurrencies]: usualCeiling, ...ceilings }))
  .prefault({ [otherCurrencies]: usualCeiling });

export const inboxSchema = z.strictObject({
  id: text,
  path: z.string().regex(
    isWholePath,
    may(({ wholeFolder }) => wholeFolder),
  ),
  connection: text,
  sending: z.enum(["automatic", "after-approval"]).default("automatic"),
  // See [Note: files that were there first].
  existingFiles: z.enum(["import", "leave"]).default("import"),
  dateOrder: z.enum(["dmy", "mdy", "ymd"]).nullable().default(null),
  decimalSign: z.enum([".", ","]).nullable().default(null),
  currency: z
    .string()
    .regex(
      /^[A-Z]{3}$/,
      may(({ currency }) => currency),
    )
    .nullable()
    .default(null),
  template: text.nullable().default(null),
  rowsWithProblems: z.enum(["hold-file", "send-the-rest"]).default("hold-file"),
  idAt: z.enum(["start", "anywhere", "end"]).default("start"),
  idPrefixes: z.array(text).default([]),
  documentNames: z.enum(["refuse", "mend"]).default("refuse"),
  textOfPdfs: z.enum(["ignore", "suggest", "attach"]).default("suggest"),
  eInvoicesInPdfs: z.enum(["ask", "import", "ignore"]).default("ask"),
  ownVatIds: z
    .array(
      z
        .string()
        .transform(foldVatId)
        .refine(
          isShapedLikeVatId,
          may(({ vatId }) => vatId),
        ),
    )
    .prefault([]),
  // See [Note: names that an inbox ignores].
  ignoredNames: z
    .array(
      z.string().refine(
        isNamePattern,
        may(({ namePattern }) => namePattern),
      ),
    )
    .prefault([]),
  attentionAfterDays: z.int().min(1).max(365).default(3),
  maxInvoicesPerBatch: z.int().min(1).nullable().default(null),
  ceilings: ceilingsSchema,
  // Null is the usual one: see isTolerated.
  vatTolerance: vatTolerance.nullable().default(null),
  hours: hoursSchema.nullable().default(null),
  settleMs: z.int().min(200).max(600_000).default(5_000),
});
