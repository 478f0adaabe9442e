/** @file Words the audit trail of one import. */

import type { TrailEntry } from "../../imports/history-query.ts";
import { type AgentEventName, isAgentEvent, isTrailEventName, type TrailEventName } from "../../imports/trail-event.ts";
import type { CellSaid } from "../../words/english/imports/trail.ts";
import { words } from "../../words/spoken.ts";
import { capitalise, list, sentence } from "../grammar.ts";
import { isMessage, sayMessage } from "../message.ts";
import { sayWithdrawnInShort } from "./say-outcome.ts";
import { sayBatches } from "./say-reversal.ts";

/** How the trail names the person who moved a file back. Moving a file needs no name. */
export const movedBack = "a person, by moving the file back";

/** The person's name; the agent itself is "agent". */
export const sayWho = (who: string): string => (who === movedBack ? words.trail.whoMovedBack : who);

/** What happened, in a sentence. An entry of a newer version is shown by its name. */
export function sayEvent({ what, detail }: Pick<TrailEntry, "what" | "detail">): string {
  if (!isTrailEventName(what)) return nameInWords(what);
  return isAgentEvent(what) ? words.trail.agent[what] : sayImportEvent(what, detail);
}

const nameInWords = (name: string): string => `${capitalise(name.replaceAll("-", " "))}.`;

