/** @file Denies the window's page all that it does not need: navigation, windows, permissions. */

import { app, session, type WebContents } from "electron/main";
import { pageAddress } from "./serve-page.ts";

/** To be called once the app is ready, before the first window. */
export function lockDown(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
  app.on("web-contents-created", (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: "deny" }));
    contents.on("will-navigate", (event) => event.preventDefault());
    contents.on("will-attach-webview", (event) => event.preventDefault());
  });
}

/** True for the top frame of our own page. */
export function isOurFrame(frame: unknown): boolean {
  const { url, parent } = (frame ?? {}) as { url?: string; parent?: unknown };
  return parent === null && url?.split(/[?#]/)[0] === pageAddress;
}
