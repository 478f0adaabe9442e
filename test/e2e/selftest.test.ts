/** @file The packed program, not the checkout: it checks itself, and finds what is wrong with it. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fileWithFuses, wrongFuses } from "../../main/selftest/app/fuses.ts";
import { outFolder } from "../../scripts/built-app.mjs";
import { problemsOfArchive } from "../../scripts/ship/check-packed.mjs";
import { noticesOf } from "../../scripts/ship/notices.mjs";
import { packFolder } from "../../scripts/ship/pack-folder.mjs";
import { makeSbom } from "../../scripts/ship/sbom.mjs";
import { shippedPackages } from "../../scripts/ship/shipped-packages.mjs";

const repo = resolve(import.meta.dirname, "../..");
const isStandIn = process.env["PIGEONHOLE_ELECTRON_KIND"] === "stand-in";

let packed: string;
let program: string;
let home: string;
beforeAll(() => {
  packed = mkdtempSync(join(tmpdir(), "packed-"));
  program = packFolder(repo, packed);
}, 300_000);
afterAll(() => rmSync(packed, { recursive: true, force: true }));
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "home-"));
  for (const folder of ["config", "cache", "tmp"]) mkdirSync(join(home, folder));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Everything that the program writes is below `home`. */
async function checkItself(hasDisplay = true) {
  const { DISPLAY, WAYLAND_DISPLAY, ...env } = process.env;
  const child = spawn(program, [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--selftest"], {
    env: {
      ...env,
      ...(hasDisplay && { DISPLAY, WAYLAND_DISPLAY }),
      XDG_CONFIG_HOME: join(home, "config"),
      XDG_CACHE_HOME: join(home, "cache"),
      TMPDIR: join(home, "tmp"),
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  const lines = said.trim().split("\n");
  const failures = lines.filter((line) => line.startsWith("FAILED"));
  return { code, failures, last: lines.at(-1), left: lines.filter((line) => line.startsWith("- ")) };
}

const below = (folder: string) => readdirSync(folder, { recursive: true }).toSorted();

test("a packed Pigeonhole checks itself, finds nothing wrong, and leaves nothing behind", async () => {
  const ended = await checkItself();
  expect(ended).toEqual({ code: 0, failures: [], last: "12 passed, 0 failed", left: [] });
  expect(below(home)).toEqual(["cache", "config", "tmp"]);
});

test("without a display it checks all but the window and the tray", async () => {
  const { code, failures, last, left } = await checkItself(false);
  expect([code, failures, last, left.length]).toEqual([0, [], "10 passed, 0 failed", 2]);
  expect(below(join(home, "config"))).toEqual([]);
});

test("it finds a file of its own that was changed", async () => {
  const archive = join(dirname(program), "resources/app.asar");
  const whole = readFileSync(archive);
  const changed = Buffer.from(whole);
  // In the licences, so that it still runs.
  changed.writeUInt8(0x21, whole.indexOf("Pigeonhole contains the following software"));
  writeFileSync(archive, changed);
  try {
    const { code, failures, last } = await checkItself(false);
    expect([code, failures, last]).toEqual([
      1,
      ["FAILED  Files of the program: THIRD-PARTY-NOTICES.txt"],
      "9 passed, 1 failed",
    ]);
  } finally {
    writeFileSync(archive, whole);
  }
});

describe("what is packed", () => {
  test("has the fuses as they are configured, as Electron's own library reads them", async () => {
    const { version: _, ...wire } = await getCurrentFuseWire(program);
    const on = [FuseV1Options.EnableCookieEncryption, FuseV1Options.EnableEmbeddedAsarIntegrityValidation];
    const expected = Object.values(FuseV1Options)
      .filter((fuse) => typeof fuse === "number")
      .map((fuse) => [
        String(fuse),
        ([...on, FuseV1Options.OnlyLoadAppFromAsar].includes(fuse) ? "1" : "0").charCodeAt(0),
      ]);
    expect(wire).toMatchObject(Object.fromEntries(expected));
    expect(wrongFuses(readFileSync(fileWithFuses(program)))).toEqual([]);
  });

  test("is what runs, and no more of it than its budget", () => {
    expect(problemsOfArchive(join(dirname(program), "resources/app.asar"), isStandIn)).toEqual([]);
  });

  test("is listed whole in the SBOM, with the licence of each part", () => {
    const shipped = shippedPackages(join(repo, outFolder()), ["keytar"], join(repo, "node_modules"));
    const sbom = makeSbom(repo, shipped);
    expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(["CycloneDX", "pigeonhole"]);
    // Of the engine, which the bundler doesn't see, there is one more.
    expect(sbom.components).toHaveLength(shipped.length + 1);
    const addresses = sbom.components.map(({ purl }) => purl);
    for (const part of ["pkg:npm/electron@", "pkg:npm/keytar@", "pkg:npm/preact@", "pkg:npm/%40e965/xlsx@"])
      expect(addresses).toContainEqual(expect.stringContaining(part));
    expect(addresses.join("\n")).not.toMatch(/vitest|electron-builder|typescript|photostructure/);
    for (const { name, licenses, hashes, scope } of sbom.components)
      expect([name, scope, licenses?.length, hashes?.[0]?.alg]).toEqual([name, "required", 1, "SHA-512"]);
    const notices = noticesOf(shipped);
    for (const { name, version } of shipped) expect(notices).toContain(`${name} ${version} (`);
  });

  test.runIf(isStandIn)("says in its name that a stand-in isn't for distribution", () => {
    expect(program).toContain("not-for-distribution");
  });
});
