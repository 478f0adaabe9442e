/** @file Words the morning report: its first sentence, what a person has to do, and what does not add up. */

import type { MissingDocuments } from "../../agent/missing-documents.ts";
import type { Difference, ReportMade } from "../../agent/morning-report.ts";
import { waysToSettle } from "../../confirmation/ways-to-settle.ts";
import { kindOfOther } from "../../e-invoice/kind-of-other.ts";
import { unsavedEInvoice } from "../../e-invoice/unsaved-e-invoice.ts";
import { isOnlyUnsaved } from "../../imports/copy/correction-copy.ts";
import type { Failure } from "../../imports/failures/failure.ts";
import type { Import } from "../../imports/import.ts";
import { words } from "../../words/spoken.ts";
import { capitalise, shorten } from "../grammar.ts";
import { recipeFor } from "../imports/recipe-for.ts";
import { sayState } from "../imports/say-import.ts";
import { sayInShort } from "../imports/say-in-short.ts";
import { sayLookFor } from "../imports/say-sought.ts";
import { sayOrRun } from "../say-commands.ts";
import { sayWhen } from "../say-time.ts";
import { sayNotCome } from "./say-missing-documents.ts";

export function sayDifference(difference: Difference): string {
  switch (difference.is) {
    case "missing":
      return words.report.missing(shorten(difference.file, 120), shorten(difference.path, 160));
    case "stranger":
      return words.report.stranger(shorten(difference.path, 160));
    case "count": {
      const { dropped, accounted } = difference;
      return dropped > accounted
        ? words.report.moreDropped(dropped, dropped - accounted, accounted)
        : words.report.fewerDropped(dropped, accounted - dropped, accounted);
    }
  }
}

interface Summary {
  readonly alarms: readonly string[];
  /** A sentence; empty where nothing does. */
  readonly howManyNeedYou: string;
  readonly dropped: number;
  readonly underWay: number;
  readonly trouble: string | null;
  /** Listed documents that are missing, the oldest first. */
  readonly notCome: readonly MissingDocuments[];
}

/** The first sentence: what needs doing. It says that all is well only if nothing does. */
export function sayNight({ alarms, howManyNeedYou, dropped, underWay, trouble, notCome }: Summary): string {
  if (alarms.length > 0) return words.report.countIsWrong;
  if (howManyNeedYou !== "") return howManyNeedYou;
  if (trouble !== null) return dropped === 0 ? words.report.nothingArrivedBut(trouble) : trouble;
  if (notCome[0] !== undefined) return sayNotCome(notCome.length, notCome[0]);
  if (dropped === 0) return words.report.nothingArrived;
  return underWay > 0 ? words.report.stillUnderWay(underWay) : words.report.allDone(dropped);
}

/** The text before the newest entry's hash. See [Note: the chain]. */
export const sayTrailEnd = (entries: number): string => words.report.trailEnd(entries);

/** For a menu, a link or a terminal: "Morning report (07:00): 2 needed you then". */
export function sayReport({ until, needYou, alarms }: ReportMade, nowMs: number, timeZone: string): string {
  const when = sayWhen(until, nowMs, timeZone);
  if (alarms.length > 0) return words.report.lineOfAlarm(when);
  return needYou === 0 ? words.report.lineOfNone(when) : words.report.lineOfSome(when, needYou);
}

/** Why a file waits, in a few words, and what a person has to do about it: in the window, or as a command. */
export function sayTaskFor(import_: Import, timeZone: string): Task {
  const { why, toDo } = sayTaskInWindow(import_, timeZone);
  return { why, toDo: [toDo, sayOrRun(import_)].filter((said) => said !== "").join(" ") };
}

interface Task {
  readonly why: string;
  readonly toDo: string;
}

function sayTaskInWindow(import_: Import, timeZone: string): Task {
  const { state } = import_;
  switch (state.at) {
    case "held":
      return {
        why: state.why ? capitalise(sayInShort(state.why)) : words.report.toApprove,
        toDo: words.report.approve,
      };
    case "unknown": {
      const ways = waysToSettle(import_);
      const lookFor = sayLookFor(import_, timeZone);
      return {
        why: capitalise(sayInShort(state.why)),
        toDo: ways === null ? lookFor : `${lookFor} ${words.report.thenSettle(ways)}`,
      };
    }
    case "waiting":
    case "failed":
      return { why: capitalise(sayInShort(state.why)), toDo: sayToDo(import_, state.why) };
    default:
      return { why: sayState(import_), toDo: words.report.open };
  }
}

function sayToDo(import_: Import, why: Failure): string {
  const { parts, place } = import_;
  const { lookThenAdd, correctCopy, addCorrectedRows, notPermitted, removePassword, toDo } = words.report;
  if (why.kind === "unreadable-spreadsheet" && why.detail.say === "is-protected") return removePassword;
  if (why.kind === "unreadable-e-invoice" && why.detail.say === "is-other-document")
    return words.failures.otherDocuments[kindOfOther(why.detail.is)];
  if (why.kind === "type-not-permitted") {
    const recipe = recipeFor(why.extension);
    return notPermitted(recipe === "other" ? toDo[why.kind] : words.failures.recipes[recipe]);
  }
  if (why.kind !== "rows-have-problems") return toDo[why.kind];
  const unsaved = unsavedEInvoice(import_);
  if (unsaved !== null) return words.report[unsaved === "certain" ? "sendEInvoiceAgain" : "lookThenSendEInvoice"];
  // Rows that may be saved must not be added with the copy of those that were not.
  if (why.problems.some(({ notSaved }) => notSaved?.isCertain === false)) return lookThenAdd;
  if (place.copy !== undefined) return correctCopy(parts.length > 0, isOnlyUnsaved(import_));
  return parts.length === 0 ? toDo[why.kind] : addCorrectedRows;
}
