/** @file Denies the window's page what it does not need: navigation, new windows, permissions, the network. */

import { app, session, type WebContents } from "electron/main";
import { pageAddress } from "./page/serve-page.ts";

/** Call it when the app is ready, before the first window. */
export function lockDown(): void {
  const { defaultSession: all } = session;
  all.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  all.setPermissionCheckHandler(() => false);
  all.setDevicePermissionHandler(() => false);
  // The page needs only its own files. A second wall, in case the content security policy fails.
  all.webRequest.onBeforeRequest(({ url, webContentsId }, decide) =>
    decide({ cancel: webContentsId !== undefined && !mayLoad(url) }),
  );
  all.on("will-download", (event) => event.preventDefault());
  app.on("web-contents-created", (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(() => ({ action: "deny" }));
    for (const leaving of ["will-navigate", "will-redirect"] as const)
      (contents as NodeJS.EventEmitter).on(leaving, (event: { preventDefault(): void }) => event.preventDefault());
    // Of all frames only a preview's begins with an address, and it can lead to nothing but a preview.
    contents.on("will-frame-navigate", (event) => {
      if (event.isMainFrame || !event.url.startsWith("preview:")) event.preventDefault();
    });
    contents.on("will-attach-webview", (event) => event.preventDefault());
    // Otherwise WebRTC could connect past the proxy and these rules.
    contents.setWebRTCIPHandlingPolicy("disable_non_proxied_udp");
  });
  // By default Electron sends the person's first client certificate to any server that asks.
  app.on("select-client-certificate", (event, _contents, _address, _certificates, choose) => {
    event.preventDefault();
    (choose as () => void)();
  });
}

const mayLoad = (address: string): boolean =>
  ["app:", "preview:", "data:", "devtools:"].some((scheme) => address.startsWith(scheme));

/** True for the top frame of our own page; commands from any other frame are refused. */
export function isOurFrame(frame: unknown): boolean {
  const { url, parent } = (frame ?? {}) as { url?: string; parent?: unknown };
  return parent === null && url?.split(/[?#]/)[0] === pageAddress;
}
