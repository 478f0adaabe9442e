/** @file Decides which batches of an import a person may have reversed, for main that enforces it, and the window offers it. */

import type { Import } from "../imports/import.ts";

/**
 * The batches of an import that a reversal could be of, from 0: those that the finance system took, or that a person
 * found there. None while anything of the import is on its way or may have been sent.
 */
export function reversibleParts(import_: Pick<Import, "kind" | "state" | "parts" | "reverses">): readonly number[] {
  const { kind, state, parts, reverses } = import_;
  if (kind !== "batch" || reverses !== undefined || !["done", "waiting", "failed"].includes(state.at)) return [];
  if (parts.some((part) => part.state === "unknown" || part.state === "sending")) return [];
  // Found in Done after a restore: it was sent, but this journal does not know its content.
  return parts.flatMap((part, n) => (part.state === "done" && part.invoices > 0 ? [n] : []));
}