function sayImportEvent(what: Exclude<TrailEventName, AgentEventName>, detail: unknown): string {
  const said = isRecord(detail) ? detail : {};
  const text = (key: string): string | null => {
    const value = said[key];
    return (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : null;
  };
  const { trail } = words;
  const part = Number(said["part"] ?? 0) + 1;
  const reason = text("reason");
  switch (what) {
    case "take-in":
      if (isRecord(said["reverses"])) return sayTakenInReversal(namedIn(said["reverses"]["of"]), text("follows"));
      return text("of") === null ? trail.found : trail.fromEInvoice(text("of") ?? "");
    case "plan": {
      const parts = Array.isArray(said["parts"]) ? said["parts"].length : 0;
      const read = parts > 1 ? trail.readInBatches(parts) : trail.readAndChecked;
      const evidence = sentence(evidenceIn(said));
      return evidence === "" ? read : `${read} ${evidence}`;
    }
    case "store-register":
      return trail.keptAsRegister;
    case "store-list":
      return trail.keptAsList;
    case "store-suppliers":
      return trail.keptAsSuppliers;
    case "store-names":
      return trail.keptAsNames;
    case "store-template":
      return trail.keptAsTemplate;
    case "reclassify":
      return text("kind") === "batch" ? trail.nowInvoices : trail.nowDocument;
    case "take-as-spreadsheet":
      return trail.takenAsSpreadsheet;
    case "ask":
      return trail.asked;
    case "invalid-file":
      return trail.cannotBeSent;
    case "mark-duplicate":
      return trail.isTwin(text("of") ?? "?");
    case "wait-for-original":
      return trail.waitsBehind(text("original") ?? "?");
    case "begin-sending":
      return part > 1 ? trail.beganBatch(part) : trail.began;
    case "accepted": {
      const status = text("status");
      return status === null ? trail.accepted : trail.acceptedWith(status);
    }
    case "rejected-by-service": {
      const status = isRecord(said["why"]) ? said["why"]["status"] : null;
      return typeof status === "number" ? trail.declinedWith(String(status)) : trail.declined;
    }
    case "not-sent":
    case "defer":
      return trail.keptForLater;
    case "outcome-unknown":
    case "outcome-unknown-after-restore":
      return trail.lostSight;
    case "hold-after-restore":
      return trail.doubted;
    case "hold":
      return trail.held;
    case "read-again":
      return isRecord(said["inherits"]) ? trail.inherited(...namedIn(said["inherits"]["from"])) : trail.readAgain;
    case "adopt":
      return trail.adopted(text("inbox") ?? "?", text("connection") ?? "?");
    case "approve":
      return trail.approved;
    case "answer":
      return trail.answered;
    case "reject":
      if (said["closes"] === true) return reason === null ? trail.closed : trail.closedFor(reason);
      if (said["part"] !== undefined) return trail.closedUnsent;
      return reason === null ? trail.rejected : trail.rejectedFor(reason);
    case "retry":
      return trail.retried;
    case "look-again":
      return trail.lookedAgain;
    case "send-anyway":
      return reason === null ? trail.sentAnyway : trail.sentAnywayFor(reason);
    case "attach":
      return trail.attached(text("purchaseInvoiceId") ?? "?");
    case "take-back":
      return trail.takenBack;
    case "settle-rows":
      return sayRowsSettled(text("rows") ?? "?", text("answer"), said["list"]);
    case "settle":
      if (text("rows") !== null) return trail.rowsSentAgain(text("rows") ?? "?");
      return said["answer"] === "send-again" ? trail.sentAgain : trail.hadArrived;
    case "settle-row":
      if (said["again"] !== undefined) return trail.rowSentAgain(String(said["row"] ?? "?"), ...namedIn(said["again"]));
      return trail.checkedRow(typeof said["row"] === "number" ? String(said["row"]) : "?", questionIn(said));
    case "mark-corrected":
      return trail.corrected(...namedIn(said["in"]));
    case "mark-correction":
      return trail.correction(...namedIn(said["of"]));
    case "replace-rows":
      return text("rows") === null
        ? trail.perhapsCorrected(...namedIn(said["in"]))
        : trail.replaced(text("rows") ?? "?", ...namedIn(said["in"]));
    case "not-corrected":
      return trail.notCorrected(...namedIn(said["in"]));
    case "choose-inside":
      return trail.filesChosen(textsIn(said["files"]));
    case "take-inside":
      return trail.filesTaken(textsIn(said["files"]));
    case "put-back":
      return said["is"] === "copy" ? trail.copyPutBack : trail.filePutBack;
    case "correct-cells":
      return trail.cellsCorrected(cellsIn(said["cells"]));
    case "withdraw":
      return sentence(
        capitalise(
          sayWithdrawnInShort({
            ...{ kind: "withdrawn", was: text("was") },
            ...(said["mayHaveArrived"] === true && { mayHaveArrived: true }),
          }),
        ),
      );
    case "return-to-inbox":
      return trail.cameBack;
    case "start-move":
      return trail.aboutToMove(text("to") ?? "");
    case "notice-change":
      return trail.changedSince(text("at") ?? "");
    case "hand-over":
      return trail.handedOver(text("to") ?? "?");
    case "take-out": {
      const to = Array.isArray(said["to"]) ? said["to"] : [];
      return trail.takenOut(
        list(
          to.filter((id): id is string => typeof id === "string"),
          "and",
        ),
      );
    }
    case "reverse":
      return words.reversal.trail.asked(batchesIn(said["parts"]), text("date"));
    case "draft-reversal":
      return sayDrafted(namedIn(said["to"]), text("inPlaceOf"));
    case "set-location": {
      const at = text("at");
      return at === null ? trail.isGone : trail.liesIn(at);
    }
    case "sent-before-restore":
    case "take-as-sent":
      return trail.takenAsSent;
    default:
      return what satisfies never;
  }
}

function sayTakenInReversal([file, id]: readonly [string, string], before: string | null): string {
  const { isDraft, isInPlace } = words.reversal.trail;
  return before === null ? isDraft(file, id) : isInPlace(file, id, before);
}

function sayDrafted([file, id]: readonly [string, string], before: string | null): string {
  const { drafted, replaced } = words.reversal.trail;
  return before === null ? drafted(file, id) : replaced(file, id, before);
}

function sayRowsSettled(rows: string, answer: string | null, by: unknown): string {
  const { trail } = words;
  if (answer === "missing") return trail.rowsMissing(rows);
  if (answer === "later") return trail.rowsLeftOpen(rows);
  return isRecord(by) ? trail.rowsListed(rows, namedIn(by)[0]) : trail.rowsArrived(rows);
}

/** What an invoice list said of a row that a person then compared. */
function questionIn({ is }: Readonly<Record<string, unknown>>): keyof typeof words.trail.listQuestion {
  return is === "not-found" || is === "twice" ? is : "differs";
}

const batchesIn = (parts: unknown): string => (Array.isArray(parts) ? sayBatches(parts.map(Number)) : "?");

/** The file and the id of another import. */
const namedIn = (named: unknown): [file: string, id: string] =>
  isRecord(named) ? [String(named["file"]), String(named["id"])] : ["?", "?"];

/** How a document's invoice was found. */
const evidenceIn = ({ evidence }: Readonly<Record<string, unknown>>): string =>
  isMessage(evidence) ? sayMessage(evidence) : "";

/** The finance system's answer, if this entry has one. */
export function answerIn({ detail }: Pick<TrailEntry, "detail">): string | null {
  const answer = isRecord(detail) ? (detail["answer"] ?? bodyOf(detail["why"])) : null;
  return typeof answer === "string" && answer !== "" && !decided.has(answer) ? answer : null;
}

/** What a person says of a call, which is no answer of the finance system. */
const decided: ReadonlySet<string> = new Set(["arrived", "send-again", "missing", "later"]);

const bodyOf = (why: unknown): unknown => (isRecord(why) ? why["body"] : null);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The cells that a person corrected; what an older journal says otherwise is left out. */
function cellsIn(cells: unknown): readonly CellSaid[] {
  if (!Array.isArray(cells)) return [];
  return cells.flatMap((cell) => {
    const { row, column, from, to } = (cell ?? {}) as Partial<Record<keyof CellSaid, unknown>>;
    return typeof row === "number" && typeof column === "string" && typeof from === "string" && typeof to === "string"
      ? [{ row, column, from, to }]
      : [];
  });
}
