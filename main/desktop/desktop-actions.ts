/** @file What the window's commands ask of the desktop: the browser, the file manager, dialogs and the clipboard. */

import { shell } from "electron/common";
import { clipboard } from "electron/main";
import { askForPaths } from "./ask-for-paths.ts";
import { browse, openPlace, openSpreadsheet } from "./open-outside.ts";
import type { Previews } from "./page/serve-preview.ts";

export const desktopActions = (dataFolder: string, previews: Pick<Previews, "show" | "showOpened">) => ({
  openInBrowser: (address: string) => browse(shell, address),
  openPlace: (path: string) => openPlace(shell, dataFolder, path),
  openSpreadsheet: (path: string) => openSpreadsheet(shell, path),
  showInFolder: (path: string) => shell.showItemInFolder(path),
  showPreview: previews.show,
  showOpened: previews.showOpened,
  ...askForPaths,
  copyText: (text: string) => clipboard.writeText(text),
});
