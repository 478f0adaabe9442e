/** @file Starts a virtual display. */

import { lineFromThree, startInBackground } from "./start-in-background.mjs";

export function hasDisplay() {
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Starts Xvfb, which chooses a free display number and prints it once it is ready. */
export async function startDisplay() {
  const args = ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp", "-noreset"];
  const { answer, stop } = await startInBackground("Xvfb", args, { ready: lineFromThree });
  return { name: `:${answer}`, stop };
}
