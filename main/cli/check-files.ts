/** @file `check`: reads, maps and checks files as an import would. Sends nothing and writes nothing. */

import { resolve, sep } from "node:path";
import type { Connection, InboxSettings } from "../../shared/settings/settings.ts";
import { escapeLine } from "../../shared/values/text/escape-controls.ts";
import { sayWhichSystem } from "../../shared/wording/agent/say-agent.ts";
import { sayMessagesIn } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import { checkFile } from "../check/check-file.ts";
import { homeOf } from "../check/home.ts";
import { sayVerdict } from "../check/say-check.ts";
import type { Verdict } from "../check/verdict.ts";
import type { JournalLookUp } from "../imports/foresee.ts";
import type { Parser } from "../imports/ports/parser-port.ts";
import type { Templates } from "../imports/ports/ports.ts";

export interface CheckParts {
  readonly parser: Parser;
  readonly inboxes: readonly InboxSettings[];
  readonly connections: readonly Connection[];
  readonly templates: (inbox: InboxSettings) => ReturnType<Templates["forInbox"]>;
  /** Null where there is none yet, or one that cannot be used. */
  readonly journal: JournalLookUp | null;
  /** Ends the check before its next file. */
  readonly stopping: AbortSignal;
}

/**
 * Prints the verdict on each file, as text as soon as it is known.
 *
 * @returns the exit code: 0 all are ready, 1 a person is needed or not every file was checked, 2 a file is missing
 */
export async function checkFiles(
  { parser, inboxes, connections, templates, journal, stopping }: CheckParts,
  files: readonly string[],
  inboxId: string | null,
  asJson: boolean,
): Promise<number> {
  const verdicts: Verdict[] = [];
  for (const file of files) {
    if (stopping.aborted) break;
    const inbox = inboxFor(file, inboxes, inboxId);
    const known = inbox ? templates(inbox) : { templates: [], fallback: null };
    const connection = connections.find(({ id }) => id === inbox?.connection);
    const verdict = await checkFile(parser, file, inbox ? homeOf(inbox, connection, journal) : null, known);
    if (!asJson) process.stdout.write(`${verdicts.length === 0 ? "" : "\n"}${textFrom(verdict, connection)}`);
    verdicts.push(verdict);
  }
  if (asJson) process.stdout.write(`${JSON.stringify({ files: verdicts.map(forOtherPrograms) }, sayMessagesIn, 2)}\n`);
  const unchecked = files.length - verdicts.length;
  if (unchecked > 0) process.stderr.write(`${words.cli.checkStopped(unchecked)}\n`);
  if (verdicts.some(({ isMissing }) => isMissing)) return 2;
  return unchecked === 0 && verdicts.every(({ verdict }) => verdict === "ready") ? 0 : 1;
}

/** The system that the file would be sent to comes right after the verdict. */
function textFrom(verdict: Verdict, connection: Connection | undefined): string {
  const [sum = "", ...rest] = sayVerdict(verdict);
  const where = connection === undefined ? [] : [`${words.note.connection} ${sayWhichSystem(connection)}`];
  return `${escapeLine(verdict.file)}: ${[sum, ...where, ...rest].join("\n   ")}\n`;
}

/** The verdict names the sheet once, for the whole file. */
const forOtherPrograms = ({ isMissing: _, problems, text, ...verdict }: Verdict) => ({
  ...verdict,
  text: text && { encoding: text.encoding, separator: text.separator },
  problems: problems.map(({ sheet: __, ...problem }) => problem),
});

/** The inbox with this id, else the inbox that contains the file, else the only inbox. */
function inboxFor(file: string, inboxes: readonly InboxSettings[], id: string | null): InboxSettings | undefined {
  if (id !== null) return inboxes.find((inbox) => inbox.id === id);
  const containing = inboxes.find((inbox) => resolve(file).startsWith(resolve(inbox.path) + sep));
  return containing ?? (inboxes.length === 1 ? inboxes[0] : undefined);
}
