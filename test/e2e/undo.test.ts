/** @file A click or a key that was one too many: it decides about no other file, and an attachment can be undone. */

import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { goTo, type OpenWindow, openDesk } from "./open-window.ts";

let desk: Awaited<ReturnType<typeof openDesk>> | null = null;
afterEach(async () => {
  await desk?.close();
  desk = null;
});

const files = ["10022 10024 a.pdf", "10022 10024 b.pdf"];

/** Two documents wait, each with the same buttons. */
async function twoDocuments() {
  const window = await openDesk({ settleMs: 300, idAt: "anywhere" });
  desk = window;
  const { page, desk: at } = window;
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await page.getByRole("button", { name: /^Sign out/ }).waitFor();
  for (const name of files) {
    await writeFile(join(at.root, name), `%PDF-1.7\n% ${name}\n%%EOF\n`);
    await rename(join(at.root, name), join(at.inbox, name));
  }
  await goTo(window, "Needs you");
  for (const name of files) await page.getByRole("button", { name: `Attach to invoice ID 10022: ${name}` }).waitFor();
  const attached = () => at.sandbox.received().documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId);
  return { window, page, attached };
}

const attachFirst = ({ page }: OpenWindow) =>
  page.getByRole("button", { name: `Attach to invoice ID 10022: ${files[0]}` });
/** Longer than an attachment can be undone. */
const overMs = 8_000;

test("a second click at the same place attaches no other document", async () => {
  const { window, page, attached } = await twoDocuments();
  const box = await attachFirst(window).boundingBox();
  if (box === null) throw new Error("the button is not in view");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await wait(450);
  await page.mouse.click(x, y);
  await expect.poll(attached).toEqual(["10022"]);
  await wait(overMs);
  expect(attached()).toEqual(["10022"]);
  await page.getByRole("button", { name: `Attach to invoice ID 10022: ${files[1]}` }).click();
  await expect.poll(attached).toEqual(["10022", "10022"]);
});

test("a second press of Enter attaches no other document", async () => {
  const { window, page, attached } = await twoDocuments();
  await attachFirst(window).focus();
  await page.keyboard.press("Enter");
  await wait(450);
  await page.keyboard.press("Enter");
  await expect.poll(attached).toEqual(["10022"]);
  await wait(overMs);
  expect(attached()).toEqual(["10022"]);
});

test("an attachment is undone with the button or with Ctrl+Z, and is then never sent", async () => {
  const { window, page, attached } = await twoDocuments();
  await attachFirst(window).click();
  await page.getByText(`${files[0]} will be attached to purchase invoice 10022.`).waitFor();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await attachFirst(window).click();
  await page.getByRole("button", { name: /^Undo/ }).waitFor();
  await page.keyboard.press("Control+z");
  await attachFirst(window).waitFor();
  await wait(overMs);
  expect(attached()).toEqual([]);
  await attachFirst(window).click();
  await expect.poll(attached).toEqual(["10022"]);
});
