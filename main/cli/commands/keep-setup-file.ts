/** @file `setup FILE`: has this data folder use a setup file, as opening it in the window does. */

import { resolve } from "node:path";
import type { Setup, SetupProblem } from "../../../shared/settings/setup-file.ts";
import type { Result } from "../../../shared/values/result.ts";
import { saySetup, saySetupProblem } from "../../../shared/wording/say-setup.ts";
import { words } from "../../../shared/words/spoken.ts";

interface SetupKeeping {
  readonly read: (path: string) => Result<Setup, SetupProblem>;
  /** @throws what the disk says */
  readonly keep: (setup: Setup) => void;
}

/** Exit code: 0, or 2 where the file can't be used. */
export function keepSetupFile(file: string, { read, keep }: SetupKeeping): number {
  const path = resolve(file);
  const setup = read(path);
  try {
    if (setup.ok) keep(setup.value);
  } catch (problem) {
    process.stderr.write(`${words.setup.notSaved((problem as Error).message)}\n`);
    return 2;
  }
  if (!setup.ok) {
    process.stderr.write(`${saySetupProblem(setup.error, path)}\n`);
    return 2;
  }
  process.stdout.write(`${[words.setup.kept(path), ...saySetup(setup.value)].join("\n")}\n`);
  return 0;
}
