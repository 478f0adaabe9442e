/**
 * @file Settles for a whole column what no single value can: which way its values are to be read.
 *
 * Used for the order of dates and for the decimal sign. Nothing is ever settled by what is usual.
 */

import type { Message } from "../../../shared/wording/message.ts";

/** What a value means under each way of reading it; null where it means nothing that way. */
export interface Readings<Way extends string> {
  readonly by: Readonly<Record<Way, string | null>>;
}

/** What a person has said, and where: "the inbox's settings say". */
export interface Setting<Way extends string> {
  readonly is: Way;
  readonly says: Message;
}

/** A value with the row that it stands in. */
export interface Witness<Way extends string> extends Readings<Way> {
  readonly row: number;
  readonly text: string;
}

export type Verdict<Way extends string> =
  /** One way is left, and `witness` is the value that leaves no other. */
  | { readonly is: "settled"; readonly way: Way; readonly witness: Witness<Way> }
  /** Every value means the same in each way that is left. */
  | { readonly is: "all-the-same" }
  /** Several ways are left, and these values differ between them. */
  | { readonly is: "open"; readonly ways: readonly Way[]; readonly unclear: readonly Witness<Way>[] }
  /** No way is left: each of these rules out what another asks for. */
  | { readonly is: "mixed"; readonly witnesses: readonly Witness<Way>[] };

/** Weighs the values of a column. A value that means nothing in any way says nothing about the others. */
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
    return { is: "all-the-same" };
  return { is: "settled", way, witness: strictest };
}
