/** @file A decision that can be undone, in an office of two computers: it rests as long where another one takes over. */

import { expect, test } from "vitest";
import { type Decision, decide } from "../../../main/imports/decide.ts";
import { pdf, shareWorld } from "../../fakes/fake-world.ts";
import { createMemoryOffice } from "../../fakes/memory-ledger.ts";
import { createOfficeComputer } from "./office-computer.ts";

const never = new AbortController().signal;

/** A document waits for its invoice; PC-2 attaches it, with a minute to undo that, and the computer that imports dies. */
async function attachedAsDriverDies() {
  const shared = shareWorld();
  const { clock, disk, service } = shared;
  const office = createMemoryOffice({
    now: clock.now,
    travel: () => clock.wait(5, never),
    silence: () => clock.wait(5_000, never),
  });
  const computers = ["PC-1", "PC-2"].map((name) =>
    createOfficeComputer({ shared, office, name, travelMs: () => 100, plant: {} }),
  );
  const found = await clock.during(office.open({ id: "set-up", name: "set-up" }).find());
  if (found.is !== "office") throw new Error("there is no office");
  for (const computer of computers) {
    computer.image.apply([], found.start);
    computer.start();
    await clock.advance(5_000);
  }
  const [first, second] = computers;
  if (first === undefined || second === undefined) throw new Error("there are two computers");
  disk.drop("scan.pdf", pdf("scan"));
  await clock.advance(30_000);
  const state = () => second.image.list(1)[0]?.state.at;
  const say = (decision: Decision) => clock.during(decide({ clock, journal: second.decides }, "1", decision, "Ada"));
  expect([first.isDriving(), state()]).toEqual([true, "waiting"]);
  const said = await say({ type: "attach", purchaseInvoiceId: "10026", undoMs: 60_000 });
  expect(said.ok).toBe(true);
  first.kill();
  await clock.advance(50_000);
  expect([second.isDriving(), state(), service.arrived.length]).toEqual([true, "reading", 0]);
  return { clock, service, state, say };
}

test("nothing is sent before its time by the computer that takes over, and then it is", async () => {
  const { clock, service, state } = await attachedAsDriverDies();
  await clock.advance(60_000);
  expect([state(), service.arrived.length]).toEqual(["done", 1]);
});

test("an undo still holds after another computer took over", async () => {
  const { clock, service, state, say } = await attachedAsDriverDies();
  expect((await say({ type: "take-back" })).ok).toBe(true);
  await clock.advance(600_000);
  expect([state(), service.arrived.length]).toEqual(["waiting", 0]);
});
