/** @file The deb and the rpm, as electron-builder has them made: what is in them, and what they do to a computer. */

import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canMakePackages } from "../../scripts/install-debian-packages.mjs";
import { makeSmallRoot } from "./small-root.ts";

const repo = resolve(import.meta.dirname, "../..");
const isHere = canMakePackages();

test.skipIf(isHere)("dpkg, rpm or root's rights are not here: see what set-up said", () => {});

describe.runIf(isHere)("a package", () => {
  const root = mkdtempSync(join(tmpdir(), "packages-"));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const run = (command: string, ...words: readonly string[]) =>
    execFileSync(command, words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  /** Has electron-builder make both packages around a small program. */
  function build(version: string): void {
    const { name, description, license, author, homepage, main, desktopName } = JSON.parse(
      readFileSync(join(repo, "package.json"), "utf8"),
    );
    const at = (path: string) => join(root, version, path);
    mkdirSync(at("program/resources"), { recursive: true });
    mkdirSync(at("app"));
    writeFileSync(at("program/pigeonhole"), `#!/bin/sh\necho ${version}\n`);
    chmodSync(at("program/pigeonhole"), 0o755);
    for (const file of ["chrome-sandbox", "resources/app.asar"]) writeFileSync(at(`program/${file}`), version);
    const manifest = { name, version, description, license, author, homepage, main, desktopName, dependencies: {} };
    writeFileSync(at("app/package.json"), JSON.stringify(manifest));
    const directories = { app: at("app"), output: at("made") };
    // The papers are of a whole build.
    const config = { extends: join(repo, "electron-builder.yml"), afterAllArtifactBuild: null, directories };
    writeFileSync(at("config.json"), JSON.stringify(config));
    const builder = join(repo, "node_modules/electron-builder/cli.js");
    const words = ["--linux", "deb", "rpm", "--prepackaged", at("program"), "--config", at("config.json")];
    mkdirSync(at("tmp"));
    const fpm = join(import.meta.dirname, "stand-in-fpm.mjs");
    const env = { ...process.env, TMPDIR: at("tmp"), CUSTOM_FPM_PATH: fpm };
    execFileSync(process.execPath, [builder, ...words], { cwd: repo, env, stdio: ["ignore", "pipe", "pipe"] });
  }
  const made = (version: string, ending: string) => {
    const folder = join(root, version, "made");
    return join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? ending);
  };
  beforeAll(() => {
    for (const version of ["0.1.0", "0.1.1"]) build(version);
    for (const name of ["debian", "fedora"]) makeSmallRoot(join(root, name));
  });

  const shipped = [
    "/opt/Pigeonhole/pigeonhole",
    "/opt/Pigeonhole/resources/app.asar",
    "/usr/lib/systemd/system/pigeonhole.service",
    "/usr/lib/sysusers.d/pigeonhole.conf",
    "/usr/share/applications/pigeonhole.desktop",
    "/usr/share/icons/hicolor/256x256/apps/pigeonhole.png",
    "/usr/share/mime/packages/pigeonhole.xml",
  ];

  test("names what it needs, the keychain's library too", () => {
    expect(run("dpkg-deb", "--field", made("0.1.0", ".deb"), "Depends")).toMatch(/\blibsecret-1-0\b/);
    expect(run("rpm", "-qp", "--requires", made("0.1.0", ".rpm"))).toMatch(/^\(libsecret or libsecret-1-0\)$/m);
  });

  test.each([
    ["deb", "debian", (root: string, file: string) => ["dpkg", `--root=${root}`, "--force-depends", "-i", file]],
    ["rpm", "fedora", (root: string, file: string) => ["rpm", `--root=${root}`, "-U", "--nodeps", file]],
  ] as const)(
    "the %s installs, is replaced by the next version, and leaves nothing when removed",
    (ending, name, installing) => {
      const computer = join(root, name);
      const install = (version: string) => {
        const [command = "", ...words] = installing(computer, made(version, `.${ending}`));
        run(command, ...words);
        // As somebody types it.
        return run("chroot", computer, "/usr/bin/pigeonhole").trim();
      };
      expect(install("0.1.0")).toBe("0.1.0");
      expect(shipped.filter((path) => !existsSync(join(computer, path)))).toEqual([]);
      // Chromium's sandbox works one way or the other.
      expect([0o4755, 0o755]).toContain(lstatSync(join(computer, "opt/Pigeonhole/chrome-sandbox")).mode & 0o7777);
      // The service is there, and off.
      expect(existsSync(join(computer, "etc/systemd"))).toBe(false);
      expect(install("0.1.1")).toBe("0.1.1");
      if (ending === "deb") run("dpkg", `--root=${computer}`, "--force-depends", "-P", "pigeonhole");
      else run("rpm", `--root=${computer}`, "-e", "--nodeps", "pigeonhole");
      expect(ofOurs(computer)).toEqual([]);
    },
  );

  test("its menu entry opens the window, with a setup file too, and its service is one that systemd takes", () => {
    const computer = join(root, "unpacked");
    run("dpkg-deb", "-x", made("0.1.0", ".deb"), computer);
    const entry = read("unpacked/usr/share/applications/pigeonhole.desktop");
    expect(entry).toMatch(/^Exec=\/opt\/Pigeonhole\/pigeonhole %U$/m);
    expect(entry).toMatch(/^MimeType=application\/x-pigeonhole-setup;$/m);
    expect(entry).toMatch(/^StartupWMClass=pigeonhole$/m);
    expect(read("unpacked/usr/share/mime/packages/pigeonhole.xml")).toContain("*.pigeonhole-setup");
    if (spawnSync("systemd-analyze", ["--version"]).status !== 0) return;
    const unit = join(computer, "usr/lib/systemd/system/pigeonhole.service");
    const installed = readFileSync(unit, "utf8");
    const [, program = ""] = /^ExecStart=(\S+)/m.exec(installed) ?? [];
    expect(existsSync(join(computer, program))).toBe(true);
    writeFileSync(unit, installed.replace(program, join(computer, program)));
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    const users = join(computer, "usr/lib/sysusers.d/pigeonhole.conf");
    expect(spawnSync("systemd-sysusers", ["--dry-run", users], { encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: expect.stringContaining("'pigeonhole'"),
    });
  });
});

/** Every path with our name in it. */
const ofOurs = (computer: string) =>
  readdirSync(computer, { recursive: true, encoding: "utf8" }).filter((path) => /pigeonhole/i.test(path));
