/** @file Creates an office of several computers, joins one, and leaves it: for a data folder that no other process drives. */

import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { NotSetUp } from "../../../shared/agent/not-set-up.ts";
import { statesIn } from "../../../shared/imports/state-groups.ts";
import type { DatabaseAddress } from "../../../shared/settings/database-address.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { syncFolder } from "../../journal/backup/make-backup.ts";
import { setAsideAll } from "../../journal/backup/restore-journal.ts";
import { JournalUnusable, type OpenDraft, type OpenJournal } from "../../journal/journal.ts";
import { acquireDriverLock, driverLock } from "../../journal/locks/driver-lock.ts";
import { openJournal } from "../../journal/open-journal.ts";
import { downloadImage } from "../../ledger/image-transfer.ts";
import { createOfficeCommits } from "../../office/commit-in-office.ts";
import type { Ledger } from "../../office/ledger.ts";
import { privateFolderMode } from "../../platform/private-files.ts";
import { systemClock } from "../../platform/system-clock.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import { journalIn } from "../assemble-journal.ts";
import { saveImage, stopFollowing } from "./office-image.ts";
import { addressOf, openOfficeLedger, passwordsOf } from "./open-office-ledger.ts";
import { createSettingsSharer } from "./share-settings.ts";

export interface OfficeNeeds {
  readonly dataFolder: string;
  readonly settings: SettingsStore;
  readonly databasePassword: string | null;
  readonly who: string;
}

export interface Joined {
  readonly files: number;
  /** The names of the files of the journal that this data folder had before. */
  readonly setAside: readonly string[];
  /** The folders that this computer imported and the office doesn't: nobody imports them any more. */
  readonly foldersLeft: readonly string[];
}

const never = new AbortController().signal;

/** This computer's journal, connections, inboxes and templates become the office's. */
export function createOffice(needs: OfficeNeeds): Promise<Result<null, NotSetUp>> {
  return withLedger(needs, async (ledger, at) => {
    const file = journalIn(needs.dataFolder);
    const journal = openJournal(file, Date.now);
    try {
      if (journal.followed() !== null) return fail({ why: "is-member" });
      const found = await ledger.find();
      if (found.is === "away") return fail({ why: "away", problem: found.problem, at });
      if (found.snapshot !== null || found.end.pos > 0) return fail({ why: "exists-already" });
      const sharer = sharerOn(needs, journal, journal);
      const detail = { computer: hostname() };
      await journal.commit((draft) => {
        sharer.giveAll(draft);
        draft.note({ what: "create-office", who: needs.who, detail });
      });
      const saved = await saveImage(ledger, found.start, file, needs.dataFolder);
      if (saved.is === "away") return fail({ why: "away", problem: saved.problem, at });
      if (saved.is !== "saved") return fail({ why: "exists-already" });
      journal.apply([], found.start);
      await sharer.share();
      return ok(null);
    } finally {
      journal.close();
    }
  });
}

/** This data folder gets the office's journal and settings. Its own journal is set aside, and a damaged one too. */
export function joinOffice(needs: OfficeNeeds): Promise<Result<Joined, NotSetUp>> {
  return withLedger(needs, async (ledger, at) => {
    const { dataFolder, who } = needs;
    const file = journalIn(dataFolder);
    const isWorthKeeping = !isEmpty(file);
    const unfinished = unfinishedIn(file);
    if (unfinished > 0) return fail({ why: "unfinished", files: unfinished });
    const found = await ledger.find();
    if (found.is === "away") return fail({ why: "away", problem: found.problem, at });
    if (found.snapshot === null) return fail({ why: "nothing-to-join" });
    const workshop = join(dataFolder, "journal-joining");
    rmSync(workshop, { recursive: true, force: true });
    mkdirSync(workshop, { mode: privateFolderMode });
    const fetched = await downloadImage(ledger, found.snapshot, join(workshop, "journal.sqlite"));
    if (fetched.is === "away") return fail({ why: "away", problem: fetched.problem, at });
    if (fetched.is === "damaged") return fail({ why: "not-fetched", detail: "damaged" });
    if (fetched.is === "not-written") return fail({ why: "not-fetched", detail: fetched.detail });
    // While this computer's own journal is in its place still: nothing is changed where the database goes away now.
    const image = openJournal(join(workshop, "journal.sqlite"), Date.now);
    const refused = await commitsOf(image, ledger)
      .catchUp()
      .finally(() => image.close());
    if (refused === "away") return fail({ why: "away", problem: { why: "unreachable", detail: "" }, at });
    if (refused !== null) return fail({ why: "not-fetched", detail: refused });
    const before = setAsideAll(file, Date.now(), "before-office");
    if (!isWorthKeeping) for (const name of before) rmSync(join(dataFolder, name));
    const setAside = isWorthKeeping ? before : [];
    renameSync(join(workshop, "journal.sqlite"), file);
    syncFolder(dataFolder);
    rmSync(workshop, { recursive: true, force: true });
    // What was made from the journal that was there before. It is made again.
    for (const name of ["search.sqlite", "lists.sqlite"])
      for (const ending of ["", "-wal", "-shm"]) rmSync(join(dataFolder, name + ending), { force: true });

    const journal = openJournal(file, Date.now);
    try {
      const commits = commitsOf(journal, ledger);
      const folders = () => needs.settings.read().settings.inboxes.map(({ path }) => path);
      const own = folders();
      await sharerOn(needs, journal, { commit: commits.keep }).takeAll();
      const now = new Set(folders());
      const foldersLeft = own.filter((path) => !now.has(path));
      const detail = { computer: hostname() };
      await commits.keep((draft) => draft.note({ what: "join-office", who, detail }));
      const files = Object.values(journal.tally().byState).reduce((sum, n) => sum + n, 0);
      return ok({ files, setAside, foldersLeft });
    } finally {
      journal.close();
    }
  });
}

