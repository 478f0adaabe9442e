/** @file A computer with a policy, where the system has it: the real window and the real command line under it. */

import { spawnSync } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { goTo, layDesk, type OpenWindow, openWindow } from "./open-window.ts";

const cli = resolve(import.meta.dirname, "../../main/cli.ts");

/** A start of a program that sees /etc with another folder over it, and nobody else does. */
const underEtc = (folder: string) =>
  `exec unshare --mount sh -c 'mount -t overlay overlay -o lowerdir=${folder}:/etc /etc && exec "$0" "$@"'`;

const canOverlay = spawnSync("sh", ["-c", `${underEtc("/tmp")} true`]).status === 0;

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

describe.runIf(canOverlay)("under a policy in /etc/pigeonhole", () => {
  /** A desk on a computer with this policy. @returns a program that starts others there */
  async function layComputer(policy: object) {
    const desk = await layDesk({ settleMs: 300 });
    undo.push(() => desk.clear());
    const etc = join(desk.root, "etc");
    await mkdir(join(etc, "pigeonhole"), { recursive: true });
    await writeFile(join(etc, "pigeonhole/policy.json"), JSON.stringify(policy));
    const start = async (name: string, program: string) => {
      const path = join(desk.root, name);
      await writeFile(path, `#!/bin/sh\n${underEtc(etc)} "${program}" "$@"\n`);
      await chmod(path, 0o755);
      return path;
    };
    return { desk, start };
  }

  async function openThere({ desk, start }: Awaited<ReturnType<typeof layComputer>>): Promise<OpenWindow> {
    const electron = process.env["PIGEONHOLE_ELECTRON"] ?? "";
    process.env["PIGEONHOLE_ELECTRON"] = await start("electron-there", electron);
    try {
      const window = await openWindow(desk, true);
      undo.push(window.close);
      return window;
    } finally {
      process.env["PIGEONHOLE_ELECTRON"] = electron;
    }
  }

  test("the window shows what is locked with its value, and doesn't change it", async () => {
    const computer = await layComputer({
      presets: { connections: [{ id: "head-office" }] },
      locked: { openAtLogin: false, inboxes: [{ id: "*", sending: "after-approval", hours: null }] },
      closed: ["connections"],
    });
    const window = await openThere(computer);
    const { page } = window;
    await goTo(window, "Inboxes");
    // What only IT adds or removes.
    await page.getByRole("button", { name: /^Change.*inbox$/ }).waitFor();
    expect(await page.getByRole("button", { name: /^Add a connection|^Remove/ }).count()).toBe(0);
    await page.getByRole("button", { name: /^Change.*inbox$/ }).click();
    const sending = page.locator('[name="sending"]');
    await expect.poll(() => sending.isDisabled()).toBe(true);
    expect(await sending.inputValue()).toBe("after-approval");
    expect(await page.getByText("Set by your IT.").count()).toBeGreaterThan(1);
    await page.getByText("More settings").click();
    await page.locator('[name="dateOrder"]').selectOption("dmy");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Inboxes", level: 2 }).waitFor();
    const saved = JSON.parse(await readFile(join(computer.desk.dataFolder, "config.json"), "utf8"));
    expect(saved.inboxes[0].dateOrder).toBe("dmy");
    await goTo(window, "Settings");
    await page.getByText("They're in /etc/pigeonhole/policy.json.").waitFor();
    expect(await page.getByRole("checkbox", { name: /Start Pigeonhole/ }).isDisabled()).toBe(true);
  });

  test("the command line refuses to change what is locked, and says where that is set", async () => {
    const { desk, start } = await layComputer({ locked: { office: null } });
    const node = await start("node-there", process.execPath);
    const words = ["office", "create", "postgresql://pigeonhole@127.0.0.1:9/office", "--data", desk.dataFolder];
    const { status, stderr } = spawnSync(node, [cli, ...words], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringContaining("our IT has set office")]);
    expect(stderr).toContain("/etc/pigeonhole/policy.json");
  });
});
