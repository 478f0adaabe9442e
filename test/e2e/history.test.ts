/** @file A long history in the real window: from end to end by keyboard, few rows drawn, searched as one types. */

import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeLongJournal } from "../fixtures/journal/make-long-journal.ts";
import { goTo, layDesk, openWindow } from "./open-window.ts";

test("a history of 100,000 imports can be scrolled from end to end and searched, and only rows in view are drawn", {
  timeout: 300_000,
}, async () => {
  const desk = await layDesk();
  makeLongJournal(join(desk.dataFolder, "journal.sqlite"), 100_000, Date.now() - 3_600_000);
  const window = await openWindow(desk, true);
  onTestFinished(async () => {
    await window.close();
    await desk.clear();
  });
  const { page } = window;
  await goTo(window, "History");
  // More than is made ready at once: the rest is added at the end while someone looks.
  await page.getByText("100,000 files, newest first.").waitFor();
  const search = page.getByRole("searchbox");
  await search.press("ArrowDown");
  await page.keyboard.press("End");
  await page.getByText("20001 delivery note.pdf").waitFor();
  const focused = () => page.evaluate("document.activeElement.getAttribute('aria-rowindex')");
  await expect.poll(focused).toBe("100001");
  expect(await page.getByRole("row").count()).toBeLessThan(80);
  await page.keyboard.press("Home");
  await expect.poll(focused).toBe("2");
  await page.getByText("Suppliers week 100000.xlsx").waitFor();

  await search.fill("INV-99996/00003");
  await page.getByRole("status").getByText("1 file found, newest first.").waitFor();
  await page.getByRole("button", { name: "Duplicates" }).click();
  await page.getByText("No file that fits this filter holds “INV-99996/00003”.").waitFor();
});
