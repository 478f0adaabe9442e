/** @file When people are told, and of what: seldom, together, never twice of the same. */

import { describe, expect, test } from "vitest";
import { createNotifier, type Shown } from "../../../shared/notices/notify-model.ts";

const minuteMs = 60_000;

function startNotifier() {
  const shown: Shown[] = [];
  let nowMs = 100 * minuteMs;
  let kept: string | null = null;
  const start = () =>
    createNotifier({
      show: (what) => shown.push(what),
      now: () => nowMs,
      memory: {
        read: () => kept,
        write(value) {
          kept = value;
        },
      },
    });
  let notifier = start();
  return {
    shown,
    lines: () => shown.map(({ lines }) => lines),
    now: () => nowMs,
    needsYou: (howMany: number, newestAt: number) =>
      notifier.tell({ kind: "needs-you", text: `${howMany} files need you.`, opens: "needs-you", is: newestAt }),
    tell: (...given: Parameters<typeof notifier.tell>) => notifier.tell(...given),
    settle: (...given: Parameters<typeof notifier.settle>) => notifier.settle(...given),
    /** Lets time pass, with a look every five seconds. */
    pass(ms: number) {
      for (const end = nowMs + ms; nowMs < end; nowMs += 5_000) notifier.tick();
    },
    setClock: (ms: number) => {
      nowMs = ms;
    },
    restart: () => {
      notifier = start();
    },
    spoilMemory: (text: string) => {
      kept = text;
    },
  };
}

const signedOut = { kind: "signed-out", text: "Signed out of “Head office”.", opens: "inboxes" } as const;

describe("a notification", () => {
  test("is shown once for the same matter, however long it lasts", () => {
    const { tell, pass, lines } = startNotifier();
    for (let n = 0; n < 100; n += 1) {
      tell(signedOut);
      pass(minuteMs);
    }
    expect(lines()).toEqual([["Signed out of “Head office”."]]);
  });

  test("is shown again when the matter was over and came back, or has changed", () => {
    const { tell, settle, pass, lines } = startNotifier();
    tell(signedOut);
    pass(10 * minuteMs);
    settle("signed-out");
    pass(10 * minuteMs);
    tell(signedOut);
    pass(10 * minuteMs);
    tell({ ...signedOut, text: "Signed out of “Head office” and “Branch”." });
    pass(10 * minuteMs);
    expect(lines()).toHaveLength(3);
  });

  test("is shown at most every five minutes, and counts what happened in between", () => {
    const { needsYou, tell, pass, lines, shown, now } = startNotifier();
    for (let howMany = 1; howMany <= 5_000; howMany += 1) {
      needsYou(howMany, now());
      if (howMany === 4_000) tell(signedOut);
      if (howMany % 10 === 0) pass(5_000);
    }
    pass(10 * minuteMs);
    // 500 looks of 5 seconds are 42 minutes: nine times five, and the last one.
    expect(lines().length).toBeLessThan(11);
    expect(lines()[0]).toEqual(["10 files need you."]);
    expect(lines().at(-1)).toEqual(["5000 files need you."]);
    const together = shown.find((one) => one.lines.length > 1);
    expect(together?.lines[0]).toBe("Signed out of “Head office”.");
    expect(together?.opens).toBe("inboxes");
  });

  test("does not come because fewer things need someone", () => {
    const { needsYou, pass, lines, now } = startNotifier();
    const newestAt = now();
    needsYou(3, newestAt);
    pass(10 * minuteMs);
    needsYou(2, newestAt);
    pass(10 * minuteMs);
    // The newest of those that are left is older than what was told of.
    needsYou(1, newestAt - 1_000);
    pass(10 * minuteMs);
    expect(lines()).toEqual([["3 files need you."]]);
    needsYou(1, now());
    pass(10 * minuteMs);
    expect(lines()).toHaveLength(2);
  });

  test("does not come because one of several things is over, and comes when that one is back", () => {
    const { tell, pass, lines } = startNotifier();
    const away = (...ids: readonly string[]) =>
      tell({ kind: "folder-away", text: ids.join(" "), opens: "inboxes", is: ids.join("\n") });
    away("a", "b");
    pass(10 * minuteMs);
    away("a");
    pass(10 * minuteMs);
    expect(lines()).toEqual([["a b"]]);
    away("a", "b");
    pass(10 * minuteMs);
    expect(lines()).toEqual([["a b"], ["a b"]]);
  });

  test("does not come at the next start for what was told before it", () => {
    const { needsYou, tell, pass, restart, lines, now } = startNotifier();
    const newestAt = now();
    needsYou(3, newestAt);
    tell(signedOut);
    pass(10 * minuteMs);
    restart();
    needsYou(3, newestAt);
    tell(signedOut);
    pass(10 * minuteMs);
    expect(lines()).toHaveLength(1);
    needsYou(4, now());
    pass(10 * minuteMs);
    expect(lines()).toEqual([expect.anything(), ["4 files need you."]]);
  });

  test("comes again for what was settled and has come back, across a restart too", () => {
    const { tell, settle, pass, restart, lines } = startNotifier();
    tell(signedOut);
    pass(10_000);
    settle("signed-out");
    restart();
    tell(signedOut);
    pass(10 * minuteMs);
    expect(lines()).toEqual([["Signed out of “Head office”."], ["Signed out of “Head office”."]]);
  });

  test("waits its five minutes across a restart too, and comes for what was settled meanwhile not at all", () => {
    const { needsYou, tell, settle, pass, restart, lines, now } = startNotifier();
    tell(signedOut);
    pass(minuteMs);
    restart();
    needsYou(1, now());
    pass(3 * minuteMs);
    settle("needs-you");
    pass(10 * minuteMs);
    expect(lines()).toEqual([["Signed out of “Head office”."]]);
  });

  test("of a journal that cannot be used does not wait", () => {
    const { tell, pass, lines } = startNotifier();
    tell(signedOut);
    pass(10_000);
    tell({ kind: "journal", text: "The journal is damaged.", opens: "today" });
    pass(5_000);
    expect(lines()).toEqual([["Signed out of “Head office”."], ["The journal is damaged."]]);
  });

  test("comes although the clock was set back, and whatever its memory holds", () => {
    const { needsYou, pass, setClock, restart, spoilMemory, lines, now } = startNotifier();
    needsYou(1, now());
    pass(10 * minuteMs);
    setClock(20 * minuteMs);
    needsYou(2, now());
    pass(10 * minuteMs);
    expect(lines()).toHaveLength(2);
    spoilMemory('{"lastAt":"yes"}');
    restart();
    needsYou(2, now());
    pass(10 * minuteMs);
    expect(lines()).toHaveLength(3);
  });
});
