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
import type { TonightCheck } from "../shared/tonight.ts";
import { whyNote } from "../shared/why-note.ts";
import { sayConnection } from "../shared/wording-agent.ts";
import { sayInShort } from "../shared/wording-in-short.ts";
import { dayIn } from "../shared/wording-time.ts";
import { createAfterRestore } from "./after-restore.ts";
import { type Agent, createAgent } from "./agent.ts";
import { createApi } from "./api/api.ts";
import { type Accounts, createAccounts } from "./auth/account.ts";
import { discoverAuthority, type Send } from "./auth/oidc.ts";
import { createTokenVault } from "./auth/token-vault.ts";
import { collectDiagnostics, type DiagnosticFile } from "./diagnostics/diagnostics.ts";
import { createHealthFile, type HealthFile } from "./health-file.ts";
import { createImportQueue } from "./imports/import-queue.ts";
import type { Clock, Ports, Templates } from "./imports/ports.ts";
import { createInboxes, type Inboxes } from "./inbox/inbox.ts";
import { listFiles } from "./inbox/list-files.ts";
import { listLying } from "./inbox/list-lying.ts";
import { tryFolder } from "./inbox/try-folder.ts";
import { listBackups } from "./journal/backups.ts";
import { type History, openHistory } from "./journal/history.ts";
import { type JournalUnusable, type OpenJournal, openJournal } from "./journal/journal.ts";
import { createKeeper, type Keeper, type LaunchKeeper } from "./journal/keeper.ts";
import { takesTurns } from "./journal/take-turn.ts";
import type { Log } from "./log.ts";
import { freeBytes } from "./machine/free-space.ts";
import { readSleepSetting } from "./machine/sleep-setting.ts";
import { createMorningReport, type MorningReport } from "./morning-report.ts";
import { ask } from "./network/ask.ts";
import type { FindProxies } from "./network/find-routes.ts";
import { createNetwork, type Network } from "./network/network.ts";
import { createProxySignIns, type ProxySignIn, type ProxySignIns } from "./network/proxy-sign-ins.ts";
import { createParser, type LaunchParser } from "./parser/parser.ts";
import { createPdfText } from "./parser/pdf-text.ts";
import { createPausing, type Pausing } from "./pausing.ts";
import { createPinger } from "./ping.ts";
import { createReportFiles } from "./report-files.ts";
import { createSetHours } from "./set-hours.ts";
import { type ConfigFile, createSettingsStore, type SettingsStore } from "./settings/settings-store.ts";
import { createTemplates, type TemplateFiles } from "./templates/templates.ts";
import { createTonight, type Tonight } from "./tonight-check.ts";

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
  /** What the computer's own settings say of proxies, and the sign-in at a proxy that the environment holds. */
  readonly proxies: { readonly find: FindProxies; readonly signInFor: (proxy: string) => ProxySignIn | null };
  readonly log: Log;
}

