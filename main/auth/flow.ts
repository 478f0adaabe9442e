/** @file The interface that every sign-in flow implements. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import type { Result } from "../../shared/values/result.ts";
import type { SignInProblem } from "./sign-in-problems.ts";

/** Shows the sign-in page at `address` to the person. */
export type OpenPage = (address: string) => void | Promise<void>;

/**
 * Runs `work` while no other process on this data folder works on the same item; null where its turn never came.
 *
 * An authority that rotates refresh tokens accepts each of them once: two processes that use the same one end the
 * sign-in.
 */
export type TakeTurn = <T extends object>(item: string, work: () => Promise<T>) => Promise<T | null>;

/** Called when the authority has ended a sign-in, so that people are told at once. */
export type NoteEnd = (connection: Connection, detail: string) => void;

/** Whose account a connection uses. */
export interface Identity {
  /** What the authority knows the account by, which never changes; null where it doesn't say. */
  readonly subject: string | null;
  /** The company that the authority names for the account, or null. */
  readonly company: string | null;
}

interface AccountStatus {
  readonly signedIn: boolean;
  /** As the authority names it; kept after the sign-in has ended, until someone signs out. */
  readonly account: string | null;
  readonly keychainProblem: string | null;
  /** Epoch ms at which the current access token expires; null where there is none or it is unknown. */
  readonly expiresAt: number | null;
  /** Whether another token can be requested without a person. */
  readonly canRefresh: boolean;
}

/** One sign-in flow; a connection's settings say which one it uses. */
export interface Flow {
  /**
   * An access token that should be valid for the next call.
   *
   * @param refused the token that the service has just rejected, or null
   */
  accessToken(connection: Connection, refused: string | null): Promise<Result<string, NotSent>>;
  /** Requests a new token even if the current one is still valid. */
  renew(connection: Connection): Promise<Result<string, NotSent>>;
  /** @returns the account as the authority names it, or null where it does not say */
  signIn(connection: Connection, open: OpenPage, signal: AbortSignal): Promise<Result<string | null, SignInProblem>>;
  signOut(connection: Connection): Promise<Result<null, SignInProblem>>;
  /** Whether someone is signed in as far as this machine knows, without asking the authority. */
  status(connection: Connection): Promise<AccountStatus>;
  /** Whose account the next call uses, without asking the authority; null where nobody has signed in. */
  identity(connection: Connection): Promise<Identity | null>;
}
