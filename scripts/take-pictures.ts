/**
 * @file Takes pictures of every view from a real run: light and dark, wide and narrow, empty, in trouble and busy.
 *
 * npm run pictures; they lie in out/pictures. Those that the documents show are copied from there to docs/pictures.
 */

import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSlowLine } from "../test/bench/slow-line.ts";
import { goTo, layDesk, type OpenWindow, openWindow } from "../test/e2e/open-window.ts";
import { startOwnDesktop } from "../test/e2e/own-desktop.ts";
import { ambiguousDates } from "../test/e2e/sheet-files.ts";
import { makePdf } from "../test/fixtures/documents/make-pdf.ts";

const repo = resolve(import.meta.dirname, "..");
const samples = join(repo, "test/fixtures/demo");
const pictures = join(repo, "out/pictures");
const megabyte = 1_000_000;
const views = ["Today", "Needs you", "History", "Inboxes", "Settings"] as const;
const widths = { wide: 1_280, narrow: 480 } as const;

async function takeFirstRun(): Promise<void> {
  const desk = await layDesk(null);
  const window = await openWindow(desk, true);
  await window.page.getByLabel("Client id").waitFor();
  await takeAll(window, "first run");
  await window.close();
  await desk.clear();
}

/** The whole screen, because a notification is no part of the window. */
async function takeNotice(): Promise<void> {
  const desktop = await startOwnDesktop();
  const desk = await layDesk();
  const window = await openWindow(desk, true, [], desktop.environment);
  while (desktop.taken().length === 0) await wait(200);
  await wait(1_000);
  const png = await window.app.evaluate(async ({ desktopCapturer, screen }) => {
    const [whole] = await desktopCapturer.getSources({
      types: ["screen"],
      thumbnailSize: screen.getPrimaryDisplay().size,
    });
    return whole?.thumbnail.toPNG().toString("base64") ?? "";
  });
  await writeFile(join(pictures, "notification.png"), Buffer.from(png, "base64"));
  await window.close();
  await desk.clear();
  await desktop.stop();
}

async function takeOffice(): Promise<void> {
  const line = await startSlowLine({ oneWayMs: 50, bytesPerSecond: 2 * megabyte });
  const desk = await layDesk({ settleMs: 1_000 }, line.url);
  line.leadTo(desk.sandbox.apiPort);
  const window = await openWindow(desk, true);
  const { page } = window;
  try {
    await page.getByRole("button", { name: /^Sign in/ }).waitFor();
    await takeAll(window, "signed out");
    await page.getByRole("button", { name: /^Sign in/ }).click();
    await page.getByRole("button", { name: /^Sign out/ }).waitFor();
    await takeAll(window, "empty");
    for (const [name, bytes] of Object.entries(dropped)) await drop(desk, name, bytes);
    for (const name of [
      "november invoices.xlsx",
      "10023 delivery note.pdf",
      "hire and telecoms.csv",
      "decorators.xlsx",
    ])
      await drop(desk, name, null);
    await goTo(window, "Needs you");
    await page.getByText("page 2.jpg").waitFor();
    await page.getByRole("button", { name: /^Attach to .*: scan0042/ }).waitFor();
    await drop(desk, "10024 contract.pdf", largePdf(60 * megabyte));
    await goTo(window, "Today");
    await page.getByText(/of 60 MB, about/).waitFor();
    await takeAll(window, "busy");
    await goTo(window, "Needs you");
    await page.getByRole("button", { name: /^Attach to .*: scan0042/ }).click();
    await wait(1_500);
    await takeOne(window, "busy, Needs you, a suggestion confirmed");
    await page
      .getByRole("button", { name: /^Answer/ })
      .first()
      .click();
    await page.getByText("Question 1").or(page.getByText("One question")).first().waitFor();
    await takeOne(window, "question");
  } finally {
    await window.close();
    await desk.clear();
    await line.stop();
  }
}

const dropped: Readonly<Record<string, Uint8Array>> = {
  "purchase invoices 20 November.csv": Buffer.from(
    [
      "Purchase invoice ID,Invoice number,Supplier",
      "10023,HS/2026/118,Hargreaves & Sons Joinery",
      "10024,NTC-0045512,Northern Tile Company",
      "10025,PEW 771204,Pennine Electrical Wholesale",
      "10030,2026-0192,Kirkgate Office Supplies",
      "10026,2026-0192,Aire Valley Skip Hire",
      "",
    ].join("\r\n"),
  ),
  "scan0042.pdf": makePdf([["Pennine Electrical Wholesale", "Invoice PEW 771204", "Total GBP 1,204.50"]]),
  "Rechnung 2026-0192.pdf": makePdf([["2026-0192"]]),
  "site photos/page 1.jpg": jpeg("1"),
  "site photos/page 2.jpg": jpeg("2"),
  "HS_2026_118 contract.pdf": makePdf([["HS/2026/118"]]),
  "week 47.csv": Buffer.from(ambiguousDates("W47")),
};

/** The smallest picture that is one, and no other's twin. */
function jpeg(name: string): Uint8Array {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x00, 0x10]),
    Buffer.from(name.padEnd(14)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function largePdf(sizeBytes: number): Uint8Array {
  const bytes = Buffer.alloc(sizeBytes, "contract ");
  bytes.write("%PDF-1.7\n");
  bytes.write("\n%%EOF\n", sizeBytes - 7);
  return bytes;
}

/** Whole at once, as a program does that knows of inboxes; null for one of the samples. */
async function drop({ root, inbox }: { root: string; inbox: string }, name: string, bytes: Uint8Array | null) {
  const [beside, at] = [join(root, "on its way"), join(inbox, name)];
  await mkdir(dirname(at), { recursive: true });
  if (bytes === null) await copyFile(join(samples, name), beside);
  else await writeFile(beside, bytes);
  await rename(beside, at);
}

async function takeAll(window: OpenWindow, scene: string): Promise<void> {
  const hasViews = (await window.page.getByRole("navigation", { name: "Views" }).count()) > 0;
  for (const view of hasViews ? views : [null]) {
    if (view !== null) await goTo(window, view);
    await takeOne(window, view === null ? scene : `${scene}, ${view}`);
  }
}

async function takeOne({ app, page }: OpenWindow, name: string): Promise<void> {
  for (const [width, pixels] of Object.entries(widths))
    for (const colorScheme of ["light", "dark"] as const) {
      await app.evaluate(
        ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size, 860),
        pixels,
      );
      await page.emulateMedia({ colorScheme });
      await wait(150);
      await page.screenshot({ path: join(pictures, `${name}, ${width}, ${colorScheme}.png`), fullPage: true });
    }
}

await mkdir(pictures, { recursive: true });
await takeFirstRun();
await takeNotice();
await takeOffice();
process.stdout.write(`The pictures lie in ${relative(process.cwd(), pictures)}.\n`);
