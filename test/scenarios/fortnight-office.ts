/** @file The office of a fortnight: the world in memory, and one life after another of the agent with its accounts. */

import { createApiOver } from "../../main/api/api.ts";
import { createPausing } from "../../main/assemble/agent/pausing.ts";
import { type Accounts, createAccounts } from "../../main/auth/account.ts";
import type { TakeTurn } from "../../main/auth/flow.ts";
import { discoverAuthority } from "../../main/auth/oidc.ts";
import type { TokenVault } from "../../main/auth/token-vault.ts";
import { createDailyJobs } from "../../main/nightly/daily-jobs.ts";
import { createHealthChecks } from "../../main/nightly/health-checks.ts";
import { createTonight } from "../../main/nightly/tonight-check.ts";
import { needsPerson } from "../../shared/imports/needs-person.ts";
import { createNotifier, type Shown } from "../../shared/notices/notify-model.ts";
import { createStatusWatch } from "../../shared/notices/notify-of-status.ts";
import { readSettings } from "../../shared/settings/read-settings.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { ok } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { createFakeWorld, type FakeWorld } from "../fakes/fake-world.ts";
import { createMemoryJournal, type MemoryJournal } from "../fakes/memory-journal.ts";
import { type MemoryVault, makeMemoryVault } from "../fakes/memory-vault.ts";
import type { Fortnight } from "./fortnight.ts";
import { authUrl, baseUrl, createFortnightAuthority, type FortnightAuthority } from "./fortnight-authority.ts";
import { createFortnightService, type FortnightService } from "./fortnight-service.ts";
import type { FortnightWatch, Moment } from "./fortnight-watch.ts";
import { type Life, type Spoilt, startLife } from "./life.ts";
import { type Power, PowerCut } from "./power.ts";
import { rememberingParser } from "./troubled-world.ts";

/** A bug that is planted into each life. */
export interface PlantedInOffice extends Pick<Spoilt, "journal" | "settings"> {
  readonly vault?: (vault: TokenVault) => TokenVault;
  readonly accounts?: (accounts: Accounts, another: () => Accounts) => Accounts;
  readonly notedEnds?: false;
  readonly tellsAgain?: true;
  readonly tellsNobody?: true;
  readonly folder?: Spoilt["folder"];
}

/** How the clocks stand: the wall's as people have set it, and for how long the computer has slept. */
interface Clocks {
  setMs: number;
  sleptMs: number;
  livedMs: number;
}

export interface Office {
  readonly world: FakeWorld;
  readonly connection: Connection;
  readonly authority: FortnightAuthority;
  readonly service: FortnightService;
  readonly vault: MemoryVault;
  readonly clocks: Clocks;
  /** Time as it really passes. */
  trueNow(): number;
  moment(): Moment;
}

export interface OfficeLife extends Life {
  readonly accounts: Accounts;
  /** Does what the desktop does every few seconds: tells people. */
  tick(): void;
  tonight(): Promise<unknown>;
}

export function openOffice(
  fortnight: Fortnight,
  makeWatch: (office: Pick<Office, "moment" | "world">) => FortnightWatch,
  over: (journal: MemoryJournal) => MemoryJournal,
): { readonly office: Office; readonly watch: FortnightWatch } {
  const settings = readSettings({
    connections: [{ id: "office", baseUrl, authUrl, clientId: "pigeonhole", flow: fortnight.flow }],
    inboxes: [{ id: "payables", path: "/inbox", connection: "office", settleMs: 200, hours: fortnight.hours }],
    report: { at: null },
  });
  const [connection] = settings.settings.connections;
  if (!connection) throw new Error(`no connection: ${settings.problems}`);
  const made = createFakeWorld(settings, (now) => over(createMemoryJournal(now)));
  const { clock, disk } = made;
  clock.jump(fortnight.startsAt - clock.now());
  const clocks: Clocks = { setMs: 0, sleptMs: 0, livedMs: 0 };
  const trueNow = () => clock.now() - clocks.setMs;
  const moment = () => ({ trueMs: trueNow(), livedMs: clocks.livedMs });
  const { timeZone } = fortnight;
  const world: FakeWorld = {
    ...made,
    ports: {
      ...made.ports,
      parser: rememberingParser(disk),
      timeZone,
      today: () => dayIn(timeZone, clock.now()),
      // The real note is tested where it is written; its dates take longer than all the rest.
      noteFor: (import_) => (needsPerson(import_) ? `${words.note.heading}\n${import_.id} ${import_.state.at}` : null),
    },
  };
  const watch = makeWatch({ world, moment });
  const authority = createFortnightAuthority(clock, trueNow, fortnight.authority, watch);
  const service = createFortnightService(clock, disk, authority.isGood, watch.called);
  return {
    watch,
    office: { world, connection, authority, service, vault: makeMemoryVault(), clocks, trueNow, moment },
  };
}

