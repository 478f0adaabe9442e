/** @file Makes a random history from a seed: the same seed, the same history, on every machine. */

import type { Decision } from "../../main/imports/decide.ts";
import { pauseLengths } from "../../shared/agent/pause.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { dayNames } from "../../shared/values/wall-clock.ts";
import type { Answer } from "../fakes/fake-service.ts";
import { type Chance, createChance } from "../fault-injection/chance.ts";
import { enteredByHand, type Happening, type History, onItsWay } from "./history.ts";
import { type Contents, createContents, exportedBefore } from "./make-contents.ts";
import { forgottenLayout, forgottenName, listMeanwhile, supplierOtherwise } from "./make-moments.ts";

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
  if (chance.next() < 0.05) happenings.push(...secondThoughts(chance));
  if (chance.next() < 0.05) happenings.push(...settingsAtNoon(chance, contents));
  // Draws of its own, so that every other history stays as it was.
  const rows = createChance(seed + rowByRowSeed);
  for (let n = 0; n < 4; n += 1) rows.next();
  if (rows.next() < 0.15) happenings.push(...rowByRow(rows));
  const unsaved = createChance(seed + unsavedSeed);
  for (let n = 0; n < 4; n += 1) unsaved.next();
  if (unsaved.next() < 0.1) happenings.push(...unsavedAndListed(unsaved));
  const places = createChance(seed + inItsPlaceSeed);
  for (let n = 0; n < 4; n += 1) places.next();
  if (places.next() < 0.15) happenings.push(...inItsPlace(places));
  const moments = createChance(seed + momentsSeed);
  for (let n = 0; n < 4; n += 1) moments.next();
  if (moments.next() < 0.08) happenings.push(...supplierOtherwise(moments));
  if (moments.next() < 0.08) happenings.push(...listMeanwhile(moments));
  if (moments.next() < 0.08) happenings.push(...forgottenLayout(moments));
  if (moments.next() < 0.08) happenings.push(...forgottenName(moments));
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

const rowByRowSeed = 1_000_003;
const unsavedSeed = 2_000_003;
const inItsPlaceSeed = 3_000_017;
const momentsSeed = 4_000_037;

type Maker = (chance: Chance, contents: Contents) => Happening;

/** As the settings have it from the start. */
const undoMs = 8_000;

const decisions: readonly [Decision, ...Decision[]] = [
  { type: "approve" },
  { type: "approve" },
  { type: "retry" },
  { type: "attach", purchaseInvoiceId: "1001" },
  { type: "attach", purchaseInvoiceId: "1005" },
  { type: "settle", answer: "arrived" },
  { type: "settle", answer: "send-again" },
  { type: "settle", answer: "send-again" },
  { type: "answer", change: { dateOrder: "dmy" }, remember: true },
  { type: "answer", change: { dateOrder: "dmy" }, remember: false },
  { type: "reject", reason: null },
  { type: "reject", reason: onItsWay },
  { type: "send-anyway", reason: "The first one was cancelled." },
  { type: "send-anyway", reason: "These are others." },
  { type: "approve", undoMs },
  { type: "attach", purchaseInvoiceId: "1005", undoMs },
  { type: "reject", reason: null, undoMs },
  { type: "send-anyway", reason: "A third one.", undoMs },
  { type: "take-back" },
  { type: "take-back" },
];

const answers: readonly [Answer, ...Answer[]] = [
  "accept",
  "accept",
  "accept",
  "late-accept",
  "refuse",
  "busy",
  "busy-a-while",
  "busy-stored",
  "unreachable",
  "cut-off",
  "signed-out",
  "no-token",
  "unreadable-file",
  "lost-reply",
  "lost-call",
  "odd-answer",
  "gateway-503",
  "gateway-503-stored",
  "first-unsaved",
  "last-unsaved",
  "only-counts",
];

const byNight: InboxSettings["hours"] = { days: [...dayNames], from: "18:00", until: "07:00", timeZone: null };
/** Time begins at noon. */
const overNoon: InboxSettings["hours"] = { days: [...dayNames], from: "11:00", until: "12:10", timeZone: null };

const settings: readonly [Partial<InboxSettings> | "no-inbox", ...(Partial<InboxSettings> | "no-inbox")[]] = [
  { sending: "after-approval" },
  { connection: "branch" },
  { connection: "branch" },
  { ceilings: { other: "15" } },
  { ceilings: { other: "10" } },
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
  [3, (c) => ({ is: "rename-open", which: c.next(), to: c.pick(["1003.pdf", "1004.pdf", "1005.pdf"]) })],
  [2, (c) => ({ is: "amend", which: c.next() })],
  [1, (c) => ({ is: "rename-filed", which: c.next(), to: c.pick(["d.csv", "1003.pdf", "scan 3.pdf"]) })],
  [2, writeInTwo],
  [2, (c) => ({ is: "take-away", which: c.next() })],
  [1, (c, contents) => ({ is: "take-name", path: c.pick(takenNames), content: contents.batch() })],
  [12, (c) => ({ is: "decide", which: c.next(), decision: c.pick(decisions) })],
  [1, (c) => ({ is: "pause", length: c.pick(pauseLengths) })],
  [1, () => ({ is: "resume" })],
  [2, () => ({ is: "sync-now" })],
  [1, (c) => ({ is: "set", settings: c.pick(settings) })],
  [2, () => ({ is: "set", settings: { sending: "after-approval" } })],
  [2, () => ({ is: "set", settings: { connection: "office-2" } })],
  [1, () => ({ is: "link-inbox" })],
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
  [1, (c) => ({ is: "overtake", saves: c.between(1, 3) })],
  [2, (c) => ({ is: "clock-jump", ms: c.pick([-24 * hourMs, 24 * hourMs, 9 * hourMs, 9 * hourMs]) })],
  [9, (c) => ({ is: "power-cut", afterMoments: c.between(1, 24) })],
  [2, () => ({ is: "hand-over" })],
];

