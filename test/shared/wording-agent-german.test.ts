/** @file How the agent stands, said in German. */

import { afterAll, beforeEach, expect, test } from "vitest";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { sayAgent, sayCounts } from "../../shared/wording/agent/say-agent.ts";
import { sayClosed } from "../../shared/wording/agent/say-hours.ts";
import { sayPaused } from "../../shared/wording/agent/say-pause.ts";
import { sayTonight } from "../../shared/wording/agent/say-tonight.ts";
import { speak } from "../../shared/words/spoken.ts";

beforeEach(() => speak({ language: "de", formats: "de-DE" }));
afterAll(() => speak({ language: "en", formats: "en-GB" }));

const zone = "Europe/Berlin";
const noonMs = Date.parse("2026-11-20T12:00:00+01:00");
const hourMs = 3_600_000;

const status: AgentStatus = {
  state: "idle",
  since: noonMs,
  counts: { underWay: 0, done: 0, failed: 0, needsYou: 0, duplicate: 0 },
  needPerson: 0,
  exceptions: [],
  unconfirmed: null,
  overdue: null,
  missingDocuments: null,
  connections: [],
  inboxes: [],
  uploads: [],
  pausedUntil: null,
  closed: [],
  settingsProblems: [],
  keychainProblem: null,
  tonight: null,
  report: null,
  offlineCause: null,
};
const say = (changes: Partial<AgentStatus>): string => sayAgent({ ...status, ...changes }, zone);

test("German sentences about files that need you agree with their number", () => {
  expect(say({ state: "needs-you", needPerson: 1 })).toBe("1 Datei wartet auf Sie.");
  expect(
    say({ state: "needs-you", needPerson: 1_204, overdue: { documents: 2, daysOfOldest: 1, newestSeenAt: 0 } }),
  ).toBe("1.204 Dateien warten auf Sie. Bei 2 Dokumenten müssen Sie die Rechnung wählen, beim ältesten seit 1 Tag.");
  expect(say({ state: "needs-you", needPerson: 1, overdue: { documents: 1, daysOfOldest: 5, newestSeenAt: 0 } })).toBe(
    "1 Datei wartet auf Sie. Es ist ein Dokument. Wählen Sie seine Rechnung; es wartet seit 5 Tagen.",
  );
});

test("German sentences about unreachable inboxes agree with their number", () => {
  const away = (...paths: readonly string[]) =>
    paths.map((path) => ({ id: path, path, connection: "main", unreachable: "gone", notImported: null }));
  expect(say({ state: "offline", inboxes: away("/a") })).toBe(
    "Der Ordner „/a“ ist nicht erreichbar. Pigeonhole macht weiter, sobald er wieder da ist.",
  );
  expect(say({ state: "offline", inboxes: away("/a", "/b") })).toBe(
    "Die Ordner „/a“ und „/b“ sind nicht erreichbar. Pigeonhole macht weiter, sobald sie wieder da sind.",
  );
});

test("a pause, posting hours and counts are worded in German with times and numbers", () => {
  expect(sayPaused(noonMs + hourMs, 0, noonMs, zone)).toBe("Pausiert bis 13:00. Bis dahin wird nichts gesendet.");
  expect(sayPaused(null, 2, noonMs, zone)).toBe(
    "Pausiert. Bis Sie fortsetzen, wird nichts gesendet; 2 Dateien werden zurückgehalten.",
  );
  const closed = [{ inbox: "a", opensAt: noonMs + 6 * hourMs, files: 1 }];
  expect(sayClosed(closed, 1, noonMs, zone)).toBe("Noch zu senden: 1 Datei, ab 18:00.");
  expect(sayCounts({ underWay: 0, done: 1_204, failed: 0, needsYou: 1, duplicate: 2 })).toBe(
    "1.204 erledigt, 1 wartet auf Sie, 2 Dubletten",
  );
});

test("a red tonight check is worded in German with the first problem and its time", () => {
  const points = ["Eins.", "Zwei."].map((sentence) => ({ about: "disk", verdict: "bad", sentence }) as const);
  const check = { at: noonMs, verdict: "red", points } as const;
  expect(sayTonight(check, noonMs + hourMs, zone)).toBe(
    "Der Nachtlauf ist noch nicht startklar (geprüft um 12:00): Eins. Und 1 weiterer Punkt.",
  );
  expect(sayTonight({ ...check, verdict: "green", points: [] }, noonMs + 24 * hourMs, zone)).toBe(
    "Der Nachtlauf sollte klappen: geprüft gestern, 12:00.",
  );
  const folders = [
    { about: "folder", verdict: "bad", sentence: "Der Ordner „/b“ fehlt." },
    { about: "folder", verdict: "good", sentence: "Gut." },
  ] as const;
  expect(sayTonight({ ...check, points: folders }, noonMs, zone)).toBe(
    "Der Nachtlauf lässt einen Eingangsordner aus, die anderen sollten klappen (geprüft um 12:00): Der Ordner „/b“ fehlt.",
  );
  expect(sayTonight({ ...check, points: folders.slice(0, 1) }, noonMs, zone), "no folder is left").toMatch(
    /^Der Nachtlauf ist noch nicht startklar/,
  );
});
