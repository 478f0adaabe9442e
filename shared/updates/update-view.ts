/** @file What people are shown of updates: what there is, what it waits for, and what became of the last one. */

/** How this program is replaced. `by-it`: by the people who installed it, such as with a package manager. */
export type InstallKind = "appimage" | "nsis" | "mac-bundle" | "by-it" | "checkout";

/** Why an update couldn't be looked for, loaded or installed. `detail` is a machine's own words. */
export type UpdateProblem =
  | { readonly is: "away" | "disk" | "installer" | "backup"; readonly detail: string }
  | { readonly is: "no-feed"; readonly status: number }
  | { readonly is: "unreadable" | "not-signed" | "cut-off" | "not-the-file" | "no-room" }
  | { readonly is: "for-another"; readonly for: string };

/** What a loaded update waits for. `asking`: the settings want that a person starts it. */
export type WaitsFor = "asking" | "work" | "person" | "night";

export type UpdateState =
  | { readonly is: "off"; readonly why: "checkout" | "no-key" | "no-address" | "settings" }
  | { readonly is: "current" }
  | { readonly is: "by-it" | "found" | "loading" | "installing" | "refused"; readonly version: string }
  | { readonly is: "put-off"; readonly version: string; readonly until: number }
  | { readonly is: "ready"; readonly version: string; readonly waitsFor: WaitsFor };

/** How the last update ended. `failed-here`: its self-test failed, and there was no earlier version to return to. */
export interface UpdateOutcome {
  readonly is: "updated" | "rolled-back" | "not-installed" | "failed-here";
  readonly from: string;
  readonly to: string;
  /** Epoch ms. */
  readonly at: number;
}

export interface UpdateView {
  /** The version that is running. */
  readonly version: string;
  readonly state: UpdateState;
  /** Epoch ms of the last answer of the feed, or null. */
  readonly lookedAt: number | null;
  readonly problem: UpdateProblem | null;
  readonly last: UpdateOutcome | null;
}
