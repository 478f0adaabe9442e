/**
 * @file Reference lists: the suppliers, nominals, projects and VAT codes that the finance system has.
 *
 * [Note: a reference list]
 *
 * A person exports it from the finance system and adds it to the inbox. It is recognised by its name ("suppliers.csv",
 * "nominals november.xlsx") and by its headings, which are those of no invoices. Where these say of what it is a list
 * ("Supplier ID", "Supplier name"), its name doesn't matter. The newest list of a kind counts for all
 * inboxes of its company. What a file is sent with is looked up in it: a value that is there goes, one that differs in
 * capitals and spaces alone goes as the list writes it, and any other is asked about. Nothing is sent for looking similar.
 * Without a list of that kind nothing is asked, and nothing is claimed.
 */

export const referenceKinds = ["suppliers", "nominals", "projects", "vat-codes"] as const;

export type ReferenceKind = (typeof referenceKinds)[number];

/** One row: a supplier, a nominal, a project or a VAT code. What its list has no column for is null. */
export interface NamedEntry {
  /** An int64 as text. */
  readonly id: string | null;
  /** A nominal's or a project's code, or a VAT rate in percent as decimal text. */
  readonly code: string | null;
  readonly name: string | null;
}

export interface ReferenceList {
  readonly file: string;
  /** Epoch ms at which it was added. */
  readonly seenAt: number;
  readonly entries: readonly NamedEntry[];
}

/** Why a file that the settings name isn't read; see [Note: a named list]. `since` in epoch ms. */
export interface ListProblem {
  readonly is: "away" | "unreadable" | "no-list";
  readonly since: number;
}

/** A list that the settings name, as it was read last; `seenAt` is when its file was written. */
export interface NamedList extends ReferenceList {
  readonly path: string;
  /** Of the file that was read last, whether or not it was such a list: epoch ms, and bytes. */
  readonly changedAt: number;
  readonly sizeBytes: number;
  readonly problem: ListProblem | null;
  /** The inboxes of its connection then, which have the keys of its suppliers. Absent in what earlier versions kept. */
  readonly inboxes?: readonly string[];
}

export type References = { readonly [K in ReferenceKind]?: ReferenceList };

const names: Readonly<Record<ReferenceKind, string>> = {
  suppliers: "suppliers|lieferanten|fournisseurs",
  nominals: "nominals|sachkonten|comptes",
  projects: "projects|projekte|projets",
  "vat-codes":
    "vat[ _-]?(?:codes|rates)|ust[.]?[ _-]?(?:codes|s(?:ä|ae)tze)|steuers(?:ä|ae)tze|(?:codes|taux)(?: de)? tva",
};

/** Each file is asked about at every look. */
const patterns = referenceKinds.map((kind) => ({
  kind,
  pattern: new RegExp(`(?:^|/)(?:${names[kind]})(?![\\p{L}\\p{N}])[^/]*\\.(?:csv|xls|xlsx)$`, "iu"),
}));

/** Which reference list a file is by its name, or null. */
export const referenceKindOf = (path: string): ReferenceKind | null =>
  patterns.find(({ pattern }) => pattern.test(path))?.kind ?? null;

/** From so many days on a list is pointed out: what was added to the finance system since is not in it. */
const oldAfterDays = 60;

export const isOldReference = ({ seenAt }: Pick<ReferenceList, "seenAt">, nowMs: number): boolean =>
  nowMs - seenAt >= oldAfterDays * 24 * 60 * 60_000;
