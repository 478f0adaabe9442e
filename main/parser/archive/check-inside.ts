/** @file Checks the parser's replies about what is inside a file. See main/parser/check-reply.ts. */

import { z } from "zod";
import type { DropFailure } from "../../../shared/imports/failure.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { ListedInside, OpenedInside, Unpacked } from "../../imports/ports/parser-port.ts";
import { refusal, sha256 } from "../check-reply.ts";
import { line } from "../reading-schema.ts";
import { mostBytesInside, mostFilesInside } from "./file-inside.ts";

const unpacked = z.discriminatedUnion("ok", [
  z.strictObject({
    ok: z.literal(true),
    value: z.strictObject({
      sha256,
      problem: line.nullable(),
      files: z
        .array(z.strictObject({ name: z.string().min(1).max(200), bytes: z.instanceof(Uint8Array) }))
        .max(mostFilesInside),
    }),
  }),
  refusal,
]);

/** The reply to a request for the files inside an archive, or null if the message is not one. */
export function checkUnpacked(message: unknown): Result<Unpacked, DropFailure> | null {
  const parsed = unpacked.safeParse(message);
  if (!parsed.success) return null;
  const { data } = parsed;
  if (!data.ok) return fail(data.error);
  // A name comes from the file, and becomes one on our disk.
  return data.value.files.every(({ name }) => !/[\\/]|^[.]/.test(name)) ? ok(data.value) : null;
}

const listedInside = z.discriminatedUnion("ok", [
  z.strictObject({
    ok: z.literal(true),
    value: z.strictObject({
      sha256,
      problem: line.nullable(),
      files: z
        .array(z.strictObject({ name: z.string().min(1).max(200), sizeBytes: z.int().min(0) }))
        .max(mostFilesInside),
    }),
  }),
  refusal,
]);

/** The reply to a request for the list of what is inside an archive, or null if the message is not one. */
export function checkListedInside(message: unknown): Result<ListedInside, DropFailure> | null {
  const parsed = listedInside.safeParse(message);
  if (!parsed.success) return null;
  return parsed.data.ok ? ok(parsed.data.value) : fail(parsed.data.error);
}

const openedInside = z.discriminatedUnion("ok", [
  z.strictObject({
    ok: z.literal(true),
    value: z.strictObject({ sha256, sizeBytes: z.int().min(1).max(mostBytesInside).nullable() }),
  }),
  refusal,
]);

/** The first message of a reply to a request for one of the files inside, or null if the message is not one. */
export function checkOpenedInside(message: unknown): Result<OpenedInside, DropFailure> | null {
  const parsed = openedInside.safeParse(message);
  if (!parsed.success) return null;
  return parsed.data.ok ? ok({ ...parsed.data.value, body: null }) : fail(parsed.data.error);
}
