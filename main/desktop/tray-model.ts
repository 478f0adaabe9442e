/** @file What the tray shows for a status: which icon, which sentence, which menu. Pure. */

import type { AgentState, AgentStatus } from "../../shared/agent-status.ts";
import { sayAgent } from "../../shared/wording-agent.ts";
import { sayReport } from "../../shared/wording-report.ts";
import { sayTonightInShort } from "../../shared/wording-tonight.ts";

export interface TrayAct {
  readonly label: string;
  /** Null for a line that only says something. */
  readonly does:
    | "open"
    | "sync"
    | "pause"
    | "resume"
    | "open-inbox"
    | "sign-in"
    | "check-tonight"
    | "report"
    | "quit"
    | null;
  /** The inbox or connection that it is about. */
  readonly about?: string;
}

export interface TrayModel {
  /** The name of its picture: each state has one of its own shape. */
  readonly icon: AgentState;
  readonly tooltip: string;
  readonly menu: readonly TrayAct[];
}

export function trayModel(status: AgentStatus, nowMs: number, timeZone: string): TrayModel {
  const { state, needPerson, inboxes, connections } = status;
  const sentence = sayAgent(status);
  const signedOut = connections.filter(({ signedIn, flow }) => !signedIn && flow === "browser");
  return {
    icon: state,
    tooltip: `Pigeonhole: ${sentence}`,
    menu: [
      { label: sentence, does: null },
      { label: needPerson > 0 ? `Open Pigeonhole (${needPerson} for you)` : "Open Pigeonhole", does: "open" },
      ...signedOut.map(({ id, name }): TrayAct => ({ label: `Sign in to ${name}…`, does: "sign-in", about: id })),
      ...inboxes.map(
        ({ id }): TrayAct => ({
          label: inboxes.length > 1 ? `Open inbox ${id}` : "Open inbox",
          does: "open-inbox",
          about: id,
        }),
      ),
      { label: "Sync now", does: "sync" },
      ...nightLines(status, nowMs, timeZone),
      state === "paused" ? { label: "Resume", does: "resume" } : { label: "Pause", does: "pause" },
      { label: "Quit Pigeonhole", does: "quit" },
    ],
  };
}

function nightLines({ tonight, report, state }: AgentStatus, nowMs: number, timeZone: string): readonly TrayAct[] {
  if (state === "not-set-up") return [];
  return [
    { label: tonight ? sayTonightInShort(tonight, nowMs, timeZone) : "Check tonight now", does: "check-tonight" },
    { label: report ? sayReport(report, nowMs, timeZone) : "Morning report", does: "report" },
  ];
}
