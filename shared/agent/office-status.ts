/** @file The status of an office of several computers: who imports, which computers it has, and what keeps all of them from sending. */

import type { DatabaseAddress } from "../settings/database-address.ts";
import type { DatabaseProblem } from "./database-problem.ts";

/** Why an office takes no commit now. `not-joined`: this journal follows no log. */
export type OfficeRefusal =
  | "not-driver"
  | "away"
  | "settling"
  | "diverged"
  | "not-joined"
  | "settings-missing"
  | "settings-unreadable";

export interface OfficeStatus {
  /** The name of the computer that imports, or null where none does now. */
  readonly driver: string | null;
  /** True where it is this one. */
  readonly isDriver: boolean;
  readonly computers: readonly {
    readonly name: string;
    /** Epoch ms by the database's clock. */
    readonly lastSeen: number;
    /** False where it could not import: nobody is signed in, or an inbox can't be reached. */
    readonly isReady: boolean;
  }[];
  readonly database: "reachable" | "away";
  /** By how many ms this computer's clock is ahead of the database's, as of the last look; absent where that isn't known. */
  readonly clockAheadMs?: number;
  /** Why nothing is sent from this computer, whichever computer drives, or null. */
  readonly trouble: OfficeTrouble | null;
}

export type OfficeTrouble =
  | {
      readonly is: "away";
      readonly problem: DatabaseProblem;
      readonly at: Pick<DatabaseAddress, "host" | "port">;
      /** Epoch ms by the clock of this computer. */
      readonly since: number;
    }
  /** The database was started a moment ago and waits for what the computers know. */
  | { readonly is: "settling" }
  /** Its log has other entries than this computer's journal. */
  | { readonly is: "diverged" }
  /** The settings name a database, and this journal follows none. */
  | { readonly is: "not-joined" }
  /** This journal follows an office's log, and the settings name no database. */
  | { readonly is: "settings-missing" }
  /** The same, because the settings file can't be read: what it says of the office isn't known. */
  | { readonly is: "settings-unreadable" };

/** True where this computer can't take part in its office before somebody mends its set-up. */
export const isBarred = ({ is }: OfficeTrouble): boolean =>
  is === "not-joined" || is === "settings-missing" || is === "settings-unreadable";
