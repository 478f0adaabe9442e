/** @file One computer of an office: its image of the log, its lease, and the agent that runs while it drives. */

import { createInboxClaims } from "../../../main/imports/claims/inbox-claims.ts";
import type { Api, Outcome } from "../../../main/imports/ports/api-port.ts";
import type { Inboxes } from "../../../main/inbox/inbox.ts";
import { createOfficeCommits, NotCommitted } from "../../../main/office/commit-in-office.ts";
import { createLeaseKeeper } from "../../../main/office/keep-lease.ts";
import type { Ledger } from "../../../main/office/ledger.ts";
import { takeLeaseTurns } from "../../../main/office/take-lease-turns.ts";
import { fail } from "../../../shared/values/result.ts";
import { createFakeWorldOn, type FakeWorld, type SharedWorld, sampleSettings } from "../../fakes/fake-world.ts";
import { createMemoryJournal, type MemoryJournal } from "../../fakes/memory-journal.ts";
import type { MemoryOffice } from "../../fakes/memory-ledger.ts";
import { createMemoryMarkers } from "../../fakes/memory-markers.ts";
import { type Life, startLife } from "../life.ts";
import { createPower } from "../power.ts";

/** What one computer leaves out, to prove that its lack is noticed. */
export interface OfficePlant {
  readonly ledger?: (ledger: Ledger) => Ledger;
  readonly image?: (image: MemoryJournal) => MemoryJournal;
  /** The journal that the agent has. */
  readonly journal?: (journal: MemoryJournal) => MemoryJournal;
  readonly ignoresGate?: true;
  /** The journal that late answers are written to. */
  readonly late?: (journal: Pick<MemoryJournal, "commit">) => Pick<MemoryJournal, "commit">;
}

export interface OfficeComputer {
  readonly name: string;
  readonly image: MemoryJournal;
  /** For what its people decide. */
  readonly decides: Pick<MemoryJournal, "commit">;
  readonly bugs: string[];
  freeze(isFrozen: boolean): void;
  /** The clock on its wall is set. */
  setClock(skewMs: number): void;
  /** The system says that it will sleep, and freezes soon after; or that it is awake, which some systems never say. */
  fallAsleep(): void;
  wakeUp(isTold: boolean): void;
  cutFrom(what: "service" | "share", isCut: boolean): void;
  isDriving(): boolean;
  isFrozen(): boolean;
  /** The process dies, or is started again with the image that it had. */
  kill(): void;
  start(): void;
}

interface Parts {
  readonly shared: SharedWorld;
  readonly office: MemoryOffice;
  readonly name: string;
  /** How long a body or a reply takes, in ms. */
  readonly travelMs: () => number;
  readonly plant: OfficePlant;
}

const never = new AbortController().signal;

