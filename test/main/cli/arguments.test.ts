/** @file Reading the command line. */

import { describe, expect, test } from "vitest";
import { readArguments, usage } from "../../../main/cli/arguments.ts";
import { exitCodeFor } from "../../../main/cli/exit-code.ts";
import { decisionFromOperands } from "../../../main/cli/tell-decision.ts";
import type { AgentState, AgentStatus } from "../../../shared/agent-status.ts";

describe("a command line", () => {
  test("is read, with its options anywhere", () => {
    expect(readArguments(["settle", "--json", "7", "arrived", "--data", "/x"])).toEqual({
      ok: true,
      value: {
        command: "settle",
        operands: ["7", "arrived"],
        data: "/x",
        inbox: null,
        anyway: null,
        empty: false,
        log: { verify: false, expect: null, sinceMs: null, importId: null },
        out: null,
        maskNames: false,
        once: false,
        secret: false,
        json: true,
      },
    });
  });

  test.each([[[]], [["--help"]], [["sync", "-h"]]])("%j asks for the usage", (words) => {
    expect(readArguments(words)).toEqual({ ok: false, error: "" });
  });

  test.each<[string[], string]>([
    [["post"], "There is no command post."],
    [["journal", "burn"], "There is no command journal burn."],
    [["sync", "--empty"], "--empty stands behind journal restore alone."],
    [["toString"], "There is no command toString."],
    [["__proto__"], "There is no command __proto__."],
    [["check"], "check takes one or more files."],
    [["sync", "x"], "sync takes nothing after it, not 1."],
    [["settle", "1"], "settle takes 2 words after it, not 1."],
    [["approve", "7", "--anyway", "x"], "--anyway stands behind retry alone."],
    [["sync", "--secret"], "--secret stands behind sign-in alone."],
    [["sync", "--out", "x"], "--out and --mask-names stand behind diagnostics alone."],
    [["sync", "--verify"], "--verify, --expect, --since and --import stand behind log alone."],
    [["log", "--since", "2026-02-30"], "--since takes a day such as 2026-11-21, not 2026-02-30."],
    [["log", "--import", "seven"], "seven is not the id of an import."],
    [
      ["log", "--verify", "--import", "7"],
      "log --verify looks through the whole trail: --since and --import do not go with it.",
    ],
    [["log", "--verify", "--expect", "ab"], "--expect takes a hash as log --verify prints it: 64 digits and letters."],
    [["sign-in", "a", "b"], "sign-in takes up to 1 word after it, not 2."],
  ])("%j is answered: %s", (words, sentence) => {
    expect(readArguments(words)).toEqual({ ok: false, error: sentence });
  });

  test.each([["--fast"], ["--data"], ["--json=yes"]])("sync %s is not understood", (option) => {
    const read = readArguments(["sync", option]);
    expect(!read.ok && read.error !== "").toBe(true);
  });

  test("the usage names every command", () => {
    for (const command of [
      "run",
      "sync",
      "check",
      "status",
      "sign-in",
      "sign-out",
      "approve",
      "retry",
      "attach",
      "log",
    ])
      expect(usage).toMatch(new RegExp(`^ {2}${command}\\b`, "m"));
    expect(usage).toMatch(/settle ID arrived[\s\S]*settle ID send-again/);
  });
});

describe("a decision", () => {
  test.each([
    ["approve", ["7"], { did: "approve" }],
    ["retry", ["7"], { did: "retry" }],
    ["attach", ["7", "10023"], { did: "attach", purchaseInvoiceId: "10023" }],
    ["settle", ["7", "arrived"], { did: "settle", answer: "arrived" }],
    ["settle", ["7", "send-again"], { did: "settle", answer: "send-again" }],
    ["settle", ["7", "Arrived"], null],
    ["forget", ["7"], null],
  ])("%s %j", (command, operands, decision) => {
    expect(decisionFromOperands(command, operands)).toEqual(decision);
  });
});

describe("the exit code", () => {
  const status = (state: AgentState, needPerson = 0) => ({ state, needPerson }) as AgentStatus;

  test.each<[AgentState, number, boolean, number]>([
    ["idle", 0, false, 0],
    ["working", 0, false, 0],
    ["waiting", 0, false, 0],
    ["paused", 0, false, 0],
    ["not-running", 0, false, 0],
    ["needs-you", 2, false, 1],
    ["paused", 2, false, 1],
    ["not-running", 2, false, 1],
    ["not-set-up", 0, false, 2],
    ["idle", 0, true, 2],
    ["signed-out", 0, true, 2],
    ["signed-out", 3, false, 3],
    ["offline", 3, false, 3],
  ])("of %s, with %d for a person and bad settings %s, is %d", (state, needPerson, hasBadSettings, code) => {
    expect(exitCodeFor(status(state, needPerson), hasBadSettings)).toBe(code);
  });
});
