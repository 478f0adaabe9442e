/** @file Denies the window's page all that it does not need: navigation, windows, permissions, the network. */

import { app, session, type WebContents } from "electron/main";
import { pageAddress } from "./serve-page.ts";

/** To be called once the app is ready, before the first window. */
export function lockDown(): void {
  const { defaultSession: all } = session;
  all.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  all.setPermissionCheckHandler(() => false);
  all.setDevicePermissionHandler(() => false);
  // The page is made of its own files. Beneath the content security policy, for whatever might get round that.
  all.webRequest.onBeforeRequest(({ url, webContentsId }, decide) =>
    decide({ cancel: webContentsId !== undefined && !mayLoad(url) }),
  );
  all.on("will-download", (event) => event.preventDefault());
  app.on("web-contents-created", (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: "deny" }));
    for (const leaving of ["will-navigate", "will-frame-navigate", "will-redirect"] as const)
      (contents as NodeJS.EventEmitter).on(leaving, (event: { preventDefault(): void }) => event.preventDefault());
    contents.on("will-attach-webview", (event) => event.preventDefault());
    // Otherwise a connection between browsers would go round all of this.
    contents.setWebRTCIPHandlingPolicy("disable_non_proxied_udp");
  });
  // Electron would show the first certificate of the person to whoever asks.
  app.on("select-client-certificate", (event, _contents, _address, _certificates, choose) => {
    event.preventDefault();
    (choose as () => void)();
  });
}

const mayLoad = (address: string): boolean =>
  ["app:", "data:", "devtools:"].some((scheme) => address.startsWith(scheme));

/** True for the top frame of our own page. */
export function isOurFrame(frame: unknown): boolean {
  const { url, parent } = (frame ?? {}) as { url?: string; parent?: unknown };
  return parent === null && url?.split(/[?#]/)[0] === pageAddress;
}
