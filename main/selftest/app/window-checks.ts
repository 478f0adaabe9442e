/** @file Checks what a person sees: the window's page, drawn from its own address, and the tray's icon. */

import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { nativeImage } from "electron/common";
import { type BrowserWindow, ipcMain, Tray } from "electron/main";
import { words } from "../../../shared/words/spoken.ts";
import { desktopActions } from "../../desktop/desktop-actions.ts";
import { isOurFrame, lockDown } from "../../desktop/lock-down.ts";
import { createMainWindow } from "../../desktop/main-window.ts";
import { servePage } from "../../desktop/page/serve-page.ts";
import { createPreviews } from "../../desktop/page/serve-preview.ts";
import { type Handlers, serve } from "../../ipc/bridge.ts";
import { createHandlers, type Desktop } from "../../ipc/commands.ts";
import { parsers } from "../../ipc/parse-input.ts";
import { type Check, failed, leftOut, passed } from "../check.ts";
import type { Desk } from "../desk.ts";
import { assembleOnDesk, type JourneyNeeds, nobodyListens } from "../journey-check.ts";

/** @param built path of the folder with the built app */
export const windowChecks = (built: string, desk: Desk, needs: JourneyNeeds): readonly Check[] => [
  {
    name: "page",
    async run() {
      if (isHeadless()) return leftOut(words.selftest.noDesktop);
      lockDown();
      servePage(join(built, "renderer"));
      const parts = assembleOnDesk(needs, desk, null);
      try {
        const handlers = createHandlers(
          parts,
          parts.makeAgent(nobodyListens, false),
          withoutDesktop(desk.dataFolder),
          AbortSignal.abort(),
          () => {},
        );
        const asked = new Set<string>();
        serve(ipcMain, parsers, noting(handlers, asked), isOurFrame);
        const window = createMainWindow(join(built, "preload/preload.cjs"), join(built, "renderer/icon.png"));
        window.show();
        for (let opened = window.current(); opened !== null; opened = window.current()) {
          if (asked.has("agent.status") && (await isDrawn(opened))) {
            opened.destroy();
            return passed();
          }
          await wait(100);
        }
        return failed(words.selftest.pageClosed);
      } finally {
        parts.close();
      }
    },
  },
  {
    name: "tray",
    async run() {
      if (isHeadless()) return leftOut(words.selftest.noDesktop);
      const picture = nativeImage.createFromPath(join(built, "renderer/tray", trayPicture()));
      if (picture.isEmpty()) return failed(words.selftest.noPicture);
      const tray = new Tray(picture);
      // Linux says neither where an icon is nor whether the desktop shows it.
      for (let looks = 0; process.platform !== "linux" && tray.getBounds().width === 0; looks += 1) {
        if (looks === 50) return failed(words.selftest.notInTray);
        await wait(100);
      }
      tray.destroy();
      return passed();
    },
  },
];

/** Without a desktop Electron can make no window: it would crash. */
const isHeadless = (): boolean => process.argv.includes("--ozone-platform=headless");

const trayPicture = (): string =>
  `idle${{ darwin: "Template.png", win32: ".ico" }[process.platform as string] ?? ".png"}`;

/** The handlers, which note the names of the commands that the page has called. */
function noting(handlers: Handlers, asked: Set<string>): Handlers {
  const noted = Object.entries(handlers).map(([name, handle]) => [
    name,
    (input: never) => {
      asked.add(name);
      return (handle as (input: never) => unknown)(input);
    },
  ]);
  return Object.fromEntries(noted) as Handlers;
}

/** A page that was not drawn has one colour. */
async function isDrawn(window: BrowserWindow): Promise<boolean> {
  const pixels = (await window.webContents.capturePage()).toBitmap();
  const colours = new Set<number>();
  for (let at = 0; at + 4 <= pixels.length && colours.size < 8; at += 4) colours.add(pixels.readUInt32LE(at));
  return colours.size >= 8;
}

/** The page is drawn and nobody uses it, so nothing beside the window is asked for. */
const withoutDesktop = (dataFolder: string): Desktop => ({
  ...desktopActions(dataFolder, createPreviews()),
  startPractice: async () => null,
  followLoginSetting: async () => {},
  showAdding() {},
  restartAfter() {},
  updates: {
    view: () => {
      throw new Error("not in the self-test");
    },
    look: async () => {},
    installNow: async () => {},
  },
});
