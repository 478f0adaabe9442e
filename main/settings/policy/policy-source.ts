/** @file What the settings ask of a policy: where it comes from, and what it says. */

import type { Policy, PolicyMaker } from "../../../shared/settings/policy.ts";
import type { ListName } from "../put-entry.ts";

/** The policy, null for none, or why there is one that can't be used. */
export type FoundPolicy = Policy | null | { readonly problems: readonly string[] };

export interface PolicySource {
  /** Changes with the policy. Cheap. */
  stamp(): string;
  read(): FoundPolicy;
}

/** For parts that know no computer, such as tests. */
export const noPolicy: PolicySource = { stamp: () => "none", read: () => null };

/** What the policy of this computer says of the settings; see applyPolicy. */
export interface PolicyView {
  /** Where it is, or null for no policy. */
  readonly from: string | null;
  readonly by: PolicyMaker;
  /** The locked keys beside the lists, such as `network.proxy`. */
  readonly locked: readonly string[];
  /** The locked keys of an entry. @param id null for one that is new */
  lockedIn(list: ListName, id: string | null): readonly string[];
  /** What it says of entries that are new, as the settings would hold it. */
  valuesOfNew(list: ListName): Readonly<Record<string, unknown>>;
  /** True where the policy itself holds the entry. */
  holds(list: ListName, id: string): boolean;
  /** True for a list that has no entries but the policy's. */
  isClosed(list: ListName): boolean;
}
