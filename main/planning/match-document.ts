/** @file Finds the purchase invoice that a document belongs to, from its path alone, and only where that is certain. */

import type { OpenQuestion } from "../../shared/failure.ts";
import { isShapedLikeId } from "../../shared/purchase-invoice-id.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import { looksLikeDate } from "./looks-like-date.ts";

/** Why there is no id. */
export type NoMatch = Extract<OpenQuestion, { kind: "no-purchase-invoice-id" }>["why"];

/**
 * The id that stands at the start of the file's name, or names the folder that the file lies in.
 *
 * Where both name one and they differ, neither is taken.
 *
 * @param path relative to the inbox, `/` between its parts
 */
export function matchDocument(path: string): Result<string, NoMatch> {
  const parts = path.split("/");
  const inName = idAtStart(withoutExtension(parts.at(-1) ?? ""));
  const folder = parts.at(-2) ?? "";
  if (!isShapedLikeId(folder)) return inName;
  if (looksLikeDate(folder)) return fail("looks-like-a-date");
  return inName.ok && inName.value !== folder ? fail("two-ids") : ok(folder);
}

const withoutExtension = (name: string): string => name.replace(/\.[^.]*$/, "");

function idAtStart(name: string): Result<string, NoMatch> {
  const start = name.trimStart();
  const digits = /^\d+/.exec(start)?.[0];
  if (digits === undefined) return fail("none");
  if (looksLikeDate(start)) return fail("looks-like-a-date");
  return isShapedLikeId(digits) && endsToken(digits, start.slice(digits.length)) ? ok(digits) : fail("not-an-id");
}

/**
 * True where `rest` begins a new word: 10023_2 and "10023 note" go on, 10023a does not.
 *
 * A mark that joins digits makes them one number or code (1.234, 45-117, 12/3), and so does a space before exactly
 * three digits after at most three (10 023), which is a way of writing 10023.
 */
function endsToken(digits: string, rest: string): boolean {
  if (/^[\p{L}\p{N}\p{M}]/u.test(rest) || /^[-.,'’:/]\d/.test(rest)) return false;
  return digits.length > 3 || !/^\s\d{3}(?!\d)/.test(rest);
}
