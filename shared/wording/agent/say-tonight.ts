/** @file Words the tonight check: each finding, and the summary for tray, window and terminal. */

import type {
  FolderProblem,
  SleepSetting,
  TonightCheck,
  TonightFinding,
  TonightFound,
  TonightPoint,
} from "../../agent/tonight.ts";
import { words } from "../../words/spoken.ts";
import { figure } from "../grammar.ts";
import { sayFailure } from "../imports/say-failure.ts";
import { aside } from "../say-machine.ts";
import { dayIn, sayAhead, sayIsoDay, saySpan, sayWhen } from "../say-time.ts";
import { sayNotImported } from "./say-not-imported.ts";
import { saySecretExpires } from "./say-sign-in.ts";

/**
 * "Overnight sending should work: checked at 17:00", or "Overnight sending won't work yet (…): …" with the first problem; or
 * "Overnight sending will skip one folder, …".
 */
export function sayTonight(check: TonightCheck, nowMs: number, timeZone: string): string {
  const checked = sayChecked(check, nowMs, timeZone);
  if (check.isOutdated) return words.tonight.outdated(checked);
  if (check.verdict === "green") return `${sayWorks(check, checked)}.`;
  const bad = badPoints(check);
  const first = bad[0]?.sentence ?? words.tonight.somethingWrong;
  return `${sayHead(check, checked)} ${first}${bad.length < 2 ? "" : ` ${words.tonight.more(bad.length - 1)}`}`;
}

/** The same above a list of all problems, which it does not repeat. */
export function sayTonightAbove(check: TonightCheck, nowMs: number, timeZone: string): string {
  const { length } = badPoints(check);
  if (length < 2 || check.isOutdated) return sayTonight(check, nowMs, timeZone);
  return `${sayHead(check, sayChecked(check, nowMs, timeZone))} ${words.tonight.toPutRight(length)}`;
}

/** "Overnight sending should work: checked at 17:00", with what posting hours keep from it. */
function sayWorks({ resting }: TonightCheck, checked: string): string {
  if (resting === undefined) return words.tonight.works(checked);
  return resting.isAll ? words.tonight.allRest(checked) : words.tonight.worksPartly(checked, resting.inboxes);
}

/** "Overnight sending won't work yet (checked at 17:00):" */
const sayHead = (check: TonightCheck, checked: string): string =>
  isPartly(check) ? words.tonight.failsPartly(checked, badPoints(check).length) : words.tonight.fails(checked);

/** "Overnight sending was checked at 17:00, and something has changed since. Please check again." */
export const sayOldTonight = (check: TonightCheck, nowMs: number, timeZone: string): string =>
  words.tonight.outdated(sayChecked(check, nowMs, timeZone));

/** The same in a few words, for a menu. */
export function sayTonightInShort(check: TonightCheck, nowMs: number, timeZone: string): string {
  if (check.isOutdated) return words.tonight.outdatedInShort;
  if (check.verdict === "green") return sayWorks(check, sayChecked(check, nowMs, timeZone));
  if (isPartly(check)) return words.tonight.failsPartlyInShort(badPoints(check).length);
  const about = new Set(badPoints(check).map((point) => words.tonight.inShort[point.about]));
  return words.tonight.failsInShort([...about].join(", "));
}

/** True where folders alone are in the way, and another folder is fine: its files are sent. */
export const isPartly = (check: TonightCheck): boolean =>
  badPoints(check).every(({ about }) => about === "folder") &&
  check.points.some(({ about, verdict }) => about === "folder" && verdict === "good");

export const badPoints = ({ points }: TonightCheck): readonly TonightPoint[] =>
  points.filter(({ verdict }) => verdict === "bad");

function sayChecked({ at }: TonightCheck, nowMs: number, timeZone: string): string {
  const when = sayWhen(at, nowMs, timeZone);
  const isToday = dayIn(timeZone, at) === dayIn(timeZone, nowMs);
  return isToday ? words.tonight.checkedAt(when) : words.tonight.checkedOn(when);
}

