/** @file `log`: the audit trail, as CSV or as JSON, written as it is read: it may be a million entries long. */

import { batchNames } from "../../shared/imports/batch-names.ts";
import type { TrailEntry } from "../../shared/imports/history-query.ts";
import { type CallEventName, isCallEvent } from "../../shared/imports/trail-event.ts";
import { csvCell } from "../../shared/values/text/csv-cell.ts";
import { sayEvent } from "../../shared/wording/imports/say-trail.ts";
import { sayMessagesIn } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { OpenJournal, TrailFilter } from "../journal/journal.ts";
import { instant } from "./status/instants.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

export async function printLog(journal: OpenJournal, filter: TrailFilter, asJson: boolean): Promise<number> {
  const { entries, hash } = journal.trailEnd();
  await printLines(asJson ? jsonLines(journal.trail(filter)) : csvLines(journal.trail(filter)));
  // On stderr: a last line that is no entry would be in the way of every program that reads them.
  if (hash !== null) process.stderr.write(`${words.cli.trailEnd(entries, hash)}\n`);
  return 0;
}

/** Prints lines as they are made. Ends without an error if the reading program has closed the pipe. */
export async function printLines(lines: Iterable<string>): Promise<void> {
  // The error is reported to the piece's own callback. Without this listener it would also end the process.
  process.stdout.on("error", () => {});
  try {
    for (const piece of inPieces(lines)) await print(piece);
  } catch (problem) {
    // The reader has seen enough.
    if ((problem as NodeJS.ErrnoException).code !== "EPIPE") throw problem;
  }
}

/** Resolves when the piece is written, so that a slow reader doesn't fill our memory. A pipeline never ends where stdout is a file. */
const print = (piece: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(piece, (problem) => (problem ? reject(problem) : resolve()));
  });

/** A call of the system for each line would take most of the time. */
function* inPieces(lines: Iterable<string>): Iterable<string> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length < 64 * 1024) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}

function* jsonLines(entries: Iterable<TrailEntry>): Iterable<string> {
  let before = "[";
  for (const entry of entries) {
    const shown = { ...entry, at: instant(entry.at), ...callIn(entry), says: sayEvent(entry) };
    yield `${before}\n${JSON.stringify(shown, null, 2).replaceAll(/^/gm, "  ")}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}

/** What an entry says of one call to the finance service; all empty where it is about none. */
function callIn({ kind, at, what, detail }: TrailEntry) {
  const said = (typeof detail === "object" && detail !== null ? detail : {}) as Readonly<Record<string, unknown>>;
  const why = (typeof said["why"] === "object" && said["why"] !== null ? said["why"] : {}) as typeof said;
  const sentAt = numberOr(said["sentAt"]);
  const mayBeThere = kind === "batch" && sentAt !== null && isCallEvent(what) && mayHaveArrivedAt(what);
  return {
    rows: textOr(said["rows"]),
    requestedAt: sentAt === null ? null : instant(sentAt),
    batchNames: mayBeThere ? batchNames(sentAt, numberOr(said["lastEvidenceAt"]) ?? at, timeZone) : [],
    status: numberOr(said["status"]) ?? numberOr(why["status"]),
    answer:
      what === "accepted"
        ? textOr(said["answer"])
        : (textOr(why["body"]) ?? textOr(sayMessagesIn("detail", why["detail"]))),
  };
}

/** True where the batch of a call may be in the finance system, as far as this entry tells. */
function mayHaveArrivedAt(what: CallEventName): boolean {
  switch (what) {
    case "begin-sending":
    case "accepted":
    case "outcome-unknown":
      return true;
    case "rejected-by-service":
    case "not-sent":
      return false;
    default:
      return what satisfies never;
  }
}

const numberOr = (value: unknown): number | null => (typeof value === "number" ? value : null);
const textOr = (value: unknown): string | null => (typeof value === "string" ? value : null);

const columns: Readonly<Record<string, (entry: TrailEntry, call: ReturnType<typeof callIn>) => string>> = {
  entry: ({ seq }) => String(seq),
  at: ({ at }) => instant(at),
  who: ({ who }) => who,
  machine: ({ machine }) => machine ?? "",
  version: ({ version }) => version ?? "",
  import: ({ importId }) => importId ?? "",
  file: ({ file }) => file ?? "",
  sha256: ({ sha256 }) => sha256 ?? "",
  what: ({ what }) => what,
  // With a hyphen alone a spreadsheet program would take "2-4" for a day in April.
  rows: (_, { rows }) => (rows ?? "").replaceAll("-", " to ").replaceAll(",", ", "),
  "batch names": (_, { batchNames }) => batchNames.join("; "),
  requested: (_, { requestedAt }) => requestedAt ?? "",
  status: (_, { status }) => (status === null ? "" : String(status)),
  answer: (_, { answer }) => answer ?? "",
  detail: ({ detail }) => (detail === null ? "" : JSON.stringify(detail)),
  hash: ({ hash }) => hash ?? "",
  says: sayEvent,
};

function* csvLines(entries: Iterable<TrailEntry>): Iterable<string> {
  yield `${Object.keys(columns).join(",")}\r\n`;
  for (const entry of entries) {
    const call = callIn(entry);
    const cells = Object.values(columns).map((cell) => csvCell(cell(entry, call)));
    yield `${cells.join(",")}\r\n`;
  }
}
