/** @file `office leave` on a computer that works alone. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leaveOffice } from "../../../main/assemble/office/set-up-office.ts";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import { createSettingsStore } from "../../../main/settings/settings-store.ts";
import { sayNotSetUp } from "../../../shared/wording/agent/say-not-set-up.ts";

test("a computer that works alone is told that it belongs to no office", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "leave-"));
  const settings = createSettingsStore(join(dataFolder, "config.json"), () => openWithConf(dataFolder));
  const left = await leaveOffice({ dataFolder, settings, databasePassword: null, who: "ada" });
  rmSync(dataFolder, { recursive: true });
  if (left.ok) throw new Error("It left an office.");
  expect(sayNotSetUp(left.error, "config.json")).toBe("This computer doesn't belong to an office.");
});
