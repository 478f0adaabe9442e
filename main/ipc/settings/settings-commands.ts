/** @file The commands behind the forms for connections and inboxes. */

import { basename } from "node:path";
import { invoicesFromPayload, sayInvoice } from "../../../shared/imports/sent-invoices.ts";
import type { CommandFailure, Reply } from "../../../shared/ipc.ts";
import type { SampleVerdict, SavedInbox } from "../../../shared/settings/settings-form.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { sayGone } from "../../../shared/wording/agent/say-settings-form.ts";
import { sayFound } from "../../../shared/wording/agent/say-tonight.ts";
import { capitalise, sentence } from "../../../shared/wording/grammar.ts";
import type { Agent } from "../../agent/agent.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { checkFile } from "../../check/check-file.ts";
import { homeOf } from "../../check/home.ts";
import { sayVerdict } from "../../check/say-check.ts";
import { exampleMatches } from "../../planning/plan-import.ts";
import type { Handlers } from "../bridge.ts";
import { removeConnection, removeInbox, saveConnection, saveHabits, saveInbox } from "./save-settings.ts";
import { templateHandlers } from "./template-commands.ts";
import { viewSettings } from "./view-settings.ts";

type Own =
  | "connection.save"
  | "connection.remove"
  | "connection.keepSecret"
  | "inbox.save"
  | "inbox.remove"
  | "template.forget"
  | "template.rename"
  | "template.setName"
  | "template.test"
  | "name.forget"
  | "settings.test"
  | "settings.view"
  | "settings.saveHabits"
  | "documents.example"
  | "sample.check"
  | "sample.checkDropped";

/** How many invoices of a sample file are shown. */
const invoicesShown = 10;

export function settingsHandlers(
  parts: Assembly,
  agent: Pick<Agent, "lookAgain" | "refreshAccounts">,
  chooseFile: () => Promise<string | null>,
): Pick<Handlers, Own> {
  const { settings, journal, ports, points } = parts;
  /** Makes the agent apply saved settings at once, including posting hours. */
  const after = async <T extends SavedInbox | null>(done: Result<T, string>): Promise<Result<T, CommandFailure>> => {
    if (!done.ok) return fail({ message: done.error });
    if (done.value === null || "saved" in done.value) {
      agent.lookAgain();
      await agent.refreshAccounts();
    }
    return ok(done.value);
  };
  const check = async (id: string, choose: () => Promise<string | null>): Promise<Reply<"sample.check">> => {
    const inbox = ports.inboxSettings(id);
    if (!inbox) return fail({ message: sayGone("inbox", id) });
    const path = await choose();
    if (path === null) return ok(null);
    const home = homeOf(inbox, parts.connection(inbox.connection), journal);
    const verdict = await checkFile(ports.parser, path, home, ports.templates.forInbox(id));
    return ok(showVerdict(verdict, basename(path)));
  };
  return {
    "connection.save": ({ id, fields }) => after(saveConnection(parts, id, fields)),
    "connection.remove": async ({ id }) => after(await removeConnection(parts, id)),
    "connection.keepSecret": async ({ id, secret }) => {
      const connection = parts.connection(id);
      if (!connection) return fail({ message: sayGone("connection", id) });
      const kept = await parts.accounts.keepSecret(connection, secret);
      const event = { what: "keep-secret", who: parts.who, detail: { connection: id } } as const;
      if (kept.ok) await journal.commit((draft) => draft.note(event));
      return after(kept);
    },
    "inbox.save": async ({ id, fields }) => after(await saveInbox(parts, id, fields)),
    "settings.saveHabits": async (typed) => after(saveHabits(parts, typed)),
    "inbox.remove": async ({ id }) => after(await removeInbox(parts, id)),
    ...templateHandlers(parts, agent, chooseFile, showVerdict),
    "settings.test": async ({ connection: connectionId, inbox: inboxId }) => {
      const { inboxes } = settings.read().settings;
      const connection = connectionId === null ? undefined : parts.connection(connectionId);
      const inbox = inboxes.find(({ id }) => id === inboxId);
      if (connectionId !== null && !connection) return fail({ message: sayGone("connection", connectionId) });
      if (inboxId !== null && !inbox) return fail({ message: sayGone("inbox", inboxId) });
      const others = inboxes.filter((other) => other !== inbox);
      const found = await Promise.all([
        connection ? points.ofConnection(connection) : [],
        inbox ? points.ofInbox(inbox, others) : [],
      ]);
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return ok(found.flat().map((each) => sayFound(each, Date.now(), timeZone)));
    },
    "settings.view": () => ok(viewSettings(settings, ports.templates, journal)),
    "documents.example": ({ rules, names }) => ok(exampleMatches(names, rules)),
    // The page never names a file: main's own dialog does, or the preload for a dropped file.
    "sample.check": ({ inbox }) => check(inbox, chooseFile),
    "sample.checkDropped": ({ inbox, path }) => check(inbox, async () => path),
  };
}

function showVerdict(verdict: Awaited<ReturnType<typeof checkFile>>, file: string): SampleVerdict {
  const { invoices } = verdict;
  const [first = "", ...more] = sayVerdict(verdict);
  return {
    file,
    verdict: verdict.verdict,
    sentences: [sentence(capitalise(first)), ...more.map(sentence)],
    invoices: invoicesFromPayload(JSON.stringify(invoices.slice(0, invoicesShown))).map(sayInvoice),
    invoiceCount: invoices.length,
  };
}
