/** @file Reads the files of all blind rounds and prints what became of each, and the shares: `npm run blind`. */

import { blindRounds, judgeRound } from "./blind-rounds.ts";

for (const round of blindRounds) {
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
