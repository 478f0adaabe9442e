/** @file The status of an office of several computers, as `status --json` and `office status --json` print it. */

import type { OfficeStatus } from "../../../shared/agent/office-status.ts";

/** Other programs rely on its shape. Times are ISO 8601 in UTC. */
export const jsonFromOffice = ({ driver, isDriver, computers, database }: OfficeStatus) => ({
  driver,
  isDriver,
  computers: computers.map(({ name, lastSeen, isReady }) => ({
    name,
    lastSeen: new Date(lastSeen).toISOString(),
    isReady,
  })),
  database,
});
