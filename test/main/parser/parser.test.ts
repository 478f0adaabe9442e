/** @file The parser's process: hostile files, limits and deaths harm nobody else. */

import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchFork } from "../../../main/parser/launch-fork.ts";
import { createParser, type LaunchParser, type ProcessEnd } from "../../../main/parser/parser.ts";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import {
  csv,
  inlineCell,
  makeBomb,
  makeEncrypted,
  makeWorkbook,
  makeZip,
  partsWithSheet,
} from "../../fixtures/spreadsheets/make-files.ts";

const entry = join(import.meta.dirname, "../../../main/parser/parser-entry.ts");
const workbook = makeWorkbook({
  May: [
    ["Supplier", "Net"],
    ["Acme", 1204.5],
  ],
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parser-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(bytes: Uint8Array, fileName: string) {
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  return { path, fileName, ...nothingSaid };
}

describe("in a process of its own", () => {
  const parser = createParser(launchFork(entry));

  test("a spreadsheet is read, and the fingerprint is that of the bytes that were read", async () => {
    const read = await parser.read(await put(workbook, "may.xlsx"));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.sha256).toBe(createHash("sha256").update(workbook).digest("hex"));
    expect(read.value.sizeBytes).toBe(workbook.length);
    expect(read.value.reading.invoices).toMatchObject([{ row: 2, invoice: { AccountName: "Acme", Net: "1204.5" } }]);
  });

  test("what the inbox's settings say about dates arrives", async () => {
    const request = await put(csv("Supplier,Date", "Acme,03/04/2026"), "may.csv");
    const read = await parser.read({ ...request, dateOrder: "mdy" });
    expect(read).toMatchObject({ ok: true, value: { reading: { invoices: [{ invoice: { Date: "2026-03-04" } }] } } });
  });

  test("hostile and damaged files come back as failures, and the next file is read all the same", async () => {
    const flipped = workbook.slice();
    const at = Buffer.from(flipped).indexOf("xl/worksheets/sheet1.xml") + 100;
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    const hostile: [Uint8Array, string, string][] = [
      [makeBomb(60), "bomb.xlsx", "unpacks to far more than a workbook needs"],
      [flipped, "flipped.xlsx", "is damaged"],
      [workbook.slice(0, -30), "cut.xlsx", "is cut off: its end is missing"],
      [makeEncrypted(), "locked.xlsx", "is protected with a password"],
      [csv("%PDF-1.7"), "renamed.xlsx", "is a PDF with the name .xlsx"],
    ];
    const found = await Promise.all(hostile.map(async ([bytes, name]) => parser.read(await put(bytes, name))));
    expect(found).toEqual(
      hostile.map(([, , detail]) => ({ ok: false, error: { kind: "unreadable-spreadsheet", detail } })),
    );
    expect((await parser.read(await put(workbook, "after.xlsx"))).ok).toBe(true);
  });

  test("a sheet that uses up the memory stops its own process alone", async () => {
    const script = join(folder, "greedy.mjs");
    await writeFile(
      script,
      "process.on('message', () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); });",
    );
    const greedy = createParser(launchFork(script));
    expect(await greedy.read(await put(workbook, "a.xlsx"))).toMatchObject({
      error: { kind: "parser-stopped", why: "memory" },
    });
  });

  test("a file that is empty or gone is a failure", async () => {
    expect(await parser.read(await put(new Uint8Array(), "empty.csv"))).toEqual({
      ok: false,
      error: { kind: "empty-file" },
    });
    const request = { path: join(folder, "gone.csv"), fileName: "gone.csv", ...nothingSaid };
    expect(await parser.read(request)).toEqual({
      ok: false,
      error: { kind: "unreadable-spreadsheet", detail: "could not be opened: ENOENT" },
    });
  });

  test("nothing of our environment is handed over", async () => {
    const script = join(folder, "tell.mjs");
    const reply = { ok: false, error: { kind: "unreadable-spreadsheet" } };
    await writeFile(
      script,
      `const reply = ${JSON.stringify(reply)}; reply.error.detail = Object.keys(process.env).join(); process.on("message", () => process.send(reply));`,
    );
    process.env["PIGEONHOLE_CLIENT_SECRET"] = "hush";
    const read = await createParser(launchFork(script)).read(await put(workbook, "a.xlsx"));
    expect(JSON.stringify(read)).not.toContain("PIGEONHOLE");
  });

  test("an entry that cannot be started is a crash", async () => {
    const missing = createParser(launchFork(join(folder, "no-such-entry.mjs")));
    expect(await missing.read(await put(workbook, "a.xlsx"))).toMatchObject({
      error: { kind: "parser-stopped", why: "crash" },
    });
  });
});

describe("of a process that misbehaves", () => {
  const request = { path: "a.xlsx", fileName: "a.xlsx", ...nothingSaid };

  /** A process that does as it is told, in this one. */
  function pretend(act: { answer?: unknown; end?: ProcessEnd }) {
    const state = { kills: 0 };
    const launch: LaunchParser = () => {
      let tell: ((message: unknown) => void) | undefined;
      let end: ((end: ProcessEnd) => void) | undefined;
      return {
        post: () =>
          queueMicrotask(() => {
            if ("answer" in act) tell?.(act.answer);
            if (act.end) end?.(act.end);
          }),
        onMessage: (listener) => {
          tell = listener;
        },
        onExit: (listener) => {
          end = listener;
        },
        kill: () => {
          state.kills++;
        },
      };
    };
    return { launch, state };
  }

  test("silence ends at the time limit", async () => {
    const { launch, state } = pretend({});
    expect(await createParser(launch, { timeMs: 20 }).read(request)).toMatchObject({
      error: { kind: "parser-stopped", why: "time" },
    });
    expect(state.kills).toBe(1);
  });

  test.each([[null], ["hello"], [{ ok: true, value: { sha256: "x" } }], [{ ok: false, error: { kind: "refused" } }]])(
    "the answer %j is not believed",
    async (answer) => {
      expect(await createParser(pretend({ answer }).launch).read(request)).toMatchObject({
        error: { kind: "parser-stopped", why: "crash" },
      });
    },
  );

  test("an end without an answer is a crash, with its first words of error", async () => {
    const end = { code: 70, said: "at file.ts\nTypeError: no\n" };
    expect(await createParser(pretend({ end }).launch).read(request)).toEqual({
      ok: false,
      error: { kind: "parser-stopped", why: "crash", detail: "the process ended with code 70, saying: TypeError: no" },
    });
  });

  test("whoever no longer wants the answer ends the process", async () => {
    const { launch, state } = pretend({});
    const abort = new AbortController();
    const reading = createParser(launch).read(request, abort.signal);
    abort.abort(new Error("stopped"));
    await expect(reading).rejects.toThrow("stopped");
    expect(state.kills).toBe(1);
  });
});

test("a process ends by itself once whoever started it is gone", async () => {
  const { fork } = await import("node:child_process");
  const child = fork(entry, [], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.disconnect();
  expect(await ended).toBe(1);
});

test("a sheet may be cut off behind a whole zip", async () => {
  const { preflightZip } = await import("../../../main/parser/preflight-zip.ts");
  const rows = `<sheetData><row r="1">${inlineCell("A1", "Supplier")}</row></sheetData>`;
  const whole = partsWithSheet(rows);
  const cut = whole.map((part) =>
    part.name.includes("sheet1") ? { ...part, content: part.content.slice(0, -20) } : part,
  );
  expect(preflightZip(makeZip(whole))).toBeNull();
  expect(preflightZip(makeZip(cut))).toBe("is cut off: a sheet has no end");
});

test("a zip that lies about its sizes, or holds thousands of parts, is refused", async () => {
  const { preflightZip } = await import("../../../main/parser/preflight-zip.ts");
  const part = { name: "a", content: new Uint8Array(10_000) };
  expect(preflightZip(makeZip([{ ...part, declaredBytes: 100 }]))).toBe("is damaged");
  expect(preflightZip(makeZip([{ ...part, declaredBytes: 20_000 }]))).toBe("is damaged");
  expect(preflightZip(makeZip([{ ...part, declaredBytes: 600 * 1024 * 1024 }]))).toBe(
    "unpacks to far more than a workbook needs",
  );
  expect(preflightZip(makeZip(Array.from({ length: 2_001 }, () => ({ name: "a", content: new Uint8Array() }))))).toBe(
    "holds far more parts than a workbook needs",
  );
});
