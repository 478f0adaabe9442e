/**
 * @file Reads mutated spreadsheets, as many as are wanted, and says which were read wrong.
 *
 * node test/fuzz/run.ts [--count N] [--seed S]
 */

import { parseArgs } from "node:util";
import { judge, makeMutant } from "./read-mutant.ts";

const { values } = parseArgs({ options: { count: { type: "string" }, seed: { type: "string" } } });
const count = Number(values.count ?? 2_000);
const first = Number(values.seed ?? 1);

const tally = new Map<string, { read: number; refused: number }>();
let slowest = { ms: 0, number: first };
let wrongs = 0;
for (let number = first; number < first + count; number++) {
  const mutant = makeMutant(number);
  const { wrong, isRead, ms } = judge(mutant);
  const name = `${mutant.seed.fileName} ${mutant.mutation.name}`;
  const counted = tally.get(name) ?? { read: 0, refused: 0 };
  counted[isRead ? "read" : "refused"]++;
  tally.set(name, counted);
  if (ms > slowest.ms) slowest = { ms, number };
  if (wrong === null) continue;
  wrongs++;
  console.log(`seed ${number}: ${name}: ${wrong}`);
}
for (const [name, { read, refused }] of [...tally].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${name.padEnd(34)} ${String(read).padStart(6)} read ${String(refused).padStart(6)} refused`);
console.log(
  `${count} mutants from seed ${first}: ${wrongs} wrong; the slowest took ${slowest.ms.toFixed(0)} ms (${slowest.number})`,
);
process.exitCode = wrongs === 0 ? 0 : 1;
