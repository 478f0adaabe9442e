/** @file The header: the status sentence, the agent's buttons, and the account of each connection. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { sayAway, sentencesOnAgent } from "../../shared/wording/agent/say-agent.ts";
import { sayNotCome } from "../../shared/wording/agent/say-missing-documents.ts";
import { sayNotImported } from "../../shared/wording/agent/say-not-imported.ts";
import { sentencesOnTrouble } from "../../shared/wording/agent/say-office.ts";
import { capitalise, sentence } from "../../shared/wording/grammar.ts";
import { sayBarred } from "../../shared/wording/imports/say-network.ts";
import { words } from "../../shared/words/spoken.ts";
import { loadFailure, status, timeZone, today } from "../agent/use-agent.ts";
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
  const current = status.value;
  const [first, ...others] = current === null ? [words.window.loading] : sayInShort(current);
  return (
    <header class="top">
      <TestBanner />
      <div class="top-line">
        <StateMark mark={current === null ? "empty" : markOfAgent(current)} size="large" />
        <div class="top-words">
          <h1 class="unseen">{words.window.appName}</h1>
          <p class="sentence">{first}</p>
          {others.map((sentence) => (
            <p key={sentence} class="sentence-more">
              {sentence}
            </p>
          ))}
          {current?.state !== "offline"
            ? null
            : whyAway(current).map((why) => (
                <p key={why} class="muted">
                  {why}
                </p>
              ))}
          {current?.missingDocuments == null || current.state === "idle" ? null : (
            <p class="muted">{sayNotCome(current.missingDocuments.documents, current.missingDocuments.first)}</p>
          )}
        </div>
        {current === null || current.state === "not-set-up" ? null : <AgentButtons current={current} />}
      </div>
      {current === null || current.connections.length === 0 || firstRun.value === "open" ? null : (
        <ul class="connections" aria-label={words.window.connections}>
          {current.connections.map((connection) => (
            <Connection key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
      <Panels current={current} />
      <AddingPanel />
    </header>
  );
}

/** The reason for an office database that is away is long, and is said below. */
function sayInShort(current: AgentStatus): readonly [string, ...string[]] {
  const [office] = officeAway(current);
  return office === undefined ? sentencesOnAgent(current, timeZone) : [office];
}

const officeAway = ({ state, since, office }: AgentStatus): readonly string[] =>
  state === "offline" && office?.trouble?.is === "away" ? sentencesOnTrouble(office.trouble, since, timeZone) : [];

function AgentButtons({ current }: { readonly current: AgentStatus }) {
  const { run, failure } = useCommand();
  // While paused, it would do nothing.
  const isPaused = current.state === "paused";
  // The guide tries a file without sending it. A button beside it must not send one.
  const isGuided = firstRun.value === "open";
  const [onlyInbox, second] = isGuided ? [] : current.inboxes;
  return (
    <div class="toolbar">
      {isPaused || isGuided ? null : (
        <button
          type="button"
          class="button"
          title={words.window.syncNowHint}
          onClick={() => void run("agent.syncNow", null)}
        >
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

interface Away {
  readonly path: string;
  /** With since when. */
  readonly why: string;
}

const foldersAway = ({ inboxes }: AgentStatus): readonly Away[] =>
  inboxes.flatMap((inbox) => {
    const why = sayAway(inbox, today.value, timeZone);
    return why === null ? [] : [{ path: inbox.path, why }];
  });

const inboxesAway = (current: AgentStatus): readonly string[] =>
  foldersAway(current).map(({ path, why }) => `${path}: ${why}`);

/** Below a sentence that names the folders: only one need not be named again. */
function whyAway(current: AgentStatus): readonly string[] {
  const [, why] = officeAway(current);
  if (why !== undefined) return [why];
  const [only, ...others] = foldersAway(current);
  return only !== undefined && others.length === 0 ? [sentence(capitalise(only.why))] : inboxesAway(current);
}

const inboxesRefused = ({ inboxes }: AgentStatus): readonly string[] =>
  inboxes.flatMap((inbox) => (inbox.notImported === null ? [] : [sayNotImported(inbox, inbox.notImported, timeZone)]));

/** First what it means for the files, then whom to tell, then what is wrong. */
function sayWrongSettings({ settingsProblems, unusedInboxes = [] }: AgentStatus): readonly string[] {
  const unused = unusedInboxes.map(({ path }) => path);
  return [
    ...(unused.length === 0 ? [] : [words.window.inboxesUnused(unused)]),
    words.window.settingsToDo,
    ...settingsProblems,
  ];
}

function Panels({ current }: { readonly current: AgentStatus | null }) {
  const { run, failure } = useCommand();
  // When offline, the status sentence names them, with the reasons below it.
  const away = current === null || current.state === "offline" ? [] : inboxesAway(current);
  const refused = current === null || current.state === "offline" ? [] : inboxesRefused(current);
  return (
    <>
      {loadFailure.value === null ? null : <Panel title={words.window.loadFailed} sentences={[loadFailure.value]} />}
      {current?.keychainProblem == null ? null : (
        <Panel
          title={words.window.keychain}
          sentences={[sentence(current.keychainProblem), words.window.keychainToDo]}
        />
      )}
      {current?.offlineCause?.kind === "barred" ? (
        <Panel title={words.window.network} sentences={[sayBarred(current.offlineCause)]} />
      ) : null}
      {away.length === 0 ? null : <Panel title={words.window.unreachable} sentences={away} />}
      {refused.length === 0 ? null : <Panel title={words.oneInbox.panel} sentences={refused} />}
      {current === null || current.settingsProblems.length === 0 ? null : (
        <Panel title={words.window.settings} sentences={sayWrongSettings(current)}>
          <button
            type="button"
            class="button"
            onClick={() =>
              void run("clipboard.write", { text: sayWrongSettings(current).join("\n") }, words.needsYou.copied)
            }
          >
            {words.window.copyForIt}
          </button>
          <button type="button" class="button" onClick={() => void run("settings.openFile", null)}>
            {words.window.openSettings}
          </button>
          <FailureLine failure={failure} />
        </Panel>
      )}
    </>
  );
}
