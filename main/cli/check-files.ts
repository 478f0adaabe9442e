/** @file `check`: reads, maps and checks files as an import would. Sends nothing and writes nothing. */

import { resolve, sep } from "node:path";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { sayMessagesIn } from "../../shared/wording/message.ts";
import { checkFile, sayVerdict, type Verdict } from "../check/check-file.ts";
import type { Journal, Parser, Templates } from "../imports/ports.ts";
import { registersFor } from "../imports/take-in.ts";
import { noRegisters } from "../planning/plan-import.ts";
import { escapeLine } from "../platform/escape-controls.ts";

export interface CheckParts {
  readonly parser: Parser;
  readonly inboxes: readonly InboxSettings[];
  readonly templates: (inbox: InboxSettings) => ReturnType<Templates["forInbox"]>;
  readonly journal: Pick<Journal, "registered" | "listed"> | null;
}

/** Prints the verdict on each file. Exit code: 0 all are ready, 1 a person is needed, 2 a file is missing. */
export async function checkFiles(
  { parser, inboxes, templates, journal }: CheckParts,
  files: readonly string[],
  inboxId: string | null,
  asJson: boolean,
): Promise<number> {
  const verdicts: Verdict[] = [];
  for (const file of files) {
    const inbox = inboxFor(file, inboxes, inboxId);
    const known = inbox ? templates(inbox) : { templates: [], fallback: null };
    const home = inbox && { inbox: inbox.id, connection: inbox.connection };
    const registers = journal && home ? registersFor(journal, home) : noRegisters;
    verdicts.push(await checkFile(parser, file, inbox, known, registers));
  }
  process.stdout.write(
    asJson
      ? `${JSON.stringify({ files: verdicts.map(({ isMissing: _, ...verdict }) => verdict) }, sayMessagesIn, 2)}\n`
      : verdicts.map((verdict) => `${escapeLine(verdict.file)}: ${sayVerdict(verdict).join("\n   ")}\n`).join("\n"),
  );
  if (verdicts.some(({ isMissing }) => isMissing)) return 2;
  return verdicts.every(({ verdict }) => verdict === "ready") ? 0 : 1;
}

/** The inbox with this id, else the inbox that contains the file, else the only inbox. */
function inboxFor(file: string, inboxes: readonly InboxSettings[], id: string | null): InboxSettings | undefined {
  if (id !== null) return inboxes.find((inbox) => inbox.id === id);
  const containing = inboxes.find((inbox) => resolve(file).startsWith(resolve(inbox.path) + sep));
  return containing ?? (inboxes.length === 1 ? inboxes[0] : undefined);
}
