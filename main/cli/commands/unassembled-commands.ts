/** @file Commands that work on the journal itself, or set up an office. They are carried out without the other parts. */

import { userInfo } from "node:os";
import { words } from "../../../shared/words/spoken.ts";
import { journalIn } from "../../assemble/assemble-journal.ts";
import { diagnose } from "../../assemble/damaged-journal.ts";
import { doubtRestored } from "../../imports/doubt-restored.ts";
import { restoreJournal } from "../../journal/backup/restore-journal.ts";
import { verifyTrail } from "../../journal/trail/verify-trail.ts";
import type { Arguments } from "../arguments.ts";
import { setUpOffice } from "../office/office-commands.ts";
import { showDiagnostics } from "../show-diagnostics.ts";
import { tellRestore } from "../tell-restore.ts";
import { tellVerdict } from "../tell-verdict.ts";
import type { Terminal } from "./terminal.ts";

/** Carries out `journal`, `diagnostics`, `office` or `log --verify`, and resolves with the exit code. */
export async function carryOutUnassembled(
  { command, operands, empty, out, maskNames, log, json }: Arguments,
  { settings, environment, stopping }: Terminal,
): Promise<number> {
  const { dataFolder, databasePassword = null } = environment;
  const who = userInfo().username;
  switch (command) {
    case "journal": {
      if (settings.read().settings.office !== null) {
        process.stderr.write(`${words.office.restoreByJoining}\n`);
        return 2;
      }
      const by = { who, nowMs: Date.now(), empty, doubt: doubtRestored };
      return tellRestore(await restoreJournal(journalIn(dataFolder), by), json);
    }
    case "diagnostics": {
      const files = diagnose(dataFolder, settings.read().problems, maskNames);
      return showDiagnostics(files, { show: operands[0] ?? null, out }, json);
    }
    case "office": {
      const [verb = "", address = null] = operands;
      return setUpOffice(verb, address, { dataFolder, settings, databasePassword, who }, stopping);
    }
    default:
      // The assembly refuses a damaged journal, and a trail that was tampered with may be in one.
      return tellVerdict(verifyTrail(journalIn(dataFolder), log.expect), json);
  }
}
