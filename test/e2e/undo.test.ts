/** @file A click or a key that was one too many: it decides about no other file, and an attachment can be undone. */

import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { goTo, openDesk } from "./open-window.ts";

// One window for all tests: each has files of its own names.
let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300, idAt: "anywhere" });
  await window.page.getByRole("button", { name: /^Sign in/ }).click();
  await window.page.getByRole("button", { name: /^Sign out/ }).waitFor();
  await goTo(window, "Needs you");
});
beforeEach(() => window.desk.sandbox.forget());
afterAll(() => window.close());

/** Two documents wait, each with the same buttons. */
async function twoDocuments(names: string) {
  const { page, desk } = window;
  const files = [`10022 10024 ${names} a.pdf`, `10022 10024 ${names} b.pdf`] as const;
  for (const name of files) {
    await writeFile(join(desk.root, name), `%PDF-1.7\n% ${name}\n%%EOF\n`);
    await rename(join(desk.root, name), join(desk.inbox, name));
  }
  const attach = (name: string) => page.getByRole("button", { name: `Attach to invoice ID 10022: ${name}` });
  for (const name of files) await attach(name).waitFor();
  const attached = () => desk.sandbox.received().documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId);
  return { page, attached, firstName: files[0], first: attach(files[0]), second: attach(files[1]) };
}

/** Longer than an attachment can be undone. */
const overMs = 8_000;

test("a second click at the same place attaches no other document", async () => {
  const { page, attached, first, second } = await twoDocuments("click");
  const box = await first.boundingBox();
  if (box === null) throw new Error("the button is not in view");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await wait(450);
  await page.mouse.click(x, y);
  await expect.poll(attached).toEqual(["10022"]);
  await wait(overMs);
  expect(attached()).toEqual(["10022"]);
  await second.click();
  await expect.poll(attached).toEqual(["10022", "10022"]);
});

test("a second press of Enter attaches no other document", async () => {
  const { page, attached, first } = await twoDocuments("key");
  await first.focus();
  await page.keyboard.press("Enter");
  await wait(450);
  await page.keyboard.press("Enter");
  await expect.poll(attached).toEqual(["10022"]);
  await wait(overMs);
  expect(attached()).toEqual(["10022"]);
});

test("an attachment is undone with the button or with Ctrl+Z, and is then never sent", async () => {
  const { page, attached, first, firstName } = await twoDocuments("undo");
  await first.click();
  await page.getByText(`${firstName} will be attached to purchase invoice 10022.`).waitFor();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await first.click();
  await page.getByRole("button", { name: /^Undo/ }).waitFor();
  await page.keyboard.press("Control+z");
  await first.waitFor();
  await wait(overMs);
  expect(attached()).toEqual([]);
  await first.click();
  await expect.poll(attached).toEqual(["10022"]);
});
