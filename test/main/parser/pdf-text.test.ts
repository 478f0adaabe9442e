/** @file The text layer of PDFs: what is read of it, and that a hostile file harms itself alone. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchFork } from "../../../main/parser/launch-fork.ts";
import type { LaunchParser } from "../../../main/parser/parser-process.ts";
import { createPdfText, type PdfTextReply } from "../../../main/parser/pdf-text.ts";
import { builtEntry } from "../../built-entry.ts";
import { firstExtra, makeBombPage, makePdf } from "../../fixtures/documents/make-pdf.ts";

const entry = builtEntry("pdf-text");
const lines = ["Acme Ltd", "Invoice no. INV-2024-001", "Total (GBP) 12.00"];
const said = "Acme Ltd\nInvoice no. INV-2024-001\nTotal (GBP) 12.00\n";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pdf-text-"));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function read(bytes: Uint8Array, timeMs?: number): Promise<PdfTextReply> {
  const path = join(folder, `${files++}.pdf`);
  await writeFile(path, bytes);
  return createPdfText(launchFork(entry), timeMs).read(path);
}

/** More lines than a page has room for: each sixty are written upon the sixty before. */
function crowd(lineOf: (n: number) => string): Uint8Array {
  const crowded = Array.from({ length: 30_000 }, (_, n) => `1 0 0 1 9 ${820 - (n % 60) * 13} Tm (${lineOf(n)}) Tj`);
  return Buffer.from(`BT /F1 11 Tf ${crowded.join("\n")} ET`);
}

describe("of a PDF with a text layer", () => {
  test.each([
    ["plain", {}],
    ["packed", { isPacked: true }],
    ["in an embedded font that says what its glyphs mean", { letters: "glyphs", isPacked: true }],
    ["that forbids changes but opens for all", { password: "", isPacked: true }],
    ["with a program that runs when it is opened", { catalog: "/OpenAction << /S /JavaScript /JS (for(;;){}) >>" }],
  ] as const)("%s, every line is read", async (_, making) => {
    expect(await read(makePdf([lines], making))).toEqual({ ok: true, value: said });
  });

  test("the first five pages and the last are read, however many there are", async () => {
    const pages = Array.from({ length: 10_000 }, (_, n) => [`page ${n + 1}`]);
    const value = "page 1\npage 2\npage 3\npage 4\npage 5\npage 10000\n";
    expect(await read(makePdf(pages, { isPacked: true }))).toEqual({ ok: true, value });
  });

  test("of up to six pages each is read once", async () => {
    const pages = Array.from({ length: 6 }, (_, n) => [`page ${n + 1}`]);
    expect(await read(makePdf(pages))).toEqual({ ok: true, value: `${pages.flat().join("\n")}\n` });
  });

  test("a very long text is cut between two words, so that no number is shortened to another one", async () => {
    const got = await read(makePdf([{ content: crowd((n) => `INV-${100_000 + n}`) }], { isPacked: true }));
    if (!got.ok) throw new Error(got.error);
    expect(got.value.length).toBeLessThanOrEqual(200_000);
    expect(got.value.length).toBeGreaterThan(199_000);
    expect(
      got.value
        .trim()
        .split(/\s+/)
        .every((word) => /^INV-\d{6}$/.test(word)),
    ).toBe(true);
  });

  test("huge images are skipped", async () => {
    const picture = {
      dictionary:
        "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode",
      stream: deflateSync(Buffer.alloc(50_000_000)),
    };
    const content = Buffer.from("q 595 0 0 842 0 0 cm /Im1 Do Q BT /F1 11 Tf 50 800 Td (Invoice 4711) Tj ET");
    const page = { content, resources: `/XObject << /Im1 ${firstExtra} 0 R >>` };
    expect(await read(makePdf([page], { extras: [picture] }))).toEqual({ ok: true, value: "Invoice 4711\n" });
  });
});

