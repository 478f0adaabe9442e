/** @file Takes the client secret of a machine without a keychain from an environment variable, or from the file it names. */

import { readFileSync } from "node:fs";
import { words } from "../../shared/words/spoken.ts";

const variable = "PIGEONHOLE_CLIENT_SECRET";
const fileVariable = "PIGEONHOLE_CLIENT_SECRET_FILE";

/**
 * Reads the secret and deletes both variables, so that no child process inherits them.
 *
 * @returns null if there is no secret. An unreadable file is reported on stderr.
 */
export function takeEnvironmentSecret(environment: NodeJS.ProcessEnv): string | null {
  const { [variable]: secret, [fileVariable]: file } = environment;
  delete environment[variable];
  delete environment[fileVariable];
  if (secret !== undefined || file === undefined) return secret ?? null;
  try {
    // Editors and `echo` end the file with a line break that is not part of the secret.
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (problem) {
    const { code = String(problem) } = problem as NodeJS.ErrnoException;
    process.stderr.write(`${words.cli.secretUnreadable(file, code)}\n`);
    return null;
  }
}
