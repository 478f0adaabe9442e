/** @file Words what people are told of updates. */

import type { UpdateOutcome, UpdateProblem, UpdateState } from "../../updates/update-view.ts";
import { words } from "../../words/spoken.ts";
import { aside } from "../say-machine.ts";
import { sayAhead } from "../say-time.ts";

export function sayUpdateState(state: UpdateState, nowMs: number, timeZone: string): string {
  const { updates } = words;
  switch (state.is) {
    case "off":
      return updates.off[state.why];
    case "current":
      return updates.current;
    case "by-it":
      return updates.byIt(state.version);
    case "refused":
      return updates.failedBefore(state.version);
    case "put-off":
      return updates.putOff(state.version, sayAhead(state.until, nowMs, timeZone));
    case "ready":
      return updates.ready[state.waitsFor](state.version);
    case "found":
      return updates.found(state.version);
    case "loading":
      return updates.loading(state.version);
    case "installing":
      return updates.installing(state.version);
  }
}

export const sayUpdateEnded = ({ is, from, to }: UpdateOutcome): string => words.updates.ended[is](from, to);

export function sayUpdateProblem(problem: UpdateProblem): string {
  const said = words.updates.problem;
  switch (problem.is) {
    case "away":
    case "disk":
    case "installer":
    case "backup":
      return said[problem.is](aside(problem.detail));
    case "no-feed":
      return said.noFeed(problem.status);
    case "for-another":
      return said.forAnother(problem.for);
    default:
      return said[problem.is];
  }
}