/** True of a computer that has joined or created an office. A journal that can't be read may be such a one's. */
export function belongsToOffice(dataFolder: string): boolean {
  const file = journalIn(dataFolder);
  if (!existsSync(file)) return false;
  try {
    const journal = openJournal(file, Date.now);
    try {
      return journal.followed() !== null;
    } finally {
      journal.close();
    }
  } catch (problem) {
    if (problem instanceof JournalUnusable) return true;
    throw problem;
  }
}

/**
 * Back to one computer, with a copy of what the office has.
 *
 * @returns the ids of its inboxes, which stay the office's; null where it had an address and had never joined
 */
export async function leaveOffice(needs: OfficeNeeds): Promise<Result<readonly string[] | null, NotSetUp>> {
  const { dataFolder, settings, databasePassword, who } = needs;
  const { problems, settings: known } = settings.read();
  // Where the file can't be read, nobody knows whether it names an office.
  if (settings.readLists() === null) return fail({ why: "not-written", detail: problems.join(" ") });
  const { office, inboxes } = known;
  const file = journalIn(dataFolder);
  const giveBack = acquireDriverLock(driverLock(file));
  if (!giveBack) return fail({ why: "running" });
  try {
    const journal = existsSync(file) ? openJournal(file, Date.now) : null;
    const isMember = journal !== null && journal.followed() !== null;
    if (isMember && office !== null) {
      const ledger = openOfficeLedger(office, dataFolder, databasePassword);
      // The office notices it in any case: this computer is not seen any more.
      const note = (draft: OpenDraft) => draft.note({ what: "leave-office", who, detail: { computer: hostname() } });
      await commitsOf(journal, ledger).keep(note);
      await ledger.forget();
      await ledger.close();
    }
    journal?.close();
    if (!isMember && office === null) return fail({ why: "no-member" });
    if (isMember) stopFollowing(file);
    settings.setOffice(null);
    return ok(isMember ? inboxes.map(({ id }) => id) : null);
  } finally {
    giveBack();
  }
}

/** Stores the password of the office database in the keychain. */
export const keepDatabasePassword: ReturnType<typeof passwordsOf>["keep"] = (address, password) =>
  passwordsOf(null).keep(address, password);

async function withLedger<T>(
  { dataFolder, settings, databasePassword }: OfficeNeeds,
  act: (ledger: Ledger, at: DatabaseAddress) => Promise<Result<T, NotSetUp>>,
): Promise<Result<T, NotSetUp>> {
  const { office } = settings.read().settings;
  if (office === null) return fail({ why: "no-database" });
  const file = journalIn(dataFolder);
  // A lock without a journal tells of one that was lost.
  if (!existsSync(file) && !existsSync(driverLock(file))) openJournal(file, Date.now).close();
  const giveBack = acquireDriverLock(driverLock(file));
  if (!giveBack) return fail({ why: "running" });
  const ledger = openOfficeLedger(office, dataFolder, databasePassword);
  try {
    return await act(ledger, addressOf(office));
  } finally {
    await ledger.close();
    giveBack();
  }
}

/** True for one that was made a moment ago, and knows nothing. */
function isEmpty(file: string): boolean {
  try {
    const journal = openJournal(file, Date.now);
    const { entries } = journal.trailEnd();
    journal.close();
    return entries === 0;
  } catch (problem) {
    if (problem instanceof JournalUnusable) return false;
    throw problem;
  }
}

/** What would not come along, of a journal that follows no office yet. */
export function unfinishedOf(journal: Pick<OpenJournal, "tally" | "followed">): number {
  const { byState, needPerson } = journal.tally();
  const underWay = statesIn("under-way").reduce((sum, state) => sum + (byState[state] ?? 0), 0);
  return journal.followed() === null ? needPerson + underWay : 0;
}

function unfinishedIn(file: string): number {
  if (!existsSync(file)) return 0;
  try {
    const journal = openJournal(file, Date.now);
    const unfinished = unfinishedOf(journal);
    journal.close();
    return unfinished;
  } catch (problem) {
    // A damaged one is set aside as it is.
    if (problem instanceof JournalUnusable) return 0;
    throw problem;
  }
}

const commitsOf = (journal: OpenJournal, ledger: Ledger) =>
  createOfficeCommits({
    ...{ image: journal, ledger, term: () => null },
    wait: (ms) => systemClock.wait(ms, never),
    newNonce: randomUUID,
  });

const sharerOn = (
  { settings, dataFolder }: OfficeNeeds,
  journal: OpenJournal,
  { commit }: { readonly commit: (decide: (draft: OpenDraft) => void) => Promise<void> },
) => createSettingsSharer({ settings, dataFolder, journal, commit, keep: commit });
