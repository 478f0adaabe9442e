/** @file Makes moments that random histories seldom come to: a supplier given otherwise, a list that comes as a batch leaves, a word that is forgotten. */

import type { Chance } from "../fault-injection/chance.ts";
import type { Happening } from "./history.ts";
import { ambiguousDate, exportedBefore, givenName } from "./make-contents.ts";

const soon: Happening = { is: "time", ms: 5_000 };
const well: readonly Happening[] = [{ is: "service", answers: ["accept"], delayMs: 0 }, { is: "sign-in" }];

/**
 * An office's tables have a column for the supplier's ID and one for its name, and each row fills one of them, or both. The
 * same invoice comes again, with the other one filled: in a file of its own, between others, or with another amount.
 */
export function supplierOtherwise(c: Chance): readonly Happening[] {
  const file = 920 + c.between(0, 5);
  const row = (n: number, supplier: string, net: string) => `${supplier},N${file}-${n},2026-11-20,${net},2.00,GBP`;
  const table = (rows: readonly string[]) =>
    `${["AccountId,Supplier,Invoice number,Invoice date,Net,VAT,Currency", ...rows].join("\r\n")}\r\n`;
  const suppliers = ["7,", ",Acme Ltd", "7,Acme Ltd", ",ACME  Ltd"] as const;
  const first = c.pick(suppliers);
  const second = c.pick(suppliers.filter((one) => one !== first) as [string, ...string[]]);
  // Another date and another amount at once would be another invoice.
  const again = row(1, second, c.pick(["10.00", "10.00", "11.00"]));
  const more = c.next() < 0.5 ? [row(3, second, "10.00")] : [];
  const meanwhile = c.pick<readonly Happening[]>([
    [soon],
    [soon],
    [],
    [{ is: "power-cut", afterMoments: c.between(1, 12) }, soon],
    [{ is: "move-back", which: c.next(), to: null }, soon],
  ]);
  const answer: readonly Happening[] = [
    { is: "decide", which: c.next(), decision: { type: c.pick(["approve", "retry"]) } },
    soon,
  ];
  return [
    ...well,
    { is: "drop", path: "both 1.csv", content: table([row(1, first, "10.00"), row(2, first, "10.00")]) },
    ...meanwhile,
    { is: "drop", path: "both 2.csv", content: table(c.next() < 0.5 ? [...more, again] : [again, ...more]) },
    soon,
    ...(c.next() < 0.3 ? answer : []),
    soon,
  ];
}

/** An invoice list comes while a batch that it knows is read, approved or made ready, on a disk that takes its time. */
export function listMeanwhile(c: Chance): readonly Happening[] {
  const file = 940 + c.between(0, 5);
  const numbers = [`N${file}-1`, `N${file}-2`] as const;
  const rows = numbers.map((number) => `Acme Ltd,${number},2026-11-20,10.00,2.00`);
  const content = `${["Supplier,Invoice number,Invoice date,Net,VAT", ...rows].join("\r\n")}\r\n`;
  const title = c.next() < 0.2 ? exportedBefore : "";
  const list = `${title}Purchase invoice id,Invoice number,Supplier\r\n7001,${c.pick(numbers)},Acme Ltd\r\n`;
  const diskMs = c.pick([40, 150, 1_500]);
  const slow: Happening = { is: "slow-disk", ms: diskMs };
  const isHeld = c.next() < 0.5;
  const begin: readonly Happening[] = isHeld
    ? [
        { is: "set", settings: { sending: "after-approval" } },
        { is: "drop", path: "meanwhile.csv", content },
        soon,
        slow,
        { is: "decide", which: c.next(), decision: { type: "approve" } },
      ]
    : [{ is: "set", settings: { sending: "automatic" } }, slow, { is: "drop", path: "meanwhile.csv", content }];
  // A look takes one turn of the disk, and reading and sending a file take several.
  const gap: Happening = { is: "time", ms: c.between(0, 10) * diskMs + c.pick([0, 1, 100, 250]) };
  return [...well, ...begin, gap, { is: "drop", path: "list meanwhile.csv", content: list }, soon, soon, soon];
}

