/** @file Checks the installed program itself: its fuses and its archive. */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { app } from "electron/main";
import { words } from "../../../shared/words/spoken.ts";
import { type Check, failed, leftOut, passed } from "../check.ts";
import { readArchive } from "./archive.ts";
import { fileWithFuses, wrongFuses } from "./fuses.ts";

export const packageChecks: readonly Check[] = [
  {
    name: "fuses",
    async run() {
      if (!app.isPackaged) return leftOut(words.selftest.notPacked);
      const wrong = wrongFuses(await readFile(fileWithFuses(process.execPath)));
      if (wrong === null) return failed(words.selftest.noFuses);
      return wrong.length === 0 ? passed() : failed(wrong.join(", "));
    },
  },
  {
    name: "archive",
    run() {
      if (!app.isPackaged) return leftOut(words.selftest.notPacked);
      const { files, damaged } = withoutArchives(() =>
        readArchive(join(process.resourcesPath, "app.asar"), readFileSync),
      );
      return damaged.length === 0 ? passed(words.selftest.filesWhole(files)) : failed(damaged.join(", "));
    },
  },
];

/** Electron shows an archive as a folder, unless it is told that there are none. */
function withoutArchives<T>(act: () => T): T {
  process.noAsar = true;
  try {
    return act();
  } finally {
    process.noAsar = false;
  }
}
