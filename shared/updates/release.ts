/** @file A release as its feed names it, and how versions follow each other. Pure. */

import { z } from "zod";
import { parseJson } from "../values/json/parse-json.ts";
import { fail, ok, type Result } from "../values/result.ts";

/** One file for one system, and what its bytes must be. */
export interface Release {
  readonly version: string;
  /** Epoch ms. */
  readonly releasedAt: number;
  /** True if it closes a security hole. */
  readonly isSecurity: boolean;
  /** The name has no folder: the file is beside the feed. The hash is base64. */
  readonly file: { readonly name: string; readonly bytes: number; readonly sha512: string };
}

/** More than any installer with Electron inside. */
const mostBytes = 1_000_000_000;

// Keys that a later Pigeonhole adds are passed over: an older program must still find its update.
const schema = z.object({
  product: z.literal("pigeonhole"),
  for: z.string().max(40),
  version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/),
  releasedAt: z.iso.datetime(),
  security: z.boolean(),
  file: z.object({
    name: z.string().regex(/^\w[\w.-]{0,150}$/),
    bytes: z.int().min(1).max(mostBytes),
    sha512: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
  }),
});

/**
 * Reads a feed whose signature was checked.
 *
 * @param target the system that it must be for, such as `linux-x64`
 * @returns otherwise `unreadable`, or the system that it is for
 */
export function readRelease(
  text: string,
  target: string,
): Result<Release, { readonly is: "unreadable" } | { readonly is: "for-another"; readonly for: string }> {
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) return fail({ is: "unreadable" });
  const { for: given, version, releasedAt, security, file } = parsed.data;
  if (given !== target) return fail({ is: "for-another", for: given });
  return ok({ version, releasedAt: Date.parse(releasedAt), isSecurity: security, file });
}

/** True if `version` comes after `other`; both as in "1.4.2". */
export function isNewer(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split(".").map(Number)) as [number[], number[]];
  const at = one.findIndex((part, n) => part !== (two[n] ?? 0));
  return at !== -1 && (one[at] ?? 0) > (two[at] ?? 0);
}
