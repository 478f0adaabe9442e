/** @file Shows notifications through the desktop, which holds them back in its own quiet hours. */

import { Notification } from "electron/main";
import type { View } from "../../../shared/ipc.ts";
import type { Shown } from "../../../shared/notices/notify-model.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Log } from "../../platform/log.ts";

/** Makes the function that shows a notification. @param open called on a click */
export function createShow(open: (view: View) => void, log: Pick<Log, "say">): (shown: Shown) => void {
  // Without a reference, the notification is garbage collected and its click event is lost.
  let last: Notification | null = null;
  return ({ lines, opens }) => {
    if (!Notification.isSupported()) return log.say("not-notified", { lines });
    // Elsewhere Electron shows no buttons, and a click does the same.
    const actions =
      process.platform === "darwin" ? [{ type: "button" as const, text: words.desktop.review }] : undefined;
    const shown = new Notification({
      title: "Pigeonhole",
      body: spell(lines.join("\n")),
      ...(actions && { actions }),
    });
    shown.on("click", () => open(opens));
    shown.on("action", () => open(opens));
    shown.on("show", () => log.say("notified", { lines }));
    shown.on("failed", (_event, why) => log.say("not-notified", { lines, why }));
    last?.close();
    last = shown;
    shown.show();
  };
}

/**
 * Escapes the body on Linux, where desktops read it as markup and Electron does not escape it: a connection called
 * "Ash <b>" would be shown in bold. The title is plain text everywhere.
 */
function spell(body: string): string {
  if (process.platform !== "linux") return body;
  return body.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
