/** @file Node's TLS, loaded when a connection first needs it: most commands of the terminal open none. */

import type { request } from "node:https";

/** Node's `tls`. To load it takes a sixth of the time in which a command of the terminal starts. */
export const loadTls = () => process.getBuiltinModule("node:tls");

/** The `request` of Node's `https`, which loads TLS too. */
export const requestOverTls = ((...by: Parameters<typeof request>) =>
  process.getBuiltinModule("node:https").request(...by)) as typeof request;
