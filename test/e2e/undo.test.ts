/** @file A click or a key that was one too many: it decides about no other file, and an attachment can be undone. */

import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { goTo, openDesk, openRow, signIn } from "./open-window.ts";

// One window for all tests: each adds files of its own names.
let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk({ settleMs: 300, idAt: "anywhere" });
  await signIn(window.page);
  await goTo(window, "Needs you");
}, 120_000);
beforeEach(() => window.desk.sandbox.forget());
afterAll(() => window.close());

/** Two documents wait, each with the same buttons. @param names what their names have in common */
async function twoDocuments(names: string) {
  const { page, desk } = window;
  const files = [`10022 10024 ${names} a.pdf`, `10022 10024 ${names} b.pdf`] as const;
  for (const name of files) {
    await writeFile(join(desk.root, name), `%PDF-1.7\n% ${name}\n%%EOF\n`);
    await rename(join(desk.root, name), join(desk.inbox, name));
  }
  const attach = (name: string) => page.getByRole("button", { name: `Attach to invoice ID 10022: ${name}` });
  const [first, second] = [attach(files[0]), attach(files[1])];
  await openRow(page, files[1]);
  await second.waitFor();
  await openRow(page, files[0]);
  await first.waitFor();
  const attached = () => desk.sandbox.received().documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId);
  return { page, attached, firstName: files[0], first, second };
}

const underWay = "window.agent.call('agent.status', null).then(({ value }) => value.counts.underWay)";

/** Longer than an attachment can be undone. */
const overMs = 9_000;
/** For how long a card that moved takes no click; see renderer/shell/guard-moved.ts. */
const guardMs = 700;

/**
 * Attaches the first of two documents and does the same once more, one too many. Does it with two others where the
 * machine stood still in between for so long that a person would have seen what had moved.
 *
 * @param event what each of the two is in the page
 */
async function actTwice(event: "click" | "keydown", act: (first: Locator) => Promise<() => Promise<void>>) {
  for (let tries = 1; tries <= 5; tries += 1) {
    window.desk.sandbox.forget();
    const documents = await twoDocuments(`${event} ${tries}`);
    const { page } = documents;
    await page.evaluate(
      `{ window.actedAt = []; addEventListener("${event}", () => window.actedAt.push(performance.now()), { capture: true }); }`,
    );
    const again = await act(documents.first);
    await wait(450);
    await again();
    const actedAt = (await page.evaluate("window.actedAt")) as readonly number[];
    if ((actedAt.at(-1) ?? 0) - (actedAt[0] ?? 0) < guardMs) return documents;
    await wait(overMs);
    // What was attached twice must not count for the next two.
    await expect.poll(() => page.evaluate(underWay)).toBe(0);
  }
  throw new Error("the machine stood still each time");
}

test("a second click at the same place attaches no other document", async () => {
  const { attached, second } = await actTwice("click", async (first) => {
    const box = await first.boundingBox();
    if (box === null) throw new Error("the button is not in view");
    const click = () => window.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await click();
    return click;
  });
  await expect.poll(attached).toEqual(["10022"]);
  await wait(overMs);
  expect(attached()).toEqual(["10022"]);
  await second.click();
  await expect.poll(attached).toEqual(["10022", "10022"]);
});

test("a second press of Enter attaches no other document", async () => {
  const { attached } = await actTwice("keydown", async (first) => {
    await first.focus();
    const press = () => window.page.keyboard.press("Enter");
    await press();
    return press;
  });
  await expect.poll(attached).toEqual(["10022"]);
  await wait(overMs);
  expect(attached()).toEqual(["10022"]);
});

test("an attachment is undone with the button or with Ctrl+Z, and is then never sent", async () => {
  const { page, attached, first, firstName } = await twoDocuments("undo");
  await first.click();
  await page.getByText(`${firstName} will be attached to purchase invoice 10022.`).waitFor();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await openRow(page, firstName);
  await first.click();
  await page.getByRole("button", { name: /^Undo/ }).waitFor();
  await page.keyboard.press("Control+z");
  await openRow(page, firstName);
  await first.waitFor();
  await wait(overMs);
  expect(attached()).toEqual([]);
  await first.click();
  await expect.poll(attached).toEqual(["10022"]);
});
