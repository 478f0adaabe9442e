/** @file Makes a random history from a seed: the same seed, the same history, on every machine. */

import type { Decision } from "../../main/imports/decide.ts";
import { pauseLengths } from "../../shared/agent/pause.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { dayNames } from "../../shared/values/wall-clock.ts";
import type { Answer } from "../fakes/fake-service.ts";
import { invoicesCsv, pdf } from "../fakes/fake-world.ts";
import { type Chance, createChance } from "../fault-injection/chance.ts";
import { type Happening, type History, onItsWay } from "./history.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export function makeHistory(seed: number): History {
  const chance = createChance(seed);
  // Neighbouring seeds begin alike; a few draws part them.
  for (let n = 0; n < 4; n += 1) chance.next();
  const contents = createContents(chance);
  const happenings: Happening[] = [];
  for (let n = chance.between(1, 3); n > 0; n -= 1) happenings.push({ is: "drop", ...contents.drop() });
  for (let n = chance.between(5, 24); n > 0; n -= 1) happenings.push(weighted(chance)(chance, contents));
  return {
    seed,
    watches: chance.next() < 0.25,
    settings: {
      settleMs: 200,
      sending: chance.next() < 0.2 ? "after-approval" : "automatic",
      rowsWithProblems: chance.next() < 0.4 ? "send-the-rest" : "hold-file",
      maxInvoicesPerBatch: chance.pick([null, null, 1, 2]),
      hours: chance.pick([null, null, null, byNight]),
    },
    happenings,
  };
}

interface Contents {
  /** A file for the inbox, now and then one that was there before. */
  drop(): { readonly path: string; readonly content: string };
  batch(): string;
}

/** Each spreadsheet has invoice numbers of its own, so that whatever arrives tells where it comes from. */
function createContents(chance: Chance): Contents {
  const earlier: string[] = [];
  let made = 0;
  const keep = (content: string) => {
    earlier.push(content);
    return content;
  };
  /** Rows of an earlier spreadsheet, as people export them again: in another order, with one more, with another amount. */
  const overlap = () => {
    const [header = "", ...rows] = (chance.pick(spreadsheets()) ?? invoicesCsv(`N${made}-8`)).split("\r\n");
    const kept = rows.filter(() => chance.next() < 0.7);
    const turned = chance.next() < 0.3 ? kept.toReversed() : kept;
    const changed = chance.next() < 0.3 ? turned.map((row) => row.replace(",10.00,", ",11.00,")) : turned;
    return [header, ...changed, ...(chance.next() < 0.6 ? [`Acme,N${made}-7,2026-11-20,10.00,2.00`] : [])].join("\r\n");
  };
  const batch = () => {
    made += 1;
    if (spreadsheets().length > 0 && chance.next() < 0.25) return keep(overlap());
    const numbers = Array.from({ length: chance.between(1, 3) }, (_, n) => `N${made}-${n + 1}`);
    const plain = invoicesCsv(...numbers);
    // Nobody can tell the third of April from the fourth of March.
    const table = chance.next() < 0.1 ? plain.replaceAll("2026-11-20", "03/04/2026") : plain;
    return keep(chance.next() < 0.15 ? `${table}\r\n,N${made}-9,2026-11-20,10.00,2.00` : table);
  };
  const spreadsheets = () => earlier.filter(isBatch) as [string, ...string[]];
  const document = () => {
    made += 1;
    const kind = chance.next();
    if (kind < 0.06) return keep(`%PDF-1.7 cut off ${made}`);
    return kind < 0.09 ? "" : keep(pdf(`document ${made}`));
  };
  return {
    batch,
    drop() {
      const again = earlier[Math.floor(chance.next() * earlier.length)];
      const isAgain = again !== undefined && chance.next() < 0.2;
      const content = isAgain ? again : chance.next() < 0.5 ? batch() : document();
      const path = isBatch(content)
        ? chance.pick(["a.csv", "b.csv", "c.csv", "sub/a.csv", "1001/a.csv"])
        : chance.pick(["1001.pdf", "1002.pdf", "1003.pdf", "scan.pdf", "1001/scan.pdf", "scan 2.pdf", "1004.zip"]);
      return { path, content };
    },
  };
}

const isBatch = (content: string) => content.startsWith("Supplier");

type Maker = (chance: Chance, contents: Contents) => Happening;

