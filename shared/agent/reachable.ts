/** @file Tells a finance system that is out of reach from a folder that is. */

import type { AgentStatus } from "./agent-status.ts";

/** True while nothing can be sent. Where only a folder is away, the state says nothing about the finance system. */
export const isSystemAway = (status: Pick<AgentStatus, "state" | "inboxes"> | null): boolean =>
  status?.state === "offline" && status.inboxes.every(({ unreachable }) => unreachable === null);

/** True where some folders can't be reached, while the files of the others are sent. */
export const isPartlyAway = ({ state, inboxes }: Pick<AgentStatus, "state" | "inboxes">): boolean =>
  state === "offline" &&
  inboxes.some(({ unreachable }) => unreachable !== null) &&
  inboxes.some(({ unreachable }) => unreachable === null);
