/** @file Takes a picture in light and in dark, wide and narrow, of the window as it stands; and finds its way in any language. */

import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Import } from "../../shared/imports/import.ts";
import { locale } from "../../shared/wording/language.ts";
import { words } from "../../shared/words/spoken.ts";
import type { OpenWindow } from "../../test/e2e/open-window.ts";

const widthsPx = { wide: 1_280, narrow: 480 } as const;
const heightPx = 860;
/** What is longer, a history for one, is shown as it stands in the window. */
const longestPagePx = 5_000;
const longPagePx = 2_400;
const screenshotPage = resolve(import.meta.dirname, "../screenshot-page.mjs");

/** The locale of the computer for the language that is spoken. */
export const environment = () => ({ LANG: locale.language === "de" ? "de_DE.UTF-8" : "en_GB.UTF-8" });

/** Where the pictures of the language that is spoken lie. */
export async function folder(): Promise<string> {
  const own = join(resolve(import.meta.dirname, "../../out/pictures"), locale.language);
  await mkdir(own, { recursive: true });
  return own;
}

const views = ["today", "needs-you", "history", "inboxes", "settings"] as const;
type View = (typeof views)[number];

export async function goTo({ page }: OpenWindow, view: View): Promise<void> {
  await page.keyboard.press(`Alt+${views.indexOf(view) + 1}`);
  await page.getByRole("heading", { name: words.window.view[view], level: 2 }).waitFor();
}

export async function signIn({ page }: OpenWindow, within: "banner" | "main" = "banner"): Promise<void> {
  await page.getByRole(within).getByRole("button", { name: words.window.signIn }).first().click();
  await page.getByRole(within).getByRole("button", { name: words.window.signOut }).first().waitFor();
}

/** Patient: what is waited for may be read, checked and sent first. */
export async function waitUntil({ page }: OpenWindow, file: string, ...states: readonly string[]): Promise<void> {
  for (let looks = 0; looks < 300; looks += 1) {
    const reply = await page.evaluate("window.agent.call('imports.list', { limit: 100 })");
    const found = (reply as { value: readonly Import[] }).value.find(({ place }) => place.dropped === file);
    if (found !== undefined && states.includes(found.state.at)) return;
    await wait(200);
  }
  throw new Error(`${file} has not come to be ${states.join(" or ")}`);
}

export async function takeViews(window: OpenWindow, scene: string): Promise<void> {
  for (const view of views) {
    await goTo(window, view);
    if (view === "history") await window.page.getByRole("status").getByText(/\d/).waitFor();
    if (view === "inboxes") await window.page.locator(".plain-words").first().waitFor();
    // Of a long list only what is in view is drawn.
    await take(window, `${scene}, ${view}`, view !== "history");
  }
}

/** @param whole false where something lies over the window, which is no longer than it */
export async function take({ app, page }: OpenWindow, name: string, whole = true): Promise<void> {
  const into = await folder();
  for (const [width, pixels] of Object.entries(widthsPx)) {
    await app.evaluate(
      ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size[0], size[1]),
      [pixels, heightPx] as [number, number],
    );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate("scrollTo(0, 0)");
      await wait(150);
      const lengthPx = Number(await page.evaluate("document.documentElement.scrollHeight"));
      const path = join(into, `${name}, ${width}, ${colorScheme}.png`);
      await page.screenshot({ path, fullPage: whole && lengthPx < longestPagePx });
    }
  }
}

/** A page of its own, such as the morning report is; the app itself opens none. */
export async function takePage(file: string, name: string): Promise<void> {
  for (const [width, pixels] of Object.entries(widthsPx)) {
    const picture = join(await folder(), `${name}, ${width}, light.png`);
    const size = `${pixels}x${longPagePx}`;
    await promisify(execFile)(process.execPath, [screenshotPage, pathToFileURL(file).href, picture, size]);
  }
}
