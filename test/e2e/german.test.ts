/** @file The window in German, set in the settings, chosen in the window, or as the computer has it. */

import { copyFile, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Import } from "../../shared/imports/import.ts";
import { changeConfig, configOf, type Desk, layDesk, type OpenWindow, openRow, openWindow } from "./open-window.ts";

const samples = resolve(import.meta.dirname, "../fixtures/demo");

async function open(settings: object | null, lang?: string): Promise<OpenWindow & { readonly desk: Desk }> {
  const desk = await layDesk(settings === null ? null : { settleMs: 300 });
  if (settings !== null) await changeConfig(desk, settings);
  const window = await openWindow(desk, true, [], lang === undefined ? {} : { LANG: lang });
  const close = async () => {
    await window.close();
    await desk.clear();
  };
  return { ...window, desk, close };
}

async function drop({ root, inbox }: Desk, sample: string) {
  await copyFile(join(samples, sample), join(root, "on its way"));
  await rename(join(root, "on its way"), join(inbox, sample));
}

const views = ["Heute", "Wartet auf Sie", "Verlauf", "Eingangsordner", "Einstellungen"];
const goTo = ({ page }: OpenWindow, place: number) => page.keyboard.press(`Alt+${place}`);
const language = ({ page }: OpenWindow) => page.evaluate("document.documentElement.lang");

/** Words that English has at every turn, and German has not. */
const english =
  /\b(the|and|is|of|to|not|with|your|you|for|this|that|from|are|has|been|which|will be|it|waiting|sent|file|files)\b/i;

/** All that is seen or read aloud, but for what others wrote: names, paths, values, and what the service says. */
const everyWord = `(() => {
  const theirs = ".path, .file-name, [data-detail] h3, .desk-name, #detail-title, #sheet-title, pre, code, textarea, time, table.sheet";
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || element.closest(theirs) !== null) continue;
    if (node instanceof Element) for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) said.push(node.getAttribute(name) ?? "");
    else said.push(node.textContent ?? "");
  }
  return said.filter((text) => text.trim() !== "");
})()`;

async function englishIn({ page, desk }: OpenWindow & { readonly desk: Desk }): Promise<readonly string[]> {
  const said = (await page.evaluate(everyWord)) as readonly string[];
  expect(said.length, "a look that sees nothing finds nothing").toBeGreaterThan(10);
  const names = [desk.inbox, "november invoices.xlsx", "scan 0007.pdf", "decorators.xlsx"];
  return (
    said
      .map((text) => names.reduce((left, name) => left.replaceAll(name, ""), text))
      // The folders have the same names in each language.
      .map((text) => text.replaceAll("„Needs you“", ""))
      // The people who look after computers have this name in German too.
      .map((text) => text.replaceAll(/\bIT\b/g, ""))
      .filter((text) => english.test(text))
  );
}

/** The buttons and links that do not stand whole in the window. */
const cutOff = ({ page }: OpenWindow) =>
  page.evaluate(`[...document.querySelectorAll(".rail a, .toolbar button, main button")]
    .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth || one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent)`);

async function stateOf({ page }: OpenWindow, name: string): Promise<string | undefined> {
  const reply = await page.evaluate("window.agent.call('imports.list', { limit: 100 })");
  return (reply as { value: readonly Import[] }).value.find(({ place }) => place.dropped === name)?.state.at;
}

