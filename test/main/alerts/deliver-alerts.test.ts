/** @file Alerts that don't leave at once: tried again for a day, together with newer ones, and told when they are lost. */

import { expect, test } from "vitest";
import type { Alert, NotDelivered } from "../../../main/alerts/alert.ts";
import { createDelivery } from "../../../main/alerts/deliver-alerts.ts";

const minuteMs = 60_000;
const alert = (...lines: readonly string[]): Alert => ({
  ...{ title: "Pigeonhole on SRV-1", lines, computer: "SRV-1", at: 0, isTest: false },
});
const away: NotDelivered = { why: "it answered 503", mayWorkLater: true };

/** @param answers what each try comes to, in turn; delivered after the last */
function open(answers: readonly (NotDelivered | null)[]) {
  let now = 0;
  const left = [...answers];
  const sent: { readonly lines: readonly string[]; readonly atMin: number }[] = [];
  const said: string[] = [];
  const duringWait: (() => void)[] = [];
  const delivery = createDelivery({
    channels: () => [
      {
        name: "webhook",
        to: "hooks.example",
        async send({ lines }) {
          sent.push({ lines, atMin: now / minuteMs });
          return left.shift() ?? null;
        },
      },
    ],
    now: () => now,
    async wait(ms) {
      now += ms;
      duringWait.shift()?.();
    },
    say: (what) => said.push(what),
  });
  return { delivery, sent, said, duringWait };
}

test("what didn't leave is tried after 5, 15 and 60 minutes, and both ends are told once", async () => {
  const { delivery, sent, said } = open([away, away, away, away, away]);
  await delivery.take(alert("3 files need you."));
  expect(sent.map(({ atMin }) => atMin)).toEqual([0, 5, 20, 80, 140, 200]);
  expect(said).toEqual(["alert-fails", "alert-arrives"]);
});

test("a newer alert leaves together with one that waits, each line once", async () => {
  const { delivery, sent, duringWait } = open([away]);
  duringWait.push(() => void delivery.take(alert("Signed out.", "3 files need you.")));
  await delivery.take(alert("3 files need you."));
  expect(sent.map(({ lines }) => lines)).toEqual([["3 files need you."], ["3 files need you.", "Signed out."]]);
});

test("a newer line about the same matter takes the place of the one that waits", async () => {
  const { delivery, sent, duringWait } = open([away]);
  const needs = (howMany: number) => ({ ...alert(`${howMany} files need you.`), kinds: ["needs-you"] });
  duringWait.push(() => void delivery.take(needs(27)));
  await delivery.take(needs(25));
  expect(sent.map(({ lines }) => lines)).toEqual([["25 files need you."], ["27 files need you."]]);
});

test("after a day it's given up, and told as lost; the next one is tried afresh", async () => {
  const { delivery, sent, said } = open(Array.from({ length: 27 }, () => away));
  await delivery.take(alert("3 files need you."));
  expect(said).toEqual(["alert-fails", "alert-lost"]);
  expect(sent.at(-1)?.atMin).toBeGreaterThan(24 * 60);
  const before = sent.length;
  await delivery.take(alert("Signed out."));
  expect(sent.length).toBeGreaterThan(before);
});

test("what only a person can change isn't tried again", async () => {
  const { delivery, sent, said } = open([{ why: "535", mayWorkLater: false }]);
  await delivery.take(alert("3 files need you."));
  expect([sent.length, said]).toEqual([1, ["alert-fails", "alert-lost"]]);
});

test("stopping ends the waiting", async () => {
  const { delivery, sent, duringWait } = open([away, away]);
  duringWait.push(() => delivery.stop());
  await delivery.take(alert("3 files need you."));
  expect(sent).toHaveLength(1);
});
