/** @file What an invoice list says of itself beside its rows: when it was made, and of which invoices. */

export interface ListScope {
  /** The day on which it was made, yyyy-mm-dd, or null where it doesn't say; of several that it may mean, the first one. */
  readonly madeOn: string | null;
  /** The last of these days: the same one where it is clear. */
  readonly madeOnLatest: string | null;
  /** The invoice dates that it says it covers, yyyy-mm-dd, both included; null where it doesn't say. */
  readonly from: string | null;
  readonly to: string | null;
  /** Its own words that it has only some invoices, such as "Status: unpaid", or null. */
  readonly filter: string | null;
  /** The company or office that a line above or below its rows names, such as "Acme Ltd" in "Company: Acme Ltd", or null. */
  readonly company: string | null;
  /** True where it seems to end before the last invoice: a page of several, or as many rows as an export has at most. */
  readonly isCut: boolean;
}

export const wholeScope: ListScope = {
  ...{ madeOn: null, madeOnLatest: null, from: null, to: null },
  ...{ filter: null, company: null, isCut: false },
};
