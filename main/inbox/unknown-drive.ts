/** @file Tells whether an inbox is missing because this account doesn't know its drive, as a service doesn't on Windows. */

/**
 * The drive of a path, such as "W:", if the drive itself is missing; else null.
 *
 * A drive that a user mapped exists for that user's sign-in alone.
 *
 * @param exists whether the root of a drive, such as `W:\\`, is there
 */
export function unknownDrive(
  path: string,
  platform: NodeJS.Platform,
  exists: (root: string) => boolean,
): string | null {
  const [drive] = platform === "win32" ? (/^[a-z]:/i.exec(path) ?? []) : [];
  return drive === undefined || exists(`${drive}\\`) ? null : drive.toUpperCase();
}
