/** @file The settings of a desktop that change how a page looks, and what each may not do to it. */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { wrongWith } from "./axe.ts";
import type { OpenWindow } from "./open-window.ts";

const looks = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colours": { colorScheme: "dark", forcedColors: "active" },
} as const;

/** The narrowest window there is; as narrow is one of 960 pixels at 200 %. */
export async function makeNarrow({ app, page }: OpenWindow): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(480, 700));
  await expect.poll(() => page.evaluate("innerWidth")).toBe(480);
}

/** What stands beyond the edge of the page, or of a box that no key can scroll sideways. Evaluated in the page. */
const cutOff = `[...document.querySelectorAll("body *")].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".unseen, svg, option")) return false;
  const { right } = one.getBoundingClientRect();
  for (let around = one.parentElement; around !== null; around = around.parentElement) {
    const moves = /auto|scroll/.test(getComputedStyle(around).overflowX);
    if (moves && (around.tabIndex === 0 || around.matches("pre"))) return false;
    if (moves && right > around.getBoundingClientRect().right + 1) return true;
  }
  return right > document.documentElement.clientWidth + 1;
}).map((one) => one.outerHTML.slice(0, 120))`;

/** As it stands: in every look axe finds nothing, the page is no wider than the window, and nothing is cut off. */
export async function expectWell(window: OpenWindow, what: string): Promise<void> {
  const { page } = window;
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia({ forcedColors: "none", ...media });
    await picture(window, `${what}, ${look}`);
    // In forced colours the system chooses them, and answers for their contrast.
    if (look !== "forced colours") expect(await wrongWith(window), `${what}, ${look}`).toEqual([]);
    const widths = await page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]");
    const [needed, given] = widths as [number, number];
    expect(needed, `${what}, ${look}`).toBeLessThanOrEqual(given);
    expect(await page.evaluate(cutOff), `${what}, ${look}`).toEqual([]);
  }
}

/** Where someone wants to look at them. */
async function picture({ page }: OpenWindow, name: string): Promise<void> {
  const folder = process.env["PIGEONHOLE_PICTURES"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