describe("in one window, set to German on a computer that speaks American English", () => {
  let window: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    window = await open({ language: "de" }, "en_US.UTF-8");
  }, 120_000);
  afterAll(() => window.close());

  test("in German no view has an English word, except in file names", async () => {
    const { page, desk } = window;
    await page.getByRole("heading", { name: "Heute", level: 2 }).waitFor();
    expect(await language(window)).toBe("de-DE");
    expect.soft(await englishIn(window), "Heute, signed out").toEqual([]);
    await page.getByRole("button", { name: /^Anmelden/ }).click();
    await page.getByRole("button", { name: /^Abmelden/ }).waitFor();
    for (const sample of ["november invoices.xlsx", "decorators.xlsx", "scan 0007.pdf"]) await drop(desk, sample);
    await expect.poll(() => stateOf(window, "november invoices.xlsx")).toBe("done");
    await expect.poll(() => stateOf(window, "decorators.xlsx")).toBe("waiting");
    await expect.poll(() => stateOf(window, "scan 0007.pdf")).toBe("waiting");
    for (const [index, view] of views.entries()) {
      await goTo(window, index + 1);
      await page.getByRole("heading", { name: view, level: 2 }).waitFor();
      if (view === "Verlauf")
        await page
          .getByText(/3 Dateien/)
          .first()
          .waitFor();
      if (view === "Eingangsordner") await page.getByRole("button", { name: /^Ordner öffnen: / }).waitFor();
      expect.soft(await englishIn(window), view).toEqual([]);
    }
    await goTo(window, 3);
    await page.getByRole("row", { name: /november invoices.xlsx/ }).click();
    await page.getByRole("button", { name: "Einzelheiten kopieren" }).waitFor();
    expect.soft(await englishIn(window), "details").toEqual([]);
    await goTo(window, 2);
    await openRow(page, "decorators.xlsx");
    await page.locator('[data-detail] button[id^="look-"]').click();
    await page.locator("#sheet-title").waitFor();
    await page.locator("table.sheet").first().waitFor();
    expect.soft(await englishIn(window), "the sheet").toEqual([]);
    await goTo(window, 4);
    await page.getByRole("heading", { name: "Eingangsordner", level: 2 }).waitFor();
    await page.locator(".view-title + button").click();
    await page.locator("form.form, .guide form").first().waitFor();
    expect.soft(await englishIn(window), "a new connection").toEqual([]);
    await page.getByRole("button", { name: "Einrichtung verlassen" }).click();
  });

  test("date fields have the order of the chosen language, whatever the computer's language", async () => {
    const { page } = window;
    await goTo(window, 3);
    const day = page.getByLabel("vom", { exact: true });
    await day.click({ position: { x: 12, y: 12 } });
    await page.keyboard.type("03042026");
    await expect.poll(() => day.inputValue()).toBe("2026-04-03");
  });

  test("in German no view is wider than the window, down to 480 pixels", async () => {
    const { page, app } = window;
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(480, 700));
    await expect.poll(() => page.evaluate("innerWidth")).toBe(480);
    for (const [index, view] of views.entries()) {
      await goTo(window, index + 1);
      await page.getByRole("heading", { name: view, level: 2 }).waitFor();
      const widths = await page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]",
      );
      const [needed, given] = widths as [number, number];
      expect(needed, view).toBeLessThanOrEqual(given);
      expect(await cutOff(window), view).toEqual([]);
    }
  });
});

test("a chosen language applies at once in the window and the tray, and keeps the view, scroll position and focus", async () => {
  const window = await open({});
  onTestFinished(() => window.close());
  const { page, app, desk } = window;
  await page.getByRole("heading", { name: "Today", level: 2 }).waitFor();
  // From now on writes down what the tray is told; it is told all the same.
  await app.evaluate(({ Tray }) => {
    const { setContextMenu } = Tray.prototype;
    Tray.prototype.setContextMenu = function (menu) {
      const labels = menu?.items.map(({ label }) => label) ?? [];
      (globalThis as Record<string, unknown>)["trayMenu"] = labels.join("\n");
      setContextMenu.call(this, menu);
    };
  });
  const trayMenu = () => app.evaluate(() => String((globalThis as Record<string, unknown>)["trayMenu"] ?? ""));
  await goTo(window, 5);
  const choice = page.locator("select[name=language]");
  await choice.focus();
  await choice.selectOption({ label: "Deutsch" });
  await page.getByRole("heading", { name: "Einstellungen", level: 2 }).waitFor();
  await page.getByText(/Zum Beispiel 1\.204\.567, 1\.204,50 EUR und /).waitFor();
  expect(await language(window)).toBe("de-DE");
  await expect.poll(() => page.evaluate("document.activeElement.getAttribute('name')")).toBe("language");
  await expect.poll(trayMenu).toMatch(/Pigeonhole öffnen|beenden/i);

  await page.locator("select[name=formats]").selectOption({ label: "Deutsch (Schweiz)" });
  await page.getByText(/Zum Beispiel 1’204’567, /).waitFor();
  expect(await language(window)).toBe("de-CH");
  expect(await configOf(desk)).toMatchObject({ language: "de", formats: "de-CH", inboxes: [{ id: "payables" }] });

  // An administrator may say so in the file.
  await changeConfig(desk, { language: "en", formats: "en-GB" });
  await page.getByRole("heading", { name: "Settings", level: 2 }).waitFor();
  await expect.poll(() => choice.inputValue()).toBe("en");
});

test("the window starts in the computer's language, and offers the others in the first run", async () => {
  const window = await open(null, "de_AT.UTF-8");
  onTestFinished(() => window.close());
  const { page, desk } = window;
  await page.getByRole("group", { name: "Sprache" }).waitFor();
  expect(await language(window)).toBe("de-AT");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("group", { name: "Language" }).waitFor();
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("speak-en");
  expect(await configOf(desk)).toEqual({ language: "en", formats: "system" });
});
