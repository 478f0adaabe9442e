/** @file Draws what tray-model says. */

import { join } from "node:path";
import { nativeImage } from "electron/common";
import { Menu, type MenuItemConstructorOptions, Tray } from "electron/main";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { type TrayAct, trayModel } from "./tray-model.ts";

export interface TrayIconShown {
  show(status: AgentStatus): void;
}

/**
 * @param icons the folder of the tray's pictures
 * @param takeFiles is handed what is dropped on the icon, on macOS: the others tell nobody
 * @param act carries out what was chosen in the menu
 */
export function createTray(
  icons: string,
  takeFiles: (paths: readonly string[]) => void,
  act: (chosen: TrayAct) => void,
): TrayIconShown {
  const ending = { darwin: "Template.png", win32: ".ico" }[process.platform as string] ?? ".png";
  const picture = (name: string) => nativeImage.createFromPath(join(icons, `${name}${ending}`));
  const tray = new Tray(picture("idle"));
  tray.on("click", () => act({ label: "", does: "open" }));
  tray.on("drop-files", (_event, paths) => takeFiles(paths));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const line = (item: TrayAct): MenuItemConstructorOptions => {
    if (item.menu) return { label: item.label, submenu: item.menu.map(line) };
    return item.does === null ? { label: item.label, enabled: false } : { label: item.label, click: () => act(item) };
  };
  let drawn = "";
  let said = "";
  return {
    show(status) {
      const { tooltip, ...model } = trayModel(status, { timeZone, nowMs: Date.now() });
      // While a document is on its way this changes all the time, and an open menu must not close for it.
      if (tooltip !== said) tray.setToolTip(tooltip);
      said = tooltip;
      if (JSON.stringify(model) === drawn) return;
      drawn = JSON.stringify(model);
      tray.setImage(picture(model.icon));
      const [sentence, ...acts] = model.menu.map(line);
      // Linux shows a changed menu only when it is set anew.
      tray.setContextMenu(
        Menu.buildFromTemplate([...(sentence ? [sentence, { type: "separator" } as const] : []), ...acts]),
      );
    },
  };
}
