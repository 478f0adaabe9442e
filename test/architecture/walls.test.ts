/** @file The walls stand, and each of them stops someone: one trespass per rule is planted in a copy of the house. */

import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { cruise } from "dependency-cruiser";
import { afterAll, beforeAll, expect, test } from "vitest";
import rules from "./rules.mjs";

const repo = join(import.meta.dirname, "../..");
const rooms = ["main", "renderer", "shared"];

interface Inspection {
  readonly totalCruised: number;
  /** Which rule stops which file from importing what. */
  readonly broken: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

/** What is broken in `baseDir`, and how many files were read to say so. */
async function inspect(baseDir: string): Promise<Inspection> {
  const options = { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true, baseDir };
  const { output } = await cruise(rooms, options as Parameters<typeof cruise>[1]);
  if (typeof output === "string") throw new Error(output);
  const { totalCruised, violations } = output.summary;
  return { totalCruised, broken: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })) };
}

test("no wall is broken", async () => {
  const { totalCruised, broken } = await inspect(repo);
  expect(broken).toEqual([]);
  expect(totalCruised, "an idle guard reads no files and finds no fault").toBeGreaterThan(110);
});

// A wall that never stopped anyone may not be a wall.
const trespasses: readonly (readonly [rule: string, file: string, line: string])[] = [
  ["no-circles", "main/imports/state/advance.ts", 'import type {} from "./record.ts";'],
  ["no-dangling-import", "main/agent/agent.ts", 'import "./nowhere.ts";'],
  ["shared-is-ground", "shared/values/result.ts", 'import "../../main/platform/log.ts";'],
  ["words-stand-on-grammar", "shared/words/german/agent/time.ts", 'import "../../../wording/say-time.ts";'],
  ["renderer-sees-shared-only", "renderer/shell/app.tsx", 'import "../../main/platform/log.ts";'],
  ["main-never-draws", "main/agent/agent.ts", 'import "../../renderer/shell/app.tsx";'],
  ["preload-stands-alone", "main/preload.ts", 'import "./platform/log.ts";'],
  ["nobody-imports-the-root", "main/ipc/commands.ts", 'import "../main.ts";'],
  ["assembled-at-the-top", "main/check/check-file.ts", 'import type {} from "../assemble/agent/pausing.ts";'],
  ["parts-know-no-front", "main/agent/agent.ts", 'import type {} from "../ipc/bridge.ts";'],
  ["fronts-stay-apart", "main/cli/check-files.ts", 'import type {} from "../ipc/bridge.ts";'],
  ["electron-is-furniture", "main/agent/agent.ts", 'import "electron";'],
  ["pure-core", "main/planning/plan-import.ts", 'import "keytar";'],
  ["pure-core-no-node", "main/imports/decide.ts", 'import "node:fs";'],
  ["pipeline-knows-ports-only", "main/imports/decide.ts", 'import type {} from "../journal/journal.ts";'],
  ["pipeline-knows-ports-only", "main/office/ledger.ts", 'import type {} from "../ledger/lane.ts";'],
  ["planning-stands-below", "main/planning/plan-import.ts", 'import type {} from "../imports/ports/ports.ts";'],
  ["spreadsheet-stands-lowest", "main/spreadsheet/read-sheet.ts", 'import type {} from "../planning/plan-import.ts";'],
  ["reader-is-loaded-last", "main/imports/decide.ts", 'import "../spreadsheet/read-spreadsheet.ts";'],
  ["e-invoice-stands-lowest", "main/e-invoice/said.ts", 'import type {} from "../planning/plan-import.ts";'],
  ["report-knows-shared-only", "main/report/balance.ts", 'import type {} from "../platform/log.ts";'],
  ["agent-knows-ports-only", "main/agent/agent.ts", 'import type {} from "../journal/journal.ts";'],
  ["agent-knows-ports-only", "main/nightly/daily-jobs.ts", 'import type {} from "../journal/journal.ts";'],
  ["platform-is-lowest", "main/platform/log.ts", 'import type {} from "../imports/decide.ts";'],
  ["adapters-are-islands", "main/api/api.ts", 'import type {} from "../auth/account.ts";'],
  ["adapters-are-islands", "main/auth/oidc.ts", 'import type {} from "../network/network.ts";'],
  ["adapters-are-islands", "main/ledger/lane.ts", 'import type {} from "../network/trust.ts";'],
  ["front-doors", "main/agent/agent.ts", 'import type {} from "../ledger/lane.ts";'],
  ["front-doors", "main/cli/print-log.ts", 'import type {} from "../journal/database/schema.ts";'],
  ["one-door-chokidar", "main/agent/agent.ts", 'import "chokidar";'],
  ["one-door-file-type", "main/agent/agent.ts", 'import "file-type";'],
  ["one-door-keytar", "main/agent/agent.ts", 'import "keytar";'],
  ["one-door-nodemailer", "main/agent/agent.ts", 'import "nodemailer";'],
  ["one-door-openid-client", "main/agent/agent.ts", 'import "openid-client";'],
  ["one-door-electron-store", "main/agent/agent.ts", 'import "electron-store";'],
  ["one-door-conf", "main/agent/agent.ts", 'import "conf";'],
  ["one-door-fflate", "main/agent/agent.ts", 'import "fflate";'],
  ["one-door-electron-updater", "main/agent/agent.ts", 'import "electron-updater";'],
  ["one-door-sqlite", "main/agent/agent.ts", 'import "node:sqlite";'],
  ["one-door-xlsx", "main/agent/agent.ts", 'import "xlsx";'],
  ["one-door-pg", "main/agent/agent.ts", 'import "pg";'],
  ["one-door-unpdf", "main/agent/agent.ts", 'import "unpdf";'],
  ["one-door-@tanstack/virtual-core", "renderer/shell/app.tsx", 'import "@tanstack/virtual-core";'],
  ["one-door-saxes", "main/agent/agent.ts", 'import "saxes";'],
  ["one-door-csv-parse", "main/agent/agent.ts", 'import "csv-parse/sync";'],
  ["one-door-zod", "main/agent/agent.ts", 'import "zod";'],
];

let copy: string;
let caught: Inspection["broken"];
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "walls-"));
  for (const room of rooms) await cp(join(repo, room), join(copy, room), { recursive: true });
  await cp(join(repo, "package.json"), join(copy, "package.json"));
  await symlink(join(repo, "node_modules"), join(copy, "node_modules"));
  // All at once: reading the whole house takes longer than planting, and each is looked for by what it imports.
  for (const [, file, line] of trespasses) {
    const path = join(copy, file);
    await writeFile(path, `${line}\n${await readFile(path, "utf8")}`);
  }
  ({ broken: caught } = await inspect(copy));
});
afterAll(() => rm(copy, { recursive: true }));

test.each(trespasses)("the rule %s catches its trespass", (rule, file, line) => {
  const asked = /"(.*)"/.exec(line)?.[1] ?? "";
  // A package is found where it keeps the file, node:fs is found as fs, and what is nowhere stays as it is written.
  const [, found = asked] = /^(?:node:)?(@[^/]+[/][^/]+|[^./][^/]*)/.exec(asked) ?? [];
  const isAsked = (to: string) =>
    asked.startsWith(".") ? [asked, posix.join(dirname(file), asked)].includes(to) : to.includes(found);
  expect(caught.filter(({ from, to }) => from === file && isAsked(to)).map((one) => one.rule)).toContain(rule);
});

test("every wall has a planted trespass", () => {
  const planted = trespasses.map(([rule]) => rule);
  expect([...new Set(planted)]).toEqual(rules.forbidden.map(({ name }) => name));
});
