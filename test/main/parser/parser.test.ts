/** @file The parser's process: hostile files, limits and deaths harm nobody else. */

import { createHash } from "node:crypto";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { launchFork } from "../../../main/parser/launch-fork.ts";
import { createParser, type LaunchParser, type ProcessEnd } from "../../../main/parser/parser.ts";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import { builtEntry } from "../../built-entry.ts";
import { csv, dateCell, makeBomb, makeEncrypted, makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";
import { inWords } from "../../shared/in-words.ts";

const entry = builtEntry("parser");
const workbook = makeWorkbook({
  May: [
    ["Supplier", "Invoice number", "Invoice date", "Net amount"],
    ["Acme", "A-17", dateCell(46346), 1204.5],
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

  test("a spreadsheet is read, and the fingerprint belongs to the bytes read", async () => {
    const read = await parser.read(await put(workbook, "may.xlsx"));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.sha256).toBe(createHash("sha256").update(workbook).digest("hex"));
    expect(read.value.sizeBytes).toBe(workbook.length);
    expect(read.value.reading.invoices).toMatchObject([
      { row: 2, invoice: { AccountName: "Acme", Date: "2026-11-20", Net: "1204.5" } },
    ]);
  });

  test.each(["xlml", "xlsb"] as const)("a workbook that Excel saves as %s is read", async (kind) => {
    const rows = [
      ["Supplier", "Invoice number", "Invoice date", "Net amount"],
      ["Acme", "A-17", dateCell(46_346), 1204.5],
    ];
    const bytes = makeWorkbook({ May: rows }, { bookType: kind });
    const read = await parser.read(await put(bytes, kind === "xlml" ? "may.xml" : "may.xlsb"));
    expect(read).toMatchObject({
      ok: true,
      value: { reading: { invoices: [{ invoice: { AccountName: "Acme" } }] } },
    });
  });

  test("a total that agrees with its rows is told by the process too", async () => {
    const lines = ["Invoice date,Invoice no,Supplier,Net", "2026-03-14,A-1,Acme,100.00", "2026-03-15,B-1,Bolt,50.00"];
    const read = await parser.read(await put(csv(...lines, "Total,,,150.00"), "totals.csv"));
    expect(read).toMatchObject({ ok: true, value: { reading: { agreedTotal: { say: "foot-agrees", row: 4 } } } });
  });

  test("an invoice list with a row that isn't in the books is read, and says so of that row", async () => {
    const lines = ["Purchase invoice ID,Invoice number,Status", "90002,LQ-7002,Deleted", "90003,LQ-7003,Posted"];
    const read = await parser.read(await put(csv(...lines), "list.csv"));
    expect(read).toMatchObject({
      ok: true,
      value: { reading: { register: [{ says: { notBooked: "Deleted" } }, {}] } },
    });
  });

  test("the inbox's date order applies", async () => {
    const request = await put(
      csv("Supplier,Invoice number,Invoice date,Net amount", "Acme,A-17,03/04/2026,5.10"),
      "may.csv",
    );
    const read = await parser.read({ ...request, dateOrder: "mdy" });
    expect(read).toMatchObject({ ok: true, value: { reading: { invoices: [{ invoice: { Date: "2026-03-04" } }] } } });
  });

  test("hostile and damaged files are failures, and the next file is still read", async () => {
    const flipped = workbook.slice();
    const at = Buffer.from(flipped).indexOf("xl/worksheets/sheet1.xml") + 100;
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    const hostile: [Uint8Array, string, string][] = [
      [makeBomb(60), "bomb.xlsx", "expands to far more than a workbook needs"],
      [flipped, "flipped.xlsx", "is damaged"],
      [workbook.slice(0, -30), "cut.xlsx", "is incomplete: its end is missing"],
      [makeEncrypted(), "locked.xlsx", "is protected with a password"],
      [csv("%PDF-1.7"), "renamed.xlsx", "is a PDF with the extension .xlsx"],
    ];
    const found = await Promise.all(hostile.map(async ([bytes, name]) => parser.read(await put(bytes, name))));
    expect(inWords(found)).toEqual(
      hostile.map(([, , detail]) => ({ ok: false, error: { kind: "unreadable-spreadsheet", detail } })),
    );
    expect((await parser.read(await put(workbook, "after.xlsx"))).ok).toBe(true);
  });

  test("a sheet that uses up the memory ends only its own process", async () => {
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

  test("a file over our own limit is not opened, and the failure says whose limit it is", async () => {
    const request = await put(new Uint8Array(1), "large.csv");
    await truncate(request.path, 104_857_601);
    expect(await parser.read(request)).toEqual({
      ok: false,
      error: { kind: "too-large", as: "spreadsheet", sizeBytes: 104_857_601, limitBytes: 104_857_600 },
    });
  });

  test("an empty or missing file is a failure", async () => {
    expect(await parser.read(await put(new Uint8Array(), "empty.csv"))).toEqual({
      ok: false,
      error: { kind: "empty-file" },
    });
    const request = { path: join(folder, "gone.csv"), fileName: "gone.csv", ...nothingSaid };
    expect(inWords(await parser.read(request))).toEqual({
      ok: false,
      error: { kind: "unreadable-spreadsheet", detail: "couldn't be opened: ENOENT" },
    });
  });

  test("no environment variable of ours is passed on", async () => {
    const script = join(folder, "tell.mjs");
    const reply = { ok: false, error: { kind: "unreadable-spreadsheet" } };
    await writeFile(
      script,
      `const reply = ${JSON.stringify(reply)}; reply.error.detail = Object.keys(process.env).join(); process.on("message", () => process.send(reply));`,
    );
    process.env["PIGEONHOLE_CLIENT_SECRET"] = "hush";
    // Other test files of this process start the app, which would sign in with it.
    onTestFinished(() => void delete process.env["PIGEONHOLE_CLIENT_SECRET"]);
    const read = await createParser(launchFork(script)).read(await put(workbook, "a.xlsx"));
    expect(JSON.stringify(read)).not.toContain("PIGEONHOLE");
  });

  test("an entry file that cannot be started is a crash", async () => {
    const missing = createParser(launchFork(join(folder, "no-such-entry.mjs")));
    expect(await missing.read(await put(workbook, "a.xlsx"))).toMatchObject({
      error: { kind: "parser-stopped", why: "crash" },
    });
  });
});

describe("with a process that misbehaves,", () => {
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
        unref() {},
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
    "the reply %j is refused",
    async (answer) => {
      expect(await createParser(pretend({ answer }).launch).read(request)).toMatchObject({
        error: { kind: "parser-stopped", why: "crash" },
      });
    },
  );

  test("an exit without a reply is a crash, reported with the beginning of its stderr", async () => {
    const end = { code: 70, said: "at file.ts\nTypeError: no\n" };
    expect(inWords(await createParser(pretend({ end }).launch).read(request))).toEqual({
      ok: false,
      error: {
        ...{ kind: "parser-stopped", why: "crash", isWorkbook: true },
        detail: "it ended with: TypeError: no",
      },
    });
  });

  test("a process that is killed from outside is tried once more, and the file fails only if that one is killed too", async () => {
    const reply = { ok: false, error: { kind: "empty-file" } };
    const killed = { code: null, said: "" };
    let launches = 0;
    const launch = (kills: number): LaunchParser => {
      launches = 0;
      return () => {
        launches += 1;
        return pretend(launches <= kills ? { end: killed } : { answer: reply }).launch();
      };
    };
    expect(await createParser(launch(1)).read(request)).toEqual(reply);
    expect(launches).toBe(2);
    expect(inWords(await createParser(launch(9)).read(request))).toMatchObject({
      error: { why: "crash", detail: "it stopped twice, perhaps because the computer was short of memory" },
    });
    expect(launches).toBe(2);
  });

  test("an aborted request ends the process", async () => {
    const { launch, state } = pretend({});
    const abort = new AbortController();
    const reading = createParser(launch).read(request, abort.signal);
    abort.abort(new Error("stopped"));
    await expect(reading).rejects.toThrow("stopped");
    expect(state.kills).toBe(1);
  });
});

test("a parser process ends when its parent process has ended", async () => {
  const { fork } = await import("node:child_process");
  const child = fork(entry, [], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.disconnect();
  expect(await ended).toBe(1);
});

function readingOf(bytes: Uint8Array): SheetReading {
  const read = readSpreadsheetBytes(bytes, "a.xlsx", nothingSaid);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

describe("a reply in pieces", () => {
  const request = { path: "a.xlsx", fileName: "a.xlsx", ...nothingSaid };
  const file = { sha256: "0".repeat(64), sizeBytes: 10 };
  const { invoices, incomplete, problems, skipped, register, listed, named, shown, ...rest } = readingOf(workbook);
  const none = { invoices: 0, incomplete: 0, problems: 0, skipped: 0, register: 0, listed: 0, named: 0, shown: 0 };
  const opening = (counts: object) => ({ ok: true, value: { ...file, reading: rest }, counts: { ...none, ...counts } });
  const anInvoice = (row: number) => ({ row, invoice: { AccountName: "Acme", Net: "1.50" }, raw: "[]" });

  /** A process that sends these pieces, each when it is asked for, and then the last one for ever. */
  function tellInPieces(pieces: readonly unknown[]) {
    const state = { asked: 0 };
    const launch: LaunchParser = () => {
      let tell: ((message: unknown) => void) | undefined;
      return {
        post: () => void setImmediate(() => tell?.(pieces[Math.min(state.asked++, pieces.length - 1)])),
        onMessage: (listener) => {
          tell = listener;
        },
        onExit: () => {},
        kill: () => {},
        unref() {},
      };
    };
    return { launch, state };
  }
  const read = (...pieces: readonly unknown[]) => createParser(tellInPieces(pieces).launch).read(request);
  const nonsense = { error: { kind: "parser-stopped", why: "crash", detail: { say: "answer-makes-no-sense" } } };

  test("is put together in order", async () => {
    const piece = (...rows: readonly number[]) => ({ list: "invoices", items: rows.map(anInvoice) });
    const got = await read(opening({ invoices: 3, skipped: 1 }), piece(2, 3), piece(4), {
      list: "skipped",
      items: [{ row: 1, reason: { say: "row-above-headers" } }],
    });
    expect(got).toMatchObject({
      ok: true,
      value: { reading: { invoices: [2, 3, 4].map(anInvoice), skipped: [{ row: 1 }], problems: [] } },
    });
  });

  test.each([
    ["of another list than was announced", { list: "problems", items: [{ row: 1, reason: "no" }] }],
    ["of a list that does not exist", { list: "toString", items: [anInvoice(2)] }],
    ["without anything in it", { list: "invoices", items: [] }],
    ["with more than was announced", { list: "invoices", items: [anInvoice(2), anInvoice(3), anInvoice(4)] }],
    ["with a row too few", { list: "invoices", items: [{ ...anInvoice(2), row: 0 }] }],
    ["with a number where text belongs", { list: "invoices", items: [{ ...anInvoice(2), invoice: { Net: 1.5 } }] }],
    ["with an unknown property", { list: "invoices", items: [{ ...anInvoice(2), invoice: { Iban: "x" } }] }],
    ["with a line that this version cannot say", { list: "skipped", items: [{ row: 1, reason: { say: "rm -rf" } }] }],
    ["with something besides", { list: "invoices", items: [{ ...anInvoice(2), more: "x" }] }],
    ["that is nothing", null],
  ])("is refused if a piece %s", async (_, piece) => {
    expect(await read(opening({ invoices: 2, skipped: 1 }), piece)).toMatchObject(nonsense);
  });

  test("is refused with an invalid id from a list file", async () => {
    const piece = (purchaseInvoiceId: string) => ({
      list: "listed",
      items: [{ row: 2, purchaseInvoiceId, file: "a.pdf" }],
    });
    expect(await read(opening({ listed: 1 }), piece("1/2"))).toMatchObject(nonsense);
    expect(await read(opening({ listed: 1 }), piece("12"))).toMatchObject({ ok: true });
  });

  test("is refused if it announces more rows than any sheet has", async () => {
    expect(await read(opening({ problems: 1e9 }))).toMatchObject(nonsense);
  });

  test("ends at the time limit or at the announced number of pieces", async () => {
    const endless = tellInPieces([opening({ invoices: 1_000 }), { list: "invoices", items: [anInvoice(2)] }]);
    const got = await createParser(endless.launch).read(request);
    expect(got.ok && got.value.reading.invoices).toHaveLength(1_000);
    expect(endless.state.asked).toBe(1_001);
  });
});

test("memory outside the heap is limited too", async () => {
  const script = join(folder, "hoarder.mjs");
  const watcher = pathToFileURL(join(import.meta.dirname, "../../../main/parser/watch-memory.ts")).href;
  await writeFile(
    script,
    `import { watchMemory } from "${watcher}"; watchMemory(300);
     process.on("message", () => { const all = []; for (;;) all.push(Buffer.alloc(1e6, 1)); });`,
  );
  expect(await createParser(launchFork(script)).read(await put(workbook, "a.xlsx"))).toMatchObject({
    error: { kind: "parser-stopped", why: "memory" },
  });
});
