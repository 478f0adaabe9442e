/** @file The part of screenshot-page.mjs that runs in Electron: loads the page in a hidden window and writes the picture. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { app, BrowserWindow } from "electron";

const [url, file, size] = process.argv.slice(-3);
const [width, height] = size.split("x").map(Number);

app.commandLine.appendSwitch("force-device-scale-factor", "1");

// Not awaited here: Electron is ready only after this module has run.
app
  .whenReady()
  .then(picture)
  .then(
    () => app.exit(0),
    (error) => {
      process.stderr.write(`${error.message}\n`);
      app.exit(1);
    },
  );

async function picture() {
  const window = new BrowserWindow({
    width,
    height,
    useContentSize: true,
    show: false,
    webPreferences: { offscreen: true },
  });
  await window.loadURL(url);
  await window.webContents.executeJavaScript("document.fonts.ready.then(() => true)");
  const image = await window.webContents.capturePage();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image.toPNG());
}
