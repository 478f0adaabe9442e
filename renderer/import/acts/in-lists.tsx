/** @file Says that an invoice list has some of what would be sent again. */

import { words } from "../../../shared/words/spoken.ts";

/** Nobody sends again unaware what an invoice list has, perhaps with another amount. */
export const InLists = ({ howMany }: { readonly howMany: number }) =>
  howMany === 0 ? null : <p class="caution">{words.rowByRow.inLists(howMany)}</p>;
