/** @file What the tray shows: for each state a picture that there is, a sentence, and a menu that fits. */

import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { trayModel } from "../../../../main/desktop/tray/tray-model.ts";
import type { AgentState, AgentStatus } from "../../../../shared/agent/agent-status.ts";
import { speak } from "../../../../shared/words/spoken.ts";
import { sampleBatch } from "../../../shared/sample-imports.ts";

const states: Readonly<Record<AgentState, RegExp>> = {
  idle: /^Everything's/,
  working: /^Working/,
  waiting: /waiting to be sent/,
  "needs-you": /needs? you/,
  offline: /^Offline/,
  "signed-out": /^Signed out of .Head office./,
  paused: /^Paused/,
  "not-set-up": /^Not set up/,
  "not-running": /^Pigeonhole isn't running/,
};

const connection = {
  id: "office",
  name: "Head office",
  office: null,
  isTest: false,
  flow: "browser",
  signedIn: true,
  account: "Anna",
  register: null,
  expiresAt: null,
  canRefresh: true,
} as const;
const inbox = { id: "payables", path: "/inbox", connection: "office", unreachable: null, notImported: null };

const status = (state: AgentState, changes: Partial<AgentStatus> = {}): AgentStatus => ({
  state,
  since: 0,
  counts: { underWay: 2, done: 5, failed: 0, needsYou: 0, duplicate: 0 },
  needPerson: 0,
  exceptions: [],
  unconfirmed: null,
  connections: [{ ...connection, signedIn: state !== "signed-out" }],
  inboxes: [inbox],
  overdue: null,
  missingDocuments: null,
  uploads: [],
  pausedUntil: null,
  closed: [],
  settingsProblems: [],
  keychainProblem: null,
  tonight: null,
  report: null,
  offlineCause: null,
  ...changes,
});
const now = Date.parse("2026-11-20T17:30Z");
const modelOf = (shown: AgentStatus) => trayModel(shown, { timeZone: "Europe/London", nowMs: now });
const linesOf = (shown: AgentStatus) => modelOf(shown).menu.flatMap((line) => line.menu ?? [line]);
const acts = (shown: AgentStatus) => linesOf(shown).map(({ does }) => does);

describe.each(Object.entries(states) as [AgentState, RegExp][])("%s", (state, sentence) => {
  const model = modelOf(status(state));

  test("has an icon of its own, in every format that desktops need", () => {
    expect(model.icon).toBe(state);
    const pictures = [".png", "@2x.png", "Template.png", "Template@2x.png", ".ico"];
    for (const ending of pictures)
      expect(existsSync(new URL(`../../../../build/tray/${model.icon}${ending}`, import.meta.url))).toBe(true);
  });

  test("has a sentence in the tooltip and at the top of the menu", () => {
    expect(model.menu[0]).toMatchObject({ does: null, label: expect.stringMatching(sentence) });
    expect(model.tooltip).toBe(`Pigeonhole: ${model.menu[0]?.label}`);
  });

  test("offers to open the window and the inbox, to sync, to pause or resume, and to quit", () => {
    const night = state === "not-set-up" ? [] : ["check-tonight", "report"];
    const [sync, pausing] = state === "paused" ? [[], ["resume"]] : [["sync"], ["pause", "pause", "pause"]];
    const expected = ["open", "open-inbox", ...sync, ...night, ...pausing, "quit"];
    expect(acts(status(state)).filter((does) => does !== null && does !== "sign-in")).toEqual(expected);
  });

  test("offers signing in only if someone is signed out", () => {
    expect(acts(status(state)).includes("sign-in")).toBe(state === "signed-out");
  });
});

test("the menu has a line with the number of files that need a person, only if there are any, which opens them", () => {
  const { menu } = modelOf(status("needs-you", { needPerson: 3 }));
  expect(menu[2]).toEqual({ label: "Needs you (3)", does: "needs-you" });
  expect(acts(status("idle"))).not.toContain("needs-you");
});

test("with several inboxes, each has its own entry", () => {
  const { menu } = modelOf(status("idle", { inboxes: [inbox, { ...inbox, id: "site office" }] }));
  expect(menu.filter(({ does }) => does === "open-inbox")).toEqual([
    { label: "Open inbox payables (Head office)", does: "open-inbox", about: "payables" },
    { label: "Open inbox site office (Head office)", does: "open-inbox", about: "site office" },
  ]);
});

