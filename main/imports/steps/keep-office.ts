/** @file Keeps in the journal where a connection leads, before anything is planned for it or sent over it. */

import type { Ports } from "../ports.ts";

/** A connection that is not in the settings leads where it has led. See [Note: the same office]. */
export async function keepOffice(ports: Pick<Ports, "officeOf" | "journal">, connection: string): Promise<void> {
  const office = await ports.officeOf(connection);
  if (office === null || ports.journal.knowsOffice(connection, office)) return;
  await ports.journal.commit((draft) => draft.keepOffice(connection, office));
}
