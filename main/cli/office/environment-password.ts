/** @file Takes the password of the office database from the environment, for machines without a keychain. */

const variable = "PIGEONHOLE_DATABASE_PASSWORD";

/** Deletes the variable, so that no child process inherits it. @returns null where there is none */
export function takeDatabasePassword(environment: NodeJS.ProcessEnv): string | null {
  const { [variable]: password = null } = environment;
  delete environment[variable];
  return password;
}
