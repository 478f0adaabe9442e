/** @file Makes moments that random histories seldom come to: a supplier given otherwise, a list that comes as a batch leaves. */

import type { Chance } from "../fault-injection/chance.ts";
import type { Happening } from "./history.ts";
import { exportedBefore } from "./make-contents.ts";

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
