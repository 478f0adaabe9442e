/** @file The top of the window: one true sentence, the buttons for the whole agent, and who is signed in where. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { sayAgent } from "../../shared/wording/agent/say-agent.ts";
import { sayNotCome } from "../../shared/wording/agent/say-missing-documents.ts";
import { sayBarred } from "../../shared/wording/imports/say-network.ts";
import { words } from "../../shared/words/spoken.ts";
import { loadFailure, status, timeZone } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { firstRun } from "../agent/use-setup.ts";
import { Connection } from "../inboxes/connection.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { markOfAgent } from "../parts/marks.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { AddFilesButton, AddingPanel } from "./adding-panel.tsx";
import { Panel } from "./panel.tsx";
import { PauseButton } from "./pause-button.tsx";
import { TestBanner } from "./test-banner.tsx";

export function Header() {
  const stands = status.value;
  return (
    <header class="top">
      <TestBanner />
      <div class="top-line">
        <StateMark mark={stands === null ? "empty" : markOfAgent(stands)} size="large" />
        <div class="top-words">
          <h1 class="unseen">{words.window.appName}</h1>
          <p class="sentence">{stands === null ? words.window.loading : sayAgent(stands, timeZone)}</p>
          {stands?.state !== "offline"
            ? null
            : inboxesAway(stands).map((why) => (
                <p key={why} class="muted">
                  {why}
                </p>
              ))}
          {stands?.notCome == null || stands.state === "idle" ? null : (
            <p class="muted">{sayNotCome(stands.notCome.documents, stands.notCome.first)}</p>
          )}
        </div>
        {stands === null || stands.state === "not-set-up" ? null : <AgentButtons stands={stands} />}
      </div>
      {stands === null || stands.connections.length === 0 || firstRun.value === "open" ? null : (
        <ul class="connections" aria-label={words.window.connections}>
          {stands.connections.map((connection) => (
            <Connection key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
      <Panels stands={stands} />
      <AddingPanel />
    </header>
  );
}

function AgentButtons({ stands }: { readonly stands: AgentStatus }) {
  const { run, failure } = useCommand();
  // Paused, it would do nothing.
  const isPaused = stands.state === "paused";
  const [onlyInbox, second] = stands.inboxes;
  return (
    <div class="toolbar">
      {isPaused ? null : (
        <button type="button" class="button" onClick={() => void run("agent.syncNow", null)}>
          {words.window.syncNow}
        </button>
      )}
      <PauseButton isPaused={isPaused} run={run} />
      {onlyInbox === undefined ? null : <AddFilesButton />}
      {onlyInbox === undefined || second !== undefined ? null : (
        <button
          type="button"
          class="button"
          title={onlyInbox.path}
          onClick={() => void run("inbox.open", { id: onlyInbox.id })}
        >
          {words.window.openInbox}
        </button>
      )}
      <FailureLine failure={failure} />
    </div>
  );
}

const inboxesAway = ({ inboxes }: AgentStatus): readonly string[] =>
  inboxes.flatMap(({ path, unreachable }) => (unreachable === null ? [] : [`${path}: ${unreachable}`]));

function Panels({ stands }: { readonly stands: AgentStatus | null }) {
  const { run, failure } = useCommand();
  // Offline, the sentence on top names them, and the reasons stand below it.
  const away = stands === null || stands.state === "offline" ? [] : inboxesAway(stands);
  return (
    <>
      {loadFailure.value === null ? null : <Panel title={words.window.loadFailed} sentences={[loadFailure.value]} />}
      {stands?.keychainProblem == null ? null : (
        <Panel title={words.window.keychain} sentences={[stands.keychainProblem]} />
      )}
      {stands?.networkProblem == null ? null : (
        <Panel title={words.window.network} sentences={[sayBarred(stands.networkProblem)]} />
      )}
      {away.length === 0 ? null : <Panel title={words.window.unreachable} sentences={away} />}
      {stands === null || stands.settingsProblems.length === 0 ? null : (
        <Panel title={words.window.settings} sentences={stands.settingsProblems}>
          <button type="button" class="button" onClick={() => void run("settings.openFile", null)}>
            {words.window.openSettings}
          </button>
          <FailureLine failure={failure} />
        </Panel>
      )}
    </>
  );
}