/** Nobody knows whether a document arrived; a person finds its name wrong, and has it sent again. */
const secondThoughts = (c: Chance): readonly Happening[] => [
  { is: "service", answers: [c.pick(["lost-call", "lost-reply"]), "accept"], delayMs: 0 },
  { is: "drop", path: "1002.pdf", content: `%PDF-1.7 second thoughts ${c.between(1, 1_000)} %%EOF` },
  { is: "time", ms: 5_000 },
  { is: "rename-open", which: c.next(), to: "1003.pdf" },
  { is: "time", ms: 5_000 },
  { is: "decide", which: c.next(), decision: { type: "settle", answer: "send-again" } },
  { is: "time", ms: 5_000 },
];

/**
 * Nobody knows whether a batch arrived, and a person looks for its invoices one by one. Now and then a list has one of
 * them, the power fails between two answers, or the person thinks again.
 */
function rowByRow(c: Chance): readonly Happening[] {
  const file = 900 + c.between(0, 5);
  const numbers = [`N${file}-1`, `N${file}-2`, `N${file}-3`] as const;
  const rows = numbers.map((number) => `Acme Ltd,${number},2026-11-20,10.00,2.00,GBP`);
  const content = `${["Supplier,Invoice number,Date,Net,VAT,Currency", ...rows].join("\r\n")}\r\n`;
  const title = file % 3 === 0 ? exportedBefore : "";
  const list = `${title}Purchase invoice id,Invoice number,Supplier\r\n7001,${c.pick(numbers)},Acme Ltd\r\n`;
  const answer = (row: number): Happening => ({
    is: "decide",
    which: c.next(),
    decision: { type: "settle-rows", part: 0, answer: c.pick(["arrived", "missing", "missing", "later"]), rows: [row] },
  });
  const meanwhile = (): readonly Happening[] =>
    c.pick<readonly Happening[]>([
      [],
      [{ is: "time", ms: c.pick([60, 1_000]) }],
      [{ is: "power-cut", afterMoments: c.between(1, 8) }],
      [
        { is: "drop", path: "register late.csv", content: list },
        { is: "time", ms: 5_000 },
      ],
    ]);
  const last: Decision = c.pick<Decision>([
    { type: "settle", answer: "send-again" },
    { type: "settle", answer: "send-again" },
    { type: "settle", answer: "arrived" },
    { type: "reject", reason: null },
  ]);
  return [
    { is: "service", answers: [c.pick(["lost-call", "lost-reply"]), c.pick(["accept", "lost-reply"])], delayMs: 0 },
    { is: "drop", path: "rows.csv", content },
    { is: "time", ms: 5_000 },
    ...[2, 3, 4].flatMap((row) => [answer(row), ...meanwhile()]),
    ...(c.next() < 0.5 ? [answer(c.pick([2, 3, 4]))] : []),
    { is: "decide", which: c.next(), decision: last },
    ...meanwhile(),
    { is: "time", ms: 5_000 },
  ];
}

/**
 * An answer leaves open what was saved of a batch, or doesn't come. Lists have its invoices, or call them deleted; and a
 * person has dealt with the rest.
 */
