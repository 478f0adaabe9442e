/** @file Checks each row against the rules of service.md 2.1 that need no answer from the service. */

import { mappingOf, type ReadRow, type RowProblem, type SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { Property, PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import type { PlainMessage } from "../../shared/wording/message.ts";
import { propertyPlaces } from "./locate-property.ts";
import { slicesOf, type Work } from "./slices.ts";

/** A broken rule. `about` are the properties whose column it is shown at, the first one that has a column. */
interface BrokenRule {
  readonly about: readonly Property[];
  readonly reason: PlainMessage;
  readonly fix: PlainMessage;
}

/** Checks every row, including those with other problems, so that a person sees all problems at once. */
export function* checkInvoices(reading: SheetReading): Work<RowProblem[]> {
  const placeOf = propertyPlaces(reading);
  const mapping = mappingOf(reading);
  // A cell that could not be read still holds something, so its property does not count as missing.
  const unread = Map.groupBy(reading.problems, ({ row }) => row);
  const problems: RowProblem[] = [];
  for (const rows of [reading.invoices, reading.incomplete])
    for (const slice of slicesOf<ReadRow>(rows)) {
      for (const { row, invoice } of slice) {
        const wrong = (unread.get(row) ?? []).map(({ header }) => mapping[header ?? ""]);
        const isThere = (property: Property): boolean => invoice[property] !== undefined || wrong.includes(property);
        for (const { about, reason, fix } of findBrokenRules(invoice, isThere)) {
          const place = about.map(placeOf).find(({ column }) => column !== null) ?? { column: null, header: null };
          const value = about.map((property) => invoice[property]).find((held) => held !== undefined);
          // A cell of a column that has one says that it's empty; without a column there is no cell.
          const shown = value ?? (place.column === null ? null : "");
          problems.push({ row, ...place, value: shown, reason: { say: reason }, fix: { say: fix } });
        }
      }
      yield;
    }
  return problems;
}

function findBrokenRules(invoice: PurchaseInvoice, isThere: (property: Property) => boolean): BrokenRule[] {
  const broken: BrokenRule[] = [];
  if (!isThere("AccountId") && !isThere("AccountName"))
    broken.push({ about: ["AccountName", "AccountId"], reason: "no-supplier", fix: "fix-no-supplier" });

  // The service uses 0 as the default of an id that is not supplied.
  const hasProject =
    (isThere("ProjectId") && invoice.ProjectId !== "0") || isThere("ProjectCode") || isThere("ProjectCodeAndTitle");
  const fix = "fix-project";
  if (!hasProject && invoice.PurchaseOrderNumber !== undefined)
    broken.push({ about: ["PurchaseOrderNumber"], reason: "order-needs-project", fix });
  if (!hasProject && invoice.BudgetExternalId !== undefined && invoice.BudgetExternalId !== "0")
    broken.push({ about: ["BudgetExternalId"], reason: "budget-needs-project", fix });

  const { ProjectCodeAndTitle: title } = invoice;
  if (title !== undefined && !/\S - \S/.test(title))
    broken.push({
      about: ["ProjectCodeAndTitle"],
      reason: "not-code-and-title",
      fix: "fix-code-and-title",
    });
  return broken;
}