/**
 * A person answers how dates are read, for this file or for all of them, and the file is refused, held or sent. Then the
 * layout is forgotten, and the file is tried again, or approved; the next file comes before or after that.
 */
export function forgottenLayout(c: Chance): readonly Happening[] {
  const file = 910 + c.between(0, 5);
  const table = (n: number): Happening => {
    const content = `Supplier,Invoice number,Invoice date,Net,VAT\r\nAcme Ltd,N${file}-${n},${ambiguousDate},10.00,2.00\r\n`;
    return { is: "drop", path: `dates ${n}.csv`, content };
  };
  /** Mostly the one that came last. */
  const newest = () => (c.next() < 0.7 ? 0 : c.next());
  const says = (remember: boolean): Happening => ({
    is: "decide",
    which: newest(),
    decision: { type: "answer", change: { dateOrder: "dmy" }, remember },
  });
  const decides = (type: "retry" | "approve"): Happening => ({ is: "decide", which: newest(), decision: { type } });
  const isHeld = c.next() < 0.4;
  const meanwhile = (): readonly Happening[] =>
    c.pick<readonly Happening[]>([[], [soon], [soon], [{ is: "power-cut", afterMoments: c.between(1, 12) }, soon]]);
  return [
    { is: "service", answers: [c.pick(["refuse", "refuse", "accept", "first-unsaved"]), "accept"], delayMs: 0 },
    { is: "sign-in" },
    { is: "set", settings: { sending: isHeld ? "after-approval" : "automatic" } },
    table(1),
    soon,
    says(c.next() < 0.8),
    ...meanwhile(),
    ...(c.next() < 0.5 ? [table(2), soon] : []),
    ...(isHeld && c.next() < 0.5 ? [decides("approve"), soon] : []),
    { is: "forget-layout", which: c.next() },
    ...meanwhile(),
    decides(isHeld ? "approve" : "retry"),
    ...meanwhile(),
    table(3),
    soon,
    soon,
  ];
}

/** A supplier's name means another one in an inbox, by an answer, by a card or by both, until it is forgotten. */
export function forgottenName(c: Chance): readonly Happening[] {
  const file = 960 + c.between(0, 5);
  const table = (n: number): Happening => {
    const content = `Supplier,Invoice number,Invoice date,Net,VAT\r\nAcme Ltd,N${file}-${n},2026-11-20,10.00,2.00\r\n`;
    return { is: "drop", path: `names ${n}.csv`, content };
  };
  const list: readonly Happening[] = [
    { is: "drop", path: "suppliers.csv", content: `Account ID,Name\r\n50201,${givenName}\r\n50202,Beech Timber\r\n` },
    soon,
  ];
  const change = { names: { AccountName: { "Acme Ltd": givenName } } };
  const answers: Happening = {
    is: "decide",
    which: c.next(),
    decision: { type: "answer", change, remember: c.next() < 0.8 },
  };
  const hasList = c.next() < 0.7;
  return [
    { is: "service", answers: ["refuse", "accept"], delayMs: 0 },
    { is: "sign-in" },
    { is: "set", settings: { sending: "automatic" } },
    ...(hasList ? list : []),
    table(1),
    soon,
    ...(hasList ? [answers, soon] : []),
    ...(c.next() < 0.8 ? [{ is: "use-name", which: c.next() } as const, soon] : []),
    ...(c.next() < 0.3 ? [table(2), soon] : []),
    { is: "forget-name", which: c.next() },
    ...(c.next() < 0.3 ? [{ is: "power-cut", afterMoments: c.between(1, 12) } as const] : []),
    table(3),
    soon,
    soon,
  ];
}
