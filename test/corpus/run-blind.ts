/**
 * @file Reads the files of blind rounds and prints what became of each, and the shares: `npm run blind`. Names of rounds as
 * arguments read only those: `npm run blind -- trades-and-countries`.
 */

import { blindRounds, judgeRound } from "./blind-rounds.ts";

const asked = process.argv.slice(2);

for (const round of asked.length === 0 ? blindRounds : asked) {
  const results = judgeRound(round);
  for (const { file, outcome, remarks } of results)
    process.stdout.write(
      `${outcome.padEnd(8)} ${file.class.padEnd(13)} ${file.name}: ${remarks.join("; ").slice(0, 200)}\n`,
    );
  const readable = results.filter(({ file }) => file.class === "readable");
  const through = readable.filter(({ outcome }) => outcome === "through").length;
  const wrong = results.filter(({ outcome }) => outcome === "wrong").length;
  process.stdout.write(`\n${round}: ${through} of ${readable.length} readable files go through, ${wrong} wrong\n\n`);
}
