/** @file Puts the parts together, the same way for the window and for the command line. */

import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { userInfo } from "node:os";
import { basename, join } from "node:path";
import type { AgentStatus } from "../shared/agent-status.ts";
import type { Import } from "../shared/import.ts";
import type { Unsettled } from "../shared/ipc.ts";
import { sayLine } from "../shared/line.ts";
import { fail } from "../shared/result.ts";
import type { Connection, InboxSettings } from "../shared/settings.ts";
import type { Speech, SystemSpeech } from "../shared/speech.ts";
import type { TonightCheck } from "../shared/tonight.ts";
import { whyNote } from "../shared/why-note.ts";
import { sayInShort } from "../shared/wording-in-short.ts";
import { dayIn } from "../shared/wording-time.ts";
import { words } from "../shared/words/spoken.ts";
import { createAfterRestore } from "./after-restore.ts";
import { type Agent, createAgent } from "./agent.ts";
import { createApi } from "./api/api.ts";
import { type Accounts, createAccounts } from "./auth/account.ts";
import { discoverAuthority, type Send } from "./auth/oidc.ts";
import { createTokenVault } from "./auth/token-vault.ts";
import { createPoints, type PointProbes, type Points } from "./check-points.ts";
import { watchFiles } from "./data-bell.ts";
import { collectDiagnostics, type DiagnosticFile } from "./diagnostics/diagnostics.ts";
import { createHealthFile, type HealthFile } from "./health-file.ts";
import { createImportQueue } from "./imports/import-queue.ts";
import type { Ports, Templates } from "./imports/ports.ts";
import { createInboxes, type Inboxes } from "./inbox/inbox.ts";
import { listFiles } from "./inbox/list-files.ts";
import { listLying } from "./inbox/list-lying.ts";
import { tryFolder } from "./inbox/try-folder.ts";
import { problemsWithTemplates, templatesFor, templatesIn } from "./inbox-templates.ts";
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
import { factsFor, nameInNotes } from "./note-facts.ts";
import { noteSettings } from "./note-settings.ts";
import { noteSignIns } from "./note-sign-ins.ts";
import { createParser, type LaunchParser } from "./parser/parser.ts";
import { createPdfText } from "./parser/pdf-text.ts";
import { createPausing, type Pausing } from "./pausing.ts";
import { createPinger } from "./ping.ts";
import { createReportFiles } from "./report-files.ts";
import { createSetHours } from "./set-hours.ts";
import { type ConfigFile, createSettingsStore, type SettingsStore } from "./settings/settings-store.ts";
import { speakAs } from "./speak-as.ts";
import { systemClock } from "./system-clock.ts";
import { createTemplates } from "./templates/templates.ts";
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
  /** What the computer says of languages and formats. */
  readonly systemSpeech: SystemSpeech;
  /** Told where the settings have something else spoken from now on. */
  readonly onSpeech?: (spoken: Speech) => void;
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
  /** Takes the imports over, as claimDriving of the journal does, and leaves a sign of life; null where another process has them. */
  readonly drive: () => (() => void) | null;
  readonly inboxes: Inboxes;
  readonly ports: Ports;
  readonly tonight: Tonight;
  /** Looks at one connection or inbox now. */
  readonly points: Points;
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
  systemSpeech,
  onSpeech,
  log,
}: Surroundings): Parts {
  mkdirSync(dataFolder, { recursive: true });
  const settings = createSettingsStore(
    join(dataFolder, "config.json"),
    () => openConfig(dataFolder),
    speakAs(systemSpeech, onSpeech),
  );
  settings.read();
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

  const pointProbes: PointProbes = {
    signIn: accounts.refreshNow,
    authority: async (of) => {
      const found = await discoverAuthority(of, null, send);
      return found.ok ? null : sayLine(found.error.detail);
    },
    service: ({ baseUrl }) => knock(send, baseUrl),
    folder: ({ path }) => tryFolder(path),
    freeBytes,
    realPath: (path) => realpath(path).catch(() => path),
  };
  const points = createPoints(pointProbes, systemClock);
  const tonight = createTonight({
    points,
    probes: {
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
  const pinger = createPinger({ address: () => settings.read().settings.pingUrl, now: Date.now, say: log.say, send });

  return {
    settings: noteSettings(settings, (event) => journal.note({ ...event, who })),
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
    drive() {
      const giveBack = journal.claimDriving();
      const now = Date.now();
      // What the agent before us has left would be taken for ours, and we for stuck.
      if (giveBack) health.keep({ startedAt: now, aliveAt: now, lastSweepAt: null, oldestWaitingAt: null });
      return giveBack;
    },
    inboxes,
    ports,
    tonight,
    points,
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
        watchData: (ring) => watchFiles(dataFolder, [`${basename(journalFile)}-wal`, "config.json"], ring),
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
        // A pass that goes all the same is told by what it met, and not by the pause.
        pausing: heedPause ? pausing : { ...pausing, now: () => null },
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

/**
 * Asks whether the finance service answers at all: a request without a token that creates nothing, and whose status
 * does not matter. Null where it does, else why not.
 */
async function knock(send: Send, baseUrl: string): Promise<string | null> {
  const signal = AbortSignal.timeout(30_000);
  const question = { method: "GET", headers: {}, body: null, signal };
  const answered = await send(`${baseUrl}/`, question).catch(() => null);
  if (answered === null) return words.network.noAnswer;
  return answered.ok ? null : sayInShort(answered.error);
}

/** True where an agent drives this journal's imports, in this process or in another one. */
function isDriven(journal: Pick<OpenJournal, "claimDriving">): boolean {
  const giveBack = journal.claimDriving();
  giveBack?.();
  return giveBack === null;
}

/** A folder of ours that is not there yet holds nothing. */
async function listOwnFolder({ path }: Pick<InboxSettings, "path">, folder: string): Promise<readonly string[]> {
  const files = await listFiles(join(path, folder)).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === "ENOENT") return [];
    throw problem;
  });
  return files.map((file) => file.path);
}
