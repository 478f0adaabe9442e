/** @file Words the verdict of a check for the terminal and the first run. */

import { isSupplierList } from "../../shared/spreadsheet/supplier-list.ts";
import { sayRowProblem } from "../../shared/wording/imports/rows/say-rows-with-problems.ts";
import { saySentRowInFull } from "../../shared/wording/imports/say-first-time.ts";
import { sayInvoices, sayRowsOfEInvoice } from "../../shared/wording/imports/say-import.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { sayText } from "../../shared/wording/say-text.ts";
import { sayAhead } from "../../shared/wording/say-time.ts";
import { skippedRuns } from "../../shared/wording/skipped-runs.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Verdict } from "./verdict.ts";

/** The findings as sentences; the first one sums them up. */
export function sayVerdict(of: Verdict): readonly string[] {
  const { failure, problems, text, dates, decimals, skipped, derived, sentBefore, agreedTotal } = of;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [
    failure?.message ?? saySum(of, timeZone),
    ...(text ? [words.cli.text(sayText(text))] : []),
    ...(dates ? [words.cli.dates(sayMessage(dates.evidence))] : []),
    ...(decimals ? [words.cli.decimals(sayMessage(decimals.evidence))] : []),
    ...sayWithoutCurrency(of),
    ...(agreedTotal ? [`✓ ${sayMessage(agreedTotal)}`] : []),
    ...derived.map(sayMessage),
    ...problems.map(sayRowProblem),
    ...sentBefore.map((row) => saySentRowInFull(row, timeZone)),
    ...sayLeftOut(skipped),
  ];
}

/** What the finance system makes of such amounts, its contract does not say. */
function sayWithoutCurrency({ invoices }: Verdict): readonly string[] {
  const without = invoices.filter((invoice) => !("Currency" in invoice)).length;
  return without === 0 ? [] : [words.cli.withoutCurrency(without, invoices.length)];
}

/** A line for each run of rows with one reason; the empty rows, which may be hundreds, are all in one line. */
function sayLeftOut(skipped: Verdict["skipped"]): readonly string[] {
  const isEmpty = ({ reason }: Verdict["skipped"][number]): boolean => reason.say === "row-empty";
  const empty = skippedRuns(skipped.filter(isEmpty));
  const others = skippedRuns(skipped.filter((one) => !isEmpty(one)));
  return [
    ...others.map((run) => words.cli.rowsLeftOut([run], sayMessage(run.reason))),
    ...(empty[0] === undefined ? [] : [words.cli.rowsLeftOut(empty, sayMessage(empty[0].reason))]),
  ];
}

function saySum(of: Verdict, timeZone: string): string {
  const { verdict, becomes, problems } = of;
  const found = sayFound(of);
  if (verdict === "ready") {
    const ready = words.cli.ready(found);
    const sendsAt = becomes?.sendsAt ?? null;
    return sendsAt === null ? ready : words.cli.sentFrom(ready, sayAhead(Date.parse(sendsAt), Date.now(), timeZone));
  }
  return problems.length > 0 ? words.cli.looksUnusual(found) : words.cli.waitsForApproval(found);
}

/** What a usable file holds. */
function sayFound({ file, kind, invoices, totals, purchaseInvoiceId, register, listed }: Verdict): string {
  const { found } = words.cli;
  if (kind === "batch" || kind === "e-invoice") {
    if (totals === null) return found.invoices(invoices.length);
    return (kind === "e-invoice" ? sayRowsOfEInvoice : sayInvoices)([{ invoices: invoices.length, ...totals }]);
  }
  if (kind === "register" && isSupplierList(file) && register.length === 0) return found.supplierList;
  if (kind === "register") return listed.length > 0 ? found.listed(listed.length) : found.register(register.length);
  return purchaseInvoiceId === null ? found.ignored : found.documentFor(purchaseInvoiceId);
}
