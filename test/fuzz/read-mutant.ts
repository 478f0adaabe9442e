/** @file Makes one mutant, reads it as the parser's process does, and judges the result. */

import { isZip } from "../../main/parser/list-zip.ts";
import { preflightZip } from "../../main/parser/preflight-zip.ts";
import { nothingSaid, readSpreadsheet } from "../../main/spreadsheet/read-spreadsheet.ts";
import { type Message, sayMessage } from "../../shared/wording/message.ts";
import { readWorkbookBytes } from "../fixtures/spreadsheets/read-bytes.ts";
import { byteMutations, diceFrom, type Mutation, partMutations } from "./mutate.ts";
import { type Seed, seeds } from "./seeds.ts";

export interface Mutant {
  readonly number: number;
  readonly seed: Seed;
  readonly mutation: Mutation;
  readonly bytes: Uint8Array;
}

/** The mutant of that number; the same one every time. */
export function makeMutant(number: number): Mutant {
  const dice = diceFrom(number);
  const seed = seeds[dice(seeds.length)];
  if (seed === undefined) throw new Error("There are no seeds.");
  const mutations = isZip(seed.bytes) ? [...byteMutations, ...partMutations] : byteMutations;
  const mutation = mutations[dice(mutations.length)];
  if (mutation === undefined) throw new Error("There are no mutations.");
  return { number, seed, mutation, bytes: mutation.apply(seed.bytes, dice) };
}

export interface Verdict {
  /** Null where all is well. */
  readonly wrong: string | null;
  readonly isRead: boolean;
  /** Of processor time. */
  readonly ms: number;
}

/** Of processor time, so that other processes don't count. Reading a seed takes a few milliseconds. */
const longestMs = 5_000;

export function judge({ seed, mutation, bytes }: Mutant): Verdict {
  const before = process.threadCpuUsage();
  let isRead = false;
  let wrong: string | null = null;
  try {
    const whole = preflightZip(bytes);
    const reading = whole.ok ? readSpreadsheet(whole.value, seed.fileName, nothingSaid) : null;
    isRead = reading?.ok ?? false;
    // A text and an older workbook bear no checksum: there, nobody can tell.
    if (whole.ok && isRead && mutation.mustNotRead && isZip(seed.bytes) && !readsTheSame(bytes, seed.bytes))
      wrong = "it is read, and differently";
    if (
      reading !== null &&
      !reading.ok &&
      !/^(?:is|isn't|has|contains|mixes|opens|can't|expands|spreads) /.test(sentence(reading.error))
    )
      wrong = `its refusal is no half sentence: ${sentence(reading.error)}`;
  } catch (error) {
    wrong = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1_000;
  return { wrong: wrong ?? (ms > longestMs ? `it took ${Math.round(ms)} ms` : null), isRead, ms };
}

const sentence = (failure: object): string =>
  "detail" in failure ? sayMessage(failure.detail as Message) : "is empty";

const readsTheSame = (a: Uint8Array, b: Uint8Array): boolean =>
  JSON.stringify(readWorkbookBytes(a)) === JSON.stringify(readWorkbookBytes(b));
