/** @file Draws the tray icon and its menu as tray-model.ts decides. */

import { join } from "node:path";
import { nativeImage } from "electron/common";
import { Menu, type MenuItemConstructorOptions, Tray } from "electron/main";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { type TrayAct, trayModel } from "./tray-model.ts";

export interface TrayIconShown {
  /** @param newest the files that were added last, newest first */
  show(status: AgentStatus, newest: readonly Import[]): void;
}

/**
 * @param icons path of the folder with the tray icons
 * @param takeFiles called with the paths of files dropped on the icon; only macOS reports drops
 * @param act carries out a menu entry
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
    show(status, newest) {
      const { tooltip, ...model } = trayModel(status, { timeZone, nowMs: Date.now() }, newest);
      // The tooltip changes all the time during an upload, and redrawing would close an open menu.
      if (tooltip !== said) tray.setToolTip(tooltip);
      said = tooltip;
      if (JSON.stringify(model) === drawn) return;
      drawn = JSON.stringify(model);
      tray.setImage(picture(model.icon));
      const [sentence, ...acts] = model.menu.map(line);
      // Linux shows a changed menu only after it is set again.
      tray.setContextMenu(
        Menu.buildFromTemplate([...(sentence ? [sentence, { type: "separator" } as const] : []), ...acts]),
      );
    },
  };
}
