/** @file Commands that need every part, assembled as for the window. */

import { words } from "../../../shared/words/spoken.ts";
import { type Assembly, assemble } from "../../assemble/assemble.ts";
import { answerQuestions } from "../answer-questions.ts";
import type { Arguments } from "../arguments.ts";
import { showOffice } from "../office/office-commands.ts";
import { pauseAgent, resumeAgent } from "../pause-agent.ts";
import { printInvoices, printLife } from "../print-invoices.ts";
import { printLog } from "../print-log.ts";
import { makeReport } from "../print-report.ts";
import { runUntilStopped, syncNow } from "../run-agent.ts";
import { runTonight } from "../run-tonight.ts";
import { chooseConnection, confirmAccount, signIn, signOut } from "../sign-in.ts";
import { showStatus } from "../status/show-status.ts";
import { decisionFromOperands, retryAllLike, settleRow, tellDecision } from "../tell-decision.ts";
import { addInside } from "./add-inside.ts";
import { attachFound, attachListed } from "./attach-found.ts";
import { claimInbox } from "./claim-inbox.ts";
import { takeProxyPassword } from "./proxy-password.ts";
import { reverse } from "./reverse.ts";
import { inListsAgainst, isAnsweredByRow, isRowAnswer, settleRows, showRows } from "./settle-rows.ts";
import type { Terminal } from "./terminal.ts";
import { takeMailPassword, tryAlerts } from "./try-alerts.ts";
import { usageOf } from "./usage-of-command.ts";

/** Assembles the parts, carries the command out, and resolves with the exit code. */
export async function carryOutAssembled(asked: Arguments, terminal: Terminal): Promise<number> {
  const { command } = asked;
  const onlyReads = command === "status" || command === "log" || command === "office";
  const parts = assemble({ ...terminal.environment, onlyReads });
  try {
    await parts.settings.lookAtFolders();
    // What was decided on other computers is known here first. While the database is away it is what is known here.
    if (command !== "run" && command !== "sync") await parts.office?.catchUp();
    return await carryOut(parts, asked, terminal);
  } finally {
    parts.close();
  }
}

async function carryOut(
  parts: Assembly,
  {
    command,
    operands,
    anyway,
    find,
    allLike,
    remember,
    log: which,
    secret: asksSecret,
    json,
    date,
    batch,
    unlisted,
  }: Arguments,
  { environment, stopping, writeAsIs }: Terminal,
): Promise<number> {
  const { log, environmentSecret: given } = environment;
  switch (command) {
    case "run":
      return runUntilStopped(parts, log, stopping);
    case "sync":
      return syncNow(parts, log, json, stopping, writeAsIs);
    case "status":
      return showStatus(parts, log, json);
    case "pause":
      return pauseAgent(parts, operands[0]);
    case "resume":
      return resumeAgent(parts);
    case "tonight":
      return runTonight(parts, log, json);
    case "report":
      return makeReport(parts, log, operands[0], json);
    case "log":
      if (which.invoice !== null) return printLife(parts.journal, which.invoice, json);
      return which.invoices ? printInvoices(parts.journal, which, json) : printLog(parts.journal, which, json);
    case "sign-in":
    case "sign-out":
    case "confirm-account": {
      const connection = chooseConnection(parts, operands[0]);
      if (!connection) return 2;
      if (command === "confirm-account") return confirmAccount(parts, connection);
      if (command === "sign-out") return signOut(parts, connection);
      return signIn(parts, connection, { given, isAsked: asksSecret }, stopping);
    }
    case "office":
      return showOffice(parts.office, json);
    case "inbox":
      return claimInbox(parts, operands[1] ?? "", json);
    case "proxy-password":
      return takeProxyPassword(parts, operands[0], stopping);
    case "notify":
      return operands[0] === "password" ? takeMailPassword(parts, stopping) : tryAlerts(parts, log, json);
    case "answer":
      return answerQuestions(parts, operands[0] ?? "", operands.slice(1), remember, json);
    case "inside":
      return addInside(parts, operands[0] ?? "", operands.slice(1), json);
    case "attach":
      if (find !== null) return attachFound(parts, operands[0] ?? "", find);
      return unlisted ? decideBy(parts, command, operands, null) : attachListed(parts, operands);
    case "retry":
      return allLike ? retryAllLike(parts, operands[0] ?? "") : decideBy(parts, command, operands, anyway);
    case "reverse":
      return reverse(parts, operands[0] ?? "", date, batch);
    case "settle":
      return settle(parts, operands, json);
    default:
      return decideBy(parts, command, operands, anyway);
  }
}

/** Of all of a file, of rows that may have been sent, or of a row that an invoice list raises a question about. */
function settle(parts: Assembly, operands: readonly string[], json: boolean): number | Promise<number> {
  const [id = "", answer, ...rows] = operands;
  if (answer === undefined) return showRows(parts, id, json);
  const isByRow = isRowAnswer(answer) && isAnsweredByRow(parts, id, answer);
  if (isByRow && (rows.length > 0 || answer === "later")) return settleRows(parts, id, answer, rows);
  // "arrived" for what a list lacks was the word until now, and scripts may have it.
  const isOfList = answer === "checked" || answer === "arrived";
  if (isOfList && rows[0] !== undefined && rows.length === 1) return settleRow(parts, id, rows[0]);
  const against = answer === "send-again" ? inListsAgainst(parts, id) : null;
  if (against === null) return decideBy(parts, "settle", operands, null);
  process.stderr.write(`${against}\n`);
  return 2;
}

async function decideBy(
  parts: Assembly,
  command: string,
  operands: readonly string[],
  anyway: string | null,
): Promise<number> {
  const decision = operands.length > 2 ? null : decisionFromOperands(command, operands, anyway);
  if (decision) return tellDecision(parts, operands[0] ?? "", decision);
  process.stderr.write(`${words.cli.notUnderstood(command, operands.join(" "))}\n\n${usageOf(command)}`);
  return 2;
}
