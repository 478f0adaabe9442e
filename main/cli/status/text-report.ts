/** @file The text that `sync` and `status` print: the agent's state, then a line or two for each import. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { withoutEndedWait } from "../../../shared/agent/ended-wait.ts";
import { isAboutInvoice } from "../../../shared/agent/exceptions.ts";
import { whatHoldsUp } from "../../../shared/agent/held-up.ts";
import type { Confirmation } from "../../../shared/confirmation/confirmation.ts";
import { type RowInDoubt, restFor } from "../../../shared/confirmation/row-in-doubt.ts";
import { waysToSettle } from "../../../shared/confirmation/ways-to-settle.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { needsPerson } from "../../../shared/imports/needs-person.ts";
import type { Unsettled } from "../../../shared/ipc.ts";
import { secretEnds } from "../../../shared/notices/secret-end.ts";
import { escapeLine } from "../../../shared/values/text/escape-controls.ts";
import {
  sayAgent,
  sayAway,
  sayReferences,
  sayRegister,
  sayWhichSystem,
} from "../../../shared/wording/agent/say-agent.ts";
import { sayExceptionLine } from "../../../shared/wording/agent/say-exceptions.ts";
import { sayWaitForHours, waitsForHours } from "../../../shared/wording/agent/say-hours.ts";
import { sayNotCome } from "../../../shared/wording/agent/say-missing-documents.ts";
import { sayWhoImports } from "../../../shared/wording/agent/say-office.ts";
import { sayReport } from "../../../shared/wording/agent/say-report.ts";
import { saySecretExpires } from "../../../shared/wording/agent/say-sign-in.ts";
import { sayTonight } from "../../../shared/wording/agent/say-tonight.ts";
import { sayConfirmation, sayUnconfirmed } from "../../../shared/wording/imports/say-confirmation.ts";
import { sayOriginal, saySentRowInFull, sayWhenSent } from "../../../shared/wording/imports/say-first-time.ts";
import { sayImport, sayUnsettled } from "../../../shared/wording/imports/say-import.ts";
import { sayLookFor } from "../../../shared/wording/imports/say-sought.ts";
import { sayCommands } from "../../../shared/wording/say-commands.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { ReportContext } from "./import-report.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

interface TextContext extends Omit<ReportContext, "rulesOf"> {
  /** True where nothing runs and the reader may think that something does: not for `sync`, which has just ended. */
  readonly isStopped: boolean;
  /** The rows of a batch that may have been sent, with what lists say of them. */
  readonly rowsOf: (import_: Import) => readonly RowInDoubt[];
  /** What its correction copy is by now, if that asks a person itself; else null. */
  readonly copyOf: (import_: Import) => Import | null;
}

