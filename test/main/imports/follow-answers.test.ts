/** @file Files that asked how they are read are looked at again where people have set or written what may answer. */

import { expect, test } from "vitest";
import { followAnswers } from "../../../main/imports/follow-answers.ts";
import type { Ports } from "../../../main/imports/ports/ports.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { createFakeWorld, sampleSettings } from "../../fakes/fake-world.ts";
import { createStrictQueue } from "../../fakes/strict-queue.ts";

const undecided = "Supplier,Invoice number,Invoice date,Net,Currency\nAcme,A1,03/04/2026,10.00,GBP\n";
const headers = ["Supplier", "Invoice number", "Invoice date", "Net", "Currency"];
const template: Template = { name: "bills", headers, dateOrder: "dmy" };

async function openOffice() {
  let { inboxes } = sampleSettings({}).settings;
  const world = createFakeWorld();
  const ports: Ports = { ...world.ports, inboxSettings: (id) => inboxes.find((inbox) => inbox.id === id) };
  const queue = createStrictQueue(ports);
  const look = async () => {
    await followAnswers(ports, inboxes);
    await world.clock.during(queue.run());
  };
  await look();
  world.disk.drop("a.csv", undecided);
  const looked = await world.folder.inspect("payables", "a.csv");
  if (looked.ok) await takeIn(ports, looked.value.drop);
  await look();
  const { journal } = world;
  return {
    ports,
    look,
    set(change: Partial<InboxSettings>) {
      inboxes = sampleSettings(change).settings.inboxes;
    },
    state: () => journal.list(9)[0]?.state.at,
    looks: () => [...journal.trail()].filter(({ what }) => what === "look-again").length,
  };
}

test("by a template that somebody puts into the folder", async () => {
  const { ports, look, state, looks } = await openOffice();
  expect([state(), looks()]).toEqual(["waiting", 0]);
  ports.templates.remember("payables", template);
  await look();
  expect(state()).toBe("done");
});

test("by a setting that says the order of dates", async () => {
  const { look, set, state } = await openOffice();
  expect(state()).toBe("waiting");
  set({ dateOrder: "dmy" });
  await look();
  expect(state()).toBe("done");
});

test("once, where it answers nothing", async () => {
  const { look, set, state, looks } = await openOffice();
  set({ decimalSign: "." });
  await look();
  await look();
  expect([state(), looks()]).toEqual(["waiting", 1]);
});
