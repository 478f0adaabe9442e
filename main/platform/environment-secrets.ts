/** @file Takes the secrets of a machine without a keychain from the environment, so that no child process inherits them. */

import { readFileSync } from "node:fs";
import { words } from "../../shared/words/spoken.ts";

const secretName = "PIGEONHOLE_CLIENT_SECRET";
const secretFileName = "PIGEONHOLE_CLIENT_SECRET_FILE";
const passwordName = "PIGEONHOLE_DATABASE_PASSWORD";
const mailPasswordName = "PIGEONHOLE_MAIL_PASSWORD";

/** The secrets that were in the environment; null where there was none. */
export interface EnvironmentSecrets {
  /** The client secret, or what the file holds that is named for it. */
  readonly environmentSecret: string | null;
  /** The password of the office database. */
  readonly databasePassword: string | null;
  /** The password of the mail server for alerts. */
  readonly mailPassword: string | null;
}

/** Reads the secrets and deletes their variables. An unreadable file is reported on stderr. */
export function takeEnvironmentSecrets(environment: NodeJS.ProcessEnv): EnvironmentSecrets {
  const { [secretName]: secret, [secretFileName]: file } = environment;
  const { [passwordName]: databasePassword = null, [mailPasswordName]: mailPassword = null } = environment;
  for (const name of [secretName, secretFileName, passwordName, mailPasswordName]) delete environment[name];
  const fromFile = secret === undefined && file !== undefined ? readSecret(file) : null;
  return { environmentSecret: secret ?? fromFile, databasePassword, mailPassword };
}

/** Puts the secrets back, for the same program that is about to start again. */
export function putBackSecrets(
  environment: NodeJS.ProcessEnv,
  { environmentSecret, databasePassword, mailPassword }: EnvironmentSecrets,
): void {
  if (environmentSecret !== null) environment[secretName] = environmentSecret;
  if (databasePassword !== null) environment[passwordName] = databasePassword;
  if (mailPassword !== null) environment[mailPasswordName] = mailPassword;
}

function readSecret(file: string): string | null {
  try {
    // Editors and `echo` end the file with a line break that is not part of the secret.
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (problem) {
    const { code = String(problem) } = problem as NodeJS.ErrnoException;
    process.stderr.write(`${words.cli.secretUnreadable(file, code)}\n`);
    return null;
  }
}
