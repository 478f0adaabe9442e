/** @file The lines that say whether a file is sent next, or waits. */

import type { Import } from "../../shared/imports/import.ts";
import { sayApproving, sayWhatFollows, whatFollows } from "../../shared/wording/agent/say-what-follows.ts";
import { status, timeZone, today } from "../agent/use-agent.ts";
import { settings, useSettings } from "../agent/use-settings.ts";
import { unbroken } from "../parts/unbroken.ts";

interface WhatFollowsProps {
  readonly import_: Import;
  readonly hasProblems?: boolean;
  readonly isList?: boolean;
  /** What is said before it. */
  readonly after?: string;
}

/** Nothing as long as the inbox's settings are unknown, because then it could be untrue. */
export function WhatFollows({ import_, hasProblems = false, isList = false, after = "" }: WhatFollowsProps) {
  useSettings();
  const inbox = settings.value?.inboxes.find(({ id }) => id === import_.inbox);
  if (inbox === undefined || status.value === null) return null;
  const follows = sayWhatFollows({ inbox, status: status.value, hasProblems, isList, now: today.value, timeZone });
  return <p class="card-words">{after === "" ? follows : `${after} ${follows}`}</p>;
}

/** True if it's sent next, now or in its hours, unless a row turns out to be wrong or unusual. */
export function isSentNext(import_: Import, hasProblems = false, isList = false): boolean {
  useSettings();
  const inbox = settings.value?.inboxes.find(({ id }) => id === import_.inbox);
  return inbox !== undefined && whatFollows(inbox, hasProblems, isList) === "sent";
}

/** What an approval leads to; "" as long as the agent's status is unknown. */
export const sayApprovingNow = (import_: Import): string =>
  status.value === null ? "" : unbroken(sayApproving(import_, { status: status.value, now: today.value, timeZone }));
