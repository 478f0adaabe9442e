/** @file Finds the client secrets that expire soon, by the day in the settings. */

import type { ConnectionStatus } from "../agent/agent-status.ts";
import { dayIn } from "../wording/say-time.ts";

/** A client secret that expires within 60 days, or has expired. */
export interface SecretEnd {
  /** The connection's. */
  readonly id: string;
  readonly name: string;
  /** yyyy-mm-dd. */
  readonly day: string;
  /** How many days are left: 0 on the day itself, less than 0 afterwards. */
  readonly days: number;
  /** The last of `warnDays` that was reached. */
  readonly warned: number;
}

const dayMs = 24 * 60 * 60_000;
/** Days before a client secret expires, the last warning first. */
const warnDays = [0, 7, 30, 60] as const;

export const secretEnds = (
  connections: readonly Pick<ConnectionStatus, "id" | "name" | "secretExpires">[],
  nowMs: number,
  timeZone: string,
): readonly SecretEnd[] =>
  connections.flatMap(({ id, name, secretExpires: day }) => {
    if (day === undefined) return [];
    const days = daysUntil(day, nowMs, timeZone);
    const warned = warnDays.find((each) => days <= each);
    return warned === undefined ? [] : [{ id, name, day, days, warned }];
  });

/** @param day yyyy-mm-dd */
const daysUntil = (day: string, nowMs: number, timeZone: string): number =>
  Math.round((Date.parse(day) - Date.parse(dayIn(timeZone, nowMs))) / dayMs);
