/** @file The count of an inbox on a real disk: every file is found, and what is wrong with the folders. */

import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countInbox } from "../../../main/inbox/count-inbox.ts";
import { listContents } from "../../../main/inbox/list-contents.ts";
import { listFiles } from "../../../main/inbox/list-files.ts";
import { words } from "../../../shared/words/spoken.ts";
import { hasLinks, hasModes } from "../../abilities.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-count-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function lay(path: string, content = "x"): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
const count = () => countInbox(root, [], "2026-11-15");
const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path).toSorted();
const deep = (levels: number) => Array.from({ length: levels }, (_, n) => `f${n + 1}`).join("/");

test.runIf(hasLinks)("a folder of ours is known by its place, in whatever case the disk spells it", async () => {
  // As on a disk that ignores case: two names of one folder.
  mkdirSync(join(root, "done/2026-11-21"), { recursive: true });
  symlinkSync(join(root, "done"), join(root, "Done"));
  mkdirSync(join(root, "failed"));
  for (const path of ["done/2026-11-21/a.csv", "failed/b.csv", "c.csv"]) writeFileSync(join(root, path), path);
  const { dropped, filed } = await countInbox(root, [], "2026-11-15");
  expect(filed.map(({ path }) => path)).toEqual(["Done/2026-11-21/a.csv"]);
  expect(dropped.map(({ path }) => path).toSorted()).toEqual(["c.csv", "failed/b.csv"]);
  expect((await listFiles(root)).map(({ path }) => path)).toEqual(["c.csv", "failed/b.csv"]);
});

test("files in the inbox and in our folders are counted apart, without notes, ignored names and earlier days", async () => {
  for (const path of ["a.csv", "10023/b.pdf", "Done/2026-11-20/c.csv", "Needs you/d.csv", "Done/stray.csv"]) lay(path);
  for (const path of ["Needs you/d.csv.why.txt", ".hidden", "~$a.xlsx", "Done/2026-11-14/e.csv"]) lay(path);
  const { dropped, filed, obstacles } = await count();
  expect(pathsOf(dropped)).toEqual(["10023/b.pdf", "a.csv"]);
  expect(pathsOf(filed)).toEqual(["Done/2026-11-20/c.csv", "Done/stray.csv", "Needs you/d.csv"]);
  expect(obstacles).toEqual([]);
});

test("a file that is too deep for the sweep is named, and no other", async () => {
  lay(`${deep(8)}/seen.pdf`);
  lay(`${deep(9)}/unseen.pdf`);
  lay(`Done/2026-11-20/${deep(8)}/filed.pdf`);
  expect(pathsOf(await listFiles(root))).toEqual([`${deep(8)}/seen.pdf`]);
  const { dropped, filed, obstacles } = await count();
  expect([pathsOf(dropped), pathsOf(filed)]).toEqual([
    [`${deep(8)}/seen.pdf`],
    [`Done/2026-11-20/${deep(8)}/filed.pdf`],
  ]);
  expect(obstacles).toEqual([{ path: `${deep(9)}/unseen.pdf`, is: "too-deep" }]);
});

const note = `\uFEFF${words.note.heading}\r\n\r\nFile: a.csv\r\n`;

test.each([
  ["its marker", [".pigeonhole", "a.csv"]],
  ["days in its Done", ["Done/2026-11-01/a.csv", "b.csv"]],
  ["a note in its Failed", ["Failed/a.csv", "Failed/a.csv.why.txt", "b.csv"]],
  ["Done beside Failed", ["Done/a.csv", "Failed/b.csv"]],
  ["Needs you", ["Needs you/a.csv"]],
  ["our folders in another case", ["done/a.csv", "needs you/b.csv", "c.csv"]],
])("nothing of an inbox inside the inbox is taken in, and it is named: known by %s", async (_, paths) => {
  for (const path of paths) lay(`2026/Sarah/${path}`, path.endsWith(".why.txt") ? note : "x");
  lay("2026/own.csv");
  expect(pathsOf(await listFiles(root))).toEqual(["2026/own.csv"]);
  const { dropped, obstacles } = await count();
  expect(pathsOf(dropped)).toEqual(["2026/own.csv"]);
  expect(obstacles).toEqual([{ path: "2026/Sarah", is: "other-inbox" }]);
});

test("a folder Done or Failed of somebody's own is taken in", async () => {
  const paths = ["Kirkgate/Done/a.csv", "Telford/Failed/b.csv", "Telford/Failed/b.csv.why.txt"];
  for (const path of paths) lay(path, "mine");
  expect(pathsOf(await listFiles(root))).toEqual(["Kirkgate/Done/a.csv", "Telford/Failed/b.csv"]);
  expect((await count()).obstacles).toEqual([]);
});

test("what was filed is counted and listed, even with folders of another inbox around it", async () => {
  lay("Done/2026-11-20/Sarah/Done/2026-11-01/a.csv");
  const { filed, obstacles } = await count();
  expect(pathsOf(filed)).toEqual(["Done/2026-11-20/Sarah/Done/2026-11-01/a.csv"]);
  expect(obstacles).toEqual([]);
  const { filed: listed } = await listContents(root, [], "2026-11-15");
  expect(pathsOf(listed)).toEqual(["Done/2026-11-20/Sarah/Done/2026-11-01/a.csv"]);
});

test.each(["Done", "Failed", "Needs you", "Duplicates"])("a file called %s is named", async (name) => {
  lay(name);
  expect((await count()).obstacles).toEqual([{ path: name, is: "folder-blocked" }]);
});

test.runIf(hasModes)("a folder that may not be read is named", async () => {
  lay("closed/a.pdf");
  chmodSync(join(root, "closed"), 0);
  const { obstacles } = await count();
  chmodSync(join(root, "closed"), 0o700);
  expect(obstacles).toEqual([{ path: "closed", is: "folder-closed" }]);
});

test.runIf(process.platform === "linux" && existsSync("/dev/shm"))(
  "one of our folders on another disk is named",
  async () => {
    const elsewhere = mkdtempSync("/dev/shm/pigeonhole-count-");
    symlinkSync(elsewhere, join(root, "Done"));
    const { obstacles } = await count();
    rmSync(elsewhere, { recursive: true });
    expect(obstacles).toEqual([{ path: "Done", is: "folder-elsewhere" }]);
  },
);

test.runIf(process.platform === "linux")(
  "a file whose name is no text is named, though the sweep never sees it",
  async () => {
    writeFileSync(Buffer.concat([Buffer.from(`${root}/m`), Buffer.from([0xfc]), Buffer.from("ller.pdf")]), "x");
    expect(await listFiles(root)).toEqual([]);
    expect((await count()).obstacles).toEqual([{ path: "m\uFFFDller.pdf", is: "name-unreadable" }]);
  },
);
