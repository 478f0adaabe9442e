/** @file Starts the parser's process while a new spreadsheet still has to hold still, so that it needn't wait after that. */

import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { Inboxes } from "../inbox/inbox.ts";
import type { StartableParser } from "../parser/parser.ts";

const isRead = /\.(?:csv|tsv|txt|xls[xb]?|ods|xml)$/i;

/** An inbox whose files have to hold still for longer: a process would have ended before. */
const longestSettleMs = 8_000;

/** Sweeps, and starts ahead where a sweep sees a file for the first time that the parser will probably read. */
export function sweepAndStartAhead(sweep: Inboxes["sweep"], parser: Pick<StartableParser, "startAhead">) {
  return async (inbox: InboxSettings, nowMs: number): ReturnType<Inboxes["sweep"]> => {
    const findings = await sweep(inbox, nowMs);
    const isNew = findings.unsettled.some(({ why, file }) => why === "new" && isRead.test(file));
    if (isNew && inbox.settleMs <= longestSettleMs) parser.startAhead();
    return findings;
  };
}
