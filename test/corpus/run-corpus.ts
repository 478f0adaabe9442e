/**
 * @file Reads the whole corpus and prints what became of each file, and the shares: `node test/corpus/run-corpus.ts`.
 *
 * Exits 1 where anything was read wrong.
 */

import { corpus } from "../fixtures/corpus/corpus.ts";
import { type Judged, judgeFile, sayGot } from "./judge-file.ts";

const judged = corpus.map((file) => ({ file, ...judgeFile(file) }));

for (const { file, judgement, got, differences } of judged) {
  const kept = judgement === "right" ? "  " : judgement === "read-wrong" ? "!!" : "? ";
  const expected = file.expect.verdict;
  const columns = [file.name.padEnd(46), `${file.language}, ${file.program}`.padEnd(28), expected.padEnd(9)];
  process.stdout.write(`${kept} ${columns.join(" ")} ${sayGot(got)}\n`);
  for (const difference of differences) process.stdout.write(`      ${judgement}: ${difference}\n`);
}

const count = (isSo: (one: (typeof judged)[number]) => boolean): number => judged.filter(isSo).length;
const share = (what: string, number: number): string =>
  `${what.padEnd(58)} ${String(number).padStart(3)}  ${((100 * number) / judged.length).toFixed(1).padStart(5)} %\n`;
const got = (verdict: Judged["got"]["verdict"]) =>
  count((one) => one.judgement === "right" && one.got.verdict === verdict);
const readWrong = count(({ judgement }) => judgement === "read-wrong");
const languages = new Set(corpus.map(({ language }) => language)).size;

process.stdout.write(
  [
    `\n${judged.length} spreadsheets in ${languages} languages\n`,
    share("read right with no set-up", got("ready") + got("register")),
    share("asked, as a careful accountant would", got("ask")),
    share("refused, as they must be", got("refuse")),
    share(
      "needlessly asked or refused",
      count(({ judgement }) => judgement === "needless"),
    ),
    share(
      "asked or refused otherwise than expected, nothing posted",
      count(({ judgement }) => judgement === "otherwise"),
    ),
    share("READ WRONG", readWrong),
  ].join(""),
);
process.exitCode = readWrong > 0 ? 1 : 0;
