/** @file Hostile documents beside a question: each is drawn without what it asks for, or said to be beyond drawing, and leaves nothing running. */

import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";
import { addAll } from "./thirty-files.ts";

/** A PDF of these objects, the first of them its catalogue; an object with a stream is given as its two halves. */
function pdfOf(...objects: readonly (string | readonly [string, Buffer])[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of objects.entries()) {
    offsets.push(length());
    const [head, stream] = typeof object === "string" ? [object, null] : object;
    const body = stream === null ? head : head.replace(/>>$/, `/Length ${stream.length}>>`);
    parts.push(Buffer.from(`${at + 1} 0 obj\n${body}\n`));
    if (stream !== null) parts.push(Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n"));
    parts.push(Buffer.from("endobj\n"));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  parts.push(
    Buffer.from(`${xref}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length()}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const page = (box = "0 0 300 300", more = "") =>
  `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<<${more}>>>>`;
const drawing = Buffer.from("1 0 0 rg 20 20 200 200 re f 0 0 1 rg 60 60 90 90 re f");
const flate = (content: Buffer) => ["<</Filter/FlateDecode>>", deflateSync(content)] as const;

const actions =
  "<</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R/AA<</WC 5 0 R>>/Names<</JavaScript<</Names[(a)5 0 R]>>/EmbeddedFiles<</Names[(evil.exe)6 0 R]>>>>>>";
const script =
  "<</S/JavaScript/JS(parent.postMessage\\({failure:'password'},'*'\\);fetch\\('http://127.0.0.1:9/'\\);app.launchURL\\('http://127.0.0.1:9/'\\))/Next<</S/Launch/F(/bin/sh)/Next<</S/URI/URI(http://127.0.0.1:9/)>>>>>>";

/** One pixel is a bit, so four thousand million take half a megabyte. */
function pngBomb(side: number): Buffer {
  const chunk = (name: string, bytes: Buffer) => {
    const whole = Buffer.alloc(bytes.length + 12);
    whole.writeUInt32BE(bytes.length, 0);
    whole.write(name, 4, "latin1");
    bytes.copy(whole, 8);
    return whole;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.alloc(1_000))), end]);
}

const form = "<</Type/XObject/Subtype/Form/BBox[0 0 300 300]/Resources<</XObject<</X 5 0 R>>>>>>";

const hostile: Readonly<Record<string, Buffer>> = {
  "actions.pdf": pdfOf(actions, pages, page(), ["<<>>", drawing], script, "<</Type/Filespec/F(evil.exe)>>"),
  "tower.pdf": pdfOf("<</Type/Catalog/Pages 2 0 R>>", pages, page("0 0 1 100000000"), ["<<>>", drawing]),
  "endless.pdf": pdfOf(
    "<</Type/Catalog/Pages 2 0 R>>",
    pages,
    page(),
    flate(Buffer.alloc(400_000_000, "0 0 m 299 299 l 3 4 5 6 7 8 c S\n")),
  ),
  "circle.pdf": pdfOf("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R 2 0 R]/Count 99999999>>"),
  "mirror.pdf": pdfOf(
    "<</Type/Catalog/Pages 2 0 R>>",
    pages,
    page("0 0 300 300", "/XObject<</X 5 0 R>>"),
    ["<<>>", Buffer.from("/X Do ".repeat(50))],
    [form, Buffer.from("/X Do ".repeat(50))],
  ),
  "bomb.png": pngBomb(65_000),
};

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
  await addAll(window.desk, hostile);
  await goTo(window, "Needs you");
}, 120_000);
afterAll(() => window.close());

const frames = () =>
  window.app.evaluate(
    ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.mainFrame.framesInSubtree.flatMap((frame) =>
        frame.url.startsWith("preview:") ? frame.osProcessId : [],
      ) ?? [],
  );
const isAlive = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ["actions.pdf", /^Page 1 of 1$/],
  ["tower.pdf", /^This file can't be shown here/],
  ["endless.pdf", /takes too long, so it was stopped/],
  ["circle.pdf", /^This file can't be shown here/],
  ["mirror.pdf", /^Page 1 of 1$/],
  ["bomb.png", /^This file is too large/],
])(
  "%s is drawn without its wishes, or said to be beyond it, and leaves nothing",
  { timeout: 120_000 },
  async (name, said) => {
    const { page, app } = window;
    const began = Date.now();
    await openRow(page, name);
    const status = page.locator(".preview [role=status]");
    await expect
      .poll(async () => (await frames()).length, { timeout: 20_000 })
      .toBeGreaterThan(0)
      .catch(() => {});
    const processes = await frames();
    await expect.poll(() => status.textContent(), { timeout: 40_000 }).toMatch(said);
    process.stderr.write(`FIGURES ${name} ${Date.now() - began} ms: ${await status.textContent()}\n`);
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
    await goTo(window, "Today");
    await expect.poll(() => processes.filter(isAlive), { timeout: 30_000 }).toEqual([]);
    await goTo(window, "Needs you");
  },
);