export function createOfficeComputer({ shared, office, name, travelMs, plant }: Parts): OfficeComputer {
  const { clock: trueClock, disk, service } = shared;
  let skewMs = 0;
  let frozen: (() => void)[] | null = null;
  const cuts = { service: false, share: false };
  const bugs: string[] = [];
  let lives = 0;
  let life: Life | null = null;
  let sleeper: { fallAsleep(): void; wakeUp(): void } | null = null;
  let isDriving = false;

  const thaw = () => (frozen === null ? null : new Promise<void>((wake) => void frozen?.push(wake)));
  /** A process that is stopped goes on with no call, and hears of no answer. One that was killed never does. */
  function inThisProcess<T extends object>(target: T, born: number): T {
    const alive = async () => {
      await thaw();
      if (born !== lives) await new Promise(() => {});
    };
    const inProcess =
      (call: (...given: unknown[]) => unknown) =>
      (...given: unknown[]): unknown => {
        if (born !== lives) return new Promise(() => {});
        const result = call.apply(target, given);
        if (!(result instanceof Promise)) return result;
        return result.then(async (said) => {
          await alive();
          return said;
        });
      };
    const here = Object.defineProperties({}, Object.getOwnPropertyDescriptors(target)) as T;
    for (const [name, value] of Object.entries(target))
      if (typeof value === "function") Object.defineProperty(here, name, { value: inProcess(value), enumerable: true });
    return here;
  }

  const clock = { ...trueClock, now: () => trueClock.now() + skewMs };
  const bare = createMemoryJournal(clock.now);
  const image = (plant.image ?? same)(bare);
  const report = (bug: unknown) => {
    if (bug instanceof NotCommitted) return;
    bugs.push(`a bug on ${name}: ${bug instanceof Error ? bug.stack : bug}`);
  };

  function freeze(isFrozen: boolean): void {
    const waiting = frozen ?? [];
    frozen = isFrozen ? waiting : null;
    if (!isFrozen) for (const wake of waiting) wake();
  }

  let decides: Pick<MemoryJournal, "commit"> = image;

  function start(): void {
    lives += 1;
    const born = lives;
    const here = <T extends object>(part: T) => inThisProcess(part, born);
    const ownClock = here(clock);
    const clocks = { monotonic: trueClock.now, wall: clock.now };
    const ledger = here((plant.ledger ?? same)(office.open({ id: name, name }, clocks)));
    const commits = createOfficeCommits({
      image,
      ledger,
      term: () => keeper.term(),
      wait: (ms) => ownClock.wait(ms, never),
      newNonce: () => `${name} ${lives} ${Math.floor(trueClock.random() * 1e12)}`,
    });
    decides = { commit: commits.decide };
    const followed = () =>
      commits.catchUp().catch((bug) => {
        report(bug);
        return "diverged" as const;
      });
    const keeper = createLeaseKeeper({
      ...{ ledger, computer: name, clocks, isReady: () => !cuts.share },
      known: () => image.followed() ?? { pos: 0, hash: "" },
      catchUp: async () => (await followed()) === null,
    });
    const journal = (plant.journal ?? same)({ ...image, commit: commits.drive });
    const world = createFakeWorldOn(shared, sampleSettings({ settleMs: 200 }), () => journal, name);
    const own: FakeWorld = { ...world, clock: ownClock, ports: { ...world.ports, clock: ownClock } };
    const gate = plant.ignoresGate ? { ask: async () => true, isOpen: () => true } : keeper;
    const spoilt = {
      api: () => here(createApi(gate, ownClock.wait)),
      folder: (folder: Inboxes) => here(spoilFolder(folder)),
      claims: () =>
        createInboxClaims({
          ...{ clock: ownClock, journal, inboxSettings: world.ports.inboxSettings },
          markers: here(createMemoryMarkers(disk, shared.markers)),
          // A copy of a data folder is told by its instance; in an office every computer has one.
          self: { computer: name, instances: ["the office"] },
          newId: () => `claim of ${name} ${Math.floor(trueClock.random() * 1e12)}`,
          restoredUntil: () => null,
        }),
    };
    // As the assembly does: the agent runs all the time, and looks only while another computer drives.
    const turns = takeLeaseTurns({
      ...{ keeper, ledger, wait: ownClock.wait, now: ownClock.now },
      isSending: () => keeper.term() !== null && image.underWay().some(({ state }) => state.at === "sending"),
      async afterTurn() {
        await followed();
        for (const bug of living.bugs.splice(0)) report(bug);
        if (drives() !== isDriving) living.agent.lookAgain();
        isDriving = drives();
      },
      onDrive: async () => {},
      onLose: async () => {},
    });
    const drives = () => turns.standing()?.is === "driving" && (plant.ignoresGate === true || keeper.isOpen());
    const status = () => ({
      ...({ driver: null, isDriver: drives(), computers: [], database: "reachable", trouble: null } as const),
    });
    const late = (plant.late ?? same)({ commit: commits.decide });
    const living = startLife(own, createPower(), spoilt, false, () => ({ office: { drives, status, late } }));
    life = living;
    sleeper = {
      fallAsleep() {
        living.agent.fallAsleep();
        turns.fallAsleep();
      },
      wakeUp() {
        turns.wakeUp();
        living.agent.wakeUp();
      },
    };
    living.agent.start();
  }

  /** The service over this computer's line: the body leaves, the gate is asked, the last byte leaves, an answer comes. */
  function createApi(gate: Parameters<typeof isLetGo>[0], wait: typeof trueClock.wait): Api {
    const cutOff = { type: "not-sent", failure: { kind: "not-sent", why: "cut-off", detail: "cut off" } } as const;
    const lost = { type: "outcome-unknown", failure: { kind: "no-answer", evidence: "silence", detail: "" } } as const;
    async function post(call: () => Promise<Outcome>): Promise<Outcome> {
      await wait(travelMs(), never);
      if (cuts.service || !(await isLetGo(gate)) || cuts.service) return cutOff;
      const outcome = await call();
      await wait(travelMs(), never);
      return cuts.service ? lost : outcome;
    }
    return {
      makeReady: service.makeReady,
      createBatch: (...given) => post(() => service.createBatch(...given)),
      attachDocument: (...given) => post(() => service.attachDocument(...given)),
    };
  }

  /** A share that is away holds nothing, and nobody can say what lies there. */
  const spoilFolder = (folder: Inboxes): Inboxes => {
    const away = { kind: "file-unreadable", detail: "the share is away" } as const;
    const unless = <G extends unknown[], T>(look: (...given: G) => Promise<T>, otherwise: T) => {
      return async (...given: G): Promise<T> => (cuts.share ? otherwise : look(...given));
    };
    return {
      ...folder,
      sweep: unless(folder.sweep, { settled: [], unsettled: [], unreachable: "the share is away" }),
      inspect: unless(folder.inspect, fail(away)),
      exists: unless(folder.exists, false),
      seemsAway: unless(folder.seemsAway, true),
      move: unless(folder.move, "refused"),
      writeNote: unless(folder.writeNote, undefined),
      hasNote: unless(folder.hasNote, false),
      removeNote: unless(folder.removeNote, undefined),
      writeCopy: unless(folder.writeCopy, null),
      layBeside: unless(folder.layBeside, null),
      removeCopy: unless(folder.removeCopy, undefined),
      count: unless(folder.count, { dropped: [], filed: [], obstacles: [] }),
    };
  };

  return {
    name,
    image: bare,
    decides: { commit: (decide) => decides.commit(decide) },
    bugs,
    isDriving: () => isDriving,
    isFrozen: () => frozen !== null,
    freeze,
    fallAsleep: () => sleeper?.fallAsleep(),
    wakeUp(isTold) {
      freeze(false);
      if (isTold) sleeper?.wakeUp();
    },
    setClock(next) {
      skewMs = next;
    },
    cutFrom(what, isCut) {
      cuts[what] = isCut;
    },
    kill() {
      lives += 1;
      for (const bug of life?.bugs ?? []) report(bug);
      life = null;
      sleeper = null;
      isDriving = false;
    },
    start,
  };
}

async function isLetGo({ ask, isOpen }: { ask(): Promise<boolean>; isOpen(): boolean }): Promise<boolean> {
  return (await ask()) && isOpen();
}

const same = <T>(part: T): T => part;
