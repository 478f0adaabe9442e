/** @file `sign-in` and `sign-out` from a terminal. */

import { createInterface } from "node:readline/promises";
import type { Connection } from "../../shared/settings.ts";
import type { Parts } from "../assemble.ts";

/** The connection that was named, or the only one there is. */
export function chooseConnection(parts: Parts, id: string | undefined): Connection | null {
  const { connections } = parts.settings.read().settings;
  const chosen =
    id === undefined ? (connections.length === 1 ? connections[0] : undefined) : connections.find((c) => c.id === id);
  if (chosen) return chosen;
  const known = connections.map((connection) => connection.id).join(", ") || "none";
  process.stderr.write(
    `${id === undefined ? "Say which connection" : `There is no connection ${id}`}; there is: ${known}.\n`,
  );
  return null;
}

/** Prints the address, waits for the browser to come back, and keeps what comes of it in the keychain. */
export async function signIn(
  parts: Parts,
  connection: Connection,
  secret: { readonly given: string | null; readonly isAsked: boolean },
  signal: AbortSignal,
): Promise<number> {
  // A person's client may have a secret too (service.md 5.1); one that was given once is kept, so that the window has it.
  if (connection.flow === "client-credentials" || secret.given !== null || secret.isAsked) {
    const given = secret.given ?? (await askSecret(connection, signal));
    if (given === "") {
      process.stderr.write("Not signed in: no secret was given. Nothing was changed.\n");
      return 3;
    }
    const kept = await parts.accounts.keepSecret(connection, given);
    if (!kept.ok) process.stderr.write(`${kept.error}\n`);
  }
  const open = (address: string) => {
    process.stdout.write(`Open this address in a browser and sign in:\n\n${address}\n\n`);
  };
  const signedIn = await parts.accounts.signIn(connection, open, signal);
  if (!signedIn.ok) {
    process.stderr.write(`${signedIn.error}\n`);
    return 3;
  }
  process.stdout.write(`Signed in to ${connection.name}${signedIn.value === null ? "" : ` as ${signedIn.value}`}.\n`);
  return 0;
}

export async function signOut(parts: Parts, connection: Connection): Promise<number> {
  const signedOut = await parts.accounts.signOut(connection);
  if (!signedOut.ok) {
    process.stderr.write(`${signedOut.error}\n`);
    return 3;
  }
  process.stdout.write(`Signed out of ${connection.name}.\n`);
  return 0;
}

/** From the terminal or a pipe, never from the command line: other programs can read that. */
async function askSecret(connection: Connection, signal: AbortSignal): Promise<string> {
  process.stderr.write(`The client secret of ${connection.name}: `);
  try {
    for await (const line of createInterface({ input: process.stdin, signal })) return line.trim();
    return "";
  } finally {
    // A pipe that its writer holds open would keep this process from ending.
    process.stdin.destroy();
  }
}
