/** @file Takes one import step by step as far as it may go now, and files it where that is its end. */

import type { Import } from "../../shared/imports/import.ts";
import { folderFor } from "../../shared/imports/own-folders.ts";
import { fileImport, isUnfiled } from "./filing/file-import.ts";
import { findMovedFile } from "./filing/find-moved-file.ts";
import { removesStaleNote } from "./filing/remove-stale-notes.ts";
import { createPlanLock } from "./plans/plan-lock.ts";
import type { Ports } from "./ports/ports.ts";
import { hasSentAny } from "./state/allowed-actions.ts";
import type { StepResult } from "./state/step-result.ts";
import { readImport } from "./steps/read-import.ts";
import { endSending, type MayBegin, recordLate, sendNextPart, type UnwrittenOutcomes } from "./steps/send-import.ts";
import type { Uploads } from "./steps/uploads.ts";
import type { DueTimes } from "./timing/due-times.ts";
import type { ListsFirst } from "./timing/lists-first.ts";
import type { RestAfterUnknown } from "./timing/rest-after-unknown.ts";
import type { SendingWindow } from "./timing/sending-window.ts";

const restMs = 5_000;
/** A virus scanner or a preview lets go of a file long before; a person who edits it may not. */
const waitForOpenFileMs = 60_000;
/** A bug that shows once may be a full disk, which someone makes room on; one that shows always must not keep us busy. */
const restAfterBugMs = 30_000;
/** Steps of one import in a row that may come to nothing before it rests. */
const mostVainSteps = 5;

interface DriverParts {
  /** Asked of an import that is under way, before each of its steps. */
  readonly mayGoOn: (import_: Import) => boolean;
  /** Asked right before a part is sent, once its try has begun, with the journal as it is then. */
  readonly mayBegin: MayBegin;
  readonly unknown: Pick<RestAfterUnknown, "restOf">;
  readonly due: DueTimes;
  readonly hours: Pick<SendingWindow, "wasTried">;
  readonly listsFirst: Pick<ListsFirst, "look" | "waitsUntil">;
  readonly uploads: Uploads;
  /** Is told of each import that has gone a step. */
  readonly noteChange: (import_: Import) => void;
  /** Fires when the queue stops. */
  readonly signal: AbortSignal;
  readonly report: (bug: unknown, import_: Import) => void;
}

export interface Driver {
  /** Never rejects: a bug is reported, and the import rests as the journal has it. */
  drive(import_: Import): Promise<void>;
  /** Moves the file of an import that has ended or waits for a person. Never rejects. */
  fileAway(import_: Import): Promise<void>;
  /** Takes the note of an import away that goes on. Never rejects. */
  removeStaleNote(import_: Import): Promise<void>;
  /** The imports that are being driven or filed, each as it is now. */
  inHand(): readonly Import[];
  isFree(import_: Import): boolean;
  /** True where another program has the file of an import open. */
  isOpenElsewhere(import_: Import): boolean;
  /** True where another program has the file of an import open, and has had it for less than a minute. */
  waitsForOpenFile(): boolean;
  /** Records the answers that came too late for this computer to record them as the driver. See [Note: a late answer]. */
  recordLate(journal: Pick<Ports["journal"], "commit">): Promise<void>;
}

