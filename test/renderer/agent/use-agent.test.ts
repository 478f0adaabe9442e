/** @file What the page knows of the imports, as main tells it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect, imports, minute } from "../../../renderer/agent/use-agent.ts";
import { sayRegister } from "../../../shared/wording/agent/say-agent.ts";
import { morning, sampleBatch } from "../../shared/sample-imports.ts";
import { makeFakeAgent } from "../fake-agent.ts";
import { sampleWorlds } from "../sample-worlds.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { addEventListener() {}, visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an import that waited for a sign-in is not shown as waiting for it once someone has signed in", async () => {
  const world = sampleWorlds.busy;
  const connection = world.status.connections[0]?.id ?? "";
  const detail = { say: "nobody-signed-in" } as const;
  const why = { kind: "signed-out", connection, detail } as const;
  const waiting = { at: "queued", why, attempts: 1, notBefore: morning + 30_000 } as const;
  const import_ = { ...sampleBatch("november.csv", waiting), id: "900", connection };
  const signedIn = (isSo: boolean) => ({
    ...world.status,
    connections: world.status.connections.map((one) => (one.id === connection ? { ...one, signedIn: isSo } : one)),
  });
  const agent = makeFakeAgent({ ...world, status: signedIn(false), imports: [import_] }, () => morning);
  vi.stubGlobal("window", { agent });
  connect();
  await vi.advanceTimersByTimeAsync(100);
  const shown = () => imports.value.find(({ id }) => id === "900")?.state;
  expect(shown()).toEqual(waiting);
  agent.tell("status.changed", signedIn(true));
  expect(shown()).toEqual({ at: "queued", why: null, attempts: 1, notBefore: 0 });
});

test("the age of the invoice list follows the clock while nothing else changes", async () => {
  vi.setSystemTime(morning);
  vi.stubGlobal("window", { agent: makeFakeAgent(sampleWorlds.busy, () => morning) });
  connect();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  const register = { file: "invoices.xlsx", seenAt: morning };
  expect(sayRegister({ register }, minute.value)).toMatch(/5 minutes ago\b/);
});
