/** @file The window: created when it is opened and destroyed when it is closed, because a hidden one costs most memory. */

import { app, BrowserWindow, type WebContents } from "electron/main";
import { locale } from "../../shared/wording/language.ts";
import { pageAddress } from "./page/serve-page.ts";
import { followZoomKeys } from "./zoom-keys.ts";

export interface MainWindow {
  /** Opens the window, or brings an open one to the front. */
  show(): void;
  /** Does the same, then calls `tell` once the page has loaded. */
  showAnd(tell: (page: WebContents) => void): void;
  /** The open window, or null. */
  current(): BrowserWindow | null;
}

/** The address contains the locale, so that the page can draw itself before it asks for anything. */
const pageNow = (): string => `${pageAddress}?${new URLSearchParams({ ...locale })}`;

/**
 * @param preload path of the built preload, one CommonJS file
 * @param icon path of a PNG
 * @param titleFor the window's title, from the one that the page gives it
 */
export function createMainWindow(preload: string, icon: string, titleFor = (title: string) => title): MainWindow {
  let window: BrowserWindow | null = null;
  const show = (): BrowserWindow => {
    // After its page crashed, a window is destroyed a moment before its "closed" event.
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
      title: titleFor("Pigeonhole"),
      icon,
      show: false,
      autoHideMenuBar: true,
      webPreferences: {
        preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webviewTag: false,
        // A dropped link or file must not replace the page.
        navigateOnDragDrop: false,
        // The spell checker downloads dictionaries from a website.
        spellcheck: false,
        devTools: !app.isPackaged,
      },
    });
    window = opened;
    followZoomKeys(opened.webContents);
    opened.on("page-title-updated", (event, title) => {
      event.preventDefault();
      opened.setTitle(titleFor(title));
    });
    opened.once("ready-to-show", () => opened.show());
    opened.on("closed", () => {
      if (window === opened) window = null;
    });
    // Electron does not ask before a page navigates to about:blank. It is harmless there, but would leave a blank window.
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
