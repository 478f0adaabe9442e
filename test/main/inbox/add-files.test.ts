/** @file Files that a person hands over are copied into the inbox, on a real disk: whole, beside others, and never moved. */

import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addFiles, createInboxes } from "../../../main/inbox/inbox.ts";
import type { Added, Adding } from "../../../shared/agent/adding.ts";
import { readSettings } from "../../../shared/settings/read-settings.ts";
import { hasLinks, hasModes, withSlashes } from "../../abilities.ts";

let root = "";
let told: Adding[];
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "adding-")));
  for (const folder of ["inbox", "other inbox", "data", "home"]) mkdirSync(join(root, folder));
  told = [];
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const at = (path: string) => join(root, path);
function put(path: string, content: string | Uint8Array = path): string {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
  return at(path);
}
const read = (path: string) => readFileSync(at(path), "utf8");
const inInbox = () => readdirSync(at("inbox"), { recursive: true, encoding: "utf8" }).map(withSlashes).toSorted();
const add = (
  paths: readonly string[],
  watch: (adding: Adding) => void = () => {},
  signal = new AbortController().signal,
): Promise<Added> =>
  addFiles({
    inbox: { id: "payables", path: at("inbox"), ignoredNames: ["Draft*", "old"] },
    paths,
    keptOut: { inboxes: [at("inbox"), at("other inbox")], ours: at("data") },
    onProgress(adding) {
      told.push(adding);
      watch(adding);
    },
    signal,
  });
const refusals = ({ refused }: Added) => refused.map(({ name, why }) => `${name}: ${why.kind}`);

describe("an added file", () => {
  test("is copied byte for byte, and the original stays", async () => {
    const scan = new Uint8Array(2_500_000).map((_, n) => n % 251);
    const paths = [put("home/november.csv", "a,b\n"), put("home/10023 scan.pdf", scan), put("home/empty.txt", "")];
    expect(await add(paths)).toEqual({ files: 3, refused: [] });
    expect(inInbox()).toEqual(["10023 scan.pdf", "empty.txt", "november.csv"]);
    expect(new Uint8Array(readFileSync(at("inbox/10023 scan.pdf")))).toEqual(scan);
    expect(read("home/november.csv")).toBe("a,b\n");
    expect(existsSync(at("home/10023 scan.pdf"))).toBe(true);
  });

  test("gets a free name, and overwrites nothing, not even an empty file", async () => {
    put("inbox/scan.pdf", "theirs");
    put("inbox/scan (2).pdf", "");
    put("inbox/SCAN", "no extension");
    expect(await add([put("home/scan.pdf", "one"), put("home/b/scan.pdf", "two"), put("home/SCAN", "x")])).toEqual({
      files: 3,
      refused: [],
    });
    expect(inInbox()).toEqual(["SCAN", "SCAN (2)", "scan (2).pdf", "scan (3).pdf", "scan (4).pdf", "scan.pdf"]);
    expect(["scan.pdf", "scan (2).pdf", "scan (3).pdf", "scan (4).pdf"].map((name) => read(`inbox/${name}`))).toEqual([
      "theirs",
      "",
      "one",
      "two",
    ]);
  });

  test("keeps the names of its folders, because one may be a purchase invoice id", async () => {
    put("home/10023/invoice.pdf");
    put("home/10023/.DS_Store");
    put("home/10023/back/page 2.pdf");
    put("home/10023/Done/old.pdf");
    put("inbox/10023/invoice.pdf", "theirs");
    expect(await add([at("home/10023")])).toEqual({ files: 3, refused: [] });
    expect(inInbox().filter((path) => path.includes("."))).toEqual([
      "10023/Done/old.pdf",
      "10023/back/page 2.pdf",
      "10023/invoice (2).pdf",
      "10023/invoice.pdf",
    ]);
    expect(read("inbox/10023/invoice.pdf")).toBe("theirs");
  });

  test("is invisible to sweeps until the copy is complete", async () => {
    const inboxes = createInboxes(() => at("inbox"));
    const settings = readSettings({
      connections: [{ id: "c", baseUrl: "https://a.example", authUrl: "https://a.example", clientId: "x", name: "c" }],
      inboxes: [{ id: "payables", path: at("inbox"), connection: "c", settleMs: 300 }],
    }).settings.inboxes[0];
    if (!settings) throw new Error("no inbox");
    const seen: Promise<unknown>[] = [];
    const sweep = async () => (await inboxes.sweep(settings, 1)).unsettled.map(({ file }) => file);
    const adding = add([put("home/large.pdf", new Uint8Array(12_000_000))], () => void seen.push(sweep()));
    await adding;
    const before = (await Promise.all(seen.slice(0, 8))).flat();
    expect(seen.length, "a look that never happened sees nothing").toBeGreaterThan(8);
    expect(before).toEqual([]);
    expect(await sweep()).toEqual(["large.pdf"]);
  });

  test("reports its progress from zero to its full size", async () => {
    await add([put("home/a.pdf", new Uint8Array(3_000_000)), put("home/b.pdf", new Uint8Array(10))]);
    expect(told[0]).toEqual({
      inbox: "payables",
      file: "a.pdf",
      files: 2,
      filesDone: 0,
      sizeBytes: 3_000_010,
      doneBytes: 0,
    });
    expect(told.at(-1)).toMatchObject({ file: "b.pdf", filesDone: 1, doneBytes: 3_000_010 });
    expect(told.map(({ doneBytes }) => doneBytes)).toEqual(
      told.map(({ doneBytes }) => doneBytes).toSorted((a, b) => a - b),
    );
  });
});

