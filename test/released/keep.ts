/** @file `node test/released/keep.ts`: keeps a data folder of the version that is about to be released, for all later ones. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { dataFolderOf } from "../../scripts/ship/check-release.mjs";
import { nightPlan } from "../main/cli/night-office.ts";
import { openOffice } from "../main/cli/office.ts";
import { startSandbox } from "../sandbox/sandbox.ts";
import { packDataFolder, playNight, releasedFolder } from "./data-folder.ts";

const repo = resolve(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(resolve(repo, "package.json"), "utf8"));
const path = resolve(repo, dataFolderOf(version));
if (existsSync(path)) throw new Error(`${path} is there: what a released version has kept never changes.`);

const sandbox = await startSandbox();
const office = await openOffice(nightPlan(sandbox));
try {
  await playNight(office);
  const zip = await packDataFolder(office);
  mkdirSync(releasedFolder, { recursive: true });
  writeFileSync(path, zip);
  process.stdout.write(`Kept ${path}, ${zip.length} bytes\n`);
} finally {
  await office.close();
  await sandbox.stop();
}
