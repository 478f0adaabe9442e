/** @file What people call the company whose books a connection leads to. */

import type { Connection } from "./settings.ts";

/** The connection's name, and its company where the settings name one; none without a connection. */
export const companyNamesOf = (connection: Pick<Connection, "name" | "office"> | undefined): readonly string[] =>
  connection === undefined ? [] : [connection.name, ...(connection.office === null ? [] : [connection.office])];
