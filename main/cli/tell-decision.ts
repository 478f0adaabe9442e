/** @file `approve`, `reject`, `retry`, `attach`, `import`, `settle`: writes down what a person decides. */

import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { type Decision, decide } from "../imports/decide.ts";

/**
 * Null for words that make no decision.
 *
 * @param anyway the reason for sending what went before, or null
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

/** Whoever drives the imports acts on it: the running agent at once, else the next `sync` or `run`. */
export function tellDecision(parts: Assembly, id: string, decision: Decision): number {
  const decided = decide(parts.ports, id, decision, parts.who);
  if (!decided.ok) {
    process.stderr.write(`${decided.error}\n`);
    return 2;
  }
  const say = words.cli.decided[parts.isDriven() ? "running" : "not-running"];
  process.stdout.write(`${say(id, decided.value.place.dropped)}\n`);
  return 0;
}
