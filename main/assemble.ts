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
import type { Connection } from "../shared/settings.ts";
import { whyNote } from "../shared/why-note.ts";
import { type Agent, createAgent } from "./agent.ts";
import { createApi } from "./api/api.ts";
import { type Accounts, createAccounts } from "./auth/account.ts";
import { createTokenVault } from "./auth/token-vault.ts";
import { createImportQueue } from "./imports/import-queue.ts";
import type { Clock, Ports } from "./imports/ports.ts";
import { createInboxes, type Inboxes } from "./inbox/inbox.ts";
import { type OpenJournal, openJournal } from "./journal/journal.ts";
import type { Log } from "./log.ts";
import { createParser, type LaunchParser } from "./parser/parser.ts";
import { type ConfigFile, createSettingsStore, type SettingsStore } from "./settings/settings-store.ts";

export interface Surroundings {
  /** Where settings, journal and log lie; made when missing. */
  readonly dataFolder: string;
  readonly openConfig: (folder: string) => ConfigFile;
  /** For a command that tells and changes nothing. */
  readonly onlyReads?: boolean;
  readonly launchParser: LaunchParser;
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

const pauseMark = "paused";
const accountsMark = "accounts";

/** @throws JournalUnusable */
export function assemble({
  dataFolder,
  openConfig,
  onlyReads,
  launchParser,
  environmentSecret,
  log,
}: Surroundings): Parts {
  mkdirSync(dataFolder, { recursive: true });
  const settings = createSettingsStore(join(dataFolder, "config.json"), () => openConfig(dataFolder));
  const journal = openJournal(join(dataFolder, "journal.sqlite"), Date.now, onlyReads);
  const who = userInfo().username;
  const accounts = noteSignIns(createAccounts(createTokenVault(), environmentSecret), (what, { id }) =>
    journal.setMark(accountsMark, randomUUID(), { what, who, detail: { connection: id } }),
  );
  const connection = (id: string) => settings.read().settings.connections.find((known) => known.id === id);
  const inboxSettings = (id: string) => settings.read().settings.inboxes.find((known) => known.id === id);
  const inboxes = createInboxes((id) => inboxSettings(id)?.path ?? null);
  const api = createApi(
    (id) => connection(id)?.baseUrl ?? null,
    async (id, refused) => {
      const known = connection(id);
      return known ? accounts.accessToken(known, refused) : fail({ kind: "no-connection", connection: id });
    },
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const ports: Ports = {
    clock: systemClock,
    folder: inboxes,
    parser: createParser(launchParser),
    journal,
    api,
    inboxSettings,
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
    accounts,
    inboxes,
    ports,
    connection,
    who,
    makeAgent(listeners, heedPause) {
      const mayStart = () => !heedPause || !pausing.isPaused();
      const queue = createImportQueue(ports, mayStart, (bug, { id }) => log.bug(bug, `import ${id}`));
      return createAgent({
        ports,
        queue,
        readSettings: settings.read,
        inboxes,
        journal,
        accountsMark: () => journal.mark(accountsMark),
        standing: accounts.standing,
        pausing,
        ...listeners,
        report: (bug) => log.bug(bug, "agent"),
      });
    },
    close: () => journal.close(),
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

const systemClock: Clock = {
  now: Date.now,
  wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => {}),
  random: Math.random,
};
