/** @file Decides the tray's icon, sentence and menu for a status. Pure. */

import type { AgentState, AgentStatus } from "../../../shared/agent/agent-status.ts";
import { type PauseLength, pauseLengths } from "../../../shared/agent/pause.ts";
import { stateForPeople } from "../../../shared/agent/state-for-people.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { needsPerson } from "../../../shared/imports/needs-person.ts";
import { sayAgent, sayConnection } from "../../../shared/wording/agent/say-agent.ts";
import { sayPauseLength } from "../../../shared/wording/agent/say-pause.ts";
import { sayReport } from "../../../shared/wording/agent/say-report.ts";
import { sayTonightInShort } from "../../../shared/wording/agent/say-tonight.ts";
import { sayState } from "../../../shared/wording/imports/say-import.ts";
import { sayUploads } from "../../../shared/wording/imports/say-upload.ts";
import { words } from "../../../shared/words/spoken.ts";

export interface TrayAct {
  readonly label: string;
  /** Null for plain text and for an entry with a submenu. */
  readonly does:
    | "open"
    | "needs-you"
    | "sync"
    | "pause"
    | "resume"
    | "open-inbox"
    | "sign-in"
    | "check-tonight"
    | "report"
    | "open-import"
    | "open-asking"
    | "quit"
    | null;
  /** The inbox, connection or import that it is about. */
  readonly about?: string;
  /** How long to pause. */
  readonly length?: PauseLength;
  /** The submenu. */
  readonly menu?: readonly TrayAct[];
}

export interface TrayModel {
  /** The name of the icon: each state has its own shape. */
  readonly icon: AgentState;
  readonly tooltip: string;
  readonly menu: readonly TrayAct[];
}

/**
 * @param here the computer's time zone, and the time for estimating how long uploads will take
 * @param newest the files that were added last, newest first
 */
export function trayModel(
  status: AgentStatus,
  here: { readonly timeZone: string; readonly nowMs: number },
  newest: readonly Import[] = [],
): TrayModel {
  const { state, inboxes, connections } = status;
  const needPerson = status.needPerson + status.exceptions.length;
  const { timeZone, nowMs } = here;
  const sentence = sayAgent(status, timeZone);
  const signedOut = connections.filter(
    ({ signedIn, flow, doubt }) => !signedIn && doubt === undefined && flow === "browser",
  );
  return {
    icon: stateForPeople(status),
    tooltip: [`Pigeonhole: ${sentence}`, sayUploads(status.uploads, nowMs)].filter((line) => line !== null).join("\n"),
    menu: [
      { label: sentence, does: null },
      { label: words.desktop.openPigeonhole, does: "open" },
      ...(needPerson > 0 ? [{ label: words.desktop.needsYou(needPerson), does: "needs-you" } as const] : []),
      ...(newest.length === 0 ? [] : [{ label: words.desktop.lastFiles, does: null, menu: newest.map(fileLine) }]),
      ...signedOut.map(
        ({ id, name }): TrayAct => ({ label: words.desktop.signInTo(name), does: "sign-in", about: id }),
      ),
      ...inboxes.map(
        ({ id, connection }): TrayAct => ({
          label:
            inboxes.length > 1
              ? words.desktop.openInboxOf(id, namesOf(connections).get(connection) ?? connection)
              : words.desktop.openInbox,
          does: "open-inbox",
          about: id,
        }),
      ),
      // While paused, it would do nothing.
      ...(state === "paused" ? [] : [{ label: words.desktop.syncNow, does: "sync" } as const]),
      ...nightLines(status, nowMs, timeZone),
      state === "paused"
        ? { label: words.desktop.resume, does: "resume" }
        : { label: words.desktop.pause, does: null, menu: pauses() },
      { label: words.desktop.quitPigeonhole, does: "quit" },
    ],
  };
}

const fileLine = (import_: Import): TrayAct => ({
  label: `${import_.place.dropped}: ${sayState(import_)}`,
  does: needsPerson(import_) ? "open-asking" : "open-import",
  about: import_.id,
});

const namesOf = (connections: AgentStatus["connections"]): ReadonlyMap<string, string> =>
  new Map(
    connections.map((connection) => [
      connection.id,
      connection.isTest ? words.desktop.testSystem(sayConnection(connection)) : sayConnection(connection),
    ]),
  );

const pauses = (): readonly TrayAct[] =>
  pauseLengths.map((length) => ({ label: sayPauseLength(length), does: "pause", length }));

function nightLines({ tonight, report, state }: AgentStatus, nowMs: number, timeZone: string): readonly TrayAct[] {
  if (state === "not-set-up") return [];
  return [
    {
      label: tonight ? sayTonightInShort(tonight, nowMs, timeZone) : words.desktop.checkTonight,
      does: "check-tonight",
    },
    { label: report ? sayReport(report, nowMs, timeZone) : words.desktop.morningReport, does: "report" },
  ];
}
