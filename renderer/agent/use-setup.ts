/** @file Which connection or inbox is being set up or changed, in place of the list of them. */

import { signal } from "@preact/signals";

/** A guide from a connection to a folder that has been tried. */
export interface Guide {
  readonly is: "guide";
  readonly step: "connect" | "folder" | "try";
  readonly connection: string | null;
  readonly inbox: string | null;
}

export type Setup =
  | Guide
  | { readonly is: "change-connection"; readonly id: string }
  | { readonly is: "change-inbox"; readonly id: string };

export const setup = signal<Setup | null>(null);

/** The first run: `unseen` until it is shown, `over` when a person is through with it or has left it. */
export const firstRun = signal<"unseen" | "open" | "over">("unseen");

export const newGuide: Guide = { is: "guide", step: "connect", connection: null, inbox: null };
