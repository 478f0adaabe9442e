/** @file A process without a keychain believes the running agent about its sign-ins, and nobody else. */

import { expect, test } from "vitest";
import { hearFromAgent } from "../../../main/assemble/agent/heard-from-agent.ts";
import type { AgentHealth } from "../../../shared/agent/health.ts";
import { fail } from "../../../shared/values/result.ts";
import { sampleSettings } from "../../fakes/fake-world.ts";

const [connection] = sampleSettings().settings.connections;
if (connection === undefined) throw new Error("no connection");
const { id } = connection;
const out = { signedIn: false, account: null, expiresAt: null, canRefresh: false };
const noKeychain = "The keychain isn't available";
const alive: AgentHealth = { startedAt: 0, aliveAt: 1_000, lastSweepAt: 1_000, oldestWaitingAt: null, signedIn: [id] };

interface Given {
  readonly health?: AgentHealth | null;
  readonly isDriven?: boolean;
  readonly keychainProblem?: string | null;
  readonly now?: number;
}

const hear = ({ health = alive, isDriven = true, keychainProblem = noKeychain, now = 2_000 }: Given = {}) =>
  hearFromAgent({
    accounts: {
      status: async () => ({ ...out, keychainProblem }),
      refreshNow: async () =>
        fail(
          keychainProblem === null
            ? { kind: "signed-out", connection: id, detail: { say: "nobody-signed-in" } }
            : { kind: "no-keychain", detail: keychainProblem },
        ),
    },
    readHealth: () => health,
    isDrivenElsewhere: () => isDriven,
    now: () => now,
  });

test("without a keychain, a sign-in of the running agent counts, for the status and for tonight's check", async () => {
  expect(await hear().status(connection)).toMatchObject({ signedIn: true, keychainProblem: null });
  expect((await hear().refreshNow(connection)).ok).toBe(true);
});

test.each<[string, Given]>([
  ["nothing runs", { isDriven: false }],
  ["the agent is stuck", { now: 10 * 60_000 }],
  ["the agent is signed out", { health: { ...alive, signedIn: [] } }],
  [
    "an older agent says nothing of it",
    { health: { startedAt: 0, aliveAt: 1_000, lastSweepAt: 1_000, oldestWaitingAt: null } },
  ],
  ["there is a keychain, and nobody is signed in", { keychainProblem: null }],
])("what this process found stays where %s", async (_, given) => {
  expect((await hear(given).status(connection)).signedIn).toBe(false);
  expect((await hear(given).refreshNow(connection)).ok).toBe(false);
});
