/** @file Reads what each invoice list says of the invoices with one number, for the life of an invoice. */

import { compareWithEntries } from "../../../shared/confirmation/compare-with-list.ts";
import type { Confirmations, ToCompare } from "../../../shared/confirmation/confirmation.ts";
import type { LifeEntry } from "../../../shared/confirmation/invoice-trail.ts";
import { isMadeBefore } from "../../../shared/confirmation/list-reach.ts";
import { foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { KnownList, SentLine, Sources } from "../confirmations/sources.ts";
import { dayOf } from "../history/day-figures.ts";

type Listed = Extract<LifeEntry, { is: "listed" }>;
type Line = ReturnType<Sources["linesLike"]>[number];

/**
 * The lists that have the number, and how they differ from what was sent; and those that should have it and don't.
 *
 * @param imports the ids of those that sent it
 */
export function readListsInLife(
  sources: Sources,
  { findings, get }: Pick<Confirmations, "findings"> & Pick<Journal, "get">,
  { loose, connections, imports }: Asked,
): readonly LifeEntry[] {
  const lists = new Map(sources.lists().map((list) => [list.importId, list]));
  const sent = [...Map.groupBy(sources.linesLike(connections, loose), keyOfInvoice).values()];
  const savedAt = (list: { readonly importId: string; readonly seenAt: number }) =>
    get(list.importId)?.since ?? list.seenAt;
  const listed = [...Map.groupBy(sources.entriesLike(connections, loose), ({ listId }) => listId)].flatMap(
    ([listId, entries]): readonly Listed[] => {
      const list = lists.get(listId);
      if (list === undefined) return [];
      const told = sent.flatMap((lines) =>
        compareBatches(lines, list, entries, (id) => sources.answeredIds(id, loose)),
      );
      return entries.map(({ row, purchaseInvoiceId, supplier, says }) => ({
        ...{ is: "listed", at: savedAt(list), list: list.file, importId: listId, row, purchaseInvoiceId, supplier },
        told:
          says?.ofCompany === undefined
            ? (told.find(({ finding: { is } }) => is === "differs" || is === "twice") ?? null)
            : null,
        ...(says?.ofCompany !== undefined
          ? { says: { ofCompany: says.ofCompany } }
          : says?.hasSharedId
            ? { says: { hasSharedId: true } }
            : madeBefore(list, sent)),
      }));
    },
  );
  const lacking = imports
    .flatMap((id) => findings(id))
    .filter(({ here, finding }) => finding.is === "not-found" && foldNumberLoosely(here.InvoiceNumber ?? "") === loose)
    .map(({ importId, row, here, list }): LifeEntry => {
      const { importId: listId, file } = list;
      const supplier = here.AccountName ?? here.AccountId ?? null;
      return { is: "not-listed", at: savedAt(list), list: file, importId: listId, of: { importId, row }, supplier };
    });
  return [...listed.toSorted((a, b) => Number(a.importId) - Number(b.importId) || a.row - b.row), ...lacking];
}

/** A list that was added after the sending, and says that it was made before it. */
function madeBefore(list: KnownList, sent: readonly (readonly Line[])[]): Pick<Listed, "says"> {
  const firstAt = Math.min(...sent.flatMap((lines) => lines.map(({ sentAt }) => sentAt)));
  if (list.seenAt <= firstAt || !isMadeBefore(list, firstAt, dayOf)) return {};
  const { madeOn, madeOnLatest } = list.scope;
  return { says: { madeBefore: madeOn === madeOnLatest ? madeOn : null } };
}

interface Asked {
  readonly loose: string;
  readonly connections: ReadonlySet<string>;
  readonly imports: readonly string[];
}

/** What a list says of each batch that an invoice was sent in before. */
function compareBatches(
  all: readonly Line[],
  list: KnownList,
  entries: Parameters<typeof compareWithEntries>[1],
  answeredIds: (importId: string) => readonly string[],
): readonly Pick<ToCompare, "here" | "finding">[] {
  let before = 0;
  return [...Map.groupBy(all, ({ importId, part }) => `${importId} ${part}`).values()].flatMap((lines) => {
    const [first] = lines;
    const sending = {
      lines: lines.map(({ invoice }) => invoice),
      before,
      after: all.length - before - lines.length,
      answered: first === undefined ? [] : answeredIds(first.importId),
    };
    before += lines.length;
    const finding = compareWithEntries(sending, entries);
    if (first === undefined || list.seenAt <= first.sentAt || finding === null) return [];
    return finding === "absent" || finding.is === "found" ? [] : [{ here: first.invoice, finding }];
  });
}

const keyOfInvoice = ({ supplier, number }: SentLine): string => JSON.stringify([supplier, number]);
