/** @file Sample nights for the report, made of imports. */

import type { FoundInInbox, Night } from "../../../main/report/make-report.ts";
import type { Import, ImportState } from "../../../shared/imports/import.ts";

const timeZone = "Europe/London";
export const at = (text: string): number => Date.parse(text);

/** From seven to seven, in winter. */
export const [from, until] = [at("2026-11-20T07:00Z"), at("2026-11-21T07:00Z")];

const places = {
  reading: "",
  queued: "",
  sending: "",
  held: "Needs you/",
  unknown: "Needs you/",
  waiting: "Needs you/",
  done: "Done/2026-11-20/",
  failed: "Failed/",
  duplicate: "Duplicates/",
} as const;

/** An import that, where it is done, was sent ten seconds after it was seen. */
export function sampleImport(id: number, changes: Partial<Import> = {}): Import {
  const state: ImportState = changes.state ?? { at: "done" };
  const seenAt = changes.seenAt ?? from + id * 60_000;
  const dropped = changes.place?.dropped ?? `file ${id}.csv`;
  const sentAt = seenAt + 9_000;
  return {
    id: String(id),
    version: 3,
    inbox: "payables",
    connection: "office",
    kind: "batch",
    sha256: `hash ${id}`,
    sizeBytes: 100,
    seenAt,
    since: seenAt + 10_000,
    state,
    parts:
      state.at === "done"
        ? [
            {
              state: "done",
              invoices: 2,
              net: { GBP: "10.10" },
              vat: { GBP: "2.02" },
              sentAt,
              endedAt: sentAt + 1_000,
              status: 200,
            },
          ]
        : [],
    place: { dropped, path: `${places[state.at]}${dropped}`, movingTo: null },
    purchaseInvoiceId: null,
    documentId: null,
    leftOut: [],
    sentBefore: [],
    anyway: null,
    answers: null,
    pendingTemplate: null,
    enclosures: [],
    plannedBy: null,
    ...changes,
  };
}

/** A folder without differences: every file is where the journal says. */
export const foundAll = (imports: readonly Import[], changes: Partial<FoundInInbox> = {}): FoundInInbox => ({
  inbox: "payables",
  unreachable: null,
  inPlace: new Set(imports.filter(({ place }) => place.path !== null).map(({ id }) => id)),
  unknown: [],
  ignored: [],
  ...changes,
});

/** A night with these imports and without problems. */
export function sampleNight(imports: readonly Import[], changes: Partial<Night> = {}): Night {
  const span = { from, until, ...changes };
  return {
    timeZone,
    trouble: null,
    closed: [],
    trail: { entries: 1_234, hash: "0a1b".repeat(16) },
    imports,
    takenIn: imports.filter(({ seenAt }) => seenAt >= span.from && seenAt < span.until).length,
    unsettled: [],
    notCome: [],
    exceptions: [],
    unconfirmed: null,
    found: [foundAll(imports)],
    originalOf: () => null,
    findingsOf: () => [],
    ...span,
    ...changes,
  };
}
