/** @file Looks through the inboxes, each on its own: takes in what has settled, notices what was taken away. */

import type { InboxStatus } from "../shared/agent-status.ts";
import type { Unsettled } from "../shared/ipc.ts";
import type { InboxSettings } from "../shared/settings.ts";
import type { Inspected, Ports } from "./imports/ports.ts";
import { noticeTakenAway, takeIn } from "./imports/take-in.ts";

export interface SweepFindings {
  readonly settled: readonly Inspected[];
  readonly unsettled: readonly Unsettled[];
  readonly unreachable: string | null;
}

export interface Sweeper {
  /** Resolves when every inbox has been looked through; a share that hangs holds up no other inbox. */
  sweep(inboxes: readonly InboxSettings[]): Promise<void>;
  /** Looks without touching anything. */
  look(inboxes: readonly InboxSettings[]): Promise<void>;
  /** As last seen. */
  unsettled(): readonly Unsettled[];
  standing(): readonly InboxStatus[];
}

/** A look that takes longer than this is no look: the folder does not answer. */
const hangsAfterMs = 120_000;

export function createSweeper(
  ports: Ports,
  list: (inbox: InboxSettings, nowMs: number) => Promise<SweepFindings>,
  report: (bug: unknown) => void,
): Sweeper {
  const { clock, journal } = ports;
  let watched: readonly InboxSettings[] = [];
  const found = new Map<string, SweepFindings>();
  const underWay = new Map<string, { readonly since: number; readonly round: Promise<void> }>();

  /** One look at a time at each inbox; whoever asks in between waits for that one. */
  function visit(inbox: InboxSettings, act: (settled: readonly Inspected[]) => Promise<void>): Promise<void> {
    const running = underWay.get(inbox.id);
    if (running) return running.round;
    const look = async () => {
      const findings = await list(inbox, clock.now());
      // Those that the journal counts are left out: at a start, every file has yet to hold still before our eyes.
      const strangers = findings.unsettled.filter(({ file }) => !journal.lyingAt(inbox.id, file));
      found.set(inbox.id, { ...findings, unsettled: strangers });
      if (findings.unreachable === null) await act(findings.settled);
    };
    const round = look().finally(() => underWay.delete(inbox.id));
    underWay.set(inbox.id, { since: clock.now(), round });
    return round;
  }

  const takeInFrom = (inbox: string) => async (settled: readonly Inspected[]) => {
    // A bug with one file must not keep the others out.
    for (const { drop } of settled) await takeIn(ports, drop).catch(report);
    await noticeTakenAway(ports, inbox).catch(report);
  };

  async function visitAll(inboxes: readonly InboxSettings[], act: (inbox: string) => Parameters<typeof visit>[1]) {
    watched = inboxes;
    await Promise.all(inboxes.map((inbox) => visit(inbox, act(inbox.id))));
  }

  const hangs = (inbox: string) => clock.now() - (underWay.get(inbox)?.since ?? clock.now()) > hangsAfterMs;
  const unreachable = (inbox: string) =>
    hangs(inbox) ? "the folder does not answer" : (found.get(inbox)?.unreachable ?? null);

  return {
    sweep: (inboxes) => visitAll(inboxes, takeInFrom),
    look: (inboxes) => visitAll(inboxes, () => async () => {}),
    unsettled: () => watched.flatMap(({ id }) => found.get(id)?.unsettled ?? []),
    standing: () => watched.map(({ id, path, connection }) => ({ id, path, connection, unreachable: unreachable(id) })),
  };
}
