/** @file Finds rows again in the journal in memory, by the rules of the real one. */

import type { PartContent } from "../../main/imports/ports/journal-port.ts";
import { totalsByInvoice } from "../../main/journal/rows/totals-by-invoice.ts";
import { compareFingerprints, withKeys } from "../../shared/imports/alike/compare-fingerprints.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { SameOffice } from "../../shared/imports/office.ts";
import type { Earlier, RowFingerprint } from "../../shared/imports/row-fingerprint.ts";
import { openAs } from "../../shared/imports/state-groups.ts";

interface Entry {
  readonly import_: Import;
  readonly contents: readonly PartContent[];
}

export function findEarlier(
  entries: Iterable<Entry>,
  { id, inbox }: Pick<Import, "id" | "inbox">,
  { certain, possible }: SameOffice,
  fingerprints: readonly RowFingerprint[],
  hasEarlierTry: (id: string, part: number) => boolean,
  followed: ReadonlySet<string> = new Set(),
): readonly Earlier[] {
  const gone: (RowFingerprint & Pick<Earlier, "first" | "openAs" | "perhapsElsewhere">)[] = [];
  for (const { import_, contents } of entries) {
    const { connection } = import_;
    if (import_.id === id || ![...certain, ...possible].includes(connection)) continue;
    import_.parts.forEach(({ state, sentAt, endedAt, answers }, n) => {
      const isKnown = (row: number) => state === "unknown" && answers?.arrived.includes(row) === true;
      const isPlanned = state === "planned";
      const willGo = isPlanned && ["held", "queued", "sending", "unknown"].includes(import_.state.at);
      const wasTried = hasEarlierTry(import_.id, n);
      const isAnew = isPlanned && import_.state.at === "failed" && import_.place.goesOn !== undefined && !wasTried;
      if (isAnew && followed.has(import_.id)) return;
      if (!willGo && !isAnew && state !== "done" && state !== "unknown" && state !== "sending" && !wasTried) return;
      const open = isAnew ? "under-way" : (openAs(import_.state) ?? "earlier-try");
      const times = isPlanned && open !== "earlier-try" ? { sentAt: null, endedAt: null } : { sentAt, endedAt };
      for (const fingerprint of savedIn(import_, n, contents[n]))
        gone.push({
          ...fingerprint,
          openAs: isKnown(fingerprint.row)
            ? null
            : state !== "done"
              ? open
              : isUnclear(import_, n, fingerprint.row)
                ? "unclear"
                : null,
          perhapsElsewhere: certain.includes(connection) ? null : connection,
          first: {
            ...{ importId: import_.id, file: import_.place.dropped, row: fingerprint.row, ...times },
            ...(import_.inbox !== inbox && { inbox: import_.inbox }),
          },
        });
    });
  }
  if (gone.length === 0) return [];
  const others = gone.map(({ openAs: open, perhapsElsewhere, first, ...other }) => ({
    ...{ openAs: open, perhapsElsewhere, first },
    keyed: withKeys(other),
  }));
  return fingerprints.flatMap((fingerprint) => {
    const asked = withKeys(fingerprint);
    return others.flatMap(({ keyed, ...of }) => {
      const compared = compareFingerprints(asked, keyed);
      return compared === null ? [] : [{ row: asked.row, ...compared, ...of }];
    });
  });
}

/** The ids of imports that ended unsent, whose file is gone, and that have rows like these. */
export function findTakenAway(
  entries: readonly Entry[],
  { id }: Pick<Import, "id">,
  { certain }: SameOffice,
  fingerprints: readonly RowFingerprint[],
): readonly string[] {
  const mine = fingerprints.map(withKeys);
  return entries.flatMap(({ import_, contents }) => {
    const { connection, state, place, parts } = import_;
    if (import_.id === id || !certain.includes(connection) || state.at !== "failed" || place.path !== null) return [];
    const theirs = contents
      .filter((_, n) => parts[n]?.state === "planned")
      .flatMap((content) => content.fingerprints.map(withKeys));
    const hasLike = theirs.some((there) =>
      mine.some(
        (here) => (here.key === there.key || here.raw === there.raw) && compareFingerprints(here, there) !== null,
      ),
    );
    return hasLike ? [import_.id] : [];
  });
}

const isUnclear = ({ leftOut }: Import, n: number, row: number): boolean =>
  leftOut.some((one) => one.row === row && one.notSaved?.part === n && !one.notSaved.isCertain);

/** Without the rows that were not saved. */
const savedIn = ({ leftOut }: Import, n: number, content: PartContent | undefined): readonly RowFingerprint[] => {
  const unsaved = leftOut.filter(({ notSaved }) => notSaved?.part === n && notSaved.isCertain).map(({ row }) => row);
  return (content?.fingerprints ?? []).filter(({ row }) => !unsaved.includes(row));
};

/** Newest first. */
export function usualNets(
  entries: readonly Entry[],
  connections: readonly string[],
  supplier: string | null,
  currency: string,
): readonly string[] {
  const arrived = entries
    .filter(({ import_ }) => connections.includes(import_.connection) && import_.reverses === undefined)
    .flatMap(({ import_, contents }) =>
      import_.parts.flatMap(({ state }, n) =>
        state === "done"
          ? savedIn(import_, n, contents[n]).map((line) => ({ ...line, part: `${import_.id} ${n}` }))
          : [],
      ),
    );
  const lines = arrived
    .filter((line) => (supplier === null || line.supplier === supplier) && line.currency === currency)
    .flatMap(({ net, part, supplier: of, invoiceNumber, row }) =>
      net === null ? [] : [{ net, invoice: [part, of, invoiceNumber || row].join(" ") }],
    );
  return totalsByInvoice(lines.toReversed()).slice(0, supplier === null ? 100 : 20);
}
