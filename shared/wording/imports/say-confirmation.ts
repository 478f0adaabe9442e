/** @file Words what invoice lists say of the invoices that were sent. */

import type { InvoiceException } from "../../agent/exceptions.ts";
import type { ConfirmationCounts, Difference, EntryShown, Unconfirmed } from "../../confirmation/confirmation.ts";
import type { LifeEntry } from "../../confirmation/invoice-trail.ts";
import type { InvoiceIdentity } from "../../imports/row-fingerprint.ts";
import { grossOf } from "../../values/add-money.ts";
import { words } from "../../words/spoken.ts";
import { list, quote, sentence, shorten } from "../grammar.ts";
import { sayMessage } from "../message.ts";
import { moneyLines } from "../say-money.ts";
import { sayIsoDay, saySpan } from "../say-time.ts";
import { sayBatchNames } from "./say-import.ts";
import { sayEvent } from "./say-trail.ts";

/** What the list says of one invoice, and what a person has to do about it. */
export function sayInvoiceException(exception: InvoiceException): { readonly why: string; readonly toDo: string } {
  const { confirmation } = words;
  const { is, row, here, names, sentOn, differs, ids } = exception;
  const supplier = here.AccountName ?? (here.AccountId === undefined ? null : words.imports.supplier(here.AccountId));
  const invoice = confirmation.invoice(row, shorten(here.InvoiceNumber ?? "", 60), supplier && shorten(supplier, 80));
  const sent = confirmation.sentOn(sayIsoDay(sentOn), sayBatchNames(names));
  const of = {
    file: quote(shorten(exception.list.file, 80)),
    day: sayIsoDay(exception.list.madeOn ?? exception.list.addedOn),
  };
  switch (is) {
    case "not-in-list":
      return {
        why: `${invoice}: ${confirmation.notInList(sent, of)}${sayNear(exception)}`,
        toDo: sayLookForIt(exception),
      };
    case "twice-in-list":
      return { why: `${invoice}: ${confirmation.twice(sent, of, list(ids, "and"))}`, toDo: confirmation.lookAtBoth };
    case "differs-from-list": {
      if (differs?.in.includes("before"))
        return {
          why: `${invoice}: ${confirmation.inListBefore(sent, of.file, exception.list.madeOn && of.day)}`,
          toDo: confirmation.lookForTwo,
        };
      const figures = (differs?.in ?? []).map((what) => sayDifference(what, here, differs?.there));
      return { why: `${invoice}: ${confirmation.differs(sent, of)} ${figures.join(" ")}`, toDo: confirmation.compare };
    }
  }
}

/** " Row 7 has 42, with the same supplier, date and amount." */
const sayNear = ({ near }: InvoiceException): string =>
  near === undefined
    ? ""
    : ` ${words.confirmation.nearInList(near.row, shorten(near.invoiceNumber, 60), near.hasSameAmount)}`;

/** Where only a person has said that it was sent, there is a shorter way back. */
const sayLookForIt = ({ isFoundByPerson, near }: InvoiceException): string =>
  near !== undefined
    ? words.confirmation.lookAtNear
    : `${words.confirmation.lookForIt} ${isFoundByPerson === true ? words.confirmation.ifNotFound : words.confirmation.ifMissing}`;

/** "Amount: £120.00 sent, £100.00 in the list." */
function sayDifference(what: Difference, here: InvoiceIdentity, there: EntryShown | undefined): string {
  const { difference, nothing } = words.confirmation;
  const { Currency: currency = "" } = here;
  const money = (amount: string | null | undefined, of: string) =>
    amount == null ? nothing : (moneyLines({ [of]: amount })[0] ?? nothing);
  const day = (iso: string | null | undefined) => (iso == null ? nothing : sayIsoDay(iso));
  switch (what) {
    case "amount":
      return difference.amount(
        money(here.Net, currency),
        money(there?.net ?? there?.gross, there?.currency ?? currency),
      );
    case "gross":
      return difference.gross(money(grossOf(here), currency), money(there?.gross, there?.currency ?? currency));
    case "date":
      return difference.date(day(here.Date), day(there?.date));
    case "currency":
      return difference.currency(here.Currency ?? nothing, there?.currency ?? nothing);
    case "before":
      return difference.before;
    case "state":
      return difference.state(quote(shorten(there?.notBooked ?? "", 60)));
    case "id":
      return difference.id(list(there?.answered ?? [], "and"), there?.purchaseInvoiceId ?? nothing);
    case "supplier":
      return difference.supplier(here.AccountName ?? here.AccountId ?? nothing, there?.supplier ?? nothing);
  }
}

