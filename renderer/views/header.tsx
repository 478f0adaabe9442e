/** @file The top of the window: one true sentence, the buttons for the whole agent, and who is signed in where. */

import type { AgentStatus } from "../../shared/agent-status.ts";
import { sayAgent } from "../../shared/wording-agent.ts";
import { sayBarred } from "../../shared/wording-network.ts";
import { sayNotCome } from "../../shared/wording-not-come.ts";
import { AddFilesButton, AddingPanel } from "../components/adding.tsx";
import { FailureLine } from "../components/failure-line.tsx";
import { Panel } from "../components/panel.tsx";
import { PauseButton } from "../components/pause-button.tsx";
import { StateMark } from "../components/state-mark.tsx";
import { TestBanner } from "../components/test-banner.tsx";
import { labels } from "../labels.ts";
import { markOfAgent } from "../marks.ts";
import { loadFailure, status, timeZone } from "../use-agent.ts";
import { useCommand } from "../use-command.ts";
import { firstRun } from "../use-setup.ts";
import { Connection } from "./connection.tsx";

export function Header() {
  const stands = status.value;
  return (
    <header class="top">
      <TestBanner />
      <div class="top-line">
        <StateMark mark={stands === null ? "empty" : markOfAgent(stands.state)} size="large" />
        <div class="top-words">
          <h1 class="unseen">{labels.appName}</h1>
          <p class="sentence">{stands === null ? labels.loading : sayAgent(stands, timeZone)}</p>
          {stands?.notCome == null ? null : (
            <p class="muted">{sayNotCome(stands.notCome.documents, stands.notCome.first)}</p>
          )}
        </div>
        {stands === null || stands.state === "not-set-up" ? null : <AgentButtons stands={stands} />}
      </div>
      {stands === null || stands.connections.length === 0 || firstRun.value === "open" ? null : (
        <ul class="connections" aria-label={labels.connections}>
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
          {labels.syncNow}
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
          {labels.openInbox}
        </button>
      )}
      <FailureLine failure={failure} />
    </div>
  );
}

function Panels({ stands }: { readonly stands: AgentStatus | null }) {
  const { run, failure } = useCommand();
  const away = stands?.inboxes.filter(({ unreachable }) => unreachable !== null) ?? [];
  return (
    <>
      {loadFailure.value === null ? null : <Panel title={labels.loadFailed} sentences={[loadFailure.value]} />}
      {stands?.keychainProblem == null ? null : <Panel title={labels.keychain} sentences={[stands.keychainProblem]} />}
      {stands?.networkProblem == null ? null : (
        <Panel title={labels.network} sentences={[sayBarred(stands.networkProblem)]} />
      )}
      {away.length === 0 ? null : (
        <Panel title={labels.unreachable} sentences={away.map(({ path, unreachable }) => `${path}: ${unreachable}`)} />
      )}
      {stands === null || stands.settingsProblems.length === 0 ? null : (
        <Panel title={labels.settings} sentences={stands.settingsProblems}>
          <button type="button" class="button" onClick={() => void run("settings.openFile", null)}>
            {labels.openSettings}
          </button>
          <FailureLine failure={failure} />
        </Panel>
      )}
    </>
  );
}
