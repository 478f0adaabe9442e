/** @file Looks through the inboxes, each on its own: takes in what has settled, notices what was taken away. */

import type { InboxStatus } from "../../shared/agent/agent-status.ts";
import type { UnsettledReason } from "../../shared/imports/unsettled-reason.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { isListFile } from "../../shared/spreadsheet/list-file.ts";
import { referenceKindOf } from "../../shared/spreadsheet/reference-list.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import type { Inspected } from "../imports/ports/folder-port.ts";
import type { InboxClaims } from "../imports/ports/marker-port.ts";
import type { Ports } from "../imports/ports/ports.ts";
import { noticeTakenAway, takeInAll } from "../imports/take-in.ts";

export interface SweepFindings {
  readonly settled: readonly Inspected[];
  readonly unsettled: readonly Unsettled[];
  readonly unreachable: string | null;
  /** How many files are left alone because they were there first; none where it is not set. */
  readonly leftAlone?: number;
}

export interface Sweeper {
  /** Resolves when every inbox has been looked through; a share that hangs holds up no other inbox. */
  sweep(inboxes: readonly InboxSettings[]): Promise<void>;
  /**
   * Looks through these inboxes once more, from the beginning: a look that is under way may have missed a file. One that
   * has been under way for long is not waited for, and none once `signal` fires. Never rejects.
   */
  sweepAfresh(inboxes: readonly InboxSettings[], signal: AbortSignal): Promise<void>;
  /** Looks without touching anything; what has settled waits as it is. */
  look(inboxes: readonly InboxSettings[]): Promise<void>;
  /** A mark of now, for `haveLookedSince`. */
  mark(): number;
  /** True where a look that began after the mark has ended, in each inbox. One that was under way may have missed a file. */
  haveLookedSince(mark: number): boolean;
  /** As last seen. */
  unsettled(): readonly Unsettled[];
  inboxes(): readonly InboxStatus[];
}

/** What to do with the files that have settled. */
interface Act {
  readonly onlyLooks: boolean;
  /** Whether the inbox is this journal's. */
  mayImport(): ReturnType<InboxClaims["look"]>;
  /** Why a file that is left was not taken in. */
  readonly whyLeft: UnsettledReason;
  /** Gives back those that are left. */
  takeIn(settled: readonly Inspected[], found: ReadonlySet<string>): Promise<readonly string[]>;
}

const nothing: SweepFindings = { settled: [], unsettled: [], unreachable: null };

const leftFor: readonly UnsettledReason[] = ["not-noted", "journal-unchecked"];

/** A look that takes longer than this is no look: the folder does not answer. */
const hangsAfterMs = 120_000;

/** What waits for a look to send waits no longer than this. */
const longestFreshLookMs = 30_000;

