/** @file Carries out the entries of the tray's menu with the window's own commands. */

import type { View } from "../../shared/ipc.ts";
import type { Agent } from "../agent/agent.ts";
import type { createTray } from "../desktop/tray/tray.ts";
import type { createHandlers } from "./commands.ts";

interface TrayTargets {
  readonly showWindow: () => void;
  /** @param importId of the file to open there */
  readonly goTo: (view: View, importId?: string) => void;
  readonly agent: Pick<Agent, "syncNow" | "pause" | "resume">;
  readonly handlers: ReturnType<typeof createHandlers>;
  readonly quit: () => void;
}

/** Makes the function that carries out a chosen entry. */
export function createTrayActs({
  showWindow,
  goTo,
  agent,
  handlers,
  quit,
}: TrayTargets): Parameters<typeof createTray>[2] {
  return ({ does, about = "", length = "until-resumed" }) => {
    switch (does) {
      case "open":
        return showWindow();
      case "needs-you":
        return goTo("needs-you");
      case "open-asking":
        return goTo("needs-you", about);
      case "open-import":
        return goTo("history", about);
      case "sync":
        return agent.syncNow();
      case "pause":
        return void agent.pause(length);
      case "resume":
        return void agent.resume();
      case "open-inbox":
        return void handlers["inbox.open"]({ id: about });
      case "sign-in":
        return void handlers["connection.signIn"]({ id: about });
      case "check-tonight":
        return void handlers["tonight.check"](null);
      case "report":
        return void handlers["report.open"](null);
      case "quit":
        return quit();
      case null:
        return;
    }
  };
}