describe("what cannot be added is reported and does not stop the rest:", () => {
  const good = () => put("home/good.pdf");

  test.skipIf(process.platform === "win32")(
    "a missing file, a link, a pipe, a hidden file, an office program's lock file",
    async () => {
      put("home/secret.txt");
      symlinkSync(at("home/secret.txt"), at("home/link.pdf"));
      execFileSync("mkfifo", [at("home/pipe.pdf")]);
      const names = ["gone.pdf", "link.pdf", "pipe.pdf"];
      const paths = [
        ...names.map((name) => at(`home/${name}`)),
        put("home/.hidden.pdf"),
        put("home/~$book.xlsx"),
        good(),
      ];
      const added = await add(paths);
      expect(refusals(added)).toEqual([
        "gone.pdf: gone",
        "link.pdf: not-a-file",
        "pipe.pdf: not-a-file",
        ".hidden.pdf: passed-over",
        "~$book.xlsx: passed-over",
      ]);
      expect(inInbox()).toEqual(["good.pdf"]);
      expect(added.files).toBe(1);
    },
  );

  test.runIf(hasLinks)("a file that is already in an inbox, in any folder and by any path", async () => {
    symlinkSync(at("inbox"), at("home/short cut"));
    const paths = [
      put("inbox/lies here.pdf"),
      put("inbox/Failed/again.pdf"),
      put("other inbox/Done/2026-11-20/done.pdf"),
      at("home/../inbox/lies here.pdf"),
      at("home/short cut/lies here.pdf"),
      at("other inbox"),
      good(),
    ];
    expect(refusals(await add(paths))).toEqual([
      "lies here.pdf: in-an-inbox",
      "again.pdf: in-an-inbox",
      "done.pdf: in-an-inbox",
      "lies here.pdf: in-an-inbox",
      "lies here.pdf: in-an-inbox",
      "other inbox: in-an-inbox",
    ]);
    expect(inInbox()).toEqual(["Failed", "Failed/again.pdf", "good.pdf", "lies here.pdf"]);
  });

  test("settings and journal, alone or inside a dropped folder", async () => {
    put("data/journal.sqlite");
    put("data/reports/2026-11-20.html");
    expect(refusals(await add([at("data/journal.sqlite"), at("data")]))).toEqual([
      "journal.sqlite: our-own",
      "data: our-own",
    ]);
    const whole = await add([root]);
    expect(refusals(whole).filter((line) => !line.endsWith("in-an-inbox"))).toEqual([
      `${basename(root)}/data: our-own`,
    ]);
    expect(inInbox().some((path) => path.endsWith("journal.sqlite"))).toBe(false);
  });

  test("another inbox, alone or inside a dropped folder", async () => {
    put("home/Sarah/.pigeonhole");
    put("home/Sarah/a.pdf");
    put("home/2025/Sarah/Done/2026-11-01/b.pdf");
    put("home/2025/c.pdf");
    const added = await add([at("home/Sarah"), at("home/2025")]);
    expect(refusals(added)).toEqual(["Sarah: other-inbox", "2025/Sarah: other-inbox"]);
    expect(inInbox().filter((path) => path.endsWith(".pdf"))).toEqual(["2025/c.pdf"]);
  });

  test("a folder named like ours, and endless folders", async () => {
    put("home/done/x.pdf");
    put(`home/${"deep/".repeat(9)}x.pdf`);
    const added = await add([at("home/done"), at("home/deep"), good()]);
    expect(refusals(added)).toEqual(["done: own-folder-name", `deep${"/deep".repeat(8)}: too-deep`]);
    expect(inInbox().filter((path) => path.endsWith(".pdf"))).toEqual(["good.pdf"]);
  });

  // A thousand files take Wine as long as twenty other tests, and a count is the same everywhere.
  test.skipIf(process.platform === "win32")("too many files", async () => {
    for (let n = 0; n < 1_001; n += 1) put(`home/many/${n}.pdf`, "");
    expect(refusals(await add([at("home/many"), good()]))).toEqual(["many: too-many"]);
    expect(inInbox().filter((path) => path.endsWith(".pdf"))).toEqual(["good.pdf"]);
  });

  test("a file far larger than the finance system accepts, before any byte is copied", async () => {
    truncateSync(put("home/film.pdf", ""), 1_000_000_001);
    expect(refusals(await add([at("home/film.pdf"), good()]))).toEqual(["film.pdf: too-large"]);
    expect(inInbox()).toEqual(["good.pdf"]);
  });

  test("a file that changes during the copy, which leaves nothing behind", async () => {
    const grows = put("home/grows.pdf", new Uint8Array(3_000_000));
    let isTouched = false;
    const added = await add([grows], ({ doneBytes }) => {
      if (isTouched || doneBytes === 0) return;
      isTouched = true;
      appendFileSync(grows, "more");
    });
    expect(refusals(added)).toEqual(["grows.pdf: changed"]);
    expect(inInbox()).toEqual([]);
  });

  test("everything once Pigeonhole is closed, without leaving half a copy", async () => {
    const closing = new AbortController();
    const added = await add(
      [put("home/large.pdf", new Uint8Array(5_000_000)), good()],
      ({ doneBytes }) => doneBytes > 0 && closing.abort(),
      closing.signal,
    );
    expect(refusals(added)).toEqual(["large.pdf: stopped", "good.pdf: stopped"]);
    expect(added.files).toBe(0);
    expect(inInbox()).toEqual([]);
  });

  test.runIf(hasLinks)(
    "files for a missing inbox, which is not created, or for a folder that links out of it",
    async () => {
      put("home/10023/x.pdf");
      symlinkSync(at("home"), at("inbox/10023"));
      expect(refusals(await add([at("home/10023")]))).toEqual(["10023/x.pdf: not-written"]);
      rmSync(at("inbox"), { recursive: true });
      expect((await add([good()])).refused).toEqual([
        { name: "good.pdf", why: { kind: "not-written", detail: "the folder is missing" } },
      ]);
      expect(existsSync(at("inbox"))).toBe(false);
    },
  );

  test.runIf(hasModes)("a file that may not be read", async () => {
    chmodSync(put("home/private.pdf"), 0);
    expect((await add([at("home/private.pdf")])).refused).toEqual([
      { name: "private.pdf", why: { kind: "unreadable", detail: "EACCES" } },
    ]);
  });
});

test("a half copy that a crash left behind is deleted a day later, and nothing else is", async () => {
  const left = put("inbox/.pigeonhole-adding-1", "half");
  put("inbox/.pigeonhole-adding-2", "under way elsewhere");
  put("inbox/.mine", "x");
  for (const path of [left, at("inbox/.mine")]) utimesSync(path, 1, 1);
  await add([put("home/a.pdf")]);
  expect(inInbox()).toEqual([".mine", ".pigeonhole-adding-2", "a.pdf"]);
});

test("a name that the inbox ignores is refused with the pattern, alone or in a folder", async () => {
  const single = put("home/draft 1.csv");
  put("home/may/a.csv");
  put("home/may/OLD/b.csv");
  const { files, refused } = await add([single, at("home/may")]);
  expect([files, inInbox()]).toEqual([1, ["may", "may/a.csv"]]);
  expect(refused).toEqual([
    { name: "draft 1.csv", why: { kind: "ignored-here", pattern: "Draft*" } },
    { name: "may/OLD", why: { kind: "ignored-here", pattern: "old" } },
  ]);
});
