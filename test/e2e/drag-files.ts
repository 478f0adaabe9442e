/** @file Drags files over the window as the desktop does, by what the browser engine is told then. */

import type { OpenWindow } from "./open-window.ts";

type DragStep = "dragEnter" | "dragOver" | "drop" | "dragCancel";

/** What the browser engine does when the desktop drags files over the window: the page gets them with their paths. */
export const dragFiles = (
  { app }: Pick<OpenWindow, "app">,
  paths: readonly string[],
  steps: readonly DragStep[],
): Promise<void> =>
  app.evaluate(
    async ({ webContents }, [files, types]) => {
      const [contents] = webContents.getAllWebContents();
      const { debugger: engine } = contents as Electron.WebContents;
      if (!engine.isAttached()) engine.attach();
      for (const type of types)
        await engine.sendCommand("Input.dispatchDragEvent", {
          type,
          x: 300,
          y: 300,
          data: { items: [], files, dragOperationsMask: 1 },
        });
    },
    [paths, steps] as const,
  );
