/** @file The window's list stays true, in whatever order things are told. */

import { expect, test } from "vitest";
import { mergeImports, splitImports } from "../../../renderer/agent/merge-imports.ts";
import { minutes, morning, sampleBatch, sampleDocument } from "../../shared/sample-imports.ts";
import { makeFakeAgent } from "../fake-agent.ts";
import { sampleWorlds } from "../sample-worlds.ts";

const older = sampleBatch("older.xlsx", { at: "done" }, { seenAt: morning - minutes(9) });
const newer = sampleBatch("newer.xlsx", { at: "reading" }, { seenAt: morning - minutes(1) });

test("a new import is added at the top, and a known one stays in its place", () => {
  const list = mergeImports([older], [newer]);
  expect(list.map(({ id }) => id)).toEqual([newer.id, older.id]);
  const changed = { ...older, version: 2, since: morning };
  expect(mergeImports(list, [changed])).toEqual([newer, changed]);
});

test("of two imports seen at the same moment, the one with the higher id is on top", () => {
  const [ninth, tenth] = ["9", "10"].map((id) => ({ ...older, id }));
  if (!ninth || !tenth) throw new Error("there are two");
  expect(mergeImports([], [ninth, tenth]).map(({ id }) => id)).toEqual(["10", "9"]);
});

test("an older version that arrives late changes nothing", () => {
  const changed = { ...newer, version: 5 };
  expect(mergeImports([changed], [newer])).toEqual([changed]);
});

test("an unchanged import stays the same object, so that its row is not redrawn", () => {
  const list = mergeImports([newer, older], [{ ...newer, version: 2 }]);
  expect(list[1]).toBe(older);
});

test("imports that need a person are listed separately, the longest waiting first", () => {
  const first = sampleBatch("first.xlsx", { at: "held", doubts: [] }, { since: morning - minutes(60) });
  const second = sampleBatch("second.xlsx", { at: "held", doubts: [] }, { since: morning });
  const { needPerson, others } = splitImports([second, newer, first, older]);
  expect(needPerson).toEqual([first, second]);
  expect(others).toEqual([newer, older]);
});

test("the fake agent carries out commands and sends notices as main does", async () => {
  const agent = makeFakeAgent(sampleWorlds.trouble, () => morning);
  const heard: string[] = [];
  const stop = agent.on("import.changed", ({ id, state }) => heard.push(`${id} ${state.at}`));
  const scan = sampleDocument("scan 2026-11-19.pdf", { at: "reading" }).id;
  await agent.call("imports.attach", { id: scan, purchaseInvoiceId: "10023" });
  stop();
  expect(heard).toEqual([`${scan} queued`]);
  expect(agent.asked).toEqual([{ name: "imports.attach", input: { id: scan, purchaseInvoiceId: "10023" } }]);
  const refused = await agent.call("imports.retry", { id: scan });
  expect(refused.ok).toBe(false);
});
