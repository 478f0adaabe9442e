/** @file What the comparison of sent invoices with lists reads of the journal, a little at a time. */

import type { NamedList } from "../../../shared/confirmation/confirmation.ts";
import type { SameOffice } from "../../../shared/imports/office.ts";
import type { InvoiceIdentity } from "../../../shared/imports/row-fingerprint.ts";
import type { ListScope } from "../../../shared/spreadsheet/list-scope.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";

/** A row of a batch that was sent, or may have been. */
export interface SentLine {
  readonly importId: string;
  readonly part: number;
  readonly row: number;
  readonly invoice: InvoiceIdentity;
  /** As in a fingerprint: lines with both the same are one invoice. */
  readonly supplier: string;
  readonly number: string;
}

/** A batch that was sent, or may have been. */
export interface SentPart {
  readonly part: number;
  /** Epoch ms. */
  readonly sentAt: number;
  readonly endedAt: number;
  /** Its outcome is unknown: whether lists have its invoices says something about the batch, and not the other way round. */
  readonly isInDoubt: boolean;
  /** The rows of which its answer left unclear whether they were saved, while nobody has seen to them. */
  readonly unclear: ReadonlySet<number>;
}

export interface SentImport {
  readonly id: string;
  readonly file: string;
  readonly inbox: string;
  readonly connection: string;
  readonly parts: readonly SentPart[];
  /** What a person has seen to, as "part row finding". */
  readonly seen: ReadonlySet<string>;
  /** Rows that lists lack and that were sent again with another file, as "part row": they don't count as sent. */
  readonly again: ReadonlySet<string>;
  /** The imports that have such rows, whether or not they were sent. */
  readonly againWith: readonly string[];
}

export interface KnownList extends Omit<NamedList, "madeOn"> {
  readonly connection: string;
  readonly scope: ListScope;
}

export interface Sources {
  /** The number of the trail's last entry. */
  end(): number;
  /** The lists that were kept, and the imports whose sending has changed, since an entry of the trail. */
  since(seq: number): {
    readonly lists: readonly string[];
    readonly imports: readonly string[];
    readonly offices: boolean;
  };
  /** Every list that was kept, in the order of their ids. */
  lists(): readonly KnownList[];
  /** Imports with a batch that was sent, by their ids, from the one after `id` on. */
  importsAfter(id: number, limit: number): readonly number[];
  sent(id: string): SentImport | null;
  /** The lines of one batch after a row. */
  linesAfter(importId: string, part: number, row: number, limit: number): readonly SentLine[];
  entriesAfter(listId: string, row: number, limit: number): readonly RegisterEntry[];
  /** The entries with such a number in the lists of these connections, newest list first. */
  entriesLike(
    connections: ReadonlySet<string>,
    looseNumber: string,
  ): readonly (RegisterEntry & { readonly listId: string })[];
  /** The IDs that the answers to an import's batches gave to invoices with such a number. */
  answeredIds(importId: string, looseNumber: string): readonly string[];
  /** The lines with such a number that count as sent over these connections, oldest batch first. */
  linesLike(connections: ReadonlySet<string>, looseNumber: string): readonly (SentLine & Pick<SentPart, "sentAt">)[];
  sameOffice(connection: string): SameOffice;
}
