/** @file The window: made when asked for, destroyed when closed, because a hidden window costs most of the memory. */

import { app, BrowserWindow, type WebContents } from "electron/main";
import { locale } from "../../shared/wording/language.ts";
import { pageAddress } from "./serve-page.ts";
import { followZoomKeys } from "./zoom-keys.ts";

export interface MainWindow {
  /** Opens the window, or brings it to the front. */
  show(): void;
  /** The same, and tells the page once it can hear. */
  showAnd(tell: (page: WebContents) => void): void;
  /** The page, while there is a window. */
  current(): BrowserWindow | null;
}

/** It tells the page what to speak, so that the page need not ask before it is drawn. */
const pageNow = (): string => `${pageAddress}?${new URLSearchParams({ ...locale })}`;

/**
 * @param preload the built preload, one CommonJS file
 * @param icon a PNG
 */
export function createMainWindow(preload: string, icon: string): MainWindow {
  let window: BrowserWindow | null = null;
  const show = (): BrowserWindow => {
    // One whose page has gone is destroyed a moment before it tells of it.
    if (window && !window.isDestroyed()) {
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
      return window;
    }
    const opened = new BrowserWindow({
      width: 1_100,
      height: 760,
      minWidth: 480,
      minHeight: 400,
      title: "Pigeonhole",
      icon,
      show: false,
      autoHideMenuBar: true,
      webPreferences: {
        preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        // A link or a file that is dropped must not take the page's place.
        navigateOnDragDrop: false,
        // It would fetch its dictionaries from a site.
        spellcheck: false,
        devTools: !app.isPackaged,
      },
    });
    window = opened;
    followZoomKeys(opened.webContents);
    opened.once("ready-to-show", () => opened.show());
    opened.on("closed", () => {
      if (window === opened) window = null;
    });
    // To about:blank and the like a page goes without asking; it gets nothing there, and a person would be left with it.
    opened.webContents.on("did-navigate", (_event, address) => {
      if (address.split(/[?#]/)[0] !== pageAddress) opened.loadURL(pageNow()).catch(() => {});
    });
    opened.loadURL(pageNow()).catch(() => {});
    return opened;
  };
  return {
    show,
    showAnd(tell) {
      const { webContents: page } = show();
      if (page.isLoading()) page.once("did-finish-load", () => tell(page));
      else tell(page);
    },
    current: () => (window?.isDestroyed() ? null : window),
  };
}
