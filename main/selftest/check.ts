/** @file One check of the self-test, and what it can find. */

import type { Words } from "../../shared/words/spoken.ts";

/** Left out: what it would check doesn't exist here, such as a tray on a computer without a desktop. */
export type Finding =
  | { readonly is: "passed"; readonly detail: string | null }
  | { readonly is: "failed"; readonly why: string }
  | { readonly is: "left-out"; readonly why: string };

export interface Check {
  readonly name: keyof Words["selftest"]["checks"];
  /** Whatever it throws counts as failed. */
  readonly run: () => Promise<Finding> | Finding;
}

export const passed = (detail: string | null = null): Finding => ({ is: "passed", detail });
export const failed = (why: string): Finding => ({ is: "failed", why });
export const leftOut = (why: string): Finding => ({ is: "left-out", why });
