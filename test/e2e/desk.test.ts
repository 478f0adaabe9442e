/** @file Thirty mixed files are found, and cleared with a few clicks; docs/performance.md has the figures. */

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { goTo, openDesk, signIn } from "./open-window.ts";
import { addAll, invoiceList, pages, thirtyFiles, unusable, unwanted } from "./thirty-files.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300, sending: "after-approval" });
  await signIn(window.page);
}, 120_000);
afterAll(() => window.close());

const status = async () => {
  const reply = await window.page.evaluate("window.agent.call('agent.status', null)");
  return (reply as { value: AgentStatus }).value;
};
const needPerson = async () => (await status()).needPerson;

/** A third of the 55 that it took before the desk could act on many files at once. */
const mostClicks = 18;

/** What a person takes to find the next thing and to click on it; longer than what has moved is guarded. */
const paceMs = 1_300;

test("thirty mixed files are searched and filtered, by keyboard too, and the list stays as a person left it", async () => {
  const { page, desk, app } = window;
  await app.evaluate(({ shell }) => {
    shell.showItemInFolder = () => {};
  });
  await addAll(desk, invoiceList);
  await expect.poll(async () => (await status()).counts.done).toBe(1);
  await addAll(desk, thirtyFiles);
  await expect.poll(needPerson).toBe(30);
  await goTo(window, "Needs you");
  const listed = () => page.locator(".desk-row").count();
  await expect.poll(listed).toBe(30);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Approve", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("scan 000");
  await expect.poll(listed).toBe(6);
  await page.getByRole("searchbox", { name: "Search" }).fill("kirkgate");
  await expect.poll(listed, { message: "what may belong to it is found by its supplier" }).toBe(1);
  await goTo(window, "Today");
  await goTo(window, "Needs you");
  await expect.poll(listed).toBe(1);
  await page.getByRole("combobox", { name: "Reason" }).selectOption({ label: "Questions (2)" });
  await page.getByText("No file matches.").waitFor();
  await page.getByRole("button", { name: "Show all files" }).click();
  await expect.poll(listed).toBe(30);
});

test("thirty mixed files are cleared", { timeout: 400_000 }, async () => {
  const { page, desk } = window;
  await page.evaluate(
    "{ window.clicks = 0; window.keys = 0; addEventListener('pointerdown', () => { window.clicks += 1; }, { capture: true }); addEventListener('keydown', () => { window.keys += 1; }, { capture: true }); }",
  );
  const began = Date.now();
  const click = async (
    name: string | RegExp,
    role: "button" | "radio" | "checkbox" | "combobox" = "button",
    modifiers: readonly "Shift"[] = [],
  ) => {
    await wait(paceMs);
    // What has just moved takes no click; a person sees it move.
    await expect.poll(() => page.locator("[data-moved]").count()).toBe(0);
    await page
      .getByRole(role, { name })
      .first()
      .click({ modifiers: [...modifiers] });
  };

  // Questions come first; the answer to one answers the other.
  await click(/^Day first/, "radio");
  await click(/^Remember/, "checkbox");
  await click("Use this answer");
  // What is unusual comes next, each by itself.
  for (const site of ["site A.csv", "site B.csv"]) await click(new RegExp(`^Approve for sending: ${site}`));
  // The pages of one delivery note go together.
  await click(`Select ${pages[0]}`, "checkbox");
  await click(`Select ${pages[3]}`, "checkbox", ["Shift"]);
  await click(/^All 4 selected/, "combobox");
  await page.keyboard.type("10026");
  await click("Attach all 4");
  // All the rest in one go, act by act.
  await page.getByText("4 documents will be attached").first().waitFor();
  await click(/^Select all \d+$/, "checkbox");
  await click(/^Approve \d+$/);
  await click("Attach 6 to their matches");
  await click(`Not needed: ${unwanted.length + unusable.length}`);
  // The inbox wants an approval of the documents as well, once nobody has undone that they are attached.
  await expect.poll(async () => (await status()).counts.underWay).toBe(0);
  await click(/^Select all \d+$/, "checkbox");
  await click(/^Approve \d+$/);

  await expect.poll(needPerson).toBe(0);
  const tookS = (Date.now() - began) / 1_000;
  const [clicks, keys] = (await page.evaluate("[window.clicks, window.keys]")) as [number, number];
  process.stderr.write(`FIGURES ${JSON.stringify({ clicks, keys, tookS, aMinute: (30 * 60) / tookS })}\n`);
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  await expect.poll(() => desk.sandbox.received().batches.length).toBe(14);
  await expect.poll(() => desk.sandbox.received().documents.length).toBe(10);

  await goTo(window, "History");
  await page.getByText("31 files, newest first.").waitFor();
  await page.getByRole("combobox", { name: "Decided by" }).selectOption({ index: 1 });
  await page.getByText("30 files found, newest first.").waitFor();
});
