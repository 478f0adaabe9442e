/** @file Tests of files, journal, settings and command line once more, on Windows' own Node under Wine. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { hasWindows } from "../../scripts/windows-under-wine.mjs";
import { nightPlan } from "../main/cli/night-office.ts";
import { type Office, openOffice } from "../main/cli/office.ts";
import { invoices, pdf } from "../main/cli/sample-files.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { onWindows } from "./build-tests.ts";
import { packOffice, sentOnLinux, unpackOffice } from "./move-computer.ts";
import type { OutcomeLine } from "./run-files.ts";
import { runOnWindows } from "./run-on-windows.ts";

/** What takes longest first. */
const files: readonly string[] = [
  "test/windows/whole-agent.windows.ts",
  "test/windows/stop.windows.ts",
  "test/windows/files.windows.ts",
  "test/windows/case.windows.ts",
  "test/windows/policy.windows.ts",
  "test/windows/moved-journal.windows.ts",
  "test/main/parser/parser.test.ts",
  "test/main/journal/locks/driver-lock.test.ts",
  "test/main/journal/locks/named-lock.test.ts",
  "test/main/journal/journal.test.ts",
  "test/main/journal/integrity/on-share.test.ts",
  "test/main/templates/templates.test.ts",
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
/** A journal and its inbox travel from Linux to Windows and back. */
const moved = mkdtempSync(join(tmpdir(), "moved-"));
afterAll(() => rmSync(moved, { recursive: true, force: true }));

/** Gives a sandbox and an office to `act`, and closes both. */
async function inOffice(act: (office: Office, sandbox: Sandbox) => Promise<void>): Promise<void> {
  const sandbox = await startSandbox();
  const office = await openOffice(nightPlan(sandbox));
  try {
    await act(office, sandbox);
  } finally {
    await office.close();
    await sandbox.stop();
  }
}

async function runThere(): Promise<readonly OutcomeLine[]> {
  await inOffice(async (office) => {
    await office.drop("november.csv", invoices("LINUX"));
    await office.drop("10023/Prüfbericht.pdf", pdf("linux"));
    await office.drop("bad.csv", `${invoices("BAD")}someday,BAD-2,50201,Materials,GBP,a lot,1,901,Pipes\r\n`);
    await office.pigeonhole("sync");
    packOffice(office, moved);
  });
  return runOnWindows(files, { PIGEONHOLE_MOVED: onWindows(moved) });
}

const outcomes = isHere ? await runThere() : [];

test.skipIf(isHere)("Wine and Windows' Node are not here: see what set-up said", () => {});

describe.runIf(isHere)("on Windows", () => {
  for (const { name, is } of outcomes)
    test.skipIf(is === "skipped")(name, () => {
      if (typeof is !== "string") throw new Error(is.error);
    });
});

test.runIf(isHere)("a journal that comes back from Windows knows what was sent on both", async () => {
  await inOffice(async (office, sandbox) => {
    const told = await unpackOffice(moved, office);
    const sentOnWindows = ["10024/scan.pdf: done", "once more.csv: duplicate", "windows.csv: done"];
    expect(told).toEqual([...sentOnLinux, ...sentOnWindows].toSorted());
    await office.drop("again.csv", invoices("WINDOWS"));
    await office.pigeonhole("sync");
    expect(sandbox.received().batches).toEqual([]);
    expect(await office.files()).toContain("Duplicates/again.csv");
  });
});
