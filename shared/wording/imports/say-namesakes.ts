/** @file Words the batches that have the same name as the one that a person looks for. */

import type { Namesake } from "../../imports/batch-names.ts";
import { words } from "../../words/spoken.ts";
import { shorten } from "../grammar.ts";
import { sayMoney } from "../say-money.ts";

const mostNamed = 6;

/** A line for each of the first ones, and one for how many more there are. */
export function sayNamesakes(namesakes: readonly Namesake[]): readonly string[] {
  const { namesake, moreNamesakes } = words.needsYou;
  const more = namesakes.length - mostNamed;
  return [
    ...namesakes
      .slice(0, mostNamed)
      .map(({ file, invoices, net }) => namesake(shorten(file, 120), invoices, sayMoney(net))),
    ...(more > 0 ? [moreNamesakes(more)] : []),
  ];
}
