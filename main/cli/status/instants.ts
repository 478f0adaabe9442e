/** @file Times in the JSON of the command line. */

/** ISO 8601 in UTC. */
export const instant = (ms: number): string => new Date(ms).toISOString();

export const instantOrNull = (ms: number | null | undefined): string | null =>
  ms === null || ms === undefined ? null : instant(ms);
