/** @file `approve`, `reject`, `retry`, `attach`, `import`, `settle`: record a person's decision in the journal. */

import { isOnlyUnsaved } from "../../shared/imports/copy/correction-copy.ts";
import type { Import } from "../../shared/imports/import.ts";
import { escapeLine } from "../../shared/values/text/escape-controls.ts";
import { sayNotImported } from "../../shared/wording/agent/say-not-imported.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { copyToInbox, type Decision, decide, findRetries } from "../imports/decide.ts";
import { refuse } from "./refuse.ts";

/**
 * Turns a command and its operands into a decision; null if they make none.
 *
 * @param anyway the reason for sending something that was sent before, or null
 */
export function decisionFromOperands(
  command: string,
  operands: readonly string[],
  anyway: string | null = null,
): Decision | null {
  const answer = operands[1] ?? "";
  switch (command) {
    case "approve":
      return { type: "approve" };
    case "reject":
      return { type: "reject", reason: answer.trim() === "" ? null : answer.trim() };
    case "retry":
      return anyway === null ? { type: "retry" } : { type: "send-anyway", reason: anyway.trim() };
    case "attach":
      return { type: "attach", purchaseInvoiceId: answer };
    case "import":
      return { type: "take-as-spreadsheet" };
    case "settle":
      return answer === "arrived" || answer === "send-again" ? { type: "settle", answer } : null;
    default:
      return null;
  }
}

/**
 * Says that a decision is saved, and who goes on with it. Where nothing runs, a `sync` sends while paused too. In an office,
 * another computer may carry it out.
 */
export async function tellSaved(
  { isDriven, pausing, office, ports }: Pick<Assembly, "isDriven" | "pausing" | "office" | "ports">,
  { id, inbox, place }: Import,
): Promise<number> {
  const { decided, decidedElsewhere, decidedWhilePaused } = words.cli;
  const refused = await ports.claims.see(inbox);
  const path = ports.inboxSettings(inbox)?.path;
  if (path !== undefined && refused !== null && refused !== "away" && refused.why !== "taking-over") {
    const why = sayNotImported({ id: inbox, path }, refused, ports.timeZone);
    process.stdout.write(`${decidedElsewhere(id, escapeLine(place.dropped), why)}\n`);
    return 0;
  }
  const goesOn = isDriven() || ((await office?.see())?.driver ?? null) !== null;
  const say = goesOn ? (pausing.now() === null ? decided.running : decidedWhilePaused) : decided["not-running"];
  process.stdout.write(`${say(id, escapeLine(place.dropped))}\n`);
  return 0;
}

/** Records a decision. The running agent acts on it at once; without one, the next `sync` or `run` does. */
export async function tellDecision(parts: Assembly, id: string, decision: Decision): Promise<number> {
  const again = decision.type === "retry" ? parts.journal.get(id) : undefined;
  if (again !== undefined && isOnlyUnsaved(again)) {
    const put = await copyToInbox(parts.ports, again, parts.who);
    if (put.is === "moved") return tellSaved(parts, again);
    if (put.is === "asks") {
      const { id: other, state, place } = put.copy;
      const isOpen = state.at === "unknown";
      return refuse(words.desktop.copyAsksFirst(escapeLine(place.dropped), other, isOpen));
    }
  }
  const decided = await decide(parts.ports, id, decision, parts.who);
  return decided.ok ? tellSaved(parts, decided.value) : refuse(decided.error);
}

/** `retry ID --all-like`: tries everything again that failed, or waits, for the same reason. */
export async function retryAllLike(parts: Assembly, id: string): Promise<number> {
  const found = findRetries(parts, id);
  if (!found.ok) return refuse(found.error);
  let worst = 0;
  // One decision each: the trail names every file, and one that has just changed holds up no other.
  for (const { id: each } of found.value) worst = Math.max(worst, await tellDecision(parts, each, { type: "retry" }));
  return worst;
}

/** `settle ID checked ROW`: a person has compared an invoice that an invoice list raised a question about. */
export async function settleRow(parts: Assembly, id: string, row: string): Promise<number> {
  parts.journal.compareSome(() => true);
  const asked = parts.journal.confirmation(id)?.toCompare.find((one) => String(one.row) === row);
  if (asked === undefined) return refuse(words.cli.rowNotAsked(id, escapeLine(row)));
  const decision = { type: "settle-row", part: asked.part, row: asked.row, is: asked.finding.is } as const;
  const decided = await decide(parts.ports, id, decision, parts.who);
  if (!decided.ok) return refuse(decided.error);
  process.stdout.write(`${words.cli.rowSettled(id, asked.row, escapeLine(asked.file))}\n`);
  return 0;
}
