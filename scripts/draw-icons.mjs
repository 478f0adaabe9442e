/**
 * @file Draws the tray icons and the app icon into build/, and those of the packages into packaging/icons/. Run it after a change to a drawing: node scripts/draw-icons.mjs
 *
 * The icons are committed, so that a build does not draw them.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { appDrawing, asTemplate, trayDrawings } from "./icons/drawings.mjs";
import { icnsFromLayers, icoFromLayers, paint, pngFromPixels } from "./icons/paint.mjs";

const build = new URL("../build/", import.meta.url);
const tray = new URL("tray/", build);
mkdirSync(tray, { recursive: true });

const drawPng = (folder, name, layers, sizePixels) =>
  writeFileSync(new URL(name, folder), pngFromPixels(paint(layers, sizePixels), sizePixels));

for (const [state, layers] of Object.entries(trayDrawings)) {
  // Electron finds @2x files by itself, and on macOS treats a name that ends in Template as a template image.
  drawPng(tray, `${state}.png`, layers, 16);
  drawPng(tray, `${state}@2x.png`, layers, 32);
  drawPng(tray, `${state}Template.png`, asTemplate(layers), 16);
  drawPng(tray, `${state}Template@2x.png`, asTemplate(layers), 32);
  writeFileSync(new URL(`${state}.ico`, tray), icoFromLayers(layers, [16, 20, 24, 32, 48]));
}
drawPng(build, "icon.png", appDrawing, 512);
writeFileSync(new URL("icon.ico", build), icoFromLayers(appDrawing, [16, 24, 32, 48, 64, 128, 256]));

// Not into build/, which is packed with the page.
const packages = new URL("../packaging/icons/", import.meta.url);
mkdirSync(packages, { recursive: true });
for (const size of [16, 32, 48, 64, 128, 256, 512]) drawPng(packages, `${size}x${size}.png`, appDrawing, size);
writeFileSync(new URL("icon.icns", packages), icnsFromLayers(appDrawing));