const decisions: readonly [Decision, ...Decision[]] = [
  { type: "approve" },
  { type: "approve" },
  { type: "retry" },
  { type: "attach", purchaseInvoiceId: "1001" },
  { type: "attach", purchaseInvoiceId: "1005" },
  { type: "settle", answer: "arrived" },
  { type: "settle", answer: "send-again" },
  { type: "answer", change: { dateOrder: "dmy" }, remember: true },
  { type: "answer", change: { dateOrder: "dmy" }, remember: false },
  { type: "reject", reason: null },
  { type: "reject", reason: onItsWay },
  { type: "send-anyway", reason: "The first one was cancelled." },
  { type: "send-anyway", reason: "These are others." },
];

const answers: readonly [Answer, ...Answer[]] = [
  "accept",
  "accept",
  "accept",
  "refuse",
  "busy",
  "busy-a-while",
  "unreachable",
  "cut-off",
  "signed-out",
  "no-token",
  "unreadable-file",
  "lost-reply",
  "lost-call",
  "odd-answer",
];

const byNight: InboxSettings["hours"] = { days: [...dayNames], from: "18:00", until: "07:00", timeZone: null };
/** Time begins at noon. */
const overNoon: InboxSettings["hours"] = { days: [...dayNames], from: "11:00", until: "12:10", timeZone: null };

const settings: readonly [Partial<InboxSettings> | "no-inbox", ...(Partial<InboxSettings> | "no-inbox")[]] = [
  { sending: "after-approval" },
  { sending: "automatic" },
  { rowsWithProblems: "send-the-rest" },
  { maxInvoicesPerBatch: 1 },
  { hours: byNight },
  { hours: overNoon },
  { hours: null },
  "no-inbox",
];

/** How often each kind of happening comes, out of all of them. */
const makers: readonly (readonly [number, Maker])[] = [
  [40, (c) => ({ is: "time", ms: c.pick([1, 60, 400, 1_000, 5_000, minuteMs, 20 * minuteMs]) })],
  [14, (_, contents) => ({ is: "drop", ...contents.drop() })],
  [2, (c, contents) => ({ is: "replace", which: c.next(), content: contents.drop().content })],
  [2, (c) => ({ is: "rename", which: c.next(), to: c.pick(["d.csv", "1003.pdf", "1004.pdf", "scan 3.pdf"]) })],
  [2, (c) => ({ is: "rename-over", which: c.next(), over: c.next() })],
  [2, (c, contents) => ({ is: "edit", which: c.next(), content: contents.batch() })],
  [5, (c) => ({ is: "move-back", which: c.next(), to: c.pick([null, null, "1003.pdf", "e.csv"]) })],
  [2, (c) => ({ is: "take-away", which: c.next() })],
  [1, (c, contents) => ({ is: "take-name", path: c.pick(takenNames), content: contents.batch() })],
  [12, (c) => ({ is: "decide", which: c.next(), decision: c.pick(decisions) })],
  [1, (c) => ({ is: "pause", length: c.pick(pauseLengths) })],
  [1, () => ({ is: "resume" })],
  [2, () => ({ is: "sync-now" })],
  [1, (c) => ({ is: "set", settings: c.pick(settings) })],
  [
    12,
    (c) => ({
      is: "service",
      answers: Array.from({ length: c.between(1, 3) }, () => c.pick(answers)),
      delayMs: c.pick([0, 0, 0, 100, 10_000]),
    }),
  ],
  [1, () => ({ is: "sign-out" })],
  [1, () => ({ is: "sign-in" })],
  [1, (c) => ({ is: "parser-stops", times: c.between(1, 2) })],
  [2, (c) => ({ is: "hold-open", which: c.next() })],
  [1, () => ({ is: "let-go" })],
  [2, (c) => ({ is: "refuse-moves", times: c.between(1, 5) })],
  [3, (c) => ({ is: "inbox", goes: c.pick(["unreachable", "hollow", "back", "back"]) })],
  [2, (c) => ({ is: "slow-disk", ms: c.pick([0, 40, 1_500]) })],
  [1, (c) => ({ is: "disk-full", writes: c.between(1, 4) })],
  [2, (c) => ({ is: "clock-jump", ms: c.pick([-24 * hourMs, 24 * hourMs, 9 * hourMs, 9 * hourMs]) })],
  [9, (c) => ({ is: "power-cut", afterMoments: c.between(1, 24) })],
  [2, () => ({ is: "hand-over" })],
];

const takenNames: readonly [string, ...string[]] = ["Done/DAY/a.csv", "Done/DAY/1001.pdf", "Needs you/scan.pdf"];

const sumOfWeights = makers.reduce((sum, [weight]) => sum + weight, 0);

function weighted(chance: Chance): Maker {
  let left = chance.next() * sumOfWeights;
  for (const [weight, maker] of makers) {
    left -= weight;
    if (left < 0) return maker;
  }
  return () => ({ is: "sync-now" });
}
