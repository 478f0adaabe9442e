/** @file Starts a display that nobody sees. */

import { lineFromThree, startInBackground } from "./start-in-background.mjs";

export function hasDisplay() {
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Starts an Xvfb; it takes the first free display number itself and writes it once it accepts windows. */
export async function startDisplay() {
  const args = ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp", "-noreset"];
  const { answer, stop } = await startInBackground("Xvfb", args, { ready: lineFromThree });
  return { name: `:${answer}`, stop };
}
