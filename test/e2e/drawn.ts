/** @file How long it takes from a click until the first page of a document is drawn, measured within the page. */

import type { Page } from "playwright-core";

/**
 * Clicks, and waits until the preview says so. The frame says it once the page is on its canvas.
 *
 * @param selector of what is clicked
 * @returns milliseconds
 */
export async function timeUntilDrawn(page: Page, selector: string, said: RegExp): Promise<number> {
  const measure = `new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
      const text = document.querySelector(".preview [role=status]")?.textContent ?? "";
      if (${said}.test(text)) resolve(Math.round(performance.now() - began));
      else requestAnimationFrame(look);
    };
    document.querySelector(${JSON.stringify(selector)}).click();
    look();
  })`;
  return Number(await page.evaluate(measure));
}
