/** @file Plays offices of several computers for as long as one likes, and tells of the first that breaks a promise. */

import { playOffice } from "./play-office.ts";

/** @returns the exit code */
export async function simulateOffices(first: number, offices: number): Promise<number> {
  const startedAt = performance.now();
  let [dropped, takeOvers, settled] = [0, 0, 0];
  for (let seed = first; seed < first + offices; seed += 1) {
    const played = await playOffice(seed);
    if (played.broken.length > 0) {
      console.log(`Seed ${seed} breaks a promise.`);
      console.log([...played.lines, ...played.broken.map((what) => `BROKEN: ${what}`)].join("\n"));
      console.log(`\nReplay: npm run simulate -- --offices 1 --seed ${seed}`);
      return 1;
    }
    dropped += played.dropped;
    takeOvers += played.takeOvers;
    settled += played.settled;
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`Seeds ${first} to ${first + offices - 1}: ${offices} offices, 0 broken promises.`);
  console.log(`${(offices / seconds).toFixed(1)} a second; ${dropped} files, ${takeOvers} terms, ${settled} settled.`);
  return 0;
}
