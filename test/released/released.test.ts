/** @file What a released version has kept, each later version opens. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { dataFolderOf } from "../../scripts/ship/check-release.mjs";
import { eachNight } from "../main/cli/night-office.ts";
import type { Office } from "../main/cli/office.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { expectToOpen, packDataFolder, playNight, releasedFolder } from "./data-folder.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

const kept = existsSync(releasedFolder) ? readdirSync(releasedFolder).filter((name) => name.endsWith(".zip")) : [];

test("a data folder of this version opens on another computer", async () => {
  await playNight(office);
  const zip = await packDataFolder(office);
  await reopen({});
  sandbox.forget();
  await expectToOpen(zip, office, sandbox);
});

test.runIf(kept.length > 0).each(kept)("the data folder of the released version %s opens", async (name) => {
  await expectToOpen(readFileSync(join(releasedFolder, name)), office, sandbox);
});

test("each released version has one", () => {
  const changelog = readFileSync(resolve(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(/gm)].map(([, version = ""]) => dataFolderOf(version));
  expect(released.filter((path) => !existsSync(resolve(import.meta.dirname, "../..", path)))).toEqual([]);
});
