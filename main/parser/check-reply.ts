/** @file Checks the shape of the parser process's reply, because a hostile file may have taken the process over. */

import { z } from "zod";
import { mostEnclosuresTold } from "../../shared/e-invoice/e-invoice.ts";
import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { EntryFigures, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { propertyNames } from "../../shared/values/purchase-invoice.ts";
import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { isSayable } from "../../shared/wording/message.ts";
import type { TakenOut } from "../imports/ports/parser-port.ts";
import type { ListName, Opening, Piece } from "./cut-reply.ts";
import { line, reading } from "./reading-schema.ts";

/** In hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const reply = z.discriminatedUnion("ok", [
  z.strictObject({
    ok: z.literal(true),
    value: z.strictObject({ sha256, sizeBytes: z.int().min(0), reading }),
    counts: z.strictObject({
      invoices: z.int().min(0),
      incomplete: z.int().min(0),
      problems: z.int().min(0),
      skipped: z.int().min(0),
      register: z.int().min(0),
      listed: z.int().min(0),
      named: z.int().min(0),
      shown: z.int().min(0),
    }),
  }),
  z.strictObject({
    ok: z.literal(false),
    error: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("empty-file") }),
      z.strictObject({
        kind: z.literal("too-large"),
        as: z.enum(["spreadsheet", "e-invoice"]),
        sizeBytes: z.number(),
        limitBytes: z.number(),
      }),
      z.strictObject({ kind: z.enum(["unreadable-spreadsheet", "unreadable-e-invoice"]), detail: line }),
    ]),
  }),
]);

/** A reply that says why there is none. */
const refusal = reply.options[1];

interface Refusal {
  readonly ok: false;
  readonly error: DropFailure;
}

/** The first piece of a reply, or null if the message is not one. */
export function checkOpening(message: unknown): Opening | Refusal | null {
  const parsed = reply.safeParse(message);
  if (!parsed.success) return null;
  return parsed.data as Opening | Refusal;
}

/** Makes the check of a reply with one value, or why there is none; null if a message is no such reply. */
export function replyWith<T>(value: z.ZodType<T>): (message: unknown) => Result<T, DropFailure> | null {
  const whole = z.union([z.strictObject({ ok: z.literal(true), value }), refusal]);
  return (message) => {
    const parsed = whole.safeParse(message);
    if (!parsed.success) return null;
    return parsed.data.ok ? ok(parsed.data.value) : fail(parsed.data.error);
  };
}

/** The reply to a request for a correction copy, or null if the message is not one. */
export const checkCopyReply = replyWith<Uint8Array>(z.instanceof(Uint8Array));

/** The reply to a request for the documents inside an e-invoice, or null if the message is not one. */
export const checkTakenOut = replyWith<TakenOut>(
  z.strictObject({ sha256, documents: z.array(z.instanceof(Uint8Array).nullable()).max(mostEnclosuresTold) }),
);

/** A piece of one of the long lists, or null if the message is not one. */
export function checkPiece(message: unknown): Piece | null {
  const { list, items } = (message ?? {}) as Partial<Piece>;
  const shape: Shape | null = typeof list === "string" && Object.hasOwn(shapes, list) ? shapes[list] : null;
  if (shape === null || !Array.isArray(items)) return null;
  return items.every((item) => hasShape(item, shape)) ? (message as Piece) : null;
}

type Check = (value: unknown) => boolean;

type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === "string";

const isTextOrNull: Check = (value) => value === null || typeof value === "string";

const isTextOrAbsent: Check = (value) => value === undefined || isText(value);

const isTrueOrAbsent: Check = (value) => value === undefined || value === true;

const isId: Check = (value) => typeof value === "string" && isShapedLikeId(value);

const isRow: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 1;

const isInvoice: Check = (value) =>
  isPlain(value) && Object.entries(value).every(([name, held]) => names.has(name) && typeof held === "string");

/** Left out where the list has no such columns. */
const isFigures: Check = (value) => value === undefined || (isPlain(value) && hasShape(value, figures));

const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);

const names: ReadonlySet<string> = new Set(propertyNames);

// Checked by hand instead of with zod: 100,000 rows must not freeze the window. The sheet of a problem is added later.
const shapes: {
  readonly [L in ListName]: { readonly [K in Exclude<keyof SheetReading[L][number], "sheet">]-?: Check };
} = {
  invoices: { row: isRow, invoice: isInvoice, raw: isText, rest: isTextOrAbsent, isMarkedSent: isTrueOrAbsent },
  incomplete: { row: isRow, invoice: isInvoice },
  problems: {
    row: isRow,
    column: isTextOrNull,
    header: isTextOrNull,
    value: isTextOrNull,
    reason: isSayable,
    fix: isSayable,
  },
  skipped: { row: isRow, reason: isSayable },
  register: { row: isRow, purchaseInvoiceId: isText, invoiceNumber: isText, supplier: isTextOrNull, says: isFigures },
  listed: { row: isRow, purchaseInvoiceId: isId, file: isText },
  named: { id: isTextOrNull, code: isTextOrNull, name: isTextOrNull },
  shown: { row: isRow, cells: isTexts },
};

const figures: { readonly [K in keyof EntryFigures]-?: Check } = {
  date: isTextOrNull,
  net: isTextOrNull,
  gross: isTextOrNull,
  isTotal: isTrueOrAbsent,
  currency: isTextOrNull,
  supplierId: isTextOrNull,
  notBooked: isTextOrAbsent,
  isUnknown: isTrueOrAbsent,
  hasSharedId: isTrueOrAbsent,
  ofCompany: isTextOrAbsent,
};

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function hasShape(item: unknown, shape: Shape): boolean {
  if (!isPlain(item)) return false;
  const held = item as Readonly<Record<string, unknown>>;
  return (
    Object.keys(item).every((name) => Object.hasOwn(shape, name)) &&
    Object.entries(shape).every(([name, isRight]) => isRight(held[name]))
  );
}
