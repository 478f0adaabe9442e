/** @file Tests of files, journal, settings and command line once more, on Windows' own Node under Wine. */

import { resolve } from "node:path";
import { describe, test } from "vitest";
import { hasWindows } from "../../scripts/windows-under-wine.mjs";
import type { OutcomeLine } from "./run-files.ts";
import { runOnWindows } from "./run-on-windows.ts";

/** What takes longest first. */
const files: readonly string[] = [
  "test/windows/whole-agent.windows.ts",
  "test/windows/stop.windows.ts",
  "test/windows/files.windows.ts",
  "test/windows/case.windows.ts",
  "test/windows/policy.windows.ts",
  "test/contracts/folder.test.ts",
  "test/contracts/journal.test.ts",
  "test/contracts/markers.test.ts",
  "test/contracts/sent-pdfs.test.ts",
  "test/contracts/token-vault.test.ts",
  "test/main/inbox/add-files.test.ts",
  "test/main/inbox/count-inbox.test.ts",
  "test/main/inbox/file-away.test.ts",
  "test/main/inbox/settled.test.ts",
  "test/main/inbox/try-folder.test.ts",
  "test/main/inbox/look-inside.test.ts",
  "test/main/platform/file-watcher.test.ts",
  "test/main/platform/health-file.test.ts",
  "test/main/platform/instance.test.ts",
  "test/main/platform/ping.test.ts",
  "test/main/settings/folders-on-disk.test.ts",
  "test/main/settings/policy.test.ts",
  "test/main/settings/settings-store.test.ts",
];

const isHere = hasWindows(resolve(import.meta.dirname, "../.."));
const outcomes: readonly OutcomeLine[] = isHere ? await runOnWindows(files) : [];

test.skipIf(isHere)("Wine and Windows' Node are not here: see what set-up said", () => {});

describe.runIf(isHere)("on Windows", () => {
  for (const { name, is } of outcomes)
    test.skipIf(is === "skipped")(name, () => {
      if (typeof is !== "string") throw new Error(is.error);
    });
});
