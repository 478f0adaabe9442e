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
  const undo = page.getByLabel("Seconds to undo a decision");
  const save = page.getByRole("region", { name: "Undo, report and check" }).getByRole("button", { name: "Save" });
  await undo.fill("99");
  await save.click();
  await page.getByText("up to 60").waitFor();
  expect((await configOf(desk)).undoSeconds).toBeUndefined();
  await undo.fill("12");
  await report.fill("");
  await page.getByLabel("Proxy").fill("http://127.0.0.1:9");
  await save.click();
  await page.getByText("Saved.", { exact: true }).waitFor();
  const { undoSeconds, report: kept, tonight, network } = await configOf(desk);
  expect({ undoSeconds, kept, tonight, proxy: network.proxy }).toEqual({
    ...{ undoSeconds: 12, kept: { at: null }, proxy: "http://127.0.0.1:9" },
    // As it was: what nobody changes isn't written.
    tonight: { checkAt: null },
  });
  await expectWell(window, "habits");
  await makeNarrow(window);
  await save.scrollIntoViewIfNeeded();
  await expectWell(window, "habits, narrow");
});
