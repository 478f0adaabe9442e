/** @file Checks the parser's replies about what is inside a file. See main/parser/check-reply.ts. */

import { z } from "zod";
import type { DropFailure } from "../../../shared/imports/failures/drop-failure.ts";
import { ok, type Result } from "../../../shared/values/result.ts";
import type { ListedInside, OpenedInside, Unpacked } from "../../imports/ports/parser-port.ts";
import { replyWith, sha256 } from "../check-reply.ts";
import { line } from "../reading-schema.ts";
import { mostBytesInside, mostFilesInside } from "./file-inside.ts";

const name = z.string().min(1).max(200);
const filesOf = <T>(file: z.ZodType<T>) =>
  z.strictObject({ sha256, problem: line.nullable(), files: z.array(file).max(mostFilesInside) });

const unpacked = replyWith<Unpacked>(filesOf(z.strictObject({ name, bytes: z.instanceof(Uint8Array) })));

/** The reply to a request for the files inside an archive, or null if the message is not one. */
export function checkUnpacked(message: unknown): Result<Unpacked, DropFailure> | null {
  const reply = unpacked(message);
  // A name comes from the file, and becomes one on our disk.
  return reply?.ok && reply.value.files.some((file) => /[\\/]|^[.]/.test(file.name)) ? null : reply;
}

/** The reply to a request for the list of what is inside an archive, or null if the message is not one. */
export const checkListedInside = replyWith<ListedInside>(filesOf(z.strictObject({ name, sizeBytes: z.int().min(0) })));

const opened = replyWith<Omit<OpenedInside, "body">>(
  z.strictObject({ sha256, sizeBytes: z.int().min(1).max(mostBytesInside).nullable() }),
);

/** The first message of a reply to a request for one of the files inside, or null if the message is not one. */
export function checkOpenedInside(message: unknown): Result<OpenedInside, DropFailure> | null {
  const reply = opened(message);
  return reply?.ok ? ok({ ...reply.value, body: null }) : reply;
}