/** One thing that happened to an invoice: when, and in a sentence. */
export function sayLifeEntry(one: LifeEntry): string {
  const { confirmation } = words;
  if (one.is === "listed") {
    const listed = confirmation.listed(quote(shorten(one.list, 80)), one.row, one.purchaseInvoiceId);
    return [listed, ...sayTold(one.told), ...sayNoEvidence(one.says)].join(" ");
  }
  if (one.is === "not-listed") return confirmation.notListed(quote(shorten(one.list, 80)), one.of.row, one.of.importId);
  const { entry, notSaved, isReversal } = one;
  const said =
    notSaved === undefined
      ? sayEvent(entry)
      : confirmation.notSaved(notSaved.row, sentence(sayMessage(notSaved.reason)));
  if (isReversal) return confirmation.reversal(quote(shorten(entry.file ?? "", 80)), said);
  return entry.kind === "document" ? confirmation.document(quote(shorten(entry.file ?? "", 80)), said) : said;
}

/** Why a list that has the invoice doesn't confirm it. */
function sayNoEvidence(says: Extract<LifeEntry, { is: "listed" }>["says"]): readonly string[] {
  if (says === undefined) return [];
  if ("hasSharedId" in says) return [words.confirmation.listedUnderSharedId];
  return [
    "ofCompany" in says
      ? words.confirmation.listedElsewhere(quote(shorten(says.ofCompany, 80)))
      : words.confirmation.listedBefore(says.madeBefore && sayIsoDay(says.madeBefore)),
  ];
}

/** What a list has that is not as it was sent. */
function sayTold(told: Extract<LifeEntry, { is: "listed" }>["told"]): readonly string[] {
  if (told === null) return [];
  const { here, finding } = told;
  if (finding.is === "twice") return [words.confirmation.listedTwice(list(finding.ids, "and"))];
  return finding.is === "differs" ? finding.in.map((what) => sayDifference(what, here, finding.there)) : [];
}

/** What lists say of the invoices of one file, in a sentence or two. */
export function sayConfirmation(counts: ConfirmationCounts): string {
  const { confirmation } = words;
  const { found, differs, before, twice, notFound, unconfirmed, seen, sentAgain } = counts;
  const all = found + differs + before + twice + notFound + unconfirmed + seen + sentAgain;
  if (found === all) return confirmation.allFound(all);
  if (unconfirmed === all) return confirmation.noneYet(all);
  const parts = (
    [
      ["found", found],
      ["differs", differs],
      ["before", before],
      ["twice", twice],
      ["notFound", notFound],
      ["unconfirmed", unconfirmed],
      ["seen", seen],
      ["sentAgain", sentAgain],
    ] as const
  ).flatMap(([of, howMany]) => (howMany === 0 ? [] : [confirmation.part[of](howMany)]));
  return confirmation.partly(all, list(parts, "and"));
}

/** How long an invoice may be sent before it is worth a sentence that no list shows it yet. */
const quietMs = 24 * 60 * 60 * 1000;

/** "134 sent invoices haven't been compared yet, the oldest was sent 12 days ago." Null where every one has, or is new. */
export function sayUnconfirmed(
  { invoices, oldestSentAt }: Pick<Unconfirmed, "invoices" | "oldestSentAt">,
  nowMs: number,
): string | null {
  if (invoices === 0 || oldestSentAt === null || nowMs - oldestSentAt < quietMs) return null;
  return words.confirmation.unconfirmed(invoices, saySpan(nowMs - oldestSentAt));
}
