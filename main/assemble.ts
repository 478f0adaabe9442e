/** @file Puts the parts together, the same way for the window and for the command line. */

import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { AgentStatus } from "../shared/agent-status.ts";
import type { Import } from "../shared/import.ts";
import type { Unsettled } from "../shared/ipc.ts";
import type { PurchaseInvoice } from "../shared/purchase-invoice.ts";
import { fail } from "../shared/result.ts";
import { invoicesFromPayload } from "../shared/sent-invoices.ts";
import type { Connection, InboxSettings } from "../shared/settings.ts";
import { whyNote } from "../shared/why-note.ts";
import { dayIn } from "../shared/wording-time.ts";
import { createAfterRestore } from "./after-restore.ts";
import { type Agent, createAgent } from "./agent.ts";
import { createApi } from "./api/api.ts";
import { type Accounts, createAccounts } from "./auth/account.ts";
import { createTokenVault } from "./auth/token-vault.ts";
import { createImportQueue } from "./imports/import-queue.ts";
import type { Clock, Ports, Templates } from "./imports/ports.ts";
import { createInboxes, type Inboxes } from "./inbox/inbox.ts";
import { listFiles } from "./inbox/list-files.ts";
import { type History, openHistory } from "./journal/history.ts";
import { type JournalUnusable, type OpenJournal, openJournal } from "./journal/journal.ts";
import { createKeeper, type Keeper, type LaunchKeeper } from "./journal/keeper.ts";
import type { Log } from "./log.ts";
import { createParser, type LaunchParser } from "./parser/parser.ts";
import { createPdfText } from "./parser/pdf-text.ts";
import { type ConfigFile, createSettingsStore, type SettingsStore } from "./settings/settings-store.ts";
import { createTemplates, type TemplateFiles } from "./templates/templates.ts";

export interface Surroundings {
  /** Where settings, journal and log lie; made when missing. */
  readonly dataFolder: string;
  readonly openConfig: (folder: string) => ConfigFile;
  /** For a command that tells and changes nothing. */
  readonly onlyReads?: boolean;
  readonly launchParser: LaunchParser;
  readonly launchPdfText: LaunchParser;
  readonly launchKeeper: LaunchKeeper;
  /** A client secret for machines without a keychain, or null. */
  readonly environmentSecret: string | null;
  readonly log: Log;
}

/** Who is told what happens. */
interface Listeners {
  readonly onImport: (changed: Import) => void;
  readonly onStatus: (status: AgentStatus) => void;
  readonly onUnsettled: (unsettled: readonly Unsettled[]) => void;
}

export interface Parts {
  readonly settings: SettingsStore;
  readonly journal: OpenJournal;
  /** All that was ever dropped, for whoever looks back; opened when it is first asked for. */
  readonly history: () => History;
  readonly keeper: Keeper;
  /** Fires with a JournalUnusable where the journal turns out to be damaged; nothing is sent from then on. */
  readonly journalDamage: AbortSignal;
  readonly accounts: Accounts;
  readonly inboxes: Inboxes;
  readonly ports: Ports;
  readonly connection: (id: string) => Connection | undefined;
  /** The person at this machine, as the audit trail names them. */
  readonly who: string;
  /** @param heedPause false for a pass that a person asked for by name */
  readonly makeAgent: (listeners: Listeners, heedPause: boolean) => Agent;
  /** Closes the journal; the agent must have stopped. */
  readonly close: () => void;
}

/** Where a data folder's journal lies. */
export const journalIn = (dataFolder: string): string => join(dataFolder, "journal.sqlite");

export const templatesIn = (dataFolder: string): string => join(dataFolder, "templates");

/** How files of an inbox were read before, and the template that its settings name for all others. */
export const templatesFor = (
  files: TemplateFiles,
  inbox: Pick<InboxSettings, "id" | "template"> | undefined,
): ReturnType<Templates["forInbox"]> =>
  inbox
    ? {
        templates: files.forInbox(inbox.id).templates,
        fallback: inbox.template === null ? null : files.named(inbox.id, inbox.template),
      }
    : { templates: [], fallback: null };

function problemsWithTemplates(files: TemplateFiles, { id, template }: InboxSettings): readonly string[] {
  const missing = template !== null && files.named(id, template) === null;
  return [
    ...files.forInbox(id).problems,
    ...(missing ? [`inboxes "${id}": template holds "${template}", and there is no such template`] : []),
  ];
}

const pauseMark = "paused";
const accountsMark = "accounts";

