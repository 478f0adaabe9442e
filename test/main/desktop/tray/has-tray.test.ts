/** @file Whether the desktop shows icons, asked of a real session bus. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasTray } from "../../../../main/desktop/tray/has-tray.ts";
import { ownBusName } from "../../../fakes/own-bus-name.ts";

const watcher = "org.kde.StatusNotifierWatcher";

test("Windows and macOS always have a tray", async () => {
  expect([await hasTray("win32", {}, 0), await hasTray("darwin", {}, 0)]).toEqual([true, true]);
});

test("without D-Bus there is no tray", async () => {
  const nowhere = { PATH: process.env["PATH"], DBUS_SESSION_BUS_ADDRESS: "unix:path=/nonexistent/bus" };
  expect([await hasTray("linux", nowhere, 0), await hasTray("linux", { PATH: "/nonexistent" }, 0)]).toEqual([
    false,
    false,
  ]);
});

describe.runIf(process.platform === "linux")("on Linux", () => {
  let folder: string;
  let daemon: ChildProcess;
  let address: string;
  const look = (patienceMs: number) =>
    hasTray("linux", { PATH: process.env["PATH"], DBUS_SESSION_BUS_ADDRESS: address }, patienceMs);

  // A bus of our own: on the one of this login another test may be the panel.
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bus-"));
    const listen = `--address=unix:path=${join(folder, "bus")}`;
    daemon = spawn("dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=1", listen]);
    const [said] = await once(daemon.stdout ?? daemon, "data");
    address = String(said).trim();
  });
  afterAll(() => {
    daemon.kill();
    rmSync(folder, { recursive: true });
  });

  test("there is a tray while a program on the bus shows icons", async () => {
    expect(await look(0)).toBe(false);
    const panel = await ownBusName(address, watcher);
    expect(await look(0)).toBe(true);
    panel.release();
    await expect.poll(() => look(0)).toBe(false);
  });

  test("has-tray waits for a panel that starts later", async () => {
    const found = look(20_000);
    await wait(1_500);
    const panel = await ownBusName(address, watcher);
    expect(await found).toBe(true);
    panel.release();
  });
});
