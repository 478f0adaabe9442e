/** @file Which files Windows lets us open, and what it means where it does not. Its answers are played: Wine gives them to no root. */

import type { FileHandle } from "node:fs/promises";
import { expect, test } from "vitest";
import { isHeldElsewhere, mayMoveSoon, openStill } from "../../../main/inbox/open-still.ts";

/** Opens as Windows would, and keeps what was asked for. */
function playWindows(answers: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const open = async (_: string, flags: string | number): Promise<FileHandle> => {
    const way = typeof flags === "string" ? flags : "alone";
    asked.push(way);
    if (answers[way]) throw Object.assign(new Error(answers[way]), { code: answers[way] });
    return { close: async () => {} } as FileHandle;
  };
  return { asked, open };
}

test("a file that another program writes is not opened", async () => {
  const { open, asked } = playWindows({ "r+": "EBUSY" });
  await expect(openStill("a.pdf", "win32", open)).rejects.toThrow("EBUSY");
  expect(asked).toEqual(["r+"]);
});

test("a read-only file is opened once nobody else has it open", async () => {
  const { open, asked } = playWindows({ "r+": "EPERM" });
  await openStill("a.pdf", "win32", open);
  expect(asked).toEqual(["r+", "alone", "r"]);
});

test("a read-only file that is still being copied is not opened", async () => {
  const { open } = playWindows({ "r+": "EPERM", alone: "EBUSY" });
  await expect(openStill("a.pdf", "win32", open)).rejects.toThrow("EBUSY");
});

test("other systems tell nothing of other programs, and are asked nothing", async () => {
  const { open, asked } = playWindows({ "r+": "EPERM" });
  await openStill("a.pdf", "linux", open);
  expect(asked).toEqual(["r"]);
});

test.each([
  ["win32", "EBUSY", true, true],
  ["win32", "EPERM", false, true],
  ["win32", "EACCES", false, true],
  ["win32", "ENOSPC", false, false],
  ["linux", "EACCES", true, false],
] as const)("on %s, %s means: open elsewhere %s, may be moved soon %s", (platform, code, isHeld, mayMove) => {
  expect([isHeldElsewhere(code, platform), mayMoveSoon(code, platform)]).toEqual([isHeld, mayMove]);
});
