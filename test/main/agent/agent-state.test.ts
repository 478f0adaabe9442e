/** @file The one word for the state of the agent. */

import { expect, test } from "vitest";
import { agentStateFrom, type Situation } from "../../../main/agent/agent-state.ts";
import { findOfflineCause } from "../../../main/agent/find-offline-cause.ts";
import type { Failure } from "../../../shared/imports/failures/failure.ts";
import { sampleImport } from "../imports/sample-imports.ts";

const quiet: Situation = {
  isSetUp: true,
  isPaused: false,
  isDiskFull: false,
  isOfficeInTrouble: false,
  connections: [{ signedIn: true }],
  inboxes: [{ id: "payables", path: "/inbox", connection: "office", unreachable: null, notImported: null }],
  underWay: [],
  outOfHours: 0,
  strays: 0,
  unsettled: 0,
  needPerson: 0,
};
const waits = (why: Failure) => [sampleImport("queued", { state: { at: "queued", why, attempts: 1, notBefore: 9 } })];
const away = quiet.inboxes.map((inbox) => ({ ...inbox, unreachable: "it isn't there" }));
const signedOut = quiet.connections.map((connection) => ({ ...connection, signedIn: false }));
const unreachable: Failure = { kind: "not-sent", why: "unreachable", detail: "" };
const unreadable: Failure = { kind: "file-unreadable", detail: "" };

test.each<[string, Partial<Situation>]>([
  ["idle", {}],
  ["not-set-up", { isSetUp: false, isPaused: true }],
  ["paused", { isPaused: true, connections: signedOut, underWay: [sampleImport("sending")] }],
  ["needs-you", { needPerson: 1, underWay: [sampleImport("reading", { state: { at: "reading", behind: "1" } })] }],
  ["needs-you", { isDiskFull: true, connections: signedOut, unsettled: 1 }],
  ["paused", { isDiskFull: true, isPaused: true }],
  ["signed-out", { connections: signedOut, inboxes: away }],
  ["signed-out", { underWay: waits({ kind: "signed-out", connection: "office", detail: "" }) }],
  ["signed-out", { underWay: waits({ kind: "no-keychain", detail: "" }) }],
  ["signed-out", { underWay: waits({ kind: "no-connection", connection: "office" }) }],
  ["offline", { inboxes: away, underWay: [sampleImport("sending")] }],
  ["offline", { underWay: waits(unreachable), needPerson: 3 }],
  ["offline", { underWay: waits({ kind: "busy", status: 503, retryAfterMs: null }) }],
  ["offline", { underWay: waits({ kind: "barred", by: "proxy-password", at: "proxy.office:3128", detail: "" }) }],
  ["working", { underWay: [sampleImport("reading")], needPerson: 1, unsettled: 1 }],
  ["working", { underWay: [sampleImport("queued")] }],
  ["working", { underWay: [...waits(unreadable), sampleImport("sending")] }],
  ["needs-you", { needPerson: 1, unsettled: 1, underWay: waits(unreadable) }],
  ["needs-you", { outOfHours: 3, needPerson: 1 }],
  ["waiting", { outOfHours: 3 }],
  ["waiting", { unsettled: 1 }],
  ["waiting", { strays: 1 }],
  ["waiting", { underWay: waits(unreadable) }],
])("the agent is %s where %j", (state, situation) => {
  expect(agentStateFrom({ ...quiet, ...situation })).toBe(state);
});

test("what keeps files from being sent is what the network blocked, then the line, then a busy finance system", () => {
  const busy = waits({ kind: "busy", status: 429, retryAfterMs: 90_000 });
  const barred = waits({ kind: "barred", by: "proxy-password", at: "proxy.office:3128", detail: "" });
  const causeOf = (...queued: ReturnType<typeof waits>[]) => findOfflineCause(queued.flat())?.kind;
  expect(causeOf(busy, waits(unreachable), barred)).toBe("barred");
  expect(causeOf(busy, waits(unreachable))).toBe("not-sent");
  expect(causeOf(busy)).toBe("busy");
  expect(causeOf(waits(unreadable))).toBeUndefined();
});
