/** @file Whether the night will work, as it was found when somebody or the agent looked. */

import type { NotSent } from "../imports/failure.ts";

/** `unknown` stands for what cannot be found out on this computer; it makes nothing red. */
type TonightVerdict = "good" | "bad" | "unknown";

/** What was found, as data: it is kept, and said in the language of whoever reads it. See [Note: a line]. */
export type TonightFinding =
  | {
      readonly about: "agent";
      readonly isRunning: boolean;
      readonly isPaused: boolean;
      /** The inboxes that are outside their posting hours, and when these begin, in epoch ms. */
      readonly closed: readonly { readonly path: string; readonly opensAt: number }[];
    }
  | { readonly about: "sign-in"; readonly name: string; readonly problem: NotSent | null }
  /** Whether the sign-in says itself that it is for this service; one for another is no sign-in. */
  | { readonly about: "audience"; readonly name: string; readonly namesService: boolean }
  | { readonly about: "authority" | "service"; readonly name: string; readonly problem: string | null }
  | { readonly about: "folder"; readonly path: string; readonly problem: FolderProblem | null }
  /** `other`: another inbox that lies in it or around it. */
  | { readonly about: "apart"; readonly path: string; readonly other: string | null }
  /** `path`: of an inbox, or null for Pigeonhole's own data. */
  | { readonly about: "disk"; readonly path: string | null; readonly freeBytes: number | null }
  /** `backupDay`: as 2026-11-21, or null where there is none. */
  | { readonly about: "journal"; readonly backupDay: string | null; readonly isGood: boolean }
  | { readonly about: "sleep"; readonly setting: SleepSetting };

/** What could not be done in an inbox's folder, with what the operating system says. */
export interface FolderProblem {
  readonly step: "list" | "write" | "remove" | "answer";
  readonly detail: string;
}

export interface TonightFound {
  readonly verdict: TonightVerdict;
  readonly finding: TonightFinding;
}

export interface TonightPoint {
  readonly about: TonightFinding["about"];
  readonly verdict: TonightVerdict;
  /** What was found, and what to do where it is bad. */
  readonly sentence: string;
}

export interface TonightCheck {
  /** Epoch ms. */
  readonly at: number;
  readonly verdict: "green" | "red";
  readonly points: readonly TonightPoint[];
}

/** What was found out of how this computer goes to sleep while it is on mains power. */
export type SleepSetting =
  | { readonly is: "never" }
  | { readonly is: "after"; readonly ms: number }
  | { readonly is: "unreadable" };
