/** @file Stores the morning reports: a page, a table and the figures of each day, in a folder of the data folder. */

import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReportFiles } from "./write-morning-report.ts";

/** For our own account alone, as all in the data folder. */
const [folderMode, fileMode] = [0o700, 0o600];

export function createReportFiles(folder: string): ReportFiles {
  return {
    path: (name) => join(folder, name),
    async write(name, text) {
      await mkdir(folder, { recursive: true, mode: folderMode });
      const draft = join(folder, `.${name}.part`);
      await writeFile(draft, text, { mode: fileMode });
      await rename(draft, join(folder, name));
    },
    read: (name) =>
      readFile(join(folder, name), "utf8").catch((problem: NodeJS.ErrnoException) => {
        if (problem.code === "ENOENT") return null;
        throw problem;
      }),
  };
}