/** @throws JournalUnusable */
export function assemble({
  dataFolder,
  openConfig,
  onlyReads,
  launchParser,
  launchPdfText,
  launchKeeper,
  environmentSecret,
  log,
}: Surroundings): Parts {
  mkdirSync(dataFolder, { recursive: true });
  const settings = createSettingsStore(join(dataFolder, "config.json"), () => openConfig(dataFolder));
  const damage = new AbortController();
  const onDamage = (problem: JournalUnusable) => {
    log.bug(problem.cause ?? problem, "journal");
    damage.abort(problem);
  };
  const journalFile = journalIn(dataFolder);
  const journal = openJournal(journalFile, Date.now, onlyReads, onDamage);
  let history: History | null = null;
  const openedHistory = () => {
    history ??= openHistory({
      journal: journalFile,
      index: join(dataFolder, "search.sqlite"),
      get: journal.get,
      now: Date.now,
      report: (bug) => log.bug(bug, "history"),
    });
    return history;
  };
  const keeper = createKeeper({
    journal: journalFile,
    launch: launchKeeper,
    now: Date.now,
    isEmpty: () => journal.list(1).length === 0,
    onDamage,
    report: (why) => log.say("no-backup", { why }),
  });
  const who = userInfo().username;
  const accounts = noteSignIns(createAccounts(createTokenVault(), environmentSecret), (what, { id }) =>
    journal.setMark(accountsMark, randomUUID(), { what, who, detail: { connection: id } }),
  );
  const connection = (id: string) => settings.read().settings.connections.find((known) => known.id === id);
  const inboxSettings = (id: string) => settings.read().settings.inboxes.find((known) => known.id === id);
  const inboxes = createInboxes((id) => inboxSettings(id)?.path ?? null);
  const afterRestore = createAfterRestore({ journal, inboxes, listOwn: listOwnFolder });
  const api = createApi(
    (id) => connection(id)?.baseUrl ?? null,
    async (id, refused) => {
      const known = connection(id);
      return known ? accounts.accessToken(known, refused) : fail({ kind: "no-connection", connection: id });
    },
  );
  const files = createTemplates(templatesIn(dataFolder));
  const templates: Templates = {
    forInbox: (id) => templatesFor(files, inboxSettings(id)),
    remember(id, template) {
      const kept = files.remember(id, template);
      if (!kept.ok) log.say("template", { why: kept.error });
    },
  };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const ports: Ports = {
    clock: systemClock,
    folder: inboxes,
    parser: createParser(launchParser),
    journal,
    api,
    templates,
    pdfText: createPdfText(launchPdfText),
    today: () => dayIn(timeZone, Date.now()),
    inboxSettings,
    doubtAbout: afterRestore.doubtAbout,
    noteFor: (import_) => whyNote(import_, timeZone, factsFor(journal, import_)),
  };
  const pausing = {
    isPaused: () => journal.mark(pauseMark) !== null,
    set: (paused: boolean) =>
      journal.setMark(pauseMark, paused ? String(Date.now()) : null, {
        what: paused ? "pause" : "resume",
        who,
        detail: null,
      }),
  };

  return {
    settings,
    journal,
    history: openedHistory,
    keeper,
    journalDamage: damage.signal,
    accounts,
    inboxes,
    ports,
    connection,
    who,
    makeAgent(listeners, heedPause) {
      const mayStart = () => !damage.signal.aborted && (!heedPause || !pausing.isPaused());
      const queue = createImportQueue(ports, mayStart, (bug, { id }) => log.bug(bug, `import ${id}`));
      return createAgent({
        ports,
        queue,
        readSettings: settings.read,
        templateProblems: (inboxes) => inboxes.flatMap((inbox) => problemsWithTemplates(files, inbox)),
        // Who only looks has nothing to find out for those who send.
        inboxes: onlyReads ? inboxes : { ...inboxes, sweep: afterRestore.sweep },
        journal,
        accountsMark: () => journal.mark(accountsMark),
        standing: accounts.standing,
        pausing,
        ...listeners,
        report: (bug) => log.bug(bug, "agent"),
      });
    },
    close() {
      history?.close();
      journal.close();
    },
  };
}

const factsFor = (journal: Pick<OpenJournal, "get" | "payload">, import_: Import) => ({
  invoices: invoicesInQuestion(journal, import_),
  elder: elderOf(journal, import_),
});

/** The import that went before a duplicate. */
export const elderOf = (journal: Pick<OpenJournal, "get">, { state }: Import): Import | null =>
  (state.at === "duplicate" && journal.get(state.of)) || null;

/** What a person compares with the finance system: the batch that is unknown, or all that wait for approval. */
export function invoicesInQuestion(
  journal: Pick<OpenJournal, "payload">,
  { id, kind, state, parts }: Import,
): readonly PurchaseInvoice[] {
  if (kind !== "batch") return [];
  if (state.at === "unknown") return invoicesFromPayload(journal.payload(id, state.part));
  return state.at === "held" ? parts.flatMap((_, n) => invoicesFromPayload(journal.payload(id, n))) : [];
}

/** Tells the trail, and through it every other process, when someone signs in or out. */
function noteSignIns(
  accounts: Accounts,
  note: (what: "sign-in" | "sign-out", connection: Connection) => void,
): Accounts {
  return {
    ...accounts,
    async signIn(connection, open, signal) {
      const signedIn = await accounts.signIn(connection, open, signal);
      if (signedIn.ok) note("sign-in", connection);
      return signedIn;
    },
    async signOut(connection) {
      const signedOut = await accounts.signOut(connection);
      if (signedOut.ok) note("sign-out", connection);
      return signedOut;
    },
  };
}

/** A folder of ours that is not there yet holds nothing. */
async function listOwnFolder({ path }: Pick<InboxSettings, "path">, folder: string): Promise<readonly string[]> {
  const files = await listFiles(join(path, folder)).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === "ENOENT") return [];
    throw problem;
  });
  return files.map((file) => file.path);
}

const systemClock: Clock = {
  now: Date.now,
  wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => {}),
  random: Math.random,
};
