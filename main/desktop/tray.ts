/** @file Draws what tray-model says. */

import { join } from "node:path";
import { nativeImage } from "electron/common";
import { Menu, type MenuItemConstructorOptions, Tray } from "electron/main";
import type { AgentStatus } from "../../shared/agent-status.ts";
import { type TrayAct, trayModel } from "./tray-model.ts";

export interface TrayIconShown {
  show(status: AgentStatus): void;
}

/**
 * @param icons the folder of the tray's pictures
 * @param act carries out what was chosen in the menu
 */
export function createTray(icons: string, act: (chosen: TrayAct) => void): TrayIconShown {
  const ending = { darwin: "Template.png", win32: ".ico" }[process.platform as string] ?? ".png";
  const picture = (name: string) => nativeImage.createFromPath(join(icons, `${name}${ending}`));
  const tray = new Tray(picture("idle"));
  tray.on("click", () => act({ label: "", does: "open" }));
  let drawn = "";
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    show(status) {
      const model = trayModel(status, Date.now(), timeZone);
      if (JSON.stringify(model) === drawn) return;
      drawn = JSON.stringify(model);
      tray.setImage(picture(model.icon));
      tray.setToolTip(model.tooltip);
      const [sentence, ...acts] = model.menu.map(
        (item): MenuItemConstructorOptions =>
          item.does === null ? { label: item.label, enabled: false } : { label: item.label, click: () => act(item) },
      );
      // Linux shows a changed menu only when it is set anew.
      tray.setContextMenu(
        Menu.buildFromTemplate([...(sentence ? [sentence, { type: "separator" } as const] : []), ...acts]),
      );
    },
  };
}
