/** @file Zooms with the keys that browsers use. Without a menu, Electron does not handle them. */

import type { Input, WebContents } from "electron/main";

const [smallest, usual, largest, step] = [0.9, 1, 2, 0.1];

/** The zoom factor after this key, or null if the key does not zoom. */
export function zoomForKey(
  { type, control, meta, alt, key }: Pick<Input, "type" | "control" | "meta" | "alt" | "key">,
  now: number,
): number | null {
  if (type !== "keyDown" || !(control || meta) || alt) return null;
  if (key === "0") return usual;
  const wanted = key === "+" || key === "=" ? now + step : key === "-" ? now - step : null;
  // Round to tenths: adding floating-point tenths drifts.
  return wanted === null ? null : Math.min(largest, Math.max(smallest, Math.round(wanted * 10) / 10));
}

export function followZoomKeys(page: WebContents): void {
  page.on("before-input-event", (event, input) => {
    const zoom = zoomForKey(input, page.getZoomFactor());
    if (zoom === null) return;
    event.preventDefault();
    page.setZoomFactor(zoom);
  });
}
