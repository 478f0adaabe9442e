/** @file `sign-in`, `sign-out` and `confirm-account`: the account of a connection, from a terminal. */

import type { Connection } from "../../shared/settings/settings.ts";
import { sayAccountDoubt } from "../../shared/wording/agent/say-agent.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { askInTurn } from "./ask-in-turn.ts";

/** The connection with this id, or the only connection. Reports on stderr and returns null if there is none. */
export function chooseConnection(parts: Assembly, id: string | undefined): Connection | null {
  const { connections } = parts.settings.read().settings;
  const chosen =
    id === undefined ? (connections.length === 1 ? connections[0] : undefined) : connections.find((c) => c.id === id);
  if (chosen) return chosen;
  const known = connections.map((connection) => connection.id);
  const { whichConnection, noConnection } = words.cli;
  process.stderr.write(`${id === undefined ? whichConnection(known) : noConnection(id, known)}\n`);
  return null;
}

/** Prints the address to open, waits for the browser's redirect, and keeps the tokens in the keychain. */
export async function signIn(
  parts: Assembly,
  connection: Connection,
  secret: { readonly given: string | null; readonly isAsked: boolean },
  signal: AbortSignal,
): Promise<number> {
  // A browser client may have a secret too (service.md 5.1). It is kept, so that the window can use it.
  if (connection.flow === "client-credentials" || secret.given !== null || secret.isAsked) {
    const given = secret.given ?? (await askSecret(connection, signal));
    if (given === "") {
      process.stderr.write(`${words.cli.noSecretGiven}\n`);
      return 3;
    }
    const kept = await parts.accounts.keepSecret(connection, given);
    if (!kept.ok) process.stderr.write(`${kept.error}\n`);
  }
  const open = (address: string) => {
    process.stdout.write(`${words.cli.openAddress}\n\n${address}\n\n`);
  };
  const signedIn = await parts.accounts.signIn(connection, open, signal);
  if (!signedIn.ok) {
    process.stderr.write(`${signedIn.error}\n`);
    return 3;
  }
  const { name } = connection;
  const who = signedIn.value;
  process.stdout.write(`${who === null ? words.cli.signedIn(name) : words.cli.signedInAs(name, who)}\n`);
  const { account, doubt } = await parts.accounts.status(connection);
  const said = sayAccountDoubt({ name, account, ...(doubt && { doubt }) });
  if (said === null) return 0;
  process.stderr.write(`${said} ${words.cli.howToConfirm(connection.id)}\n`);
  return 3;
}

/** Takes a person's word that the account that is signed in may send over the connection. */
export async function confirmAccount(parts: Assembly, connection: Connection): Promise<number> {
  const { accountConfirmed, nothingToConfirm } = words.cli;
  const wasInDoubt = await parts.accounts.confirm(connection);
  process.stdout.write(`${(wasInDoubt ? accountConfirmed : nothingToConfirm)(connection.name)}\n`);
  return 0;
}

/** Signs out and resolves with the exit code: 0, or 3 if that failed. */
export async function signOut(parts: Assembly, connection: Connection): Promise<number> {
  const signedOut = await parts.accounts.signOut(connection);
  if (!signedOut.ok) {
    process.stderr.write(`${signedOut.error}\n`);
    return 3;
  }
  process.stdout.write(`${words.cli.signedOut(connection.name)}\n`);
  return 0;
}

async function askSecret({ name }: Connection, signal: AbortSignal): Promise<string> {
  const [secret = ""] = await askInTurn([words.cli.askSecret(name)], signal);
  return secret.trim();
}
