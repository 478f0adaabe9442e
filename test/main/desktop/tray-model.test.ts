/** @file What the tray shows: for each state a picture that there is, a sentence, and a menu that fits. */

import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { trayModel } from "../../../main/desktop/tray-model.ts";
import type { AgentState, AgentStatus } from "../../../shared/agent-status.ts";

const states: Readonly<Record<AgentState, RegExp>> = {
  idle: /^All is/,
  working: /^Working/,
  waiting: /^Waiting/,
  "needs-you": /needs? you/,
  offline: /^Offline/,
  "signed-out": /^Signed out of .Head office./,
  paused: /^Paused/,
  "not-set-up": /^Not set up/,
  "not-running": /^Pigeonhole is not running/,
};

const connection = { id: "office", name: "Head office", flow: "browser", signedIn: true, account: "Anna" } as const;
const inbox = { id: "payables", path: "/inbox", connection: "office", unreachable: null };

const status = (state: AgentState, changes: Partial<AgentStatus> = {}): AgentStatus => ({
  state,
  since: 0,
  counts: { underWay: 2, done: 5, failed: 0, needsYou: 0, duplicate: 0 },
  needPerson: 0,
  connections: [{ ...connection, signedIn: state !== "signed-out" }],
  inboxes: [inbox],
  settingsProblems: [],
  keychainProblem: null,
  networkProblem: null,
  ...changes,
});
const acts = (shown: AgentStatus) => trayModel(shown).menu.map(({ does }) => does);

describe.each(Object.entries(states) as [AgentState, RegExp][])("%s", (state, sentence) => {
  const model = trayModel(status(state));

  test("has a picture of its own, in every form that a desktop wants", () => {
    expect(model.icon).toBe(state);
    const pictures = [".png", "@2x.png", "Template.png", "Template@2x.png", ".ico"];
    for (const ending of pictures)
      expect(existsSync(new URL(`../../../build/tray/${model.icon}${ending}`, import.meta.url))).toBe(true);
  });

  test("is said in a sentence, in the tooltip and on top of the menu", () => {
    expect(model.menu[0]).toMatchObject({ does: null, label: expect.stringMatching(sentence) });
    expect(model.tooltip).toBe(`Pigeonhole: ${model.menu[0]?.label}`);
  });

  test("lets a person open the window, the inbox, sync, pause or resume, and quit", () => {
    const expected = ["open", "open-inbox", "sync", state === "paused" ? "resume" : "pause", "quit"];
    expect(acts(status(state)).filter((does) => does !== null && does !== "sign-in")).toEqual(expected);
  });

  test("offers signing in where someone is signed out, and only there", () => {
    expect(acts(status(state)).includes("sign-in")).toBe(state === "signed-out");
  });
});

test("how many files need a person stands beside Open", () => {
  const labels = trayModel(status("needs-you", { needPerson: 3 })).menu.map(({ label }) => label);
  expect(labels).toContain("Open Pigeonhole (3 for you)");
});

test("each inbox of several has its own line, and each is about its inbox", () => {
  const { menu } = trayModel(status("idle", { inboxes: [inbox, { ...inbox, id: "site office" }] }));
  expect(menu.filter(({ does }) => does === "open-inbox")).toEqual([
    { label: "Open inbox payables", does: "open-inbox", about: "payables" },
    { label: "Open inbox site office", does: "open-inbox", about: "site office" },
  ]);
});

test("each signed-out person has a line; a machine's secret is not a matter for the tray", () => {
  const connections = [
    { ...connection, signedIn: false },
    { ...connection, id: "leeds", name: "Leeds", signedIn: false },
    { ...connection, id: "night", name: "Night", flow: "client-credentials", signedIn: false },
  ] as const;
  const { menu } = trayModel(status("signed-out", { connections }));
  expect(menu.filter(({ does }) => does === "sign-in")).toEqual([
    { label: "Sign in to Head office…", does: "sign-in", about: "office" },
    { label: "Sign in to Leeds…", does: "sign-in", about: "leeds" },
  ]);
});
