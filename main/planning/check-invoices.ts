/** @file What can be told to be wrong with a row as a whole, before the service says so (service.md 2.1). */

import { mappingOf, type ReadRow, type RowProblem, type SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Property, PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import type { PlainMessage } from "../../shared/wording/message.ts";
import { propertyPlaces } from "./locate-property.ts";
import { slicesOf, type Work } from "./slices.ts";

/** A rule that concerns several properties; `about` is the one that the problem is shown at. */
interface Finding {
  readonly about: Property | null;
  readonly reason: PlainMessage;
  readonly fix: PlainMessage;
}

/** Checks every row, those with other problems too, so that a person hears of all at once. */
export function* checkInvoices(reading: SheetReading): Work<RowProblem[]> {
  const placeOf = propertyPlaces(reading);
  const mapping = mappingOf(reading);
  // A cell that could not be read is there all the same: it is not called missing.
  const unread = Map.groupBy(reading.problems, ({ row }) => row);
  const problems: RowProblem[] = [];
  for (const rows of [reading.invoices, reading.incomplete])
    for (const slice of slicesOf<ReadRow>(rows)) {
      for (const { row, invoice } of slice) {
        const wrong = (unread.get(row) ?? []).map(({ header }) => mapping[header ?? ""]);
        const isThere = (property: Property): boolean => invoice[property] !== undefined || wrong.includes(property);
        for (const { about, reason, fix } of findProblems(invoice, isThere)) {
          const place = about === null ? { column: null, header: null } : placeOf(about);
          const value = (about && invoice[about]) ?? null;
          problems.push({ row, ...place, value, reason: { say: reason }, fix: { say: fix } });
        }
      }
      yield;
    }
  return problems;
}

function findProblems(invoice: PurchaseInvoice, isThere: (property: Property) => boolean): Finding[] {
  const findings: Finding[] = [];
  if (!isThere("AccountId") && !isThere("AccountName"))
    findings.push({ about: null, reason: "no-supplier", fix: "fix-no-supplier" });

  // 0 is what the service puts for an id that is not given.
  const hasProject =
    (isThere("ProjectId") && invoice.ProjectId !== "0") || isThere("ProjectCode") || isThere("ProjectCodeAndTitle");
  const fix = "fix-project";
  if (!hasProject && invoice.PurchaseOrderNumber !== undefined)
    findings.push({ about: "PurchaseOrderNumber", reason: "order-needs-project", fix });
  if (!hasProject && invoice.BudgetExternalId !== undefined && invoice.BudgetExternalId !== "0")
    findings.push({ about: "BudgetExternalId", reason: "budget-needs-project", fix });

  const { ProjectCodeAndTitle: title } = invoice;
  if (title !== undefined && !/\S - \S/.test(title))
    findings.push({
      about: "ProjectCodeAndTitle",
      reason: "not-code-and-title",
      fix: "fix-code-and-title",
    });
  return findings;
}
