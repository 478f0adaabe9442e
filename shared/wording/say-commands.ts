/** @file Which commands go on with a file that needs a person: the terminal's counterpart of the buttons on its card. */

import { wasSent } from "../agent/exceptions.ts";
import { askedBeforeAgain } from "../confirmation/answered-rows.ts";
import { waysToSettle } from "../confirmation/ways-to-settle.ts";
import { unsavedEInvoice } from "../e-invoice/unsaved-e-invoice.ts";
import { mayHaveFilesInside } from "../imports/can-look-inside.ts";
import { canReject } from "../imports/can-reject.ts";
import { isOnlyUnsaved } from "../imports/copy/correction-copy.ts";
import type { Failure } from "../imports/failures/failure.ts";
import { remedyFor } from "../imports/failures/failure-groups.ts";
import { otherDocumentIn } from "../imports/failures/other-document-in.ts";
import type { Import } from "../imports/import.ts";
import { needsPerson } from "../imports/needs-person.ts";
import { onlyFileHelps } from "../spreadsheet/only-file-helps.ts";
import { words } from "../words/spoken.ts";
import { shorten } from "./grammar.ts";

type Deed =
  | "approve"
  | "answer"
  | "import"
  | "attach"
  | "inside"
  | "retry"
  | "found"
  | "anyway"
  | "close"
  | "cancel"
  | "notNeeded";

/**
 * One line for each command: "To try it again: pigeonhole retry 12". Of what may have been sent, {@link waysToSettle} tells.
 *
 * @param copy its correction copy, where that is a file of its own by now and asks a person first
 */
export function sayCommands(import_: Import, copy: Import | null = null): readonly string[] {
  const isCopyFirst = copy !== null && isOnlyUnsaved(import_);
  const deeds = deedsFor(import_).filter((deed) => deed !== "retry" || !isCopyFirst);
  return [
    ...(isCopyFirst
      ? [words.desktop.copyAsksFirst(shorten(copy.place.dropped, 120), copy.id, copy.state.at === "unknown")]
      : []),
    ...deeds.map((deed) => `${words.commands[deed]}: ${commandFor(deed, import_.id)}`),
  ];
}

/** "Or as a command: pigeonhole approve 12, or pigeonhole reject 12.": the same acts as on its card, but for closing what failed; or "". */
export function sayOrRun(import_: Import): string {
  const all = deedsFor(import_).filter((deed) => deed !== "notNeeded" || isForOthers(import_));
  // Behind "correct it", the command that cancels it would be taken for the one that goes on.
  const deeds = isToCorrect(import_) && all.length === 1 ? [] : all;
  const each = [...settlingCommands(import_), ...deeds.map((deed) => commandFor(deed, import_.id))];
  return each.length === 0 ? "" : words.commands.orRun(each);
}

/** It is never sent from here, so closing it is what remains to be done. */
function isForOthers({ state }: Import): boolean {
  return state.at === "failed" && (state.why.kind === "type-not-permitted" || otherDocumentIn(state.why) !== null);
}

const isToCorrect = ({ state }: Import): boolean =>
  state.at === "waiting" && (state.why.kind === "rows-have-problems" || state.why.kind === "cannot-tell");

function settlingCommands(import_: Import): readonly string[] {
  const ways = waysToSettle(import_);
  if (ways === null) return [];
  const settle = `pigeonhole settle ${import_.id}`;
  return [
    ...(ways.notFound === "missing" ? [] : [`${settle} arrived`]),
    ...(ways.notFound !== null && ways.canSendAgain ? [`${settle} send-again`] : []),
    ...(ways.byRow ? [settle] : []),
  ];
}

function commandFor(deed: Deed, id: string): string {
  switch (deed) {
    case "attach":
      return `pigeonhole attach ${id} ${words.commands.invoiceId}`;
    case "inside":
      return `pigeonhole inside ${id} all`;
    case "found":
      return `pigeonhole settle ${id} arrived ${words.commands.rows}`;
    case "anyway":
      return `pigeonhole retry ${id} --anyway ${words.commands.reason}`;
    case "close":
    case "cancel":
    case "notNeeded":
      return `pigeonhole reject ${id}`;
    default:
      return `pigeonhole ${deed} ${id}`;
  }
}

function deedsFor(import_: Import): readonly Deed[] {
  const { state } = import_;
  if (!needsPerson(import_)) return [];
  const close: readonly Deed[] = !canReject(import_) ? [] : [closingOf(import_)];
  if (state.at === "held") return ["approve", ...close];
  if (state.at !== "waiting" && state.at !== "failed") return close;
  return [...(mayHaveFilesInside(import_) ? (["inside"] as const) : deedsAfter(import_, state.why)), ...close];
}

/** To reject what was sent in part, or not saved, is to close it: it counts as done. */
const closingOf = (import_: Import): Deed =>
  import_.state.at === "failed" ? "notNeeded" : wasSent(import_) === "no" ? "cancel" : "close";

function deedsAfter(import_: Import, why: Failure): readonly Deed[] {
  switch (why.kind) {
    case "no-purchase-invoice-id":
      return ["attach"];
    case "spreadsheet-or-document":
      return ["import", "attach"];
    case "already-sent":
      return askedBeforeAgain(import_) === null ? ["anyway"] : ["found", "anyway"];
    case "cannot-tell":
      return onlyFileHelps(why.questions) ? [] : ["answer"];
    case "cannot-reverse":
      return ["retry"];
    case "rows-have-problems": {
      const unsaved = unsavedEInvoice(import_);
      if (unsaved === "in-doubt") return ["anyway"];
      return unsaved === "certain" || isOnlyUnsaved(import_) ? ["retry"] : [];
    }
    default:
      return ["repeat", "correct-or-repeat"].includes(remedyFor(why)) ? ["retry"] : [];
  }
}
