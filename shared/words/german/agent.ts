/** @file How the agent stands, its hours, its pauses, its notices, in German. */

import type { agent as english } from "../english/agent.ts";

export const agent: typeof english = {};
