/** @file `check`: not assembled, because the assembly writes to the journal when it opens it. */

import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { words } from "../../../shared/words/spoken.ts";
import { openForLookup } from "../../assemble/damaged-journal.ts";
import { templatesFor, templatesIn } from "../../assemble/inbox-templates.ts";
import { createParser } from "../../parser/parser.ts";
import { createTemplates } from "../../templates/templates.ts";
import type { Arguments } from "../arguments.ts";
import { checkFiles } from "../check-files.ts";
import type { Terminal } from "./terminal.ts";

/** Runs `check`, and resolves with the exit code. */
export async function check(
  { operands: files, inbox, json }: Pick<Arguments, "operands" | "inbox" | "json">,
  { settings: store, environment, stopping }: Terminal,
): Promise<number> {
  const { settings, problems } = store.read();
  for (const problem of problems) process.stderr.write(`${words.cli.settings(problem)}\n`);
  if (inbox !== null && !settings.inboxes.some(({ id }) => id === inbox)) {
    const known = settings.inboxes.map(({ id }) => id);
    process.stderr.write(`${words.cli.noInbox(inbox, known)}\n`);
    return 2;
  }
  const parser = createParser(environment.launchParser);
  // It starts while the journal is opened.
  parser.startAhead();
  const templateFiles = createTemplates(templatesIn(environment.dataFolder));
  const templates = (of: InboxSettings) => templatesFor(templateFiles, of);
  const journal = openForLookup(
    environment.dataFolder,
    (problem) => void process.stderr.write(`${problem}\n${words.cli.notLookedUp}\n`),
  );
  const code = await checkFiles({ ...settings, parser, templates, journal, stopping }, files, inbox, json);
  journal?.close();
  return problems.length > 0 ? 2 : code;
}
