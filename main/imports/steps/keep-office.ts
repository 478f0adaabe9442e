/** @file Keeps in the journal where a connection leads, before anything is planned for it or sent over it. */

import type { Ports } from "../ports/ports.ts";

/**
 * Keeps it of this connection, and of those that may lead to the same office: people may have named either since. A
 * connection that is not in the settings leads where it has led. See [Note: the same office].
 */
export async function keepOffice(ports: Pick<Ports, "officeOf" | "journal">, connection: string): Promise<void> {
  await keepOne(ports, connection);
  for (const other of ports.journal.sameOffice(connection).possible) await keepOne(ports, other);
}

async function keepOne(ports: Pick<Ports, "officeOf" | "journal">, connection: string): Promise<void> {
  const office = await ports.officeOf(connection);
  if (office === null || ports.journal.knowsOffice(connection, office)) return;
  await ports.journal.commit((draft) => draft.keepOffice(connection, office));
}