function unsavedAndListed(c: Chance): readonly Happening[] {
  const file = 950 + c.between(0, 5);
  const numbers = [`N${file}-1`, `N${file}-2`] as const;
  const rows = numbers.map((number) => `Acme Ltd,${number},2026-11-20,10.00,2.00,GBP`);
  const content = `${["Supplier,Invoice number,Date,Net,VAT,Currency", ...rows].join("\r\n")}\r\n`;
  const list = (nth: number): readonly Happening[] => {
    const entries = numbers.map((number, at) => {
      const state = c.pick(["Posted", "Posted", "Deleted", "Rejected"]);
      return `7${nth}0${at},${number},Acme Ltd,2026-11-20,10.00,GBP,${state}`;
    });
    const table = ["Purchase invoice id,Invoice number,Supplier,Date,Net,Currency,Status", ...entries];
    return [
      {
        is: "drop",
        path: `register ${nth}.csv`,
        content: `${nth === 3 ? exportedBefore : ""}${table.join("\r\n")}\r\n`,
      },
      { is: "time", ms: 5_000 },
    ];
  };
  const meanwhile = (): readonly Happening[] =>
    c.pick<readonly Happening[]>([[], [{ is: "power-cut", afterMoments: c.between(1, 8) }], [{ is: "time", ms: 60 }]]);
  const closes: Happening = { is: "decide", which: c.next(), decision: { type: "reject", reason: enteredByHand } };
  const answer = c.pick<Answer>(["only-counts", "only-counts", "first-unsaved", "lost-reply"]);
  return [
    { is: "service", answers: [answer, "accept"], delayMs: 0 },
    { is: "drop", path: "unsaved.csv", content },
    { is: "time", ms: 5_000 },
    ...(c.next() < 0.6 ? [...list(1), ...meanwhile()] : []),
    ...(c.next() < 0.4 ? [...list(2), ...meanwhile()] : []),
    ...(c.next() < 0.6 ? [closes, ...meanwhile()] : []),
    ...(c.next() < 0.3 ? list(3) : []),
    { is: "time", ms: 5_000 },
  ];
}

/**
 * A file that waits for something that isn't in its content is changed where it is: a reversal, one that another computer
 * may have sent, and one whose row is in another file, too.
 */
function inItsPlace(c: Chance): readonly Happening[] {
  const number = `N${970 + c.between(0, 5)}-1`;
  const content = `Supplier,Invoice number,Date,Net,VAT,Currency\r\nAcme Ltd,${number},2026-11-20,10.00,2.00,GBP\r\n`;
  const path = c.pick(["place.csv", "sub/place.csv"]);
  const soon: Happening = { is: "time", ms: 5_000 };
  const amend: Happening = { is: "amend-open", which: c.next() };
  const approve: Happening = { is: "decide", which: c.next(), decision: { type: "approve" } };
  const meanwhile = (): readonly Happening[] =>
    c.pick<readonly Happening[]>([
      [],
      [],
      [{ is: "power-cut", afterMoments: c.between(1, 12) }],
      [{ is: "time", ms: 60 }],
      [{ is: "rename-filed", which: c.next(), to: "d.csv" }],
      [{ is: "move-back", which: c.next(), to: null }],
      [{ is: "pause" }, approve, amend, { is: "resume" }],
    ]);
  const well: readonly Happening[] = [{ is: "service", answers: ["accept"], delayMs: 0 }, { is: "sign-in" }];
  const first = c.pick<readonly Happening[]>([
    [
      { is: "set", settings: { sending: "automatic" } },
      { is: "drop", path, content },
      soon,
      { is: "reverse", which: c.next() },
    ],
    [{ is: "left-by-another", path, content }],
    [
      { is: "drop", path: "scan 9.pdf", content: `%PDF-1.7\nplace ${number}\n%%EOF\n` },
      soon,
      { is: "decide", which: c.next(), decision: { type: "attach", purchaseInvoiceId: "1005", undoMs } },
      { is: "time", ms: 60 },
      { is: "move-back", which: c.next(), to: c.pick(["1003.pdf", "1003.pdf", "scan 8.pdf"]) },
    ],
    [
      ...[
        { is: "set", settings: { sending: "after-approval" } } as const,
        { is: "drop", path, content } as const,
        soon,
      ],
      { is: "set", settings: { sending: "automatic" } },
      { is: "drop", path: "again.csv", content },
    ],
  ]);
  return [...well, ...first, soon, ...meanwhile(), amend, ...meanwhile(), soon, ...meanwhile(), soon];
}

/** Files wait for the night, and a setting that they were planned by changes before it; some were approved by then. */
const settingsAtNoon = (c: Chance, contents: Contents): readonly Happening[] => [
  { is: "set", settings: { hours: byNight, ceilings: { other: c.pick(["50000", "10"]) } } },
  { is: "drop", ...contents.drop() },
  { is: "drop", path: "1005.pdf", content: `%PDF-1.7 at noon ${c.between(1, 1_000)} %%EOF` },
  { is: "time", ms: 5_000 },
  { is: "decide", which: c.next(), decision: { type: "approve" } },
  { is: "time", ms: c.pick([1, 5_000]) },
  { is: "set", settings: { hours: null, ...c.pick([{ ceilings: { other: "10" } }, { connection: "branch" }]) } },
  { is: "time", ms: 5_000 },
];

/** A file of a few rows, written in two goes; the pause is shorter than files with an open last line have to hold still. */
function writeInTwo(c: Chance, contents: Contents): Happening {
  const content = contents.batch();
  const isAtLineEnd = c.next() < 0.3;
  const somewhere = content.slice(0, c.between(60, content.length - 3));
  const at = isAtLineEnd ? content.lastIndexOf("\r\n", content.length - 3) + 2 : somewhere.trimEnd().length;
  const pauseMs = isAtLineEnd ? 150 : c.pick([300, 1_000, 2_000]);
  return { is: "write", path: c.pick(["w.csv", "sub/w.csv"]), content, at, pauseMs };
}

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
