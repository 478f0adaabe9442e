/** @file Whether the night will work, as it was found when somebody or the agent looked. */

/** `unknown` stands for what cannot be found out on this computer; it makes nothing red. */
type TonightVerdict = "good" | "bad" | "unknown";

export interface TonightPoint {
  readonly about:
    | "agent"
    | "sign-in"
    | "audience"
    | "authority"
    | "service"
    | "folder"
    | "apart"
    | "disk"
    | "journal"
    | "sleep";
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
