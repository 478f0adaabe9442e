/** @file Shrinks a failing history: leaves happenings out for as long as it still fails. */

import type { History } from "./history.ts";
import { makeHistory } from "./make-history.ts";
import { type Planted, type Unfolded, unfold } from "./unfold.ts";

const fails = async (history: History, planted: Planted) => (await unfold(history, planted)).broken.length > 0;

async function shrink(history: History, planted: Planted): Promise<History> {
  let smallest = history;
  for (let chunk = Math.ceil(history.happenings.length / 2); chunk >= 1; chunk = chunk === 1 ? 0 : Math.ceil(chunk / 2))
    for (let start = smallest.happenings.length - chunk; start >= 0; start -= chunk) {
      const happenings = smallest.happenings.toSpliced(start, chunk);
      if (await fails({ ...smallest, happenings }, planted)) smallest = { ...smallest, happenings };
    }
  return smallest;
}

/** All that helps to understand why `seed` fails: what broke, the shortest way there, and how to have it again. */
export async function explain(seed: number, planted: Planted = {}): Promise<string> {
  const history = makeHistory(seed);
  const whole = await unfold(history, planted);
  if (whole.broken.length === 0) return [...whole.sayLines(), `Seed ${seed} keeps every promise.`].join("\n");
  const short = await unfold(await shrink(history, planted), planted);
  const say = ({ sayLines, broken }: Unfolded) =>
    [...sayLines(), ...broken.map((what) => `BROKEN: ${what}`)].join("\n");
  return [
    `Seed ${seed} breaks a promise.`,
    say(whole),
    "",
    `The shortest way there that was found (${history.watches ? "the agent watches" : "pass after pass"}, ${JSON.stringify(history.settings)}):`,
    say(short),
    "",
    `Replay: PIGEONHOLE_SEED=${seed} npm run simulate`,
  ].join("\n");
}
