/** @file An Electron app that does nothing: an icon in the tray, and with `--window` an empty window. What Electron itself costs. */

import { join } from "node:path";
import { app, BrowserWindow, Tray } from "electron/main";

const option = (name) => process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);

app.setPath("userData", join(option("data"), "window"));
app.on("window-all-closed", () => {});
// Electron is ready only after this file has come to its end: to await it here would be to wait for ever.
app.whenReady().then(async () => {
  globalThis.tray = new Tray(option("icon"));
  if (process.argv.includes("--window")) {
    globalThis.window = new BrowserWindow({ width: 1_100, height: 760, webPreferences: { sandbox: true } });
    await globalThis.window.loadURL("data:text/html,<title>Empty</title>");
  }
});