export function createDriver(
  ports: Ports,
  { mayGoOn, mayBegin, unknown, due, hours, listsFirst, uploads, noteChange, signal, report }: DriverParts,
): Driver {
  const inHand = new Map<string, Import>();
  const unwritten: UnwrittenOutcomes = new Map();
  const planLock = createPlanLock(ports.clock);
  /** Ids of imports whose file another program has open, and since when (epoch ms). */
  const openSince = new Map<string, number>();

  function noteWhetherOpen({ id }: Import, result: StepResult): void {
    if (!("isOpenElsewhere" in result) || !result.isOpenElsewhere) openSince.delete(id);
    else if (!openSince.has(id)) openSince.set(id, ports.clock.now());
  }

  /** Has an import in hand while `act` lasts. */
  async function hold(import_: Import, act: (import_: Import) => Promise<void>): Promise<void> {
    inHand.set(import_.id, import_);
    try {
      await act(import_);
    } catch (bug) {
      // An answer that is not written down yet is gone if the process goes: that is tried again sooner.
      due.rest(import_.id, unwritten.has(import_.id) ? restMs : restAfterBugMs);
      report(bug, import_);
    } finally {
      inHand.delete(import_.id);
    }
  }

  const removeStaleNote = removesStaleNote(ports);

  async function takeSteps(first: Import): Promise<void> {
    // Before the first sweep nobody knows whose the inbox is.
    if (ports.claims.refusal(first.inbox) === undefined && !(await ports.claims.mayImport(first.inbox)))
      return void letRest(first);
    await removeStaleNote(first);
    // See [Note: one plan at a time].
    if (first.state.at === "queued" && hasSentAny(first)) planLock.invalidate();
    let import_ = first;
    for (let vainSteps = 0; folderFor(import_.state) === null && mayGoOn(import_); ) {
      const result = await takeStep(import_);
      noteWhetherOpen(import_, result);
      vainSteps = result.type === "advanced" ? 0 : vainSteps + 1;
      const next = vainSteps > mostVainSteps ? letRest(import_) : importAfter(result, import_);
      if (next === null) return;
      import_ = next;
      inHand.set(import_.id, import_);
    }
    await moveFile(import_);
  }

  async function takeStep(import_: Import): Promise<StepResult> {
    const { id, state, place } = import_;
    // A move that was cut short comes first, or the file would be looked for where it no longer is.
    if (place.path !== null && place.movingTo !== null) return findMovedFile(ports, import_);
    const giveBack = due.beginTry(id);
    switch (state.at) {
      case "reading":
        return readImport(ports, import_, planLock, signal);
      case "sending":
        return endSending(ports, import_, unwritten);
      default: {
        const gate = { mayBegin, areListsRead, restOf: unknown.restOf };
        const result = await sendNextPart(ports, import_, unwritten, uploads, gate);
        // It let another call or a list pass: it is still the one that somebody wants tried.
        if (result.type === "stopped" || result.type === "lists-first") giveBack();
        return result;
      }
    }
  }

  /** See [Note: lists before sending]. */
  async function areListsRead(import_: Import): Promise<boolean> {
    if (import_.kind !== "batch") return true;
    await listsFirst.look(import_, signal);
    return listsFirst.waitsUntil(import_) <= ports.clock.now();
  }

  /** The import to go on with, or null where it is left for now. */
  function importAfter(result: StepResult, before: Import): Import | null {
    switch (result.type) {
      case "advanced": {
        const { id, state } = result.import;
        if (state.at === "queued" && state.why !== null) hours.wasTried(id);
        noteChange(result.import);
        due.deferConnection(result.import);
        return result.import;
      }
      case "superseded":
      case "settings-changed":
        return ports.journal.get(before.id) ?? null;
      case "file-unreadable":
      case "not-ours":
        return letRest(before);
      case "stopped":
      case "lists-first":
      case "inbox-removed":
      case "not-moved":
        return null;
      default:
        return result satisfies never;
    }
  }

  function letRest({ id }: Import): null {
    due.rest(id, restMs);
    return null;
  }

  /** At once again where another process has saved the import in between; what cannot be moved is left for the next sweep. */
  async function moveFile(import_: Import): Promise<void> {
    let latest: Import | undefined = import_;
    for (let tries = 0; latest !== undefined && isUnfiled(latest) && tries <= mostVainSteps; tries += 1) {
      const result = await fileImport(ports, latest);
      noteWhetherOpen(latest, result);
      if (result.type !== "superseded") return;
      latest = ports.journal.get(import_.id);
    }
  }

  return {
    drive: (import_) => hold(import_, takeSteps),
    fileAway: (import_) => hold(import_, moveFile),
    inHand: () => [...inHand.values()],
    isFree: ({ id }) => !inHand.has(id),
    isOpenElsewhere: ({ id }) => openSince.has(id),
    waitsForOpenFile() {
      const now = ports.clock.now();
      return [...openSince.values()].some((since) => since <= now && now - since < waitForOpenFileMs);
    },
    removeStaleNote: (import_) => hold(import_, removeStaleNote),
    async recordLate({ commit }) {
      // Called at each turn.
      if (unwritten.size === 0) return;
      const late: Ports = { ...ports, journal: { ...ports.journal, commit } };
      for (const id of [...unwritten.keys()]) if (!inHand.has(id)) await recordLate(late, id, unwritten);
    },
  };
}
