/** @file What the packaged app may not do, as its packager is told: no Node of its own, no inspector, nothing but its archive. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { wantedFuses } from "../main/selftest/app/fuses.ts";

const config = readFileSync(resolve(import.meta.dirname, "../electron-builder.yml"), "utf8");

/** The lines `key: value` that stand under `section:`. */
function section(name: string): Readonly<Record<string, string>> {
  const [, body = ""] = new RegExp(`^${name}:\\n((?: {2}.*\\n)+)`, "m").exec(config) ?? [];
  return Object.fromEntries([...body.matchAll(/^ {2}(\w+): (\S+)$/gm)].map(([, key, value]) => [key, value]));
}

test("every fuse is set, and the self-test wants the same of the installed program", () => {
  const wanted = Object.entries(wantedFuses).map(([name, isOn]) => [name, String(isOn)]);
  expect(section("electronFuses")).toEqual(Object.fromEntries(wanted));
});

test("the app is packed into an archive, and only from the folder that the build is staged in", () => {
  expect(config).toMatch(/^asar: true$/m);
  expect(config).toMatch(/^ {2}app: out\/app$/m);
  expect(config).toMatch(/^afterPack: scripts\/ship\/check-packed[.]mjs$/m);
});

test("nothing in the source switches a protection off, or reaches into the page", () => {
  const root = resolve(import.meta.dirname, "..");
  const read = (file: string) => readFileSync(resolve(root, file), "utf8");
  const files = ["main", "renderer"].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /[.]tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(300);
  const source = files.map(read).join("\n");
  expect(source).not.toMatch(
    /nodeIntegration: true|contextIsolation: false|sandbox: false|webSecurity: false|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|webviewTag: true|@electron\/remote|enableRemoteModule/,
  );
  // The engine's own language, and its silence in a terminal: no other switch of it is ours to set.
  expect(source).not.toMatch(/appendSwitch\((?!"(lang|log-level)",)/);
  expect(source).not.toMatch(/ignore-certificate-errors|setCertificateVerifyProc|executeJavaScript/);
  expect(read("main/desktop/main-window.ts")).toContain("devTools: !app.isPackaged");
  expect(read("main/desktop/set-up-app.ts")).toContain("app.requestSingleInstanceLock()");
});
