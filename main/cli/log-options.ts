/** @file What stands behind `log`: which entries, or whether to check them all. */

import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";

export interface LogOptions {
  readonly verify: boolean;
  /** A hash that someone has kept, in hex. */
  readonly expect: string | null;
  /** Epoch ms of the beginning of a day on this machine. */
  readonly sinceMs: number | null;
  readonly importId: string | null;
}

interface Given {
  readonly verify?: boolean | undefined;
  readonly expect?: string | undefined;
  readonly since?: string | undefined;
  readonly import?: string | undefined;
}

/** The error is a sentence. Nothing of this may stand behind another command. */
export function readLogOptions(command: string, given: Given): Result<LogOptions, string> {
  const { verify = false, expect = null, since = null, import: importId = null } = given;
  const options = { verify, expect: expect?.toLowerCase() ?? null, sinceMs: since === null ? null : dayBegin(since) };
  const isUsed = verify || expect !== null || since !== null || importId !== null;
  if (command !== "log")
    return isUsed
      ? fail(words.cli.onlyBehind(["--verify", "--expect", "--since", "--import"], "log"))
      : ok({ ...options, importId });
  if (since !== null && Number.isNaN(options.sinceMs)) return fail(words.cli.sinceWantsDay(since));
  if (importId !== null && !/^\d{1,15}$/.test(importId)) return fail(words.cli.noImportId(importId));
  if (options.expect !== null && !/^[0-9a-f]{64}$/.test(options.expect)) return fail(words.cli.expectWantsHash);
  if (options.expect !== null && !verify) return fail(words.cli.onlyBehind(["--expect"], "log --verify"));
  if (verify && (since !== null || importId !== null)) return fail(words.cli.verifyLooksThroughAll);
  return ok({ ...options, importId });
}

/** NaN for what is no day. */
function dayBegin(day: string): number {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return Number.NaN;
  const begin = new Date(year, month - 1, date);
  return begin.getMonth() === month - 1 && begin.getDate() === date ? begin.getTime() : Number.NaN;
}
