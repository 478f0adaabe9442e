/** @file A client secret for machines without a keychain: from the environment, or from a file that it names. */

import { readFileSync } from "node:fs";
import { words } from "../../shared/words/spoken.ts";

const variable = "PIGEONHOLE_CLIENT_SECRET";
const fileVariable = "PIGEONHOLE_CLIENT_SECRET_FILE";

/**
 * Takes it out of the environment, so that no child of ours inherits it.
 *
 * @returns null where there is none. A file that is named and cannot be read is said on stderr.
 */
export function takeEnvironmentSecret(environment: NodeJS.ProcessEnv): string | null {
  const { [variable]: secret, [fileVariable]: file } = environment;
  delete environment[variable];
  delete environment[fileVariable];
  if (secret !== undefined || file === undefined) return secret ?? null;
  try {
    // Whoever makes such a file with an editor or echo leaves a line's end behind it.
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (problem) {
    const { code = String(problem) } = problem as NodeJS.ErrnoException;
    process.stderr.write(`${words.cli.secretUnreadable(file, code)}\n`);
    return null;
  }
}