/** @param show what is put before people */
export function startOfficeLife(
  { world, connection, authority, service, vault, clocks, trueNow }: Office,
  power: Power,
  planted: PlantedInOffice,
  show: (shown: Shown) => void,
): OfficeLife {
  const { clock, journal: bare } = world;
  const readClocks = () => ({ wallMs: clock.now(), steadyMs: trueNow() - clocks.sleptMs });
  const poweredVault = power.around((planted.vault ?? same)(vault), ["write", "erase"]);
  const { send } = power.around({ send: authority.send }, ["send"]);
  const metadata = power.around(bare, ["commit"]);
  const noteAccount = (what: "sign-in" | "sign-in-ended") =>
    metadata.commit((draft) =>
      draft.setMetadata("accounts", `${bare.changesSince(0).seq}`, { what, who: "agent", detail: null }),
    );
  const open = () =>
    createAccounts(poweredVault, null, createNamedLockHere(), {
      send,
      clocks: readClocks,
      // The keychain has it anyway.
      noteEnd: () => planted.notedEnds ?? void noteAccount("sign-in-ended").catch(() => {}),
    });
  const accounts = (planted.accounts ?? same)(open(), open);
  const posts = power.around(service, ["batch", "document"]);
  const api = createApiOver(
    () => connection.baseUrl,
    (_, refused) => accounts.accessToken(connection, refused),
    posts,
  );
  const notifier = createNotifier({
    show,
    now: clock.now,
    memory: {
      read: () => bare.metadata("told"),
      write: (told, shown) =>
        void metadata
          .commit((draft) => draft.setMetadata("told", told, { what: "notify", who: "agent", detail: shown }))
          // The power went off; after that nothing is asked of this life.
          .catch(() => {}),
    },
  });
  const people = createStatusWatch(notifier, clock.now, "UTC");
  let tonight: ReturnType<typeof createTonight> | null = null;
  const spoilt: Spoilt = {
    api: () => api,
    ...(planted.journal && { journal: planted.journal }),
    ...(planted.settings && { settings: planted.settings }),
    ...(planted.folder && { folder: planted.folder }),
  };
  const life = startLife(world, power, spoilt, true, (ports, journal) => {
    const { timeZone } = ports;
    const readSettings = () => world.settings;
    const freeBytes = async () => 1e12;
    const points = createHealthChecks(
      {
        signIn: accounts.refreshNow,
        authority: async (of) => {
          const found = await discoverAuthority(of, null, send, readClocks);
          return found.ok ? null : sayMessage(found.error.detail);
        },
        notImported: async () => null,
        service: async () => ({
          problem: service.trouble === "unreachable" ? "no answer came" : null,
          clockAheadMs: null,
        }),
        folder: async () => null,
        freeBytes,
        realPath: async (path) => path,
      },
      clock,
      timeZone,
    );
    tonight = createTonight({
      points,
      probes: {
        freeBytes,
        backupDay: () => dayIn(timeZone, clock.now()),
        backUp: async () => {},
        firstSeenAt: () => null,
        isRunning: () => true,
        isPaused: () => createPausing(journal, clock.now, timeZone, "Ada").now() !== null,
        sleep: async () => ({ is: "never" }),
      },
      clock,
      timeZone,
      dataFolder: "/data",
      readSettings,
      journal,
    });
    return {
      accountsMark: () => journal.metadata("accounts"),
      accountStatus: accounts.status,
      dailyJobs: createDailyJobs({
        tonight,
        report: { last: () => null, firstFileAt: () => null, make: noReport, page: noReport, figures: noReport },
        clock,
        timeZone,
        readSettings,
        onTonight() {},
        reportBug: (bug) => void (bug instanceof PowerCut || bugs.push(bug)),
      }),
      onImport: people.seeImport,
      onStatus: people.seeStatus,
    };
  });
  const bugs = life.bugs;
  return {
    ...life,
    accounts: {
      ...accounts,
      async signIn(of, open, signal) {
        const signedIn = await accounts.signIn(of, open, signal);
        if (signedIn.ok) await noteAccount("sign-in");
        return signedIn;
      },
    },
    tick() {
      try {
        if (planted.tellsNobody) return;
        if (planted.tellsAgain) notifier.settle("signed-out");
        people.tick();
        notifier.tick();
      } catch (problem) {
        // As the desktop does where the journal cannot be written.
        if (!(problem instanceof PowerCut)) throw problem;
      }
    },
    tonight: async () => tonight?.check("Ada"),
  };
}

/** One process alone: those who ask for the same thing come one after the other. */
function createNamedLockHere(): TakeTurn {
  const last = new Map<string, Promise<unknown>>();
  return (item, work) => {
    const turn = (last.get(item) ?? Promise.resolve()).then(work);
    last.set(
      item,
      turn.catch(() => ok(null)),
    );
    return turn;
  };
}

const noReport = () => {
  throw new Error("no report is due here");
};

const same = <T>(part: T) => part;
