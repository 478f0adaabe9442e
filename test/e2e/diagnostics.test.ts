/** @file Diagnostics in the real window: all that is in them is shown before anything is saved. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, expect, test } from "vitest";
import { goTo, openDesk } from "./open-window.ts";

let desk: Awaited<ReturnType<typeof openDesk>> | null = null;
afterEach(async () => {
  await desk?.close();
  desk = null;
});

test("diagnostics are shown file by file, then saved where the person chooses", async () => {
  desk = await openDesk();
  const { app, page } = desk;
  const out = join(desk.desk.root, "help.zip");
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, out);
  await goTo(desk, "Settings");
  await page.getByRole("button", { name: "Collect diagnostics" }).click();
  const dialog = page.getByRole("dialog", { name: "Diagnostics" });
  await dialog.getByRole("button", { name: "about.txt" }).waitFor();
  await dialog.getByRole("button", { name: "config.json" }).click();
  const text = dialog.getByRole("textbox", { name: "config.json" });
  expect(await text.inputValue()).toContain(desk.desk.sandbox.baseUrl);
  if (process.env["PIGEONHOLE_PICTURES"])
    await page.screenshot({ path: join(process.env["PIGEONHOLE_PICTURES"], "diagnostics.png") });
  expect(existsSync(out)).toBe(false);
  await dialog.getByRole("button", { name: "Save as zip" }).click();
  await dialog.getByText(`Saved as ${out}`).waitFor();
  const inZip = unzipSync(readFileSync(out));
  expect(new TextDecoder().decode(inZip["config.json"])).toBe(await text.inputValue());
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "hidden" });
});