/** @param whyUntouched why a file that has settled was only looked at */
export function createSweeper(
  ports: Ports,
  list: (inbox: InboxSettings, nowMs: number, onlyLooks: boolean) => Promise<SweepFindings>,
  whyUntouched: UnsettledReason,
  report: (bug: unknown) => void,
): Sweeper {
  const { clock, journal, claims } = ports;
  let watched: readonly InboxSettings[] = [];
  const found = new Map<string, SweepFindings>();
  /** Files that changed under an import that has not yet let go of them. */
  const changed = new Map<string, readonly Unsettled[]>();
  const underWay = new Map<string, { readonly since: number; readonly round: Promise<void> }>();
  let looks = 0;
  /** The number of the last look at each inbox that has ended. */
  const looked = new Map<string, number>();
  /** Epoch ms at which each inbox that can't be reached was first found so. */
  const awaySince = new Map<string, number>();

  /** One look at a time at each inbox; those who ask in between wait for that one. */
  function visit(inbox: InboxSettings, act: Act): Promise<void> {
    const running = underWay.get(inbox.id);
    if (running) return running.round;
    const look = async () => {
      // Before the marker is looked at: an owner would make it again, on the empty mount point.
      if (await isEmptied(inbox.id)) {
        const { unreachable } = await list(inbox, clock.now(), true);
        const why = unreachable ?? sayMessage({ say: "inbox-emptied" });
        return void found.set(inbox.id, { settled: [], unsettled: [], unreachable: why });
      }
      const refused = await act.mayImport();
      // Another's files: they are not even listed.
      if (refused !== null && refused !== "away") return void found.set(inbox.id, nothing);
      const findings = await list(inbox, clock.now(), act.onlyLooks || refused === "away");
      // Those that the journal counts are left out: at a start, every file has yet to hold still before our eyes.
      const strangers = findings.unsettled.filter(({ file }) => !journal.atPath(inbox.id, file));
      // One that changed is a stranger as soon as its import is withdrawn for that.
      const edited = findings.unsettled.filter((each) => each.why === "still-changing" && !strangers.includes(each));
      changed.set(inbox.id, edited);
      if (findings.unreachable !== null || refused === "away")
        return void found.set(inbox.id, { ...findings, unsettled: strangers });
      // Shown until they are taken in, the while that it takes to try included.
      const before = (found.get(inbox.id)?.unsettled ?? []).filter(({ why }) => leftFor.includes(why));
      const lie = new Set(before.length > 0 ? findings.settled.map(({ drop }) => drop.path) : []);
      found.set(inbox.id, { ...findings, unsettled: [...strangers, ...before.filter(({ file }) => lie.has(file))] });
      const { settled, unsettled } = findings;
      const paths = new Set([...settled.map(({ drop }) => drop.path), ...unsettled.map(({ file }) => file)]);
      const left = await act.takeIn(settled, paths);
      const sinceOf = (file: string) => before.find((each) => each.file === file)?.since ?? clock.now();
      const notNoted = left.map((file) => ({ inbox: inbox.id, file, since: sinceOf(file), why: act.whyLeft }));
      found.set(inbox.id, { ...findings, unsettled: [...strangers, ...notNoted] });
    };
    looks += 1;
    const number = looks;
    const round = look().finally(() => {
      looked.set(inbox.id, number);
      if ((found.get(inbox.id)?.unreachable ?? null) === null) awaySince.delete(inbox.id);
      else if (!awaySince.has(inbox.id)) awaySince.set(inbox.id, clock.now());
      underWay.delete(inbox.id);
    });
    underWay.set(inbox.id, { since: clock.now(), round });
    return round;
  }

  /** The empty mount point of a share that is away looks as if somebody had deleted every file. */
  const isEmptied = async (inbox: string) => journal.hasFiled(inbox) && (await ports.folder.seemsAway(inbox));

  const takeInFrom = (inbox: string): Act => ({
    onlyLooks: false,
    mayImport: () => claims.look(inbox),
    whyLeft: "not-noted",
    async takeIn(settled, found) {
      const left: string[] = [];
      // A list is known before the files that it names.
      const isList = ({ drop }: Inspected) => isListFile(drop.path) || referenceKindOf(drop.path) !== null;
      const drops = settled.toSorted((a, b) => Number(isList(b)) - Number(isList(a))).map(({ drop }) => drop);
      // One file must not keep the others out, and must not go unseen either: on a full disk it is every file.
      await takeInAll(ports, drops, (bug, { path }) => {
        report(bug);
        left.push(path);
      });
      await noticeTakenAway(ports, inbox, found).catch(report);
      return left;
    },
  });

  const onlyLookAt = (inbox: string): Act => ({
    onlyLooks: true,
    mayImport: () => claims.see(inbox),
    whyLeft: whyUntouched,
    takeIn: async (settled) => settled.map(({ drop }) => drop.path).filter((path) => !journal.atPath(inbox, path)),
  });

  async function visitAll(inboxes: readonly InboxSettings[], act: (inbox: string) => Act) {
    watched = inboxes;
    await Promise.all(inboxes.map((inbox) => visit(inbox, act(inbox.id))));
  }

  async function visitAfresh(inbox: InboxSettings): Promise<void> {
    const before = underWay.get(inbox.id);
    if (before && Math.abs(clock.now() - before.since) > longestFreshLookMs) return;
    await before?.round.catch(report);
    await visit(inbox, takeInFrom(inbox.id)).catch(report);
  }

  const hangs = (inbox: string) => clock.now() - (underWay.get(inbox)?.since ?? clock.now()) > hangsAfterMs;
  const unreachable = (inbox: string) =>
    hangs(inbox) ? sayMessage({ say: "folder-silent" }) : (found.get(inbox)?.unreachable ?? null);

  return {
    sweep: (inboxes) => visitAll(inboxes, takeInFrom),
    async sweepAfresh(inboxes, signal) {
      const over = new AbortController();
      const all = Promise.all(inboxes.map(visitAfresh)).finally(() => over.abort("over"));
      await Promise.race([all, clock.wait(longestFreshLookMs, AbortSignal.any([over.signal, signal]))]);
    },
    look: (inboxes) => visitAll(inboxes, onlyLookAt),
    mark: () => looks,
    haveLookedSince: (mark) => watched.every(({ id }) => (looked.get(id) ?? 0) > mark),
    unsettled: () =>
      watched.flatMap(({ id }) => [
        ...(found.get(id)?.unsettled ?? []),
        ...(changed.get(id) ?? []).filter(({ file }) => !journal.atPath(id, file)),
      ]),
    inboxes: () =>
      watched.map(({ id, path, connection }) => {
        const leftAlone = found.get(id)?.leftAlone ?? 0;
        const notImported = claims.refusal(id) ?? null;
        const why = unreachable(id);
        const since = awaySince.get(id) ?? underWay.get(id)?.since;
        return {
          ...{ id, path, connection, unreachable: why, notImported },
          ...(why !== null && since !== undefined && { unreachableSince: since }),
          ...(leftAlone > 0 && { leftAlone }),
        };
      }),
  };
}
