/** @file The command that saves a setup file for colleagues. */

import { writeFile } from "node:fs/promises";
import { makeSetup, setupFileName } from "../../../shared/settings/setup-file.ts";
import { fail, ok } from "../../../shared/values/result.ts";
import { aside } from "../../../shared/wording/say-machine.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import type { Handlers } from "../bridge.ts";

export const setupHandlers = (
  settings: Pick<Assembly["settings"], "read">,
  chooseWhereToSave: (name: string) => Promise<string | null>,
): Pick<Handlers, "setup.save"> => ({
  "setup.save": async () => {
    const path = await chooseWhereToSave(setupFileName);
    if (path === null) return ok(null);
    try {
      await writeFile(path, `${JSON.stringify(makeSetup(settings.read().settings), null, 2)}\n`);
      return ok(path);
    } catch (problem) {
      return fail({ message: words.setup.notSaved(aside((problem as Error).message)) });
    }
  },
});
