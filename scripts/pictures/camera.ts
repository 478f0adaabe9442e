/** @file Takes pictures of the window, light and dark, wide and narrow, and operates it in any language. */

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
/** The tallest picture. A longer page, such as a history, is cut at the window. */
const longestPagePx = 5_000;
const longPagePx = 2_400;
const screenshotPage = resolve(import.meta.dirname, "../screenshot-page.mjs");

/** The environment of a computer in the current language. */
export const environment = () => ({ LANG: locale.language === "de" ? "de_DE.UTF-8" : "en_GB.UTF-8" });

/** The folder of the current language's pictures. */
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

/** A long time, because a file may have to be read, checked and sent first. */
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
    if (view === "history")
      await window.page.getByRole("status").getByText(/\d/).or(window.page.locator(".nothing")).first().waitFor();
    if (view === "inboxes") await window.page.locator(".plain-words").first().waitFor();
    // Only the rows in view of a long list are drawn.
    await take(window, `${scene}, ${view}`, view !== "history");
  }
}

/** @param whole false if a dialog covers the window, which is no taller than the window */
export async function take({ app, page }: OpenWindow, name: string, whole = true): Promise<void> {
  const into = await folder();
  const resize = (pixels: number) =>
    app.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size[0], size[1]), [
      pixels,
      heightPx,
    ] as [number, number]);
  for (const [width, pixels] of Object.entries(widthsPx)) {
    await resize(pixels);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate("scrollTo(0, 0)");
      await wait(150);
      const lengthPx = Number(await page.evaluate("document.documentElement.scrollHeight"));
      const path = join(into, `${name}, ${width}, ${colorScheme}.png`);
      const fullPage = whole && lengthPx < longestPagePx;
      // A whole page has nothing to scroll, and the room of its scroll bar must not cut it.
      const before = await page.evaluate("document.documentElement.style.overflowY");
      if (fullPage) await page.evaluate("document.documentElement.style.overflowY = 'hidden'");
      await page.screenshot({ path, fullPage });
      await page.evaluate(`document.documentElement.style.overflowY = ${JSON.stringify(before)}`);
    }
  }
  // A narrow window shows the list of Needs you or one card of it, and the next step may need both.
  await resize(widthsPx.wide);
}

/** Takes a picture of a separate page, such as the morning report. */
export async function takePage(file: string, name: string): Promise<void> {
  for (const [width, pixels] of Object.entries(widthsPx)) {
    const picture = join(await folder(), `${name}, ${width}, light.png`);
    const size = `${pixels}x${longPagePx}`;
    await promisify(execFile)(process.execPath, [screenshotPage, pathToFileURL(file).href, picture, size]);
  }
}
