/** @file Shows notifications through the desktop, which keeps them back in its own quiet hours. */

import { Notification } from "electron/main";
import type { View } from "../../../shared/ipc.ts";
import type { Log } from "../../platform/log.ts";
import type { Shown } from "./notify-model.ts";

/** @param open what a click does */
export function createShow(open: (view: View) => void, log: Pick<Log, "say">): (shown: Shown) => void {
  // One that nothing holds is collected, and its click is heard by nobody.
  let last: Notification | null = null;
  return ({ lines, opens }) => {
    if (!Notification.isSupported()) return log.say("not-notified", { lines });
    const shown = new Notification({ title: "Pigeonhole", body: spell(lines.join("\n")) });
    shown.on("click", () => open(opens));
    shown.on("show", () => log.say("notified", { lines }));
    shown.on("failed", (_event, why) => log.say("not-notified", { lines, why }));
    last?.close();
    last = shown;
    shown.show();
  };
}

/**
 * Linux desktops take the body for markup, and Electron hands it on as it is: a connection called "Ash <b>" would be
 * shown in bold, and one called "A &lt;" misspelt. The title is plain everywhere.
 */
function spell(body: string): string {
  if (process.platform !== "linux") return body;
  return body.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
