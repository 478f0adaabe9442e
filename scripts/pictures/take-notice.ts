/** @file A picture of a notification, taken of the whole screen because it is not part of the window. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openWindow } from "../../test/e2e/open-window.ts";
import { startOwnDesktop } from "../../test/e2e/own-desktop.ts";
import { environment, folder } from "./camera.ts";
import { layOffice } from "./office-files.ts";

export async function takeNotice(): Promise<void> {
  const desktop = await startOwnDesktop();
  const desk = await layOffice();
  const window = await openWindow(desk, true, [], { ...desktop.environment, ...environment() });
  while (desktop.taken().length === 0) await wait(200);
  await wait(1_000);
  const png = await window.app.evaluate(async ({ desktopCapturer, screen }) => {
    const [whole] = await desktopCapturer.getSources({
      types: ["screen"],
      thumbnailSize: screen.getPrimaryDisplay().size,
    });
    return whole?.thumbnail.toPNG().toString("base64") ?? "";
  });
  await writeFile(join(await folder(), "notification.png"), Buffer.from(png, "base64"));
  await window.close();
  await desk.clear();
  await desktop.stop();
}
