/** @file Times the window with a long history: opening, searching, scrolling. Measured in the page. */

import type { ElectronApplication, Page } from "playwright-core";
import { goTo } from "../e2e/open-window.ts";
import { searchEverything } from "../fixtures/journal/search-everything.ts";

/** The time in the middle, and the worst, in ms. */
export interface Times {
  readonly p50: number;
  readonly worst: number;
}

export function timesFrom(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
}

/** When the page had first something drawn, and when the largest of what it shows at once; epoch ms. */
export async function paintsOf(page: Page): Promise<{ readonly first: number; readonly largest: number }> {
  await page.getByRole("banner").waitFor();
  return (await page.evaluate(`new Promise((resolve) => {
    const largest = new PerformanceObserver((list) => {
      const first = performance.getEntriesByName("first-contentful-paint")[0];
      if (first) resolve({
        first: performance.timeOrigin + first.startTime,
        largest: performance.timeOrigin + list.getEntries().at(-1).startTime,
      });
    });
    setTimeout(() => largest.observe({ type: "largest-contentful-paint", buffered: true }), 1_500);
  })`)) as { first: number; largest: number };
}

/** Opens the window as the tray does, in an app that runs without one. */
export async function timeOpening(
  app: ElectronApplication,
): Promise<{ page: Page; firstMs: number; largestMs: number }> {
  const opening = app.waitForEvent("window");
  // The first error is the one to report.
  opening.catch(() => {});
  const askedAt = await app.evaluate(({ app: asked }) => {
    const now = Date.now();
    asked.emit("activate");
    return now;
  });
  const page = await opening;
  const { first, largest } = await paintsOf(page);
  return { page, firstMs: first - askedAt, largestMs: largest - askedAt };
}

/** Words as a person types them, from what many files hold to what one does. */
const searches = ["b", "brightwater", "INV-4000/00012", "1,204.50", "northern suppliers week", "delivery", "qqqq"];

/** From asking to the answer, in the page: through the bridge, the journal and back. */
export async function timeSearches(page: Page): Promise<ReadonlyMap<string, Times>> {
  const found = new Map<string, Times>();
  for (const text of searches) {
    const times = (await page.evaluate(`(async () => {
      const all = [];
      for (let turn = 0; turn < 20; turn += 1) {
        const at = performance.now();
        await window.agent.call("imports.search", ${JSON.stringify({ ...searchEverything, text })});
        all.push(performance.now() - at);
      }
      return all;
    })()`)) as number[];
    found.set(text, timesFrom(times));
  }
  return found;
}

export interface Scrolling extends Times {
  readonly frames: number;
  /** Frames that took longer than two turns of a screen of 60 Hz. */
  readonly late: number;
  readonly fps: number;
}

/** Scrolls through the history as a wheel does that is turned fast, and times each frame. */
export async function timeScrolling(page: Page, frames: number): Promise<Scrolling> {
  await goTo({ page }, "History");
  await page.getByText(/files, newest first/).waitFor();
  await page.waitForTimeout(1_000);
  const times = (await page.evaluate(`new Promise((resolve) => {
    const all = [];
    let last = null;
    requestAnimationFrame(function draw(now) {
      if (last !== null) all.push(now - last);
      last = now;
      if (all.length >= ${frames}) return resolve(all);
      window.scrollBy(0, 120);
      requestAnimationFrame(draw);
    });
  })`)) as number[];
  const late = times.filter((ms) => ms > 32).length;
  const fps = 1_000 / (times.reduce((sum, ms) => sum + ms, 0) / times.length);
  return { ...timesFrom(times), frames: times.length, late, fps };
}
