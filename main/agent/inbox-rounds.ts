/** @file One round through the inboxes: files what was moved, sweeps, and watches the folders that can be reached. */

import type { DiskFull, Exception } from "../../shared/agent/exceptions.ts";
import { attachSentPdfs } from "../imports/attach-sent-pdfs.ts";
import { followAnswers } from "../imports/follow-answers.ts";
import { followSettings } from "../imports/follow-settings.ts";
import { followNamedLists } from "../imports/named-lists.ts";
import { rematchDocuments } from "../imports/rematch-documents.ts";
import { draftReversals } from "../imports/reversal/draft-reversals.ts";
import type { AgentParts } from "./agent-parts.ts";
import { followFilesLetGo } from "./files-let-go.ts";
import { createInboxWatchers } from "./inbox-watchers.ts";
import { createReconciler } from "./reconcile-inboxes.ts";
import type { SettingsInUse } from "./settings-in-use.ts";
import { createSweeper, type Sweeper } from "./sweep-inboxes.ts";
import type { InboxesSeen } from "./turns/turn-state.ts";

const notNoted = "not-noted" as const;

export interface InboxRounds extends Pick<Sweeper, "unsettled" | "inboxes" | "mark" | "haveLookedSince"> {
  /** What keeps all from being well, as of the last round. */
  exceptions(): readonly Exception[];
  /** Takes in what has settled. Resolves when every inbox has been looked through. */
  sweep(): Promise<void>;
  /** Looks and changes nothing. @param mayMove false if no agent runs that could move files */
  look(mayMove: boolean): Promise<void>;
  /** Compares the inboxes with the journal now that a pass is over, each of which was looked at last. */
  reconcile(): Promise<void>;
  /** Watches each inbox that could be reached when it was looked at last, and no other. */
  watchReachable(): void;
  seen(): InboxesSeen;
  /** Epoch ms at which every inbox had last been looked through and could be taken in, or null. */
  lastSweepAt(): number | null;
  close(): Promise<void>;
}

/**
 * @param onChange is told when a watcher reports a change in an inbox
 * @param onFound is told when a sweep has found something else than the one before
 */
export function createInboxRounds(
  parts: Pick<
    AgentParts,
    "ports" | "queue" | "inboxes" | "journal" | "lookAtFolders" | "lookAtFile" | "findFullDisk" | "office" | "report"
  >,
  settings: SettingsInUse,
  onChange: () => void,
  onFound: () => void,
): InboxRounds {
  const { ports, queue, journal, report } = parts;
  const whyLeft = parts.office ? "new" : "journal-unchecked";
  const sweeper = createSweeper(ports, parts.inboxes.sweep, whyLeft, report);
  const watchers = createInboxWatchers((inbox) => parts.inboxes.watch(inbox, onChange), report);
  const reconciler = createReconciler(
    ports,
    parts.inboxes.count,
    () => journal.changesSince(Number.MAX_SAFE_INTEGER).seq,
    sweeper.unsettled,
    report,
  );
  let lastSweepAt: number | null = null;
  let full: readonly DiskFull[] = [];
  const exceptions = () => [...full, ...reconciler.exceptions()];

  /** One that was only just added can't be taken in either. */
  const unsettled = () =>
    sweeper.unsettled().map((file) => (full.length > 0 && file.why === "new" ? { ...file, why: notNoted } : file));

  /** A round that nothing can be taken in from is no sign of life. */
  async function endRound(): Promise<void> {
    const path = await parts.findFullDisk();
    full = path === null ? [] : [{ inbox: null, path, is: "disk-full" }];
    if (path === null) lastSweepAt = ports.clock.now();
  }

  const inboxes = () => settings.current().settings.inboxes;
  const found = () => JSON.stringify([sweeper.unsettled(), sweeper.inboxes(), exceptions()]);
  const reached = () => {
    const seen = new Set(sweeper.inboxes().flatMap(({ id, unreachable }) => (unreachable === null ? id : [])));
    return inboxes().filter(({ id }) => seen.has(id));
  };
  // The files of an inbox that another journal imports are not ours to judge, nor what an office's computers do with
  // theirs while this one doesn't hear of it.
  const isCutOff = () => (parts.office?.status().trouble ?? null) !== null;
  const owned = () => (isCutOff() ? [] : reached().filter(({ id }) => ports.claims.refusal(id) == null));

  /** A person waits for the draft. */
  const hasReversalToDraft = () => {
    const asked = ports.journal.toReverse();
    return asked.length > 0 && owned().some(({ id }) => asked.some(({ inbox }) => inbox === id));
  };

  queue.followLooks({
    look: (connections, signal) =>
      sweeper.sweepAfresh(
        inboxes().filter(({ connection }) => connections.has(connection)),
        signal,
      ),
    unsettled: sweeper.unsettled,
  });

  return {
    async sweep() {
      await parts.lookAtFolders();
      settings.refresh();
      try {
        const { connections } = settings.current().settings;
        await followSettings(
          ports,
          journal,
          inboxes(),
          connections.map(({ id }) => id),
        );
        await followNamedLists(ports, connections, inboxes(), parts.lookAtFile);
        await rematchDocuments(ports, inboxes());
        await followAnswers(ports, inboxes());
        await attachSentPdfs(ports);
        await draftReversals(ports);
      } catch (bug) {
        // A journal that takes nothing more must not keep people from seeing what is in the inboxes.
        report(bug);
      }
      // Moves that were cut short first: a file that we have moved is not one that a person has.
      await queue.fileLeftovers();
      const before = found();
      const letGo = followFilesLetGo(ports.journal);
      letGo.follow();
      await sweeper.sweep(inboxes());
      letGo.follow();
      await queue.fileLeftovers();
      if (letGo.hasAny()) await sweeper.sweep(inboxes());
      await endRound();
      await reconciler.reconcile(owned(), { mayTell: true, mayMove: true }, false);
      if (found() !== before) onFound();
    },
    async look(mayMove) {
      await parts.lookAtFolders();
      settings.refresh();
      await sweeper.look(inboxes());
      await endRound();
      await reconciler.reconcile(owned(), { mayTell: false, mayMove }, false);
    },
    watchReachable() {
      watchers.watch(reached());
    },
    reconcile: () => reconciler.reconcile(owned(), { mayTell: true, mayMove: false }, true),
    seen: () => ({
      isSettling: sweeper.unsettled().length > 0 || hasReversalToDraft(),
      isAway: sweeper.inboxes().some(({ unreachable }) => unreachable !== null),
    }),
    lastSweepAt: () => lastSweepAt,
    unsettled,
    inboxes: sweeper.inboxes,
    mark: sweeper.mark,
    haveLookedSince: sweeper.haveLookedSince,
    exceptions,
    close: watchers.close,
  };
}
