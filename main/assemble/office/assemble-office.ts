/** @file Assembles this computer's part in an office of several computers: how it writes commits, takes the lease and tells its status. */

import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { OfficeRefusal, OfficeStatus } from "../../../shared/agent/office-status.ts";
import type { SendGate } from "../../imports/ports/api-port.ts";
import { officeInstance } from "../../imports/ports/marker-port.ts";
import type { OpenJournal } from "../../journal/journal.ts";
import { createOfficeCommits, NotCommitted } from "../../office/commit-in-office.ts";
import { createLeaseKeeper } from "../../office/keep-lease.ts";
import type { Ledger } from "../../office/ledger.ts";
import { type LeaseTurns, takeLeaseTurns } from "../../office/take-lease-turns.ts";
import { instanceOf } from "../../platform/instance.ts";
import { systemClock } from "../../platform/system-clock.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Environment } from "../environment.ts";
import { type Membership, membershipOf } from "./office-membership.ts";
import { nowhere, officeClocks, openOfficeLedger } from "./open-office-ledger.ts";
import { createLogPlace } from "./restored-log.ts";
import { createSettingsSharer } from "./share-settings.ts";
import { createOfficeTeller } from "./tell-office.ts";

/** The journal as different people and parts of the program write to it; on one computer all of them are the same. */
interface OfficeJournals {
  /** For the pipeline: only where this computer drives. */
  readonly driving: OpenJournal;
  /** For what a person decides. */
  readonly deciding: OpenJournal;
  /** For what this computer keeps in any case. */
  readonly keeping: OpenJournal;
}

/** What a computer does that takes part. */
interface Follows {
  readonly isReady: () => boolean;
  /** After it has begun, or stopped, to drive. */
  readonly onChange: () => void;
  /** Somebody wants the inboxes looked at now. Resolves when that is done, with false where it is to be asked for again. */
  readonly onAsked: () => Promise<boolean>;
}

export interface Office {
  /** True where it drives now: no other computer sends. */
  readonly drives: () => boolean;
  /** As of the last turn. */
  readonly status: () => OfficeStatus;
  /** Looks without taking part: for a command that only reads. */
  readonly see: () => Promise<OfficeStatus>;
  /** Follows the log to its end; null where that worked. */
  readonly catchUp: () => Promise<OfficeRefusal | null>;
  /** True where an entry that this computer wrote as the driver was refused since the last call. */
  readonly takeRefusal: () => boolean;
  /** Takes turns until `stop`, which hands over. */
  readonly follow: (follows: Follows) => Pick<LeaseTurns, "stop" | "fallAsleep" | "wakeUp">;
  /** Asks the driver to look at the inboxes now. False where no answer comes, or where this computer drives by then. */
  readonly askToLook: (signal: AbortSignal) => Promise<boolean>;
}

export interface AssembledOffice {
  readonly journals: OfficeJournals;
  readonly gate: SendGate | undefined;
  /** Null where this computer works alone. */
  readonly office: Office | null;
  /** How the markers of its inboxes name this computer; the last one is written. */
  readonly instances: readonly [...string[], string];
  readonly close: () => void;
}

interface Needs extends Pick<Environment, "dataFolder" | "databasePassword" | "log"> {
  readonly settings: SettingsStore;
  readonly journal: OpenJournal;
}

const never = new AbortController().signal;
/** The number of the last look that was asked for, and of the last one that is over. */
const askedKey = "look asked";
const doneKey = "look done";
const numberIn = (text: string | null): number => Number(text ?? 0);
/** Longer than a take-over and a look. */
const answerWithinMs = 150_000;
const lookAgainMs = 250;
const shareEveryMs = 2_000;

export function assembleOffice(needs: Needs): AssembledOffice {
  const { dataFolder, settings, journal } = needs;
  const own = instanceOf(dataFolder);
  const isReadable = settings.readLists() !== null;
  const membership = membershipOf(isReadable ? settings.read().settings.office : "unreadable", journal);
  if (membership.is === "alone") {
    // What imports side by side write at the same moment is one write to the disk.
    const driving = { ...journal, commit: journal.commitSoon };
    const journals = { driving, deciding: journal, keeping: journal };
    return { journals, gate: undefined, office: null, instances: [own], close: () => {} };
  }
  const ledger =
    membership.is === "member"
      ? openOfficeLedger(membership.settings, dataFolder, needs.databasePassword ?? null)
      : nowhere;
  return { ...takePart(needs, membership, ledger), instances: [own, officeInstance] };
}

