/** @file What a form of the window asks about connections, inboxes and file names, and what it is told. */

import type { Weekday } from "../values/wall-clock.ts";
import type { Connection, InboxSettings, Settings } from "./settings.ts";

/** What a person has filled in, as they typed it; whatever is not named stays as it is. */
export type ConnectionFields = { readonly [Key in keyof Omit<Connection, "id">]?: unknown };
export type InboxFields = { readonly [Key in keyof Omit<InboxSettings, "id">]?: unknown };

/** What an office changes beside connections and inboxes, as typed: "" for never. */
export interface OfficeHabits {
  /** "8"; "0" for no undo. */
  readonly undoSeconds: string;
  /** When the morning report is made: "07:00". */
  readonly reportAt: string;
  /** When tonight's run is checked: "17:00". */
  readonly checkAt: string;
  /** The days on which it is checked, in the order of the week. */
  readonly checkDays: readonly Weekday[];
  readonly installUpdates: Settings["updates"]["install"];
  /** How many days a release must be out before it is loaded: "0". */
  readonly updateDelayDays: string;
  /** "system", "none", or the address of a proxy. */
  readonly proxy: string;
  /** The path of a file with the network's own certificates. */
  readonly caFile: string;
  /** The address that is asked for after a good sweep. */
  readonly pingUrl: string;
}

/** A sentence for each field that cannot stay as it is. One of a group is named by both: `hours.from`. */
export type WrongFields = Readonly<Record<string, string>>;

/** The entry's id, or what keeps it from being saved. */
export type Saved = { readonly saved: string } | { readonly wrong: WrongFields };

/** What already is in a folder that is to become an inbox. */
export interface FilesInFolder {
  readonly files: number;
  /** How many of them are spreadsheets by their names. */
  readonly spreadsheets: number;
  /** The first of their paths, relative to the folder. */
  readonly names: readonly string[];
}

/** `holds`: nothing was saved, because a person has to say first what to do with the files in the folder. */
export type SavedInbox = Saved | { readonly holds: FilesInFolder };

/** What a file name would be matched with under the rules of a form. */
export interface NameExample {
  readonly name: string;
  /** Null where a person would be asked. */
  readonly purchaseInvoiceId: string | null;
  /** Half a sentence: what shows the id, or why there is none. */
  readonly because: string;
}

/** What would become of a file that a person chose to try. */
export interface SampleVerdict {
  readonly file: string;
  readonly verdict: "ready" | "ask" | "refuse";
  /** What was found, the first in one sentence. */
  readonly sentences: readonly string[];
  /** The first of the purchase invoices that would be sent, a line each. */
  readonly invoices: readonly string[];
  readonly invoiceCount: number;
}
