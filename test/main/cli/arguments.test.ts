/** @file Reading the command line. */

import { describe, expect, test } from "vitest";
import { isCommand, namedDataFolder, readArguments, typedCommand } from "../../../main/cli/arguments.ts";
import { usageOf } from "../../../main/cli/commands/usage-of-command.ts";
import { exitCodeFor } from "../../../main/cli/status/exit-code.ts";
import { decisionFromOperands } from "../../../main/cli/tell-decision.ts";
import type { AgentState, AgentStatus } from "../../../shared/agent/agent-status.ts";
import { english } from "../../../shared/words/english/english.ts";
import { german } from "../../../shared/words/german/german.ts";

describe("a command line", () => {
  test("accepts its options in any place", () => {
    expect(readArguments(["settle", "--json", "7", "arrived", "--data", "/x"])).toEqual({
      ok: true,
      value: {
        command: "settle",
        operands: ["7", "arrived"],
        inbox: null,
        anyway: null,
        find: null,
        unlisted: false,
        allLike: false,
        empty: false,
        log: { verify: false, expect: null, sinceMs: null, importId: null, invoices: false, invoice: null },
        out: null,
        maskNames: false,
        date: null,
        batch: null,
        remember: false,
        secret: false,
        json: true,
      },
    });
  });

  test.each([[[]], [["--help"]], [["sync", "-h"]], [["help", "sync"]]])("%j asks for the usage", (words) => {
    expect(readArguments(words)).toEqual({ ok: false, error: "" });
  });

  test.each<[string[], string]>([
    [["post"], "There's no command post."],
    [["journal", "burn"], "There's no command journal burn."],
    [["approve", "7", "--all-like"], "--all-like only works with retry ID."],
    [["retry", "7", "--all-like", "--anyway", "sure"], "--all-like only works with retry ID."],
    [["sync", "--empty"], "--empty only works with journal restore."],
    [["toString"], "There's no command toString."],
    [["__proto__"], "There's no command __proto__."],
    [["check"], "check takes one or more files."],
    [["stauts"], "There's no command stauts. Did you mean status?"],
    [["imports"], "There's no command imports. Did you mean import?"],
    [["sync", "now"], "sync takes nothing after it, but got “now”."],
    [["settle"], "settle needs the ID of a file, as status shows it. With the ID alone, it lists the rows."],
    [["answer"], "answer needs the ID of a file, as status shows it. With the ID alone, it lists the questions."],
    [["retry", "7", "--unlisted"], "--unlisted only works with attach."],
    [["approve", "7", "--anyway", "x"], "--anyway only works with retry."],
    [["sync", "--secret"], "--secret only works with sign-in."],
    [["sync", "--out", "x"], "--out and --mask-names only work with diagnostics."],
    [["sync", "--verify"], "--verify, --expect, --since, --import, --invoices and --invoice only work with log."],
    [["log", "--since", "2026-02-30"], "--since takes a day such as 2026-11-21, not 2026-02-30."],
    [["log", "--import", "seven"], "seven isn't the ID of a file."],
    [
      ["log", "--verify", "--import", "7"],
      "log --verify checks the whole trail. Leave out --since, --import and --invoices.",
    ],
    [["log", "--verify", "--expect", "ab"], "--expect takes a hash as log --verify prints it: 64 digits and letters."],
    [["sign-in", "a", "b"], "sign-in takes up to 1 value, not 2."],
  ])("%j is answered: %s", (words, sentence) => {
    expect(readArguments(words)).toEqual({ ok: false, error: sentence });
  });

  test.each<[string[], string]>([
    [["--fast"], "There's no option --fast."],
    [["-x"], "There's no option -x."],
    [["--toString"], "There's no option --toString."],
    [["--data"], "--data needs a value."],
    [["--inbox", "--json"], "--inbox needs a value."],
    [["--json=yes"], "--json takes no value."],
  ])("of sync %j it is said what was not understood: %s", (options, sentence) => {
    expect(readArguments(["sync", ...options])).toEqual({ ok: false, error: sentence });
  });

  test("names its data folder even if the rest of it is invalid", () => {
    expect(namedDataFolder(["burn", "--fast", "--data", "/x", "--json=yes"])).toBe("/x");
    expect(namedDataFolder(["sync", "--data"])).toBeNull();
  });

  test("the usage of one command has its lines alone, and a word that is none has all of them", () => {
    expect(usageOf("settle").match(/^ {2}\S+/gm)).toEqual(Array.from({ length: 5 }, () => "  settle"));
    expect(usageOf("status")).toBe(
      "Usage: pigeonhole COMMAND [--data DIR] [--json]\n\n  status                   the status of Pigeonhole and of each file\n\nAll commands and options: pigeonhole --help\n",
    );
    expect([usageOf("post"), usageOf("")]).toEqual([english.usage, english.usage]);
    expect(["sync", "--help"].map((word) => typedCommand([word, "--data", "/x", "--help"]))).toEqual(["sync", ""]);
    expect(typedCommand(["help", "sync"])).toBe("sync");
  });

  test("the usage lists the same commands and options in every language, within eighty columns", () => {
    const commandsIn = (usage: string) => usage.match(/(?<=^ {2})[a-z-]+( (arrived|send-again|--verify|restore))?/gm);
    const optionsIn = (usage: string) => usage.match(/--[a-z-]+/g)?.toSorted();
    const { usage } = english;
    expect(commandsIn(german.usage)).toEqual(commandsIn(usage));
    expect(optionsIn(german.usage)).toEqual(optionsIn(usage));
    for (const command of commandsIn(usage) ?? [])
      expect(isCommand(command.split(" ")[0] ?? ""), `there is a command ${command}`).toBe(true);
    expect(usage).toMatch(/settle ID arrived[\s\S]*settle ID send-again/);
    for (const line of `${usage}${german.usage}`.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});

describe("a decision", () => {
  test.each([
    ["approve", ["7"], { type: "approve" }],
    ["retry", ["7"], { type: "retry" }],
    ["attach", ["7", "10023"], { type: "attach", purchaseInvoiceId: "10023" }],
    ["settle", ["7", "arrived"], { type: "settle", answer: "arrived" }],
    ["settle", ["7", "send-again"], { type: "settle", answer: "send-again" }],
    ["settle", ["7", "Arrived"], null],
    ["forget", ["7"], null],
  ])("%s %j", (command, operands, decision) => {
    expect(decisionFromOperands(command, operands)).toEqual(decision);
  });
});

describe("the exit code", () => {
  const status = (state: AgentState, needPerson = 0, exceptions: AgentStatus["exceptions"] = []) =>
    ({ state, needPerson, exceptions }) as AgentStatus;

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

  test("of a call that was cut short is 1 where nothing runs that could tell how it ended", () => {
    expect(exitCodeFor(status("not-running", 0), false, { isCutShort: true })).toBe(1);
  });

  test("of a file that is not as the journal has it is 1, whatever goes on", () => {
    const exceptions = [{ inbox: "payables", path: "Done", is: "folder-blocked" }] as const;
    for (const state of ["working", "needs-you", "not-running"] as const)
      expect(exitCodeFor(status(state, 0, exceptions), false)).toBe(1);
  });
});
