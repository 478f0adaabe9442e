/** @file A document is drawn beside the question which invoice it is for, in a frame that reaches nothing. */

import { readFile } from "node:fs/promises";
import type { Frame } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf } from "../fixtures/documents/make-pdf.ts";
import { expectWell, makeNarrow } from "./looks.ts";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";
import { addAll } from "./thirty-files.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300 });
  await signIn(window.page);
  await addAll(window.desk, {
    "scan 1.pdf": makePdf([["Kirkgate Office Supplies", "Total 120.00"], ["A second page"]]),
    "scan 2.png": await readFile("build/icon.png"),
    "scan 3.pdf": Buffer.concat([Buffer.from("%PDF-1.4\nnothing of it is a PDF\n"), Buffer.from("%%EOF\n")]),
  });
  await goTo(window, "Needs you");
}, 120_000);
afterAll(() => window.close());

const previewFrame = (): Frame | undefined => window.page.frames().find((frame) => frame.url().startsWith("preview:"));
/** How many colours the drawn page has; 0 before it is drawn. */
const colours = async (): Promise<number> =>
  (await previewFrame()
    ?.evaluate(
      `(() => {
        const canvas = document.querySelector("canvas");
        if (canvas.width < 301) return 0;
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        const seen = new Set();
        for (let at = 0; at < data.length; at += 4) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
        return seen.size;
      })()`,
    )
    .catch(() => 0)) as number;

test("its pages are drawn, turned and made larger by keyboard", async () => {
  const { page } = window;
  await openRow(page, "scan 1.pdf");
  await page.getByText("Page 1 of 2").waitFor();
  await expect.poll(colours).toBeGreaterThan(2);
  await page.keyboard.press("n");
  await page.getByText("Page 2 of 2").waitFor();
  const width = async () => Number(await page.locator(".preview iframe").getAttribute("width"));
  const before = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press("-");
  await page.keyboard.press("p");
  await page.getByText("Page 1 of 2").waitFor();
  await expectWell(window, "preview");
  await makeNarrow(window);
  await page.getByText("Page 1 of 2").waitFor();
  await page.locator(".preview").scrollIntoViewIfNeeded();
  await expectWell(window, "preview, narrow");
  await window.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1_100, 760));
});

test("what draws it has a process of its own, no bridge, and nothing to reach", async () => {
  const { page, app } = window;
  await openRow(page, "scan 1.pdf");
  await page.getByText("Page 1 of 2").waitFor();
  const processes = await app.evaluate(({ BrowserWindow }) => {
    const main = BrowserWindow.getAllWindows()[0]?.webContents.mainFrame;
    return main?.framesInSubtree.map((frame) => [new URL(frame.url).protocol, frame.osProcessId] as const) ?? [];
  });
  expect(processes.map(([protocol]) => protocol)).toEqual(["app:", "preview:"]);
  expect(new Set(processes.map(([, id]) => id)).size, "each its own process").toBe(2);
  const reached = await previewFrame()?.evaluate(`(async () => {
    const tries = ["app://pigeonhole/index.html", "file:///etc/passwd", "https://example.com/", "http://127.0.0.1/", "preview://" + "0".repeat(32) + "/document", "/../main/main.js"];
    const all = await Promise.all(tries.map((one) => fetch(one).then((answer) => answer.ok, () => false)));
    return { all, agent: typeof window.agent, node: typeof require, parent: (() => { try { return parent.document.title } catch { return "denied" } })() };
  })()`);
  expect(reached).toEqual({
    ...{ all: [false, false, false, false, false, false], agent: "undefined", node: "undefined", parent: "denied" },
  });
});

test("a picture is drawn, and what can't be drawn says so; then nothing of it is left", async () => {
  const { page, app } = window;
  await openRow(page, "scan 2.png");
  await page.getByText("Page 1 of 1").waitFor();
  await expect.poll(colours).toBeGreaterThan(2);
  await openRow(page, "scan 3.pdf");
  await page.getByText("This file can't be shown here").waitFor();
  await goTo(window, "Today");
  await expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.mainFrame.frames.length),
    )
    .toBe(0);
  await goTo(window, "History");
  await page.getByRole("row", { name: /scan 1.pdf/ }).click();
  await page.getByRole("button", { name: "Show the document" }).click();
  await page.getByText("Page 1 of 2").waitFor();
});
