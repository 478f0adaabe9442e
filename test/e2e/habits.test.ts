/** @file What an office changes beside connections and inboxes is set in the window, and kept in the settings file. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { expectWell, makeNarrow } from "./looks.ts";
import { changeConfig, configOf, goTo, openDesk } from "./open-window.ts";

let window: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  window = await openDesk();
}, 120_000);
afterAll(() => window.close());

test("times, undo and proxy are set in the window; a wrong value is said beside its field", async () => {
  const { page, desk } = window;
  await changeConfig(desk, { report: { at: "06:30" } });
  await goTo(window, "Settings");
  const report = page.getByLabel("Morning report at");
  await expect.poll(() => report.inputValue()).toBe("06:30");
  const undo = page.getByLabel("Time to undo a decision (seconds)");
  const save = page.getByRole("region", { name: "Timing and updates" }).getByRole("button", { name: "Save" });
  await undo.fill("99");
  await save.click();
  await page.getByText("up to 60").waitFor();
  expect((await configOf(desk)).undoSeconds).toBeUndefined();
  await undo.fill("12");
  await report.fill("");
  await page.getByLabel("New versions of Pigeonhole").selectOption("ask");
  await page.getByLabel("Days to wait for a new version").fill("7");
  await page.getByLabel("Proxy").fill("http://127.0.0.1:9");
  await save.click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  const { undoSeconds, report: kept, tonight, updates, network } = await configOf(desk);
  expect({ undoSeconds, kept, tonight, updates, proxy: network.proxy }).toMatchObject({
    updates: { install: "ask", delayDays: 7 },
    ...{ undoSeconds: 12, kept: { at: null }, proxy: "http://127.0.0.1:9" },
    // As it was: what nobody changes isn't written.
    tonight: { checkAt: null },
  });
  // Days are chosen where a time is.
  await page.getByLabel("Check overnight sending at").fill("17:00");
  await page.getByRole("group", { name: "Days of the check" }).getByLabel("Sat").check();
  await page.getByRole("group", { name: "Days of the check" }).getByLabel("Wed").uncheck();
  await save.click();
  await expect
    .poll(async () => (await configOf(desk)).tonight)
    .toEqual({
      checkAt: "17:00",
      days: ["mon", "tue", "thu", "fri", "sat"],
    });
  await expectWell(window, "habits");
  await makeNarrow(window);
  await save.scrollIntoViewIfNeeded();
  await expectWell(window, "habits, narrow");
});

test("where alerts go is set in the window; the webhook's address is never shown again", {
  timeout: 240_000,
}, async () => {
  const { page, desk } = window;
  await goTo(window, "Today");
  await goTo(window, "Settings");
  await page.getByText("Change where alerts go").click();
  const card = page.getByRole("region", { name: "Alerts" });
  await card.getByLabel("Webhook of").selectOption("slack");
  await card.getByLabel("Address of the webhook").fill("http://hooks.example.com/secret");
  await card.getByRole("button", { name: "Save" }).click();
  await card.locator("[aria-invalid=true]").first().waitFor();
  await card.getByLabel("Address of the webhook").fill("https://hooks.example.com/secret");
  await card.getByLabel("E-mail to").fill("a@example.com, b@example.com");
  await card.getByLabel("E-mail from").fill("pigeonhole@example.com");
  await card.getByLabel("Mail server").fill("mail.example.com");
  await expectWell(window, "alerts");
  await card.getByRole("button", { name: "Save" }).click();
  await card.getByText("Saved.", { exact: true }).waitFor();
  await card.getByText("Set: hooks.example.com").waitFor();
  expect(await page.content()).not.toContain("hooks.example.com/secret");
  expect((await configOf(desk)).alerts).toMatchObject({
    webhook: { url: "https://hooks.example.com/secret", shape: "slack" },
    mail: { host: "mail.example.com", port: 587, to: ["a@example.com", "b@example.com"] },
  });
});
