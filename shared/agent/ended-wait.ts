/** @file Tells whether a wait that was written down with an import is over by now. */

import type { Failure } from "../imports/failures/failure.ts";
import type { Import } from "../imports/import.ts";
import type { Reason } from "../wording/reason.ts";
import type { ConnectionStatus } from "./agent-status.ts";

type ConnectionNow = Pick<ConnectionStatus, "id" | "flow" | "signedIn">;

/**
 * The import as it is now: where it waits for a sign-in or a connection that there is by now, it waits for its turn.
 *
 * The journal keeps the reason of the last try, and nobody may have tried since: no agent runs, or a pause or posting
 * hours hold it up. To say that reason would not be true. A wait that only another try can end stays as it is.
 *
 * @param connections as they are now
 */
export function withoutEndedWait(import_: Import, connections: readonly ConnectionNow[]): Import {
  const { state } = import_;
  if (state.at !== "queued" || state.why === null) return import_;
  const connection = connections.find(({ id }) => id === import_.connection);
  if (connection === undefined || !isWaitOver(state.why, connection)) return import_;
  return { ...import_, state: { ...state, why: null, notBefore: 0 } };
}

/** Whether what stopped the last try is over, as far as the connection shows. */
export function isWaitOver(why: Failure, { flow, signedIn }: Pick<ConnectionNow, "flow" | "signedIn">): boolean {
  switch (why.kind) {
    case "no-connection":
      return true;
    case "signed-out":
      // Whether the service still turns the token down only the service can tell. A machine whose secret comes from
      // outside does not know that another process had it refused: only a secret that was lacking is there for certain.
      return signedIn && why.by !== "service" && (flow === "browser" || isLacking(why.detail));
    case "no-keychain":
      // A person's sign-in can be read from a keychain that keeps nothing new.
      return signedIn && flow === "client-credentials";
    default:
      return false;
  }
}

const isLacking = (detail: Reason): boolean =>
  typeof detail !== "string" && (detail.say === "nobody-signed-in" || detail.say === "no-client-secret");