describe("without a text that can be read", () => {
  const whole = makePdf([lines]);
  const changed = (from: string, to: string): Uint8Array =>
    Buffer.from(Buffer.from(whole).toString("latin1").replace(from, to), "latin1");
  const itself = `/XObject << /Fm ${firstExtra} 0 R >>`;

  test.each<[string, Uint8Array, PdfTextReply]>([
    ["a page without a word", makePdf([[]]), { ok: false, error: "no-text" }],
    ["a file without pages", makePdf([]), { ok: false, error: "no-text" }],
    ["a file that wants a password", makePdf([lines], { password: "hush" }), { ok: false, error: "encrypted" }],
    ["an empty file", new Uint8Array(), { ok: false, error: "unreadable" }],
    ["what is no PDF", Buffer.from("hello"), { ok: false, error: "unreadable" }],
    ["a PDF in name only", Buffer.from(`%PDF-1.7\n${"x".repeat(100_000)}`), { ok: false, error: "unreadable" }],
    ["the first half of a file", whole.slice(0, whole.length / 2), { ok: false, error: "unreadable" }],
    ["pages that hold themselves", changed("/Kids [6 0 R]", "/Kids [2 0 R]"), { ok: false, error: "unreadable" }],
    [
      "a form that draws itself",
      makePdf([{ content: Buffer.from("/Fm Do"), resources: itself }], {
        extras: [
          {
            dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${itself} >>`,
            stream: Buffer.from("/Fm Do /Fm Do"),
          },
        ],
      }),
      { ok: false, error: "no-text" },
    ],
    [
      "a page of brackets that never close",
      makePdf([{ content: Buffer.alloc(1_000_000, "[") }], { isPacked: true }),
      { ok: false, error: "no-text" },
    ],
  ])("%s gets the right reason", async (_, bytes, reply) => {
    expect(await read(bytes)).toEqual(reply);
  });

  test("a missing file cannot be read", async () => {
    const gone = await createPdfText(launchFork(entry)).read(join(folder, "gone.pdf"));
    expect(gone).toEqual({ ok: false, error: "unreadable" });
  });

  test("a file that unpacks to more than the memory limit ends only its own process", async () => {
    const bomb = makePdf([makeBombPage(900)]);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await read(bomb)).toEqual({ ok: false, error: "stopped" });
    expect(await read(makePdf([lines]))).toEqual({ ok: true, value: said });
  }, 60_000);

  test("a file that takes too long is ended at the time limit", async () => {
    // Each form draws the next one twice: the last of thirty would be drawn a thousand million times.
    const forms = Array.from({ length: 30 }, (_, n) => {
      const isLast = n === 29;
      const uses = isLast ? "/Font << /F1 3 0 R >>" : `/XObject << /Fm ${firstExtra + n + 1} 0 R >>`;
      return {
        dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${uses} >>`,
        stream: Buffer.from(isLast ? "BT /F1 11 Tf (x) Tj ET" : "/Fm Do /Fm Do"),
      };
    });
    const page = { content: Buffer.from("/Fm Do"), resources: itself };
    expect(await read(makePdf([page], { extras: forms }), 2_500)).toEqual({ ok: false, error: "stopped" });
  });
});

describe("with a process that misbehaves,", () => {
  /** A process that does as it is told, in this one. */
  function pretend(act: (tell: (message: unknown) => void, end: () => void) => void) {
    const state = { kills: 0 };
    const launch: LaunchParser = () => {
      let [tell, end] = [(_: unknown): void => {}, (): void => {}];
      return {
        post: () => queueMicrotask(() => act(tell, end)),
        onMessage: (listener) => {
          tell = listener;
        },
        onExit: (listener) => {
          end = () => listener({ code: 1, said: "" });
        },
        kill: () => {
          state.kills++;
        },
        unref() {},
      };
    };
    return { launch, state };
  }
  const stopped = { ok: false, error: "stopped" };

  test.each([[null], ["hello"], [{ ok: true }], [{ ok: true, value: 7 }], [{ ok: false, error: "refused" }]])(
    "the reply %j is refused",
    async (answer) => {
      const { launch } = pretend((tell) => tell(answer));
      expect(await createPdfText(launch).read("a.pdf")).toEqual(stopped);
    },
  );

  test("more text than the limit is refused", async () => {
    const { launch } = pretend((tell) => tell({ ok: true, value: "x".repeat(200_001) }));
    expect(await createPdfText(launch).read("a.pdf")).toEqual(stopped);
  });

  test("an exit without a reply is reported as stopped", async () => {
    expect(await createPdfText(pretend((_, end) => end()).launch).read("a.pdf")).toEqual(stopped);
  });

  test("an aborted request ends the process", async () => {
    const { launch, state } = pretend(() => {});
    const abort = new AbortController();
    const reading = createPdfText(launch).read("a.pdf", abort.signal);
    abort.abort(new Error("enough"));
    await expect(reading).rejects.toThrow("enough");
    expect(state.kills).toBe(1);
  });

  test("a request that was aborted beforehand starts no process", async () => {
    const { launch, state } = pretend(() => {});
    await expect(createPdfText(launch).read("a.pdf", AbortSignal.abort(new Error("enough")))).rejects.toThrow("enough");
    expect(state.kills).toBe(0);
  });
});

test("a PDF process ends when its parent process has ended", async () => {
  const { fork } = await import("node:child_process");
  const child = fork(entry, [], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.disconnect();
  expect(await ended).toBe(1);
});

test("a folder full of scans is read two at a time", async () => {
  let [atOnce, most] = [0, 0];
  const launch: LaunchParser = () => {
    const child = launchFork(entry)();
    most = Math.max(most, ++atOnce);
    const kill = () => {
      atOnce -= 1;
      child.kill();
    };
    return { ...child, kill };
  };
  const reader = createPdfText(launch);
  const path = join(folder, "many.pdf");
  await writeFile(path, makePdf([lines]));
  const replies = await Promise.all(Array.from({ length: 6 }, () => reader.read(path)));
  expect(replies.every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(2);
});
