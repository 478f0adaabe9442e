/** @file The text that `sync` and `status` print: the agent's state, then a line or two for each import. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { withoutEndedWait } from "../../../shared/agent/ended-wait.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Unsettled } from "../../../shared/ipc.ts";
import { sayAgent, sayRegister } from "../../../shared/wording/agent/say-agent.ts";
import { sayExceptionLine } from "../../../shared/wording/agent/say-exceptions.ts";
import { sayWaitForHours, waitsForHours } from "../../../shared/wording/agent/say-hours.ts";
import { sayNotCome } from "../../../shared/wording/agent/say-missing-documents.ts";
import { sayReport } from "../../../shared/wording/agent/say-report.ts";
import { sayTonight } from "../../../shared/wording/agent/say-tonight.ts";
import { sayOriginal, saySentRowInFull } from "../../../shared/wording/imports/say-first-time.ts";
import { sayImport, sayUnsettled } from "../../../shared/wording/imports/say-import.ts";
import { words } from "../../../shared/words/spoken.ts";
import { escapeLine } from "../../platform/escape-controls.ts";
import type { ReportContext } from "./import-report.ts";

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** What `sync` and `status` print without `--json`. */
export function textFromAgent(
  status: AgentStatus,
  imports: readonly Import[],
  unsettled: readonly Unsettled[],
  { isRunning, nowMs, originalOf, sweepHealth: { stuck } }: Omit<ReportContext, "rulesOf">,
): string {
  const registers = status.connections.map((connection) => sayRegister(connection, nowMs));
  const lines = [...(stuck === null ? [] : [stuck]), sayAgent(status, timeZone)];
  lines.push(...registers.filter((line) => line !== null));
  for (const { leftAlone, path } of status.inboxes)
    if (leftAlone !== undefined) lines.push(words.cli.leftAlone(leftAlone, escapeLine(path)));
  // An idle agent's own sentence already says this.
  if (status.notCome && status.state !== "idle") lines.push(sayNotCome(status.notCome.documents, status.notCome.first));
  if (status.tonight) lines.push(sayTonight(status.tonight, nowMs, timeZone));
  if (status.report) lines.push(`${sayReport(status.report, nowMs, timeZone)}.`, ...status.report.alarms);
  lines.push(...status.exceptions.map((exception) => escapeLine(sayExceptionLine(exception))));
  for (const written of imports) {
    const import_ = withoutEndedWait(written, status.connections);
    const until = waitsForHours(import_, status.closed);
    const { title, detail: progress } = sayImport(import_, nowMs, isRunning);
    const detail = until === null ? progress : sayWaitForHours(import_, until, nowMs, timeZone);
    lines.push(
      "",
      `${import_.id}  ${escapeLine(import_.place.dropped)}`,
      `   ${title}`,
      ...[...detail.split("\n"), ...linesOnFirstTime(import_, originalOf(import_))].map((line) => `   ${line}`),
    );
  }
  for (const { file, why } of unsettled) lines.push("", `-  ${escapeLine(file)}`, `   ${sayUnsettled(why)}`);
  return `${lines.join("\n")}\n`;
}

function linesOnFirstTime({ state, sentBefore }: Import, original: Import | null): readonly string[] {
  const doubtful = state.at === "waiting" && state.why.kind === "already-sent" ? state.why.rows : [];
  const rows = [...sentBefore, ...doubtful].map((row) => saySentRowInFull(row, timeZone));
  return original === null ? rows : [sayOriginal(original, timeZone), ...rows];
}
