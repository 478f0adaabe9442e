/** @file Names that an inbox is set to ignore, on a real disk: for new files alone, and never for what is filed. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countInbox } from "../../../main/inbox/count-inbox.ts";
import { createInboxes, filesInFolder } from "../../../main/inbox/inbox.ts";
import { listContents } from "../../../main/inbox/list-contents.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { sampleSettings } from "../../fakes/fake-world.ts";

const ignoredNames = ["draft*", "old"];
const ignored = ["Draft of may.csv", "10023/DRAFT.pdf", "old/10024.pdf", "old/deeper/10025.pdf"];
const seen = ["10023/scan.pdf", "may.csv", "older/10026.pdf"];
const filed = ["Done/2026-11-20/draft 1.csv", "Failed/draft 2.csv", "Needs you/old/10027.pdf"];

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-ignored-"));
  for (const path of [...ignored, ...seen, ...filed, "~$may.csv"]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "x");
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path).toSorted();

async function sweep(isImport: (inbox: string, path: string) => boolean): Promise<readonly string[]> {
  const [sample] = sampleSettings({ path: root, settleMs: 1_000 }).settings.inboxes;
  const inbox: InboxSettings = { ...(sample as InboxSettings), ignoredNames };
  const { unsettled } = await createInboxes(() => root, isImport).sweep(inbox, Date.now());
  return unsettled.map(({ file }) => file).toSorted();
}

test("a new file with such a name, or in a subfolder with one, isn't taken in and isn't counted", async () => {
  expect(await sweep(() => false)).toEqual(seen);
  const counted = await countInbox(root, ignoredNames, "2026-11-15");
  expect(pathsOf(counted.dropped)).toEqual(seen);
  expect(counted.obstacles).toEqual([]);
});

test("an import under way is still seen after such a name was added, so that a change of its file is noticed", async () => {
  const known = "old/10024.pdf";
  expect(await sweep((inbox, path) => inbox === "payables" && path === known)).toEqual([...seen, known].toSorted());
});

test("what is in our own folders counts whatever its name, and the report lists what is ignored", async () => {
  expect(pathsOf((await countInbox(root, ignoredNames, "2026-11-15")).filed)).toEqual(filed);
  const contents = await listContents(root, ignoredNames, "2026-11-15");
  expect(pathsOf(contents.filed)).toEqual(filed);
  expect(pathsOf(contents.ignored)).toEqual([...ignored, "~$may.csv"].toSorted());
});

test("what a new inbox is said to hold leaves them out", async () => {
  expect(await filesInFolder(root, ignoredNames)).toMatchObject({ files: seen.length });
});
