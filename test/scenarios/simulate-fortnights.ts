/** @file Lives through fortnights for as long as one likes, and tells of the first that breaks a promise. */

import type { Fortnight } from "./fortnight.ts";
import { type Lived, liveThrough } from "./fortnight-live.ts";
import { makeFortnight } from "./fortnight-make.ts";

/** @returns the exit code */
export async function simulateFortnights(first: number, fortnights: number): Promise<number> {
  const startedAt = performance.now();
  const tried = new Map<string, number>();
  for (let n = 0; n < fortnights; n += 1) {
    const seed = first + n;
    const lived = await liveThrough(makeFortnight(seed));
    for (const [promise, times] of lived.tried) tried.set(promise, (tried.get(promise) ?? 0) + times);
    if (lived.broken.length > 0) {
      console.log(await explainFortnight(makeFortnight(seed)));
      return 1;
    }
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`Seeds ${first} to ${first + fortnights - 1}: ${fortnights} fortnights, 0 broken promises.`);
  console.log(`${(fortnights / seconds).toFixed(1)} a second. How often each promise was put to the test:`);
  for (const [promise, times] of [...tried].toSorted()) console.log(`${String(times).padStart(10)}  ${promise}`);
  return 0;
}

/** The shortest way to the broken promise that was found, and all of it as data to keep. */
async function explainFortnight(fortnight: Fortnight): Promise<string> {
  const smallest = await shrinkFortnight(fortnight);
  const say = ({ lines, broken }: Lived) => [...lines, ...broken.map((what) => `BROKEN: ${what}`)].join("\n");
  return [
    `Seed ${fortnight.seed} breaks a promise.`,
    say(await liveThrough(fortnight)),
    "\nThe shortest way there that was found:",
    say(await liveThrough(smallest)),
    `\n${JSON.stringify(smallest)}`,
    `\nReplay: npm run simulate -- --fortnights 1 --seed ${fortnight.seed}`,
  ].join("\n");
}

async function shrinkFortnight(fortnight: Fortnight): Promise<Fortnight> {
  let smallest = fortnight;
  for (
    let chunk = Math.ceil(smallest.happenings.length / 2);
    chunk >= 1;
    chunk = chunk === 1 ? 0 : Math.ceil(chunk / 2)
  )
    for (let start = smallest.happenings.length - chunk; start >= 0; start -= chunk) {
      const shorter = { ...smallest, happenings: smallest.happenings.toSpliced(start, chunk) };
      if ((await liveThrough(shorter)).broken.length > 0) smallest = shorter;
    }
  return smallest;
}
