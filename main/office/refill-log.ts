/** @file Puts entries back that the office database has lost and this computer's image still knows. */

import type { Away, Entry, Ledger, LogPosition } from "./ledger.ts";

export type Refilled =
  | { readonly is: "refilled" }
  /** This image keeps its latest entries only, and the database has lost older ones too. */
  | { readonly is: "lost-too-much" }
  /** The database went on without them: it has other entries now. */
  | { readonly is: "other-log" }
  | Away;

/**
 * Another computer may do the same at the same time, and no entry is put back twice.
 *
 * @param end where the log of the database ends now
 * @param followedSince the entries that this image has followed after a pos, oldest first, as far as it keeps them
 */
export async function refillLog(
  ledger: Pick<Ledger, "refill">,
  end: LogPosition,
  followedSince: (pos: number) => readonly Entry[],
): Promise<Refilled> {
  const entries = followedSince(end.pos);
  if (entries[0]?.pos !== end.pos + 1) return { is: "lost-too-much" };
  const said = await ledger.refill(entries);
  switch (said.is) {
    case "refilled":
    // Another computer knows more than this one.
    case "behind":
      return { is: "refilled" };
    // It has lost more meanwhile: the next look says how much.
    case "lost":
      return { is: "lost-too-much" };
    case "other-log":
      return { is: "other-log" };
    case "away":
      return said;
    default:
      return said satisfies never;
  }
}
