/** @file The result of the tonight check: whether tonight's run will work. */

import type { NotSent } from "../imports/failures/not-sent.ts";
import type { NotImported } from "./inbox-owner.ts";

/**
 * `warning`: it is wrong, but files are still sent. `unknown`: this computer can't find out. Neither makes
 * the check red.
 */
type TonightVerdict = "good" | "bad" | "warning" | "unknown";

/** One finding, stored as data and worded in the reader's language. See [Note: a message]. */
export type TonightFinding =
  | {
      readonly about: "agent";
      readonly isRunning: boolean;
      readonly isPaused: boolean;
      /** The inboxes outside their posting hours, and when the hours begin (epoch ms). */
      readonly closed: readonly { readonly path: string; readonly opensAt: number }[];
    }
  /** The client secret expires soon, by the settings; `day` as yyyy-mm-dd, `days` left at the check. Absent otherwise. */
  | { readonly about: "secret"; readonly name: string; readonly day: string; readonly days: number }
  | { readonly about: "sign-in"; readonly name: string; readonly problem: NotSent | null }
  /** Whether the token names this service as its audience. A token for another service does not count. */
  | { readonly about: "audience"; readonly name: string; readonly namesService: boolean }
  | { readonly about: "authority" | "service"; readonly name: string; readonly problem: string | null }
  /** This computer's clock and that of the finance service differ by minutes. */
  | { readonly about: "clock"; readonly name: string; readonly aheadMs: number }
  | { readonly about: "folder"; readonly path: string; readonly problem: FolderProblem | null }
  /** Something else than its folder keeps the inbox from being imported here. */
  | { readonly about: "owner"; readonly id: string; readonly path: string; readonly because: NotImported }
  /** `other`: another inbox inside this one or around it. */
  | { readonly about: "apart"; readonly path: string; readonly other: string | null }
  /** `path`: an inbox's folder, or null for Pigeonhole's data folder. */
  | { readonly about: "disk"; readonly path: string | null; readonly freeBytes: number | null }
  /** `backupDay`: such as "2026-11-21", or null if there is no backup. */
  | { readonly about: "journal"; readonly backupDay: string | null; readonly isGood: boolean }
  | { readonly about: "sleep"; readonly setting: SleepSetting };

/** What failed in an inbox's folder, with the operating system's message. */
export interface FolderProblem {
  readonly step: "list" | "is-file" | "write" | "remove" | "answer";
  readonly detail: string;
}

export interface TonightFound {
  readonly verdict: TonightVerdict;
  readonly finding: TonightFinding;
}

export interface TonightPoint {
  readonly about: TonightFinding["about"];
  readonly verdict: TonightVerdict;
  /** The finding, and what to do if it is bad. */
  readonly sentence: string;
}

export interface TonightCheck {
  /** Epoch ms. */
  readonly at: number;
  readonly verdict: "green" | "red";
  /** Set where all that was wrong may be right now, and only another check can tell. The verdict is the old one then. */
  readonly isOutdated?: true;
  /** Set where the posting hours of inboxes don't begin tonight: of some, or of all. */
  readonly resting?: { readonly inboxes: number; readonly isAll: boolean };
  readonly points: readonly TonightPoint[];
}

/** When this computer goes to sleep on mains power. */
export type SleepSetting =
  | { readonly is: "never" }
  | { readonly is: "after"; readonly ms: number }
  | { readonly is: "unreadable" };
