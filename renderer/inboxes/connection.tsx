/** @file One connection in the header: its name, the account, signing in and out, and its inboxes if there are several. */

import type { ConnectionStatus } from "../../shared/agent/agent-status.ts";
import { sayAccountDoubt, sayConnection, sayReferences, sayRegister } from "../../shared/wording/agent/say-agent.ts";
import { words } from "../../shared/words/spoken.ts";
import { minute, status } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { StateMark } from "../parts/state-mark.tsx";

export function Connection({ connection }: { readonly connection: ConnectionStatus }) {
  const { id, name, signedIn, account, doubt } = connection;
  const said = sayAccountDoubt(connection);
  /** The account whose sign-in has ended. Only it may sign in again, unless a person changes the account. */
  const remembered = !signedIn && connection.flow === "browser" ? account : null;
  const { run, running, failure } = useCommand();
  const copying = useCommand();
  const registered = sayRegister(connection, minute.value);
  const inboxes = status.value?.inboxes ?? [];
  const unused = status.value?.unusedInboxes ?? [];
  // Signed in, but out of reach: where a folder is away, the state says nothing about the finance system.
  const isAway = status.value?.state === "offline" && inboxes.every(({ unreachable }) => unreachable === null);
  const waitsForBrowser = running === "connection.signIn" && connection.flow === "browser";
  return (
    <li class="connection">
      <StateMark mark={!signedIn ? "signed-out" : isAway ? "offline" : "done"} />
      <p class="connection-words">
        <strong>{sayConnection(connection)}</strong>{" "}
        <span class="muted">
          {signedIn || doubt ? words.window.signedInAs(account) : words.window.signedOutOf(remembered)}
        </span>
        {said === null ? null : <span class="connection-register">{said}</span>}
        {registered === null ? null : <span class="muted connection-register">{registered}</span>}
        {sayReferences(connection, minute.value).map((said) => (
          <span key={said} class="muted connection-register">
            {said}
          </span>
        ))}
      </p>
      {doubt === undefined ? null : (
        <button
          type="button"
          class="button primary"
          aria-label={words.window.about(words.window.confirmAccount, name)}
          onClick={() => void run("connection.confirmAccount", { id })}
        >
          {words.window.confirmAccount}
        </button>
      )}
      {signedIn || doubt || remembered !== null ? (
        <button
          type="button"
          class="button quiet"
          aria-label={words.window.about(words.window.signOut, name)}
          onClick={() => void run("connection.signOut", { id })}
        >
          {words.window.signOut}
        </button>
      ) : null}
      {signedIn || doubt ? null : (
        // Stays enabled while the browser is open, so that a person who closed the page too early can open it again.
        <button
          type="button"
          class="button primary"
          aria-label={words.window.about(waitsForBrowser ? words.window.signInAgain : words.window.signIn, name)}
          onClick={() => void run("connection.signIn", { id })}
        >
          {waitsForBrowser ? words.window.signInAgain : words.window.signIn}
        </button>
      )}
      {waitsForBrowser ? (
        <p class="connection-hint">
          <span role="status">{words.window.signInHint}</span>{" "}
          <button
            type="button"
            class="button quiet"
            onClick={() => void copying.run("connection.copyAddress", { id }, words.needsYou.copied)}
          >
            {words.window.copyAddress}
          </button>
        </p>
      ) : null}
      <FailureLine failure={failure ?? copying.failure} />
      {inboxes.length + unused.length < 2 ? null : (
        <ul class="connection-inboxes">
          {inboxes
            .filter((inbox) => inbox.connection === id)
            .map((inbox) => (
              <li key={inbox.id}>
                <span class="path">{inbox.path}</span>
                {inbox.unreachable === null ? (
                  <button
                    type="button"
                    class="button quiet"
                    aria-label={words.window.about(words.preferences.openFolder, inbox.path)}
                    onClick={() => void run("inbox.open", { id: inbox.id })}
                  >
                    {words.preferences.openFolder}
                  </button>
                ) : (
                  <span class="folder-away">
                    <StateMark mark="failed" size="small" />
                    {words.window.folderAway}
                  </span>
                )}
              </li>
            ))}
          {unused
            .filter((inbox) => inbox.connection === id)
            .map(({ path }) => (
              <li key={path}>
                <span class="path">{path}</span>
                <span class="folder-away">
                  <StateMark mark="failed" size="small" />
                  {words.window.folderUnused}
                </span>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}