/** What `sync` and `status` print without `--json`: what needs a person comes first. */
export function textFromAgent(
  status: AgentStatus,
  imports: readonly Import[],
  unsettled: readonly Unsettled[],
  { isRunning, nowMs, originalOf, sweepHealth: { stuck }, isStopped, confirmationOf, rowsOf, copyOf }: TextContext,
): string {
  const registers = status.connections.map((connection) => sayRegister(connection, nowMs));
  const sentence = sayAgent(status, timeZone);
  const lines = [...(stuck === null ? [] : [stuck])];
  // Before Pigeonhole is set up, starting it would not help.
  if (isStopped && status.state !== "not-set-up" && sentence !== words.agent.notRunning)
    lines.push(words.agent.notRunning);
  lines.push(sentence);
  // Then nothing else tells what is wrong, and standard error may go elsewhere.
  if (status.state === "not-set-up") lines.push(...status.settingsProblems.map((problem) => escapeLine(problem)));
  if (status.office && status.office.trouble === null) lines.push(sayWhoImports(status.office));
  for (const connection of status.connections) lines.push(`${words.note.connection} ${sayWhichSystem(connection)}`);
  for (const { name, day, days } of secretEnds(status.connections, nowMs, timeZone))
    lines.push(escapeLine(saySecretExpires(name, day, days)));
  lines.push(...registers.filter((line) => line !== null));
  for (const connection of status.connections)
    lines.push(...sayReferences(connection, nowMs).map((line) => escapeLine(line)));
  const unconfirmed = status.unconfirmed && sayUnconfirmed(status.unconfirmed, nowMs);
  if (unconfirmed) lines.push(unconfirmed);
  for (const inbox of status.inboxes)
    if (inbox.unreachableSince !== undefined)
      lines.push(escapeLine(words.cli.inboxAway(inbox.path, sayAway(inbox, nowMs, timeZone) ?? "")));
  for (const { leftAlone, path } of status.inboxes)
    if (leftAlone !== undefined) lines.push(words.cli.leftAlone(leftAlone, escapeLine(path)));
  // An idle agent's own sentence already says this.
  if (status.missingDocuments && status.state !== "idle")
    lines.push(sayNotCome(status.missingDocuments.documents, status.missingDocuments.first));
  if (status.tonight) lines.push(sayTonight(status.tonight, nowMs, timeZone));
  if (status.report) lines.push(`${sayReport(status.report, nowMs, timeZone)}.`, ...status.report.alarms);
  for (const exception of status.exceptions) {
    lines.push(escapeLine(sayExceptionLine(exception)));
    if (isAboutInvoice(exception) && exception.isFoundByPerson)
      lines.push(`   ${words.cli.thenOpenAgain(exception.importId, exception.row)}`);
    if (isAboutInvoice(exception)) lines.push(`   ${words.cli.thenSettleRow(exception.importId, exception.row)}`);
  }
  for (const written of [...imports.filter(needsPerson), ...imports.filter((each) => !needsPerson(each))]) {
    const import_ = withoutEndedWait(written, status.connections);
    const until = waitsForHours(import_, status.closed);
    const heldUpBy = whatHoldsUp(import_, status, isRunning);
    const detail =
      until === null || heldUpBy !== null
        ? sayImport(import_, nowMs, heldUpBy).detail
        : sayWaitForHours(import_, until, nowMs, timeZone);
    lines.push(
      "",
      `${import_.id}  ${escapeLine(import_.place.dropped)}`,
      ...[
        ...detail.split("\n"),
        ...linesOnFirstTime(import_, originalOf(import_)),
        ...linesOnUnknown(import_, rowsOf),
        ...sayCommands(import_, copyOf(import_)),
        ...linesOnLists(confirmationOf(import_.id)),
      ].map((line) => `   ${line}`),
    );
  }
  for (const { file, why } of unsettled) lines.push("", `-  ${escapeLine(file)}`, `   ${sayUnsettled(why)}`);
  return `${lines.join("\n")}\n`;
}

function linesOnUnknown(import_: Import, rowsOf: TextContext["rowsOf"]): readonly string[] {
  const ways = waysToSettle(import_);
  if (ways === null) return [];
  const rows = ways.notFound === null ? rowsOf(import_) : [];
  const rest = { arrived: restFor(rows, "arrived"), missing: restFor(rows, "missing") };
  return [sayLookFor(import_, timeZone), ...words.cli.thenSettle(import_.id, ways, rest)];
}

const linesOnLists = (confirmation: Confirmation | null): readonly string[] =>
  confirmation === null ? [] : [sayConfirmation(confirmation)];

function linesOnFirstTime({ state, sentBefore }: Import, original: Import | null): readonly string[] {
  const doubtful = state.at === "waiting" && state.why.kind === "already-sent" ? state.why.rows : [];
  const [only, ...others] = doubtful;
  const rows = [
    ...sentBefore.map((row) => saySentRowInFull(row, timeZone)),
    // The sentence above has the only one already.
    ...(only !== undefined && others.length === 0
      ? sayWhenSent(only, timeZone)
      : doubtful.map((row) => saySentRowInFull(row, timeZone))),
  ];
  return original === null ? rows : [sayOriginal(original, timeZone), ...rows];
}
