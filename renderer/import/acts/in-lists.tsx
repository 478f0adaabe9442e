/** @file Says what invoice lists have, or lack, of a batch that may have been sent. */

import type { RowsInDoubt } from "../../../shared/confirmation/row-in-doubt.ts";
import { words } from "../../../shared/words/spoken.ts";

/** Nobody sends again unaware what an invoice list has, perhaps with another amount. */
export const InLists = ({ howMany }: { readonly howMany: number }) =>
  howMany === 0 ? null : <p class="caution">{words.rowByRow.inLists(howMany)}</p>;

/** Nobody says that all of it was found unaware that a list lacks some of it. */
export const LackedByList = ({ lacked }: { readonly lacked: RowsInDoubt["lacked"] }) =>
  lacked === null ? null : <p class="caution">{words.rowByRow.lackedBy(lacked.invoices, lacked.file)}</p>;
