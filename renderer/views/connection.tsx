/** @file One connection: its name, the account signed in, signing in and out; and its inboxes where there are several. */

import type { ConnectionStatus } from "../../shared/agent-status.ts";
import { sayConnection, sayRegister } from "../../shared/wording-agent.ts";
import { FailureLine } from "../components/failure-line.tsx";
import { StateMark } from "../components/state-mark.tsx";
import { labels } from "../labels.ts";
import { status, today } from "../use-agent.ts";
import { useCommand } from "../use-command.ts";

export function Connection({ connection }: { readonly connection: ConnectionStatus }) {
  const { id, name, signedIn, account } = connection;
  /** Whose sign-in has ended: only they may sign in again, until someone says that another account shall send. */
  const remembered = !signedIn && connection.flow === "browser" ? account : null;
  const { run, running, failure } = useCommand();
  const registered = sayRegister(connection, today.value);
  const inboxes = status.value?.inboxes ?? [];
  const waitsForBrowser = running === "connection.signIn" && connection.flow === "browser";
  return (
    <li class="connection">
      <StateMark mark={signedIn ? "done" : "signed-out"} />
      <p class="connection-words">
        <strong>{sayConnection(connection)}</strong>{" "}
        <span class="muted">{signedIn ? labels.signedInAs(account) : labels.signedOutOf(remembered)}</span>
        {registered === null ? null : <span class="muted connection-register">{registered}</span>}
      </p>
      {signedIn || remembered !== null ? (
        <button
          type="button"
          class="button quiet"
          aria-label={labels.about(labels.signOut, name)}
          onClick={() => void run("connection.signOut", { id })}
        >
          {labels.signOut}
        </button>
      ) : null}
      {signedIn ? null : (
        // It stays alive while the browser is open: whoever closed it too early can open it again.
        <button
          type="button"
          class="button primary"
          aria-label={labels.about(waitsForBrowser ? labels.signInAgain : labels.signIn, name)}
          onClick={() => void run("connection.signIn", { id })}
        >
          {waitsForBrowser ? labels.signInAgain : labels.signIn}
        </button>
      )}
      {waitsForBrowser ? (
        <p class="connection-hint" role="status">
          {labels.signInHint}
        </p>
      ) : null}
      <FailureLine failure={failure} />
      {inboxes.length < 2 ? null : (
        <ul class="connection-inboxes">
          {inboxes
            .filter((inbox) => inbox.connection === id)
            .map((inbox) => (
              <li key={inbox.id}>
                <span class="path">{inbox.path}</span>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={labels.openInboxNamed(inbox.path)}
                  onClick={() => void run("inbox.open", { id: inbox.id })}
                >
                  {labels.openInbox}
                </button>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}
