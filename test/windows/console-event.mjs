/** @file Preloaded into the command line: what the console tells, once the file that `PIGEONHOLE_EVENT_AT` names is there. Wine's own events reach a whole group of processes. */

import { existsSync } from "node:fs";

const [at = "", event = ""] = (process.env.PIGEONHOLE_EVENT_AT ?? "").split("|");
const timer = setInterval(() => {
  if (!existsSync(at)) return;
  clearInterval(timer);
  if (!process.emit(event, event, 1)) process.kill(process.pid, "SIGKILL");
}, 25);
timer.unref();
