/** @file Words that rows of a file were, or may have been, sent before in another file. */

import { askedBeforeAgain } from "../../confirmation/answered-rows.ts";
import type { OpenQuestion } from "../../imports/failures/open-question.ts";
import type { Import } from "../../imports/import.ts";
import type { InvoiceIdentity, SentRow } from "../../imports/row-fingerprint.ts";
import { hasSentAny } from "../../imports/sent-in-part.ts";
import { sayInvoice } from "../../imports/sent-invoices.ts";
import { foldNumberLoosely } from "../../values/text/fold-look-alikes.ts";
import type { WasSent } from "../../words/english/imports/outcomes.ts";
import { words } from "../../words/spoken.ts";
import { quote, shorten } from "../grammar.ts";

type AlreadySent = Extract<OpenQuestion, { readonly kind: "already-sent" }>;

/** What is asked about: a whole file, what is left of one, or what was to be sent again. */
export type AskedOf = "file" | "rest" | "again";

export function whatIsAsked(import_: Pick<Import, "kind" | "state" | "parts">): AskedOf {
  if (askedBeforeAgain(import_) !== null) return "again";
  return hasSentAny(import_) ? "rest" : "file";
}

/** The question, with the first of the rows. */
export function sayAlreadySent({ rows, copyOf }: AlreadySent, of: AskedOf): string {
  const { documentInOpenFile, documentInEarlierTry, decideAboutOther, nameCompanies } = words.outcomes;
  if (copyOf !== undefined) {
    const other = words.imports.otherFile(shorten(copyOf.file, 120), copyOf.id);
    if (copyOf.mayHaveArrived) return documentInEarlierTry(other);
    return `${documentInOpenFile(other)} ${decideAboutOther}`;
  }
  const [first] = rows;
  const row = first === undefined ? [] : [`${saySentRow(first)}.`];
  return [
    sayWhatTheyLookLike(rows),
    ...(rows.length === 1 ? row : row.map(words.failures.theFirst)),
    ...(isAboutOpenFile({ rows })
      ? [decideAboutOther, of === "again" ? words.outcomes.orMarkFound : words.outcomes.orRemoveRows]
      : [sayWhatToLookFor(rows, of)]),
    ...(rows.some(({ is }) => is === "perhaps-same-office") ? [nameCompanies] : []),
  ].join(" ");
}

function sayWhatToLookFor(rows: readonly SentRow[], of: AskedOf): string {
  if (of === "again") return words.outcomes.lookBeforeAgain;
  return rows.every(isMissing) ? words.outcomes.lookForMissing : words.outcomes.lookAndDecide;
}

/** True if a person has to decide about another file, which answers some of this. */
export const isAboutOpenFile = ({ rows, copyOf }: Pick<AlreadySent, "rows" | "copyOf">): boolean =>
  (copyOf !== undefined && !copyOf.mayHaveArrived) || rows.some(isInOpenFile);

const isInOpenFile = ({ openAs }: SentRow): boolean => openAs === "held" || openAs === "unknown";

/** An invoice list lacks what was sent. */
const isMissing = ({ missingFrom }: SentRow): boolean => missingFrom !== undefined;

function sayWhatTheyLookLike(rows: readonly SentRow[]): string {
  const { alsoInOpenFile, sentOrInOpenFile, alreadyKnown, alreadySent, perhapsSaved, perhapsSent } = words.outcomes;
  if (rows.length > 0 && rows.every(isMissing)) return words.outcomes.missingRows(rows.length);
  if (rows.every(isInOpenFile)) return alsoInOpenFile(rows.length);
  if (rows.some(isInOpenFile)) return sentOrInOpenFile(rows.length);
  if (rows.some(({ openAs }) => openAs === "earlier-try")) return perhapsSent(rows.length);
  if (rows.every(({ openAs }) => openAs === "unclear")) return perhapsSaved(rows.length);
  return rows.some(({ is }) => is === "in-invoice-list") ? alreadyKnown(rows.length) : alreadySent(rows.length);
}

/** "Row 4, invoice INV-7: this supplier's invoice with that number was sent in “a.csv”, row 3, but the row differs". */
export function saySentRow(sent: SentRow): string {
  const { row, invoiceNumber, is, first, both, purchaseInvoiceId = "", connection = "" } = sent;
  const resemblance = words.outcomes.resemblance[is]({
    file: shorten(first.file, 120),
    inbox: shorten(first.inbox ?? "", 60),
    row: first.row,
    was: wasSent(sent),
    purchaseInvoiceId,
    connection,
    both: both === undefined ? null : { here: sayIdentity(both.here), there: sayIdentity(both.there) },
    isSamePurchase: both !== undefined && isSamePurchase(both.here, both.there),
    hasSameNumber: both === undefined || looseNumber(both.here) === looseNumber(both.there),
  });
  const missing =
    sent.missingFrom === undefined ? "" : words.outcomes.missingFrom(quote(shorten(sent.missingFrom, 80)));
  const said = `${resemblance}${missing}`;
  return words.outcomes.sentRow(row, invoiceNumber === null ? null : shorten(invoiceNumber, 60), said);
}

/** A batch that is left of a file with an unknown outcome was not sent. */
export function wasSent({ first, openAs }: Pick<SentRow, "first" | "openAs">): WasSent {
  if (first.sentAt === null) return openAs === "held" || openAs === "unknown" ? "decide-first" : "soon";
  if (openAs === "unclear") return "perhaps-saved";
  return openAs === "unknown" || openAs === "earlier-try" ? "perhaps" : "sent";
}

/** The numbers differ by more than their spelling, and what else is known of the two is the same. */
const isSamePurchase = (here: InvoiceIdentity, there: InvoiceIdentity): boolean =>
  looseNumber(here) !== looseNumber(there) &&
  (here.AccountId ?? here.AccountName) === (there.AccountId ?? there.AccountName) &&
  here.Date !== undefined &&
  here.Date === there.Date &&
  here.Net !== undefined &&
  here.Net === there.Net;

const looseNumber = ({ InvoiceNumber: number = "" }: InvoiceIdentity): string => foldNumberLoosely(number);

const sayIdentity = (invoice: InvoiceIdentity): string => shorten(sayInvoice(invoice), 200);
