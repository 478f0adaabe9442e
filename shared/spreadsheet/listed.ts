/** @file What the office's lists have of what a person types; see [Note: a reference list]. */

export interface Listed {
  /** The one entry that is meant for certain, as it is sent. */
  readonly exact: string | null;
  /** Those that may be meant, the likeliest first. */
  readonly found: readonly string[];
}
