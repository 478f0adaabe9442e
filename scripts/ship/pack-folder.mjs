/** @file Packs the built app into a folder for this system, without an installer: what the self-test and its tests drive. */

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { standInVersion } from "../fetch-stand-in.mjs";
import { stageApp } from "./stage-app.mjs";

/** The name of a program that is never to be passed on. */
const standInName = "pigeonhole-with-stand-in-not-for-distribution";

/**
 * @param root path of the checkout, where the app is built
 * @param out path of the folder to fill, which is emptied first
 * @param changes see stageApp
 * @param isDrivable true to leave the inspector in, which drives the window in tests; it is never passed on
 * @returns the path of the packed program
 */
export function packFolder(root, out, changes = {}, isDrivable = false) {
  const { PIGEONHOLE_ELECTRON_KIND: kind, ELECTRON_OVERRIDE_DIST_PATH: dist } = process.env;
  const isStandIn = kind === "stand-in";
  rmSync(out, { recursive: true, force: true });
  stageApp(root, join(out, "app"), changes);
  const settings = {
    "directories.app": join(out, "app"),
    "directories.output": out,
    ...(dist && { electronDist: dist }),
    ...(isDrivable && { "electronFuses.enableNodeCliInspectArguments": true }),
    ...(isStandIn && {
      electronVersion: standInVersion,
      productName: standInName,
      "linux.executableName": standInName,
    }),
  };
  const words = Object.entries(settings).map(([name, value]) => `-c.${name}=${value}`);
  const builder = join(root, "node_modules/electron-builder/cli.js");
  const ran = spawnSync(process.execPath, [builder, "--dir", ...words], { cwd: root, encoding: "utf8" });
  if (ran.status !== 0) throw new Error(`electron-builder failed:\n${ran.stdout}${ran.stderr}`);
  return programIn(out, isStandIn ? standInName : null);
}

function programIn(out, standIn) {
  const folder = readdirSync(out).find((name) => /^(linux|win|mac)(-\w+)?(-unpacked)?$/.test(name)) ?? "";
  const names = {
    darwin: "Pigeonhole.app/Contents/MacOS/Pigeonhole",
    win32: "Pigeonhole.exe",
  };
  const program = join(out, folder, standIn ?? names[process.platform] ?? "pigeonhole");
  if (!existsSync(program)) throw new Error(`electron-builder made no ${basename(program)} in ${join(out, folder)}`);
  return program;
}