/** Who is told what happens. */
interface Listeners {
  readonly onImport: (changed: Import) => void;
  readonly onStatus: (status: AgentStatus) => void;
  readonly onUnsettled: (unsettled: readonly Unsettled[]) => void;
  /** Told of each tonight check that the agent made at its hour. */
  readonly onTonight: (check: TonightCheck) => void;
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
  readonly network: Pick<Network, "problems"> & { readonly keepSignIn: ProxySignIns["keep"] };
  /** What the agent that runs, here or in another process, says of its rounds. */
  readonly health: HealthFile;
  readonly inboxes: Inboxes;
  readonly ports: Ports;
  readonly tonight: Tonight;
  readonly report: MorningReport;
  readonly connection: (id: string) => Connection | undefined;
  /** The person at this machine, as the audit trail names them. */
  readonly who: string;
  readonly pausing: Pausing;
  /** @param heedPause false for a pass that a person asked for by name */
  readonly makeAgent: (listeners: Listeners, heedPause: boolean) => Agent;
  readonly collectDiagnostics: (maskNames: boolean) => readonly DiagnosticFile[];
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
  proxies,
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
    // See [Note: the chain].
    onBackedUp: () => log.say("trail", { ...journal.trailEnd() }),
  });
  const who = userInfo().username;
  const noteAccount = (what: string, by: string, detail: object) =>
    journal.setMark(accountsMark, randomUUID(), { what, who: by, detail });
  const vault = createTokenVault();
  const signIns = createProxySignIns(vault, proxies.signInFor, Date.now);
  const network = createNetwork({
    settings: () => settings.read().settings.network,
    findProxies: proxies.find,
    signIns,
  });
  const send: Send = (address, question) => ask(network.open, address, question);
  const accounts = noteSignIns(
    createAccounts(vault, environmentSecret, takesTurns(dataFolder), {
      send,
      noteEnd({ id }, why) {
        try {
          noteAccount("sign-in-ended", "agent", { connection: id, why });
        } catch (problem) {
          // The keychain knows it all the same; whoever asks for a token must be answered.
          log.bug(problem, "accounts");
        }
      },
    }),
    (what, { id }) => noteAccount(what, who, { connection: id }),
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
    network.open,
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
    timeZone,
    today: () => dayIn(timeZone, Date.now()),
    inboxSettings,
    doubtAbout: afterRestore.doubtAbout,
    noteFor(import_) {
      const over = connection(import_.connection);
      return whyNote(import_, timeZone, { ...factsFor(journal, import_), connection: over ? nameInNotes(over) : null });
    },
  };
  const pausing = createPausing(journal, Date.now, timeZone, who);

  const tonight = createTonight({
    probes: {
      signIn: accounts.refreshNow,
      authority: async (of) => {
        const found = await discoverAuthority(of, null, send);
        return found.ok ? null : found.error.detail;
      },
      service: ({ baseUrl }) => knock(send, baseUrl),
      folder: ({ path }) => tryFolder(path),
      freeBytes,
      backupDay: () => listBackups(journalFile)[0]?.day ?? null,
      // Ids count from 1, and no import is ever forgotten.
      firstSeenAt: () => journal.get("1")?.seenAt ?? null,
      isRunning: () => isDriven(journal),
      isPaused: () => {
        const pause = pausing.now();
        // One for an hour is over before the night.
        return pause !== null && (pause.until === null || pause.until - Date.now() > 2 * 3_600_000);
      },
      sleep: () => readSleepSetting(process.platform),
    },
    clock: systemClock,
    timeZone,
    dataFolder,
    readSettings: settings.read,
    journal,
  });
  const report = createMorningReport({
    clock: systemClock,
    timeZone,
    readSettings: settings.read,
    journal,
    listLying: ({ path }, fromDay) => listLying(path, fromDay),
    exists: inboxes.exists,
    keep: createReportFiles(join(dataFolder, "reports")),
  });

  const health = createHealthFile(join(dataFolder, "health.json"));
  const pinger = createPinger({ address: () => settings.read().settings.pingUrl, now: Date.now, say: log.say });

  return {
    settings,
    journal,
    history: openedHistory,
    keeper,
    journalDamage: damage.signal,
    accounts,
    network: {
      problems: network.problems,
      async keepSignIn(proxy, signIn) {
        const kept = await signIns.keep(proxy, signIn);
        // Whoever waits for it looks again at once, in whichever process.
        if (kept.ok) journal.setMark(accountsMark, randomUUID(), { what: "proxy-password", who, detail: { proxy } });
        return kept;
      },
    },
    health,
    inboxes,
    ports,
    tonight,
    report,
    connection,
    who,
    pausing,
    makeAgent(listeners, heedPause) {
      let isHeld = false;
      const mayStart = () => !damage.signal.aborted && !isHeld && (!heedPause || pausing.now() === null);
      const queue = createImportQueue(ports, mayStart, (bug, { id }) => log.bug(bug, `import ${id}`));
      return createAgent({
        ports,
        queue,
        readSettings: settings.read,
        templateProblems: (inboxes) => [
          ...inboxes.flatMap((inbox) => problemsWithTemplates(files, inbox)),
          ...network.problems(),
        ],
        // Who only looks has nothing to find out for those who send.
        inboxes: {
          ...inboxes,
          sweep: (inbox, nowMs, onlyLooks) =>
            onlyReads || onlyLooks ? inboxes.sweep(inbox, nowMs) : afterRestore.sweep(inbox, nowMs),
        },
        journal,
        accountsMark: () => journal.mark(accountsMark),
        standing: accounts.standing,
        setHours: createSetHours({
          tonight,
          report,
          clock: systemClock,
          timeZone,
          readSettings: settings.read,
          onTonight: listeners.onTonight,
          reportBug: (bug) => log.bug(bug, "set hours"),
        }),
        pausing,
        ...listeners,
        onTurn(now, status) {
          health.keep(now);
          return pinger.afterTurn(now, status);
        },
        holdSending: (held) => {
          isHeld = held;
        },
        report: (bug) => log.bug(bug, "agent"),
      });
    },
    collectDiagnostics: (maskNames) =>
      collectDiagnostics({
        dataFolder,
        journal,
        settingsProblems: settings.read().problems,
        nowMs: Date.now(),
        maskNames,
      }),
    close() {
      history?.close();
      journal.close();
    },
  };
}

const nameInNotes = (connection: Connection): string =>
  `${sayConnection(connection)}${connection.isTest ? " (a test system)" : ""}`;
/**
 * Asks whether the finance service answers at all: a request without a token that creates nothing, and whose status
 * does not matter. Null where it does, else why not.
 */
async function knock(send: Send, baseUrl: string): Promise<string | null> {
  const signal = AbortSignal.timeout(30_000);
  const question = { method: "GET", headers: {}, body: null, signal };
  const answered = await send(`${baseUrl}/`, question).catch(() => null);
  if (answered === null) return "no answer came";
  return answered.ok ? null : sayInShort(answered.error);
}

/** True where an agent drives this journal's imports, in this process or in another one. */
function isDriven(journal: Pick<OpenJournal, "claimDriving">): boolean {
  const giveBack = journal.claimDriving();
  giveBack?.();
  return giveBack === null;
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
