/**
 * @file Infers from a whole column which way its values are to be read, where a single value is ambiguous.
 *
 * Used for the order of dates and for the decimal sign. What is usual is never evidence.
 */

import type { Message } from "../../../shared/wording/message.ts";

/** The value of a text under each way of reading it; null where it has none. */
export interface Readings<Way extends string> {
  readonly by: Readonly<Record<Way, string | null>>;
}

/** What a person has said, and where: "the inbox's settings say". */
export interface Setting<Way extends string> {
  readonly is: Way;
  readonly says: Message;
}

/** A value with the row that it is in. */
export interface Witness<Way extends string> extends Readings<Way> {
  readonly row: number;
  readonly text: string;
}

export type Verdict<Way extends string> =
  /** Only one way is possible; `witness` is the value that rules out the others. */
  | { readonly is: "decided"; readonly way: Way; readonly witness: Witness<Way> }
  /** Several ways are possible, and every value is the same under each of them. */
  | { readonly is: "makes-no-difference" }
  /** Several ways are possible, and the values `unclear` differ between them. */
  | { readonly is: "open"; readonly ways: readonly Way[]; readonly unclear: readonly Witness<Way>[] }
  /** No way is possible for all values: the witnesses contradict each other. */
  | { readonly is: "mixed"; readonly witnesses: readonly Witness<Way>[] };

/** Weighs the values of a column. A value that is unreadable in every way is no evidence. */
export function weighReadings<Way extends string>(ways: readonly Way[], values: readonly Witness<Way>[]): Verdict<Way> {
  const telling = values.filter(({ by }) => ways.some((way) => by[way] !== null));
  const left = ways.filter((way) => telling.every(({ by }) => by[way] !== null));
  const fits = ({ by }: Witness<Way>): number => ways.filter((way) => by[way] !== null).length;

  if (left.length === 0) {
    const witnesses: Witness<Way>[] = [];
    for (const way of ways) {
      const against = telling.find(({ by }) => by[way] === null);
      if (against && !witnesses.includes(against)) witnesses.push(against);
    }
    return { is: "mixed", witnesses };
  }

  const unclear = telling.filter(({ by }) => new Set(left.map((way) => by[way])).size > 1);
  if (unclear.length > 0) return { is: "open", ways: left, unclear };

  const [way] = left;
  const strictest = telling.toSorted((a, b) => fits(a) - fits(b))[0];
  if (left.length > 1 || way === undefined || strictest === undefined || fits(strictest) === ways.length)
    return { is: "makes-no-difference" };
  return { is: "decided", way, witness: strictest };
}
