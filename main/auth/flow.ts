/** @file What every way of signing in can do, whatever the authority wants of it. */

import type { NotSent } from "../../shared/imports/failure.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import type { Result } from "../../shared/values/result.ts";
import type { SignInProblem } from "./sign-in-problems.ts";

/** Shows the sign-in page to the person. */
export type OpenPage = (address: string) => void | Promise<void>;

/**
 * Does `work` while no other process on this data folder does any for the same item; null where its turn never came.
 *
 * A refresh token is good for one use where the authority rotates it: two who use it at once end the sign-in.
 */
export type TakeTurn = <T extends object>(item: string, work: () => Promise<T>) => Promise<T | null>;

/** Is told when the authority has said no for good, so that everybody hears of it at once. */
export type NoteEnd = (connection: Connection, detail: string) => void;

interface Standing {
  readonly signedIn: boolean;
  /** As the authority names it; also of a sign-in that has ended, until someone signs out. */
  readonly account: string | null;
  readonly keychainProblem: string | null;
  /** Epoch ms at which the token at hand runs out; null where there is none, or nobody says. */
  readonly expiresAt: number | null;
  /** Whether another token can be had without a person. */
  readonly canRefresh: boolean;
}

/** One way of signing in; a connection's settings say which. */
export interface Flow {
  /**
   * A token that should be good for the next call.
   *
   * @param refused the token that the service has just turned down, or null
   */
  accessToken(connection: Connection, refused: string | null): Promise<Result<string, NotSent>>;
  /** Asks the authority for a new token although the one at hand may be good. */
  renew(connection: Connection): Promise<Result<string, NotSent>>;
  /** @returns the account as the authority names it, or null where it does not say */
  signIn(connection: Connection, open: OpenPage, signal: AbortSignal): Promise<Result<string | null, SignInProblem>>;
  signOut(connection: Connection): Promise<Result<null, SignInProblem>>;
  /** Whether someone is signed in as far as this machine knows; asks nobody else. */
  standing(connection: Connection): Promise<Standing>;
}
