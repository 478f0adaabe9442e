/** @file Reads the options of `log`: which entries to print, or whether to verify the trail. */

import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";

export interface LogOptions {
  readonly verify: boolean;
  /** A hash of the last entry that was noted earlier, 64 hex digits. */
  readonly expect: string | null;
  /** Epoch ms of midnight at the start of a day, in this machine's time zone. */
  readonly sinceMs: number | null;
  readonly importId: string | null;
  /** Each row that was sent, in place of the entries. */
  readonly invoices: boolean;
  /** The number of the invoice whose life is told, or null. */
  readonly invoice: string | null;
}

interface Given {
  readonly verify?: boolean | undefined;
  readonly expect?: string | undefined;
  readonly since?: string | undefined;
  readonly import?: string | undefined;
  readonly invoices?: boolean | undefined;
  readonly invoice?: string | undefined;
}

/** Reads the options of `log`, and refuses them for any other command. The error is a sentence. */
export function readLogOptions(command: string, given: Given): Result<LogOptions, string> {
  const { verify = false, expect = null, since = null, import: importId = null } = given;
  const { invoices = false, invoice = null } = given;
  const sinceMs = since === null ? null : dayBegin(since);
  const options = { verify, expect: expect?.toLowerCase() ?? null, sinceMs, invoices, invoice };
  const isUsed = verify || invoices || [expect, since, importId, invoice].some((value) => value !== null);
  if (command !== "log")
    return isUsed
      ? fail(words.cli.onlyBehind(["--verify", "--expect", "--since", "--import", "--invoices", "--invoice"], "log"))
      : ok({ ...options, importId });
  if (since !== null && Number.isNaN(options.sinceMs)) return fail(words.cli.sinceWantsDay(since));
  if (importId !== null && !/^\d{1,15}$/.test(importId)) return fail(words.cli.noImportId(importId));
  if (options.expect !== null && !/^[0-9a-f]{64}$/.test(options.expect)) return fail(words.cli.expectWantsHash);
  if (options.expect !== null && !verify) return fail(words.cli.onlyBehind(["--expect"], "log --verify"));
  if (invoice !== null && (invoice.trim() === "" || verify || invoices || since !== null || importId !== null))
    return fail(words.cli.invoiceStandsAlone);
  if (verify && invoices) return fail(words.cli.verifyLooksThroughAll);
  if (verify && (since !== null || importId !== null)) return fail(words.cli.verifyLooksThroughAll);
  return ok({ ...options, importId });
}

/** Epoch ms of the start of a day such as "2026-11-21"; NaN if there is no such day. */
function dayBegin(day: string): number {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return Number.NaN;
  const begin = new Date(year, month - 1, date);
  return begin.getMonth() === month - 1 && begin.getDate() === date ? begin.getTime() : Number.NaN;
}