/** @param atMs epoch ms of the finding */
export const sayFound = ({ verdict, finding }: TonightFound, atMs: number, timeZone: string): TonightPoint => ({
  about: finding.about,
  verdict,
  sentence: sayFinding(finding, atMs, timeZone),
});

function sayFinding(finding: TonightFinding, atMs: number, timeZone: string): string {
  switch (finding.about) {
    case "agent":
      return sayAgentTonight(finding, atMs, timeZone);
    case "sign-in":
      return finding.problem === null ? words.tonight.signInHolds(finding.name) : sayFailure(finding.problem);
    case "secret":
      return saySecretExpires(finding.name, finding.day, finding.days);
    case "audience":
      return finding.namesService ? words.tonight.audience(finding.name) : words.tonight.audienceUnknown(finding.name);
    case "authority":
      return finding.problem === null
        ? words.tonight.authority(finding.name)
        : words.tonight.authorityAway(finding.name, aside(finding.problem));
    case "service":
      return finding.problem === null
        ? words.tonight.service(finding.name)
        : words.tonight.serviceAway(finding.name, aside(finding.problem));
    case "clock": {
      const minutes = Math.round(Math.abs(finding.aheadMs) / 60_000);
      return words.tonight[finding.aheadMs > 0 ? "clockFast" : "clockSlow"](finding.name, minutes);
    }
    case "folder":
      return sayFolder(finding.path, finding.problem);
    case "owner":
      return sayNotImported(finding, finding.because, timeZone);
    case "apart":
      return finding.other === null
        ? words.tonight.apart(finding.path)
        : words.tonight.notApart(finding.path, finding.other);
    case "disk":
      return sayDisk(finding.path, finding.freeBytes);
    case "journal":
      return sayJournal(finding.backupDay, finding.isGood);
    case "sleep":
      return saySleep(finding.setting);
  }
}

type Agent = Extract<TonightFinding, { about: "agent" }>;

/** An inbox outside its posting hours is no fault, but is mentioned. */
function sayAgentTonight({ isRunning, isPaused, closed }: Agent, atMs: number, timeZone: string): string {
  if (!isRunning) return words.tonight.notRunning;
  if (isPaused) return words.tonight.paused;
  const hours = closed.map(({ path, opensAt }) => words.tonight.hours(path, sayAhead(opensAt, atMs, timeZone)));
  return [words.tonight.running, ...hours].join(" ");
}

function sayFolder(path: string, problem: FolderProblem | null): string {
  if (problem === null) return words.tonight.folder(path);
  const why = aside(/ENOENT/.test(problem.detail) ? words.tonight.noFolder : problem.detail);
  return words.tonight.folderProblem[problem.step](path, why);
}

function sayDisk(inbox: string | null, freeBytes: number | null): string {
  if (freeBytes === null)
    return inbox === null ? words.tonight.roomOfOursUnknown : words.tonight.roomOfInboxUnknown(inbox);
  const size = sayRoom(freeBytes);
  if (freeBytes >= leastFreeBytes)
    return inbox === null ? words.tonight.roomOfOurs(size) : words.tonight.roomOfInbox(inbox, size);
  return inbox === null ? words.tonight.littleRoomOfOurs(size) : words.tonight.littleRoomOfInbox(inbox, size);
}

/** The least free space for a night. */
export const leastFreeBytes = 500_000_000;

const sayRoom = (bytes: number): string =>
  bytes < 1_000_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${figure(Math.floor(bytes / 1_000_000_000))} GB`;

function sayJournal(backupDay: string | null, isGood: boolean): string {
  if (backupDay === null) return isGood ? words.tonight.journal : words.tonight.noBackup;
  const day = sayIsoDay(backupDay);
  return isGood ? words.tonight.journalBackedUp(day) : words.tonight.oldBackup(day);
}

function saySleep(setting: SleepSetting): string {
  switch (setting.is) {
    case "never":
      return words.tonight.staysAwake;
    case "after":
      return words.tonight.sleepsAfter(saySpan(setting.ms));
    case "unreadable":
      return words.tonight.sleepUnknown;
  }
}
