/** @file Matches one submitted invoice against the ledger (the rules of service.md 2.1) and saves what holds. */

import type { BusinessUnit, Ledger, Project, Supplier, VatRate } from "./ledger.ts";
import type { Choices } from "./options.ts";
import type { SavedInvoice } from "./received.ts";
import type { Property, SubmittedInvoice } from "./submitted-invoice.ts";

export interface Unmatched {
  rule: "supplier" | "reference" | "mandatory";
  reason: string;
}

interface Records {
  ledger: Ledger;
  businessUnit: BusinessUnit;
  choices: Choices;
}

/** Gives the invoice as it would be saved (without an id), or the first rule that keeps it from being saved. */
export function matchInvoice(
  submitted: SubmittedInvoice,
  records: Records,
): Omit<SavedInvoice, "id" | "index"> | Unmatched {
  const { ledger, businessUnit, choices } = records;
  const supplier = findSupplier(submitted, records);
  if ("rule" in supplier) return supplier;
  const missing = choices.mandatoryProperties.find((name) => submitted[name as Property] === undefined);
  if (missing) return { rule: "mandatory", reason: `${missing} is mandatory` };
  const nominal = submitted.Nominal ?? null;
  if (nominal !== null && !ledger.nominals.some((each) => sameName(each, nominal, choices)))
    return reference(`no nominal is named "${nominal}"`);
  const project = findProject(submitted, records);
  if (project && "rule" in project) return project;
  const order = submitted.PurchaseOrderNumber ?? null;
  if (order !== null && !project?.purchaseOrders.includes(order))
    return reference(
      project ? `project ${project.code} has no purchase order ${order}` : needsProject("PurchaseOrderNumber"),
    );
  const budget = submitted.BudgetExternalId ?? null;
  if (budget !== null && !project?.budgetExternalIds.includes(budget))
    return reference(
      project ? `project ${project.code} has no budget external ${budget}` : needsProject("BudgetExternalId"),
    );
  const vatRate = findVatRate(submitted, businessUnit);
  if (vatRate && "rule" in vatRate) return vatRate;
  return {
    date: submitted.Date ?? null,
    invoiceNumber: submitted.InvoiceNumber ?? null,
    internalReference: submitted.InternalReference ?? null,
    currency: submitted.Currency ?? null,
    supplier: { id: supplier.id, name: supplier.name },
    nominal,
    project: project && { id: project.id, code: project.code, title: project.title },
    purchaseOrderNumber: order,
    budgetExternalId: budget,
    vatRate: vatRate && { extId: vatRate.extId, percent: vatRate.percent },
    description: submitted.Description ?? null,
    net: submitted.Net ?? null,
    vat: submitted.VAT ?? null,
  };
}

const reference = (reason: string): Unmatched => ({ rule: "reference", reason });
const needsProject = (property: Property): string => `${property} needs a matched project`;

function sameName(one: string, other: string, choices: Choices): boolean {
  if (choices.nameMatching === "exact") return one === other;
  return one.localeCompare(other, "en", { sensitivity: "accent" }) === 0;
}

/** The first populated one decides: an AccountId that matches nothing is not rescued by AccountName. */
function findSupplier(
  { AccountId, AccountName }: SubmittedInvoice,
  { ledger, choices }: Records,
): Supplier | Unmatched {
  if (AccountId === undefined && AccountName === undefined)
    return { rule: "supplier", reason: "neither AccountId nor AccountName is populated" };
  if (AccountId !== undefined)
    return (
      ledger.suppliers.find((each) => each.id === AccountId) ?? {
        rule: "supplier",
        reason: `no supplier has the AccountId ${AccountId}`,
      }
    );
  return (
    ledger.suppliers.find((each) => sameName(each.name, AccountName ?? "", choices)) ?? {
      rule: "supplier",
      reason: `no supplier is named "${AccountName}"`,
    }
  );
}

function findProject(submitted: SubmittedInvoice, { ledger }: Records): Project | Unmatched | null {
  const { ProjectId, ProjectCode, ProjectCodeAndTitle } = submitted;
  if (ProjectId !== undefined)
    return ledger.projects.find((each) => each.id === ProjectId) ?? reference(`no project has the id ${ProjectId}`);
  if (ProjectCode !== undefined)
    return (
      ledger.projects.find((each) => each.code === ProjectCode) ?? reference(`no project has the code ${ProjectCode}`)
    );
  if (ProjectCodeAndTitle === undefined) return null;
  return (
    ledger.projects.find((each) => `${each.code} - ${each.title}` === ProjectCodeAndTitle) ??
    reference(`no project is "${ProjectCodeAndTitle}"`)
  );
}

function findVatRate({ ExtVATID, VATRate }: SubmittedInvoice, unit: BusinessUnit): VatRate | Unmatched | null {
  if (ExtVATID !== undefined)
    return (
      unit.vatRates.find((each) => each.extId === ExtVATID) ??
      reference(`business unit ${unit.name} has no VAT rate with the id ${ExtVATID}`)
    );
  if (VATRate === undefined) return null;
  return (
    unit.vatRates.find((each) => Number(each.percent) === Number(VATRate)) ??
    reference(`business unit ${unit.name} has no VAT rate of ${VATRate}%`)
  );
}
