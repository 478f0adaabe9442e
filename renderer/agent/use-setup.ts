/** @file Which connection or inbox is being set up or changed. Its form replaces the list. */

import { signal } from "@preact/signals";

/** The guide from a new connection to a tested folder. */
export interface Guide {
  readonly is: "guide";
  readonly step: "connect" | "folder" | "try";
  readonly connection: string | null;
  readonly inbox: string | null;
}

export type Setup =
  | Guide
  | { readonly is: "office" }
  | { readonly is: "change-connection"; readonly id: string }
  | { readonly is: "change-inbox"; readonly id: string };

export const setup = signal<Setup | null>(null);

/** The first run: `unseen` until it is shown, `over` when a person has finished or left it. */
export const firstRun = signal<"unseen" | "open" | "over">("unseen");

export const newGuide: Guide = { is: "guide", step: "connect", connection: null, inbox: null };
