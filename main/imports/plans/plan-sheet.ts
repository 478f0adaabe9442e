/** @file Plans a spreadsheet by what the journal knows; the same for an import and for a check. Records nothing. */

import type { Import } from "../../../shared/imports/import.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { RowProblem, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import { findLacking, lacksInvoice, planUnsent, type UnsentPlan, type Work } from "../../planning/plan-import.ts";
import type { Journal } from "../ports/journal-port.ts";
import type { Ports } from "../ports/ports.ts";
import { findOriginal } from "../steps/find-original.ts";

/** What a plan is made for: an import, or a file that is not in the journal. */
export type Subject = Pick<Import, "id" | "inbox" | "sha256" | "connection" | "kind" | "anyway" | "follows">;

interface PlanPorts extends Pick<Ports, "today"> {
  readonly journal: Pick<
    Journal,
    | "withContent"
    | "sameOffice"
    | "mayHaveArrived"
    | "usualNets"
    | "earlier"
    | "begunSinceAsked"
    | "listedAlready"
    | "hasRegister"
    | "compareSome"
    | "findings"
  >;
}

export type SheetPlan = UnsentPlan | { readonly verdict: "same-content"; readonly original: Import };

/** What would be sent of a spreadsheet now. See [Note: work in slices]. */
export function* planSheet(
  { journal, today }: PlanPorts,
  subject: Subject,
  settings: InboxSettings,
  reading: SheetReading,
): Work<SheetPlan> {
  const { connection, anyway } = subject;
  const original = findOriginal(journal, subject, null);
  if (original && !(yield* lacksInvoice(journal, original))) return { verdict: "same-content", original };
  const news = anyway === null ? new Set<string>() : journal.begunSinceAsked(subject.id);
  return yield* planUnsent(reading, settings, {
    today: today(),
    nets: (supplier, currency) => journal.usualNets(connection, supplier, currency),
    earlier: (fingerprints) =>
      journal.earlier(subject, fingerprints).filter(({ first }) => anyway !== "all" || news.has(first.importId)),
    listedAlready: (fingerprints) => (anyway === null ? journal.listedAlready(connection, fingerprints) : []),
    lacking: () => findLacking(journal, connection),
    isAnswered: anyway === "asked",
    isNews: (id) => news.has(id),
  });
}

/** What a person must look at before it is sent; null where it is sent without one. */
export const holdFor = (
  doubts: readonly RowProblem[],
  { sending }: Pick<InboxSettings, "sending">,
  import_: Pick<Import, "state" | "reverses"> | null = null,
): readonly RowProblem[] | null => {
  const wantsApproval = import_?.state.at === "reading" && import_.state.wantsApproval === true;
  const asks = wantsApproval || import_?.reverses !== undefined;
  return doubts.length > 0 || sending === "after-approval" || asks ? doubts : null;
};
