/** @file The banner that says in every view that files are sent to a test system. */

import { sayConnection } from "../../shared/wording/agent/say-agent.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";

export function TestBanner() {
  const names = (status.value?.connections ?? []).filter(({ isTest }) => isTest).map(sayConnection);
  if (names.length === 0) return null;
  const isAll = names.length === status.value?.connections.length;
  return <p class="test-banner">{isAll ? words.window.testSystem : words.window.testSystemOf(names)}</p>;
}