test("each signed-out person has an entry, but a machine with a secret does not", () => {
  const connections = [
    { ...connection, signedIn: false },
    { ...connection, id: "leeds", name: "Leeds", signedIn: false },
    { ...connection, id: "night", name: "Night", flow: "client-credentials", signedIn: false },
  ] as const;
  const { menu } = modelOf(status("signed-out", { connections }));
  expect(menu.filter(({ does }) => does === "sign-in")).toEqual([
    { label: "Sign in to Head office…", does: "sign-in", about: "office" },
    { label: "Sign in to Leeds…", does: "sign-in", about: "leeds" },
  ]);
});

test("the tooltip shows the progress of an upload, without redrawing the menu", () => {
  const upload = { id: "1", file: "10023.pdf", sizeBytes: 149_000_000, sentBytes: 42_000_000, startedAt: now - 8_000 };
  const before = modelOf(status("working"));
  const model = modelOf(status("working", { uploads: [upload] }));
  expect(model.tooltip).toBe(`${before.tooltip}\nSending 10023.pdf: 42 of 149 MB, about 25 seconds left`);
  expect(model.menu).toEqual(before.menu);
});

test("the menu offers a pause for an hour, until tomorrow, or until someone resumes", () => {
  const pauses = linesOf(status("idle")).filter(({ does }) => does === "pause");
  expect(pauses.map(({ label, length }) => [label, length])).toEqual([
    ["For an hour", "hour"],
    ["Until tomorrow, 07:00", "tomorrow"],
    ["Until I resume", "until-resumed"],
  ]);
});

test("a pause that ends by itself shows when, in local time", () => {
  const since = Date.UTC(2026, 6, 14, 12, 30);
  const paused = status("paused", { since, pausedUntil: since + 3_600_000 });
  expect(modelOf(paused).tooltip).toBe(
    "Pigeonhole: Paused until 14:30. Nothing is sent until then; 2 files are held back.",
  );
});

const nightLabels = (changes: Partial<AgentStatus>) =>
  modelOf(status("idle", changes))
    .menu.filter(({ does }) => does === "check-tonight" || does === "report")
    .map(({ label }) => label);

test("the menu says whether tonight will work, and what the morning report found", () => {
  const at = Date.parse("2026-11-20T17:00Z");
  const report = { day: "2026-11-20", from: 0, until: Date.parse("2026-11-20T07:00Z"), needYou: 2, alarms: [] };
  expect(nightLabels({})).toEqual(["Check overnight sending", "Morning report"]);
  expect(nightLabels({ tonight: { at, verdict: "green", points: [] }, report })).toEqual([
    "Overnight sending should work: checked at 17:00",
    "Morning report (07:00): 2 needed you then",
  ]);
  const bad = { about: "folder", verdict: "bad", sentence: "It is gone." } as const;
  expect(nightLabels({ tonight: { at, verdict: "red", points: [bad, bad] }, report: null })[0]).toBe(
    "Overnight sending won't work yet: a folder can't be used",
  );
});

test("a change of the language changes the tooltip and the menu", () => {
  const paused = status("idle", { needPerson: 1_204 });
  const before = modelOf(paused);
  try {
    speak({ language: "de", formats: "de-DE" });
    expect(modelOf(paused).tooltip).toBe("Pigeonhole: Alles ist auf dem neuesten Stand.");
    expect(linesOf(paused).map(({ label }) => label)).toEqual([
      "Alles ist auf dem neuesten Stand.",
      "Pigeonhole öffnen",
      "Wartet auf Sie (1.204)",
      "Eingangsordner öffnen",
      "Eingangsordner jetzt prüfen",
      "Nachtlauf prüfen",
      "Morgenbericht",
      "Für eine Stunde",
      "Bis morgen, 07:00",
      "Bis auf Weiteres",
      "Pigeonhole beenden",
    ]);
  } finally {
    speak({ language: "en", formats: "en-GB" });
  }
  expect(modelOf(paused)).toEqual(before);
});

test("the last files lead to their details, and those that need a person to the list", () => {
  const done = { ...sampleBatch("a.xlsx", { at: "done" }), id: "1" };
  const held = { ...sampleBatch("b.xlsx", { at: "held", doubts: [] }), id: "2" };
  const { menu } = trayModel(status("idle"), { timeZone: "Europe/London", nowMs: now }, [held, done]);
  expect(menu.find(({ label }) => label === "Last files")?.menu).toEqual([
    { label: expect.stringMatching(/^b[.]xlsx: Needs you/), does: "open-asking", about: "2" },
    { label: "a.xlsx: Done", does: "open-import", about: "1" },
  ]);
  expect(modelOf(status("idle")).menu.some(({ label }) => label === "Last files")).toBe(false);
});
