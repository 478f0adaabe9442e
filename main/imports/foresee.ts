/** @file Foresees what would become of a file if the agent took it in now, by the functions that the agent uses. Changes nothing. */

import type { OpenQuestion } from "../../shared/imports/failures/open-question.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { SentRow } from "../../shared/imports/row-fingerprint.ts";
import { asksPerson } from "../../shared/imports/state-groups.ts";
import { opensAt } from "../../shared/settings/posting-hours.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { finish } from "../planning/plan-import.ts";
import { findConflictOriginal } from "./filing/find-conflict.ts";
import { holdFor, planSheet, type Subject } from "./plans/plan-sheet.ts";
import type { FolderPort } from "./ports/folder-port.ts";
import type { Journal } from "./ports/journal-port.ts";
import type { Ports } from "./ports/ports.ts";
import { findOriginal, mayStillBeSent } from "./steps/find-original.ts";
import { idFromPerson } from "./steps/match-again.ts";
import { questionAbout } from "./steps/sent-before.ts";
import { type ThereFirstMetadata, thereFirstIn, wasThereFirst } from "./there-first.ts";

/** What a check looks up in the journal. It only reads. */
export type JournalLookUp = ThereFirstMetadata &
  Pick<
    Journal,
    | "get"
    | "atPath"
    | "withContent"
    | "mayHaveArrived"
    | "sameOffice"
    | "usualNets"
    | "earlier"
    | "registered"
    | "hasRegisteredId"
    | "begunSinceAsked"
    | "listed"
    | "listedAlready"
    | "hasRegister"
    | "compareSome"
    | "findings"
    | "attachedTo"
  >;

/** The inbox that a file is checked for. */
export interface Home extends Pick<Ports, "today" | "timeZone"> {
  readonly settings: InboxSettings;
  /** What people call the company of its connection. */
  readonly companyNames: readonly string[];
  readonly journal: JournalLookUp;
  readonly folder: Pick<FolderPort, "exists">;
  /** Epoch ms. */
  readonly nowMs: number;
}

/** What becomes of a file. */
export type Fate =
  /** Sent without a person. `sendsAt`: epoch ms at which its inbox's posting hours begin, or null if they hold nothing up. */
  | { readonly becomes: "queued"; readonly sendsAt: number | null }
  | { readonly becomes: "held"; readonly doubts: readonly RowProblem[] }
  | { readonly becomes: "waiting"; readonly why: OpenQuestion }
  | { readonly becomes: "duplicate"; readonly of: Import }
  /** See [Note: waiting for the original]. */
  | { readonly becomes: "reading"; readonly behind: Import }
  /** See [Note: files that were there first]. */
  | { readonly becomes: "left-alone" }
  /** An invoice list or a list file: its ids are kept. */
  | { readonly becomes: "done" };

/** What of a spreadsheet would be sent, beside its fate. */
interface SheetFate {
  readonly fate: Fate;
  /** The rows that would be sent, in the file's numbers. */
  readonly rows: ReadonlySet<number>;
  /** Problems of the rows that would not be sent, and doubts about the others. */
  readonly problems: readonly RowProblem[];
  readonly sentBefore: readonly SentRow[];
}

/** A file that is to be checked, as the journal knows it: the import that it belongs to, if that is not over. */
export interface Checked {
  readonly subject: Omit<Subject, "kind">;
  /** The path that it was dropped with. */
  readonly dropped: string;
  readonly answers: Import["answers"];
  /** What a person has said that it belongs to. */
  readonly purchaseInvoiceId: string | null;
}

/** No import has this id. */
const notInJournal = "0";

/** Finds out whether the file at `path` is one that the journal is still busy with. */
export function identify({ journal, settings }: Home, path: string, sha256: string): Checked {
  const known = journal.atPath(settings.id, path);
  const isOpen = known?.sha256 === sha256 && openStates.includes(known.state.at);
  if (!isOpen)
    return {
      subject: { id: notInJournal, inbox: settings.id, sha256, connection: settings.connection, anyway: null },
      ...{ dropped: path, answers: null, purchaseInvoiceId: null },
    };
  const { id, inbox, connection, anyway, place, answers } = known;
  return {
    subject: { id, inbox, sha256, connection, anyway },
    ...{ dropped: place.dropped, answers, purchaseInvoiceId: idFromPerson({ journal }, known) },
  };
}

const openStates: readonly Import["state"]["at"][] = ["reading", "held", "queued", "waiting", "failed"];

/** True for a file that its inbox leaves alone. */
export function leavesAlone({ journal, settings }: Home, path: string, sha256: string): boolean {
  const first = settings.existingFiles === "leave" ? thereFirstIn(journal, settings) : null;
  return first !== null && wasThereFirst(first, path, sha256);
}

/** The name of the file that this one is a sync-conflict copy of, or null. */
export const conflictOf = (home: Home, dropped: string): Promise<string | null> =>
  findConflictOriginal(home, home.settings.id, dropped);

export function foreseeSpreadsheet(home: Home, { subject }: Checked, reading: SheetReading): SheetFate {
  const nothing = { rows: new Set<number>(), problems: [], sentBefore: [] };
  const plan = finish(planSheet(home, { ...subject, kind: "batch" }, home.settings, reading));
  switch (plan.verdict) {
    case "same-content":
      return { ...nothing, fate: repeats(plan.original) };
    case "duplicate":
      return { ...nothing, fate: repeats(importOf(home, plan.of)) };
    case "wait":
      return { ...nothing, fate: repeats(importOf(home, plan.behind)) };
    case "keep":
      return { ...nothing, fate: { becomes: "done" } };
    case "ask":
      return {
        ...nothing,
        fate: { becomes: "waiting", why: plan.why },
        problems: plan.why.kind === "rows-have-problems" ? plan.why.problems : [],
      };
    case "send":
      return {
        fate: fateOfPlanned(home, plan.doubts),
        rows: new Set(plan.batches.flatMap(({ rows }) => rows)),
        problems: [...plan.left, ...plan.doubts],
        sentBefore: plan.sentBefore,
      };
  }
}

/** The fate of a document that belongs to this purchase invoice. */
export function foreseeDocument(home: Home, { subject }: Checked, purchaseInvoiceId: string): Fate {
  const original = findOriginal(home.journal, { ...subject, kind: "document" }, purchaseInvoiceId);
  if (original === undefined) return fateOfPlanned(home, []);
  return asksPerson(original.state) ? { becomes: "waiting", why: questionAbout(original) } : repeats(original);
}

function fateOfPlanned({ settings, nowMs, timeZone }: Home, doubts: readonly RowProblem[]): Fate {
  const hold = holdFor(doubts, settings);
  if (hold) return { becomes: "held", doubts: hold };
  const opens = settings.hours ? opensAt(settings.hours, nowMs, timeZone) : nowMs;
  return { becomes: "queued", sendsAt: opens > nowMs ? opens : null };
}

const repeats = (original: Import): Fate =>
  mayStillBeSent(original) ? { becomes: "reading", behind: original } : { becomes: "duplicate", of: original };

function importOf({ journal }: Home, id: string): Import {
  const known = journal.get(id);
  if (known === undefined) throw new Error(`the journal has no import ${id}`);
  return known;
}