function takePart(
  { dataFolder, settings, journal, log }: Needs,
  membership: Exclude<Membership, { is: "alone" }>,
  ledger: Ledger,
): Omit<AssembledOffice, "instances"> {
  const computer = instanceOf(dataFolder);
  const known = () => journal.followed() ?? { pos: 0, hash: "" };
  let isReady = () => false;
  let isDiverged = false;
  let turns: LeaseTurns | null = null;

  const commits = createOfficeCommits({
    ...{ image: journal, ledger, term: () => keeper.term() },
    wait: (ms) => systemClock.wait(ms, never),
    newNonce: randomUUID,
    barred: membership.is === "barred" ? membership.why : null,
  });
  const keeper = createLeaseKeeper({
    ...{ ledger, computer, clocks: officeClocks, known },
    catchUp: async () => (await catchUp()) === null,
    isReady: () => isReady(),
  });

  async function catchUp(): Promise<OfficeRefusal | null> {
    try {
      const refused = await commits.catchUp();
      isDiverged = refused === "diverged";
      return refused;
    } catch (bug) {
      // An entry that does not fit into this image: it must not send by it.
      if (!isDiverged) log.bug(bug, "office");
      isDiverged = true;
      return "diverged";
    }
  }

  const sharer = createSettingsSharer({ settings, dataFolder, journal, commit: commits.decide, keep: commits.keep });

  const standing = () => turns?.standing() ?? null;
  const drives = () => standing()?.is === "driving" && keeper.isOpen() && !isDiverged && place.isKnown(keeper.term());

  const place = createLogPlace({
    ...{ find: ledger.find, journal, drive: commits.drive, now: Date.now },
    inboxes: () => settings.read().settings.inboxes.map(({ id }) => id),
  });

  const teller = createOfficeTeller({
    ...{ membership, computer, standing, catchUp, find: ledger.find, computers: keeper.computers },
    clockAheadMs: keeper.clockAheadMs,
    isDiverged: () => isDiverged,
  });

  const isSending = () => keeper.term() !== null && journal.underWay().some(({ state }) => state.at === "sending");

  function follow(follows: Follows): LeaseTurns {
    isReady = follows.isReady;
    let isAnswering = false;
    let sharedAt = Number.NEGATIVE_INFINITY;
    /** The files need not be read at each of the many turns of a busy driver. */
    async function shareSometimes(): Promise<void> {
      if (officeClocks.monotonic() - sharedAt < shareEveryMs) return;
      sharedAt = officeClocks.monotonic();
      await sharer.share().catch((problem) => log.bug(problem, "office"));
    }
    async function answer(): Promise<void> {
      const asked = numberIn(journal.metadata(askedKey));
      if (!drives() || asked <= numberIn(journal.metadata(doneKey))) return;
      if (!(await follows.onAsked())) return;
      await commits.drive((draft) => draft.setMetadata(doneKey, String(asked), null));
    }
    const taken = takeLeaseTurns({
      ...{ keeper, ledger, wait: systemClock.wait, now: Date.now, isSending },
      async afterTurn(now) {
        teller.seeTurn(now);
        if (membership.is === "barred") return;
        const isAtEnd = (await catchUp()) === null;
        if (now.is !== "driving") place.forget();
        else if (isAtEnd) await place.look(now.term);
        if (isAtEnd) await shareSometimes();
        if (!isAnswering) {
          isAnswering = true;
          // If the log can't take the answer, the computer that asked keeps waiting.
          void answer()
            .catch(() => {})
            .finally(() => {
              isAnswering = false;
            });
        }
        follows.onChange();
      },
      onDrive: async (term) => log.say("office", { drives: true, term }),
      onLose: async () => log.say("office", { drives: false }),
    });
    turns = taken;
    return taken;
  }

  async function askToLook(signal: AbortSignal): Promise<boolean> {
    // They are numbered: a look that a later one asked for answers the earlier ones too.
    const asked = await commits.decide((draft) => {
      const next = numberIn(draft.metadata(askedKey)) + 1;
      draft.setMetadata(askedKey, String(next), null);
      return next;
    });
    for (const startedAt = Date.now(); Date.now() - startedAt < answerWithinMs && !signal.aborted && !drives(); ) {
      await catchUp();
      if (numberIn(journal.metadata(doneKey)) >= asked) return true;
      await wait(lookAgainMs);
    }
    return false;
  }

  /** On the newest journal: and where the database is away, that is certain before anything is asked of it. */
  const decideNow: typeof commits.decide = async (decide) => {
    const refused = await catchUp();
    if (refused !== null) throw new NotCommitted(refused);
    return commits.decide(decide);
  };
  let isRefused = false;
  const drive: typeof commits.drive = (decide) =>
    commits.drive(decide).catch((problem) => {
      isRefused = true;
      throw problem;
    });
  function takeRefusal(): boolean {
    const wasRefused = isRefused;
    isRefused = false;
    return wasRefused;
  }
  // What is not in the log is not in the image.
  const through = (commit: typeof commits.decide): OpenJournal => ({ ...journal, commit, stage: async () => {} });
  return {
    journals: {
      driving: through(drive),
      deciding: through(decideNow),
      keeping: through(commits.keep),
    },
    gate: keeper,
    office: { drives, status: teller.status, see: teller.see, catchUp, takeRefusal, follow, askToLook },
    close: () => void ledger.close(),
  };
}
