/** @file When alerts reach people: for what a notification is for, at most one in five minutes, and not twice. */

import { expect, test } from "vitest";
import type { Alert, NotDelivered } from "../../../main/alerts/alert.ts";
import { type Channel, createAlerts, tryChannels } from "../../../main/alerts/alerts.ts";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";

const minuteMs = 60_000;
const well = {
  ...{ state: "idle", needPerson: 0, exceptions: [], unconfirmed: null, overdue: null, tonight: null, report: null },
  connections: [
    { id: "office", name: "Head office", flow: "client-credentials", signedIn: true, secretExpires: "2027-01-10" },
  ],
  inboxes: [{ id: "payables", path: "/srv/payables", connection: "office", unreachable: null, notImported: null }],
} as unknown as AgentStatus;

/** A computer whose journal outlives its processes. */
function open() {
  const clock = createFakeClock();
  const sent: { readonly lines: readonly string[]; readonly at: number }[] = [];
  const trail: unknown[] = [];
  const computer = {
    ...{ clock, sent, trail },
    answer: null as NotDelivered | null,
    isSet: true,
    mayTell: true,
    told: null as string | null,
    start,
    /** What was sent, and how many minutes after the first. */
    log: () => sent.map(({ lines, at }) => [Math.floor((at - (sent[0]?.at ?? 0)) / minuteMs), ...lines]),
  };
  const channel: Channel = {
    ...{ name: "webhook", to: "hooks.example" },
    async send({ lines }: Alert) {
      sent.push({ lines, at: clock.now() });
      return computer.answer;
    },
  };
  function start() {
    const journal = {
      asking: () => [],
      metadata: () => computer.told,
      async commit<T>(decide: (draft: { setMetadata: (...kept: readonly unknown[]) => void }) => T): Promise<T> {
        return decide({
          setMetadata(_key, value, event) {
            computer.told = value as string;
            trail.push(event);
          },
        });
      },
    };
    const alerts = createAlerts({
      journal: journal as never,
      channels: () => (computer.isSet ? [channel] : []),
      mayTell: () => computer.mayTell,
      ...{ computer: "SRV-1", timeZone: "UTC", now: clock.now, wait: clock.wait },
      log: {
        say() {},
        bug(problem) {
          throw problem;
        },
      },
    });
    alerts.begin();
    const see = (changes: Partial<AgentStatus>) => alerts.seeStatus({ ...well, ...changes });
    return { ...alerts, see, pass: (ms: number) => clock.advance(ms) };
  }
  return computer;
}

const signedOut = {
  connections: [{ ...well.connections[0], signedIn: false, secretExpires: "2031-01-10" }],
} as Partial<AgentStatus>;

test("a sign-out is told once, and what follows at most every five minutes", async () => {
  const office = open();
  const { see, pass } = office.start();
  see(signedOut);
  await pass(minuteMs);
  see({ ...signedOut, tonight: { verdict: "red", at: 7, points: [] } as never });
  await pass(20 * minuteMs);
  expect(office.log()).toEqual([
    [0, "Signed out of “Head office”. Nothing is sent until you sign in."],
    [5, expect.stringContaining("Overnight sending")],
  ]);
});

test("a restart repeats nothing that has left, and everything that hasn't", async () => {
  const office = open();
  office.answer = { why: "it answered 503", mayWorkLater: true };
  const first = office.start();
  first.see(signedOut);
  await first.pass(minuteMs);
  expect([office.sent.length, office.told]).toEqual([1, null]);
  await office.clock.during(first.stop(null));

  office.answer = null;
  const second = office.start();
  second.see(signedOut);
  await second.pass(minuteMs);
  expect(office.sent).toHaveLength(2);
  expect(office.trail).toMatchObject([{ what: "notify", detail: { over: ["webhook"] } }]);
  await office.clock.during(second.stop(null));

  const third = office.start();
  third.see(signedOut);
  await third.pass(30 * minuteMs);
  expect(office.sent).toHaveLength(2);
});

test("a computer that doesn't drive its office is silent, and tells once it does", async () => {
  const office = open();
  office.mayTell = false;
  const { see, pass } = office.start();
  see(signedOut);
  await pass(30 * minuteMs);
  expect(office.sent).toEqual([]);
  office.mayTell = true;
  await pass(minuteMs);
  expect(office.sent).toHaveLength(1);
});

test("where no way is set nothing counts as told: it's told once one is", async () => {
  const office = open();
  office.isSet = false;
  const { see, pass } = office.start();
  see(signedOut);
  await pass(10 * minuteMs);
  office.isSet = true;
  await pass(minuteMs);
  expect(office.sent).toHaveLength(1);
});

test("a client secret is told of 60, 30 and 7 days before it expires, and on the day", async () => {
  const office = open();
  const { see, pass } = office.start();
  see({});
  for (let day = 0; day <= 52; day += 1) {
    await pass(minuteMs);
    office.clock.jump(24 * 60 * minuteMs);
  }
  expect(office.sent.map(({ lines }) => /(?:in \d+ days|today)/.exec(lines.join())?.[0])).toEqual([
    "in 51 days",
    "in 30 days",
    "in 7 days",
    "today",
  ]);
});

test("a damaged journal is told at the end, and waited for", async () => {
  const office = open();
  const { see, pass, stop } = office.start();
  see({});
  await pass(minuteMs);
  const before = office.sent.length;
  await office.clock.during(stop("The journal can't be used."));
  expect(office.sent.slice(before).map(({ lines }) => lines)).toEqual([["The journal can't be used."]]);
});

test("trying out sends a test on each way and says how it went", async () => {
  const sent: Alert[] = [];
  const way = (name: Channel["name"], problem: NotDelivered | null): Channel => ({
    ...{ name, to: "there" },
    async send(alert) {
      sent.push(alert);
      return problem;
    },
  });
  const ways = [way("webhook", null), way("mail", { why: "535", mayWorkLater: false })];
  expect(await tryChannels(ways, { computer: "SRV-1", now: () => 0 })).toEqual([
    { name: "webhook", to: "there", problem: null },
    { name: "mail", to: "there", problem: "535" },
  ]);
  expect(sent.every(({ isTest }) => isTest)).toBe(true);
});
