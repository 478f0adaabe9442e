/** @file Says which state icons show: what needs a person comes before what Pigeonhole is working on. */

import type { AgentState, AgentStatus } from "./agent-status.ts";

/** As `state`, except that work under way never hides that something needs a person. */
export const stateForPeople = ({
  state,
  needPerson,
  exceptions,
}: Pick<AgentStatus, "state" | "needPerson" | "exceptions">): AgentState =>
  state === "working" && needPerson + exceptions.length > 0 ? "needs-you" : state;
