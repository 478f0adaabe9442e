/** @file Opens a journal for commands that also work when it is damaged: `check` and `diagnostics`. */

import { existsSync } from "node:fs";
import { collectDiagnostics, type DiagnosticFile } from "../diagnostics/diagnostics.ts";
import { JournalUnusable } from "../journal/journal.ts";
import { openJournalForReading } from "../journal/journal-for-reading.ts";
import { openJournal } from "../journal/open-journal.ts";
import { journalIn } from "./assemble-journal.ts";

/**
 * Opens the journal to look up earlier drops by name, without writing to it. The rest of a check needs no journal.
 *
 * @param onUnusable called with a sentence if there is a journal that cannot be used
 */
export function openForLookup(
  dataFolder: string,
  onUnusable: (problem: string) => void,
): ReturnType<typeof openJournalForReading> {
  try {
    return openJournalForReading(journalIn(dataFolder));
  } catch (problem) {
    if (!(problem instanceof JournalUnusable)) throw problem;
    onUnusable(problem.message);
    return null;
  }
}

/** Collects the diagnostics, which are wanted most when the journal cannot be used. */
export function diagnose(
  dataFolder: string,
  settingsProblems: readonly string[],
  maskNames: boolean,
): readonly DiagnosticFile[] {
  const collect = (journal: Parameters<typeof collectDiagnostics>[0]["journal"]) =>
    collectDiagnostics({ dataFolder, journal, settingsProblems, nowMs: Date.now(), maskNames });
  if (!existsSync(journalIn(dataFolder))) return collect("There is no journal.");
  try {
    const journal = openJournal(journalIn(dataFolder), Date.now, true);
    try {
      return collect(journal);
    } finally {
      journal.close();
    }
  } catch (problem) {
    if (problem instanceof JournalUnusable) return collect(problem.message);
    throw problem;
  }
}
