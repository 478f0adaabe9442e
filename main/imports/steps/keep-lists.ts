/** @file Keeps what has nothing to send: invoice lists, document lists and supplier lists. */

import { isNamedAsEInvoice, isNamedAsPdf } from "../../../shared/e-invoice/e-invoice-name.ts";
import { templateWithSuppliers } from "../../../shared/e-invoice/supplier-keys.ts";
import type { Failure } from "../../../shared/imports/failures/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { type ListedFile, pathsFromList } from "../../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { Ports } from "../ports/ports.ts";
import { entriesOfCompany } from "../state/list-of-company.ts";
import { type Drafting, type Recorded, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { keepReference } from "./references.ts";
import { tryAgain } from "./try-again.ts";

/** What was recorded, and what is remembered with it. */
export interface RecordedPlan {
  readonly result: StepResult;
  /** The template that was inferred, where it is certain. */
  readonly template?: Template | null;
  /** True where what a person has answered about this file is to be remembered, if they want that. */
  readonly isAnswered?: boolean;
}

/** Records that a list is kept, and plans again what may find its answer in it. */
export function keep(
  drafting: Drafting<Ports>,
  import_: Import,
  is: "register" | "list" | "suppliers" | "names" | "template",
  reading: SheetReading,
): RecordedPlan {
  switch (is) {
    case "list":
      return { result: keepList(drafting, import_, reading.listed) };
    case "suppliers":
    case "names":
      return { result: recordReference(drafting, import_, reading) };
    case "template":
      return { result: record(drafting, import_, { type: "store-template", name: reading.template?.name ?? "" }) };
    case "register":
      return keepRegister(drafting, import_, reading);
  }
}

/** What a PDF asks whose purchase invoice is not known, whether or not it contains an e-invoice. */
export const asksForInvoice: ReadonlySet<Failure["kind"]> = new Set([
  "no-purchase-invoice-id",
  "spreadsheet-or-document",
]);

/** A new register may name what documents wait for. */
function keepRegister(drafting: Drafting<Ports>, import_: Import, reading: SheetReading): RecordedPlan {
  const { template } = reading;
  const names = drafting.companyNames(import_.connection);
  const { entries: register, scope } = entriesOfCompany(reading.register, reading.scope, names);
  const event = {
    ...{ type: "store-register" as const, entries: register.length },
    ...(scope && { scope }),
    ...whyUnused(register, reading),
  };
  const result = record(drafting, import_, event, "agent", [], register);
  if (result.type === "advanced") {
    const { certain } = drafting.journal.sameOffice(import_.connection);
    tryAgain(drafting, ({ connection }, why) => certain.includes(connection) && asksForInvoice.has(why));
  }
  return { result, isAnswered: template !== null };
}

/** The first reason that the list itself gives for it, where none of its entries counts, or some don't. */
function whyUnused(
  entries: readonly RegisterEntry[],
  { derived }: SheetReading,
): { readonly unused?: Message; readonly partly?: Message } {
  const why = derived.find(({ say }) => unusedBy.has(say));
  if (why === undefined || !entries.some(({ says }) => says?.isUnknown)) return {};
  return entries.every(({ says }) => says?.isUnknown) ? { unused: why } : { partly: why };
}

const unusedBy: ReadonlySet<Message["say"]> = new Set([
  ...(["list-of-company", "list-title-unsure", "list-of-companies", "list-ids-shared", "list-rows-later"] as const),
  ...(["list-state-unknown", "list-rows-marked"] as const),
]);

/** What the list says of suppliers goes before what was known. False where it can't be stored now. */
export function keepSuppliers({ templates }: Ports, { inbox }: Import, { template }: SheetReading): boolean {
  const known = templates.forInbox(inbox).templates;
  return templates.remember(inbox, templateWithSuppliers(known, template?.eInvoice?.suppliers ?? {}));
}

/** A person has said that the inbox uses it. False where it can't be stored now. */
export const keepTemplate = ({ templates }: Ports, { inbox }: Import, { template }: SheetReading): boolean =>
  template !== null && templates.remember(inbox, template);

/** E-invoices that ask for their supplier may find it now, and so may rows whose names were not in the list before. */
function recordReference(drafting: Drafting<Ports>, import_: Import, reading: SheetReading): Recorded {
  const { reference, named } = reading;
  const entries = named.length;
  const isOfNames = reference !== null && reference !== "suppliers";
  const event = isOfNames
    ? ({ type: "store-names", of: reference, entries } as const)
    : { type: "store-suppliers" as const };
  const kept = record(drafting, import_, event);
  if (kept.type !== "advanced") return kept;
  keepReference(drafting.journal, import_, reading);
  const { certain } = drafting.journal.sameOffice(import_.connection);
  const mayFind = ({ inbox, connection, place }: Import) =>
    inbox === import_.inbox && (isNamedAsEInvoice(place.dropped) || isNamedAsPdf(place.dropped))
      ? reference === "suppliers"
      : entries > 0 && (connection === import_.connection || certain.includes(connection));
  tryAgain(drafting, (other, why) => why === "cannot-tell" && mayFind(other));
  return kept;
}

/** So may a list file, and of a spreadsheet that waits it may say that it is a document. */
function keepList(drafting: Drafting<Ports>, import_: Import, listed: readonly ListedFile[]): Recorded {
  const { inbox, connection, place } = import_;
  const paths = pathsFromList(place.dropped, listed);
  const event = { type: "store-list", entries: paths.length } as const;
  const kept = record(drafting, import_, event, "agent", [], undefined, paths);
  const { certain } = drafting.journal.sameOffice(connection);
  if (kept.type === "advanced")
    tryAgain(drafting, (other, why) => {
      if (other.inbox !== inbox || !certain.includes(other.connection)) return false;
      if (other.kind === "document" ? why !== "no-purchase-invoice-id" : other.answers !== null) return false;
      return drafting.journal.listed(other, other.place.dropped).length > 0;
    });
  return kept;
}
