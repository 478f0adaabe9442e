/** @file What invoice lists say of the invoices that were sent, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

export interface ListSaid {
  /** In quotation marks. */
  readonly file: string;
  readonly day: string;
}

export const confirmation = {
  title: "In the finance system",
  /** Above the invoices that lists raise a question about. */
  toCompare: "Compare with the finance system",
  howManyToCompare: (howMany: number) =>
    `${count(howMany, "sent invoice isn't", "sent invoices aren't")} as in the finance system's list.`,
  checked: "Checked",
  /** Said when the button was pressed. */
  checkedRow: (row: number) => `Row ${row} is checked.`,
  invoice: (row: number, number: string, supplier: string | null): string =>
    [`Row ${row}`, ...(number === "" ? [] : [`invoice ${number}`]), ...(supplier === null ? [] : [supplier])].join(
      ", ",
    ),
  sentOn: (day: string, names: string): string => (names === "" ? `sent on ${day}` : `sent on ${day} in ${names}`),
  notInList: (sent: string, { file, day }: ListSaid) => `${sent}, but not in the invoice list ${file} of ${day}.`,
  /** Follows {@link notInList}. @param number as the list has it */
  nearInList: (row: number, number: string, hasSameAmount: boolean) =>
    `Row ${row} of the list has ${number}, with the same supplier${hasSameAmount ? ", date and amount" : " and date"}.`,
  /** Where the list has a row that is near. */
  lookAtNear:
    "Look at that one in the finance system: spreadsheet programs drop zeros from numbers. If it's this invoice, don't send it again, and say that you have checked it.",
  lookForIt: "Look for it in the finance system. If it's there, say that you have checked it.",
  /** Where an answer said that it was sent. */
  ifMissing: "If it's missing, add its row, or its e-invoice, to the inbox in a file of its own. Send that one anyway.",
  /** Where only a person said that it was sent. */
  ifNotFound: "If it's missing, say that it isn't there, to send it again.",
  notThere: "It isn't there",
  /** Said when the button was pressed. */
  openedAgain: (file: string) => `${quote(file)} needs you again, with this invoice marked as “Not found”.`,
  twice: (sent: string, { file, day }: ListSaid, ids: string) =>
    `${sent}, and more than once in the invoice list ${file} of ${day}: invoice IDs ${ids}.`,
  lookAtBoth: "Look at them in the finance system, then say that you have checked it.",
  differs: (sent: string, { file, day }: ListSaid) => `${sent}, and different in the invoice list ${file} of ${day}.`,
  /** @param day null where it can be read in two ways, both of them before */
  inListBefore: (sent: string, file: string, day: string | null) =>
    `${sent}, but the invoice list ${file}${day === null ? "" : ` of ${day}`} contained it before that. It may be in the finance system twice.`,
  lookForTwo:
    "Look for it in the finance system, and delete one if it's there twice. Then say that you have checked it.",
  compare: "Compare the two in the finance system, then say that you have checked it.",
  difference: {
    amount: (here: string, there: string) => `Amount: ${here} sent, ${there} in the list.`,
    gross: (here: string, there: string) => `Amount with VAT: ${here} sent, ${there} in the list.`,
    date: (here: string, there: string) => `Date: ${here} sent, ${there} in the list.`,
    currency: (here: string, there: string) => `Currency: ${here} sent, ${there} in the list.`,
    supplier: (here: string, there: string) => `Supplier: ${here} sent, ${there} in the list.`,
    /** @param here the IDs that the answer gave */
    id: (here: string, there: string) =>
      `Invoice ID: ${here} in the finance system's answer, ${there} in the list, which lacks ${here}.`,
    /** @param state the list's own words, in quotation marks */
    before: "The list was made before the invoice was sent.",
    state: (state: string) => `It's in the list as ${state}.`,
  },
  nothing: "nothing",

  allFound: (all: number): string =>
    all === 1
      ? "Confirmed: the invoice is in an invoice list."
      : `Confirmed: all ${figure(all)} invoices are in an invoice list.`,
  noneYet: (all: number): string =>
    all === 1
      ? "Sent, not yet compared with a newer invoice list."
      : `Sent: ${figure(all)} invoices, not yet compared with a newer invoice list.`,
  partly: (all: number, parts: string) => `Of ${count(all, "invoice")} sent: ${parts}.`,
  part: {
    found: (howMany: number) => `${figure(howMany)} confirmed`,
    differs: (howMany: number) => `${figure(howMany)} different in the list`,
    before: (howMany: number) => `${figure(howMany)} in the finance system before, perhaps there twice now`,
    twice: (howMany: number) => `${figure(howMany)} more than once in the list`,
    notFound: (howMany: number) => `${figure(howMany)} missing from the list`,
    unconfirmed: (howMany: number) => `${figure(howMany)} not confirmed yet`,
    seen: (howMany: number) => `${figure(howMany)} checked by you`,
    sentAgain: (howMany: number) => `${figure(howMany)} missing from the list and sent again with another file`,
  },
  unconfirmed: (invoices: number, oldest: string): string =>
    invoices === 1
      ? `One invoice was sent ${oldest} ago, and not yet compared with a newer invoice list. Add a newer list to compare it.`
      : `${figure(invoices)} invoices were sent, and not yet compared with a newer invoice list. The oldest was sent ${oldest} ago. Add a newer list to compare them.`,
  /** In the life of an invoice. @param file in quotation marks */
  listed: (file: string, row: number, id: string) =>
    `In the invoice list ${file}, row ${row}, with the invoice ID ${id}.`,
  /** Follows {@link listed}. */
  listedTwice: (ids: string) => `It's there more often than it was sent: invoice IDs ${ids}.`,
  /** Follows {@link listed}. @param company in quotation marks */
  listedElsewhere: (company: string) =>
    `The list is of another company, ${company}, so it doesn't confirm the invoice.`,
  /** Follows {@link listed}. */
  listedUnderSharedId: "The list gives this ID to other invoices too, so it doesn't confirm the invoice.",
  /** Follows {@link listed}. @param day null where it can be read in two ways */
  listedBefore: (day: string | null) =>
    `The list was made${day === null ? "" : ` on ${day}`} before the invoice was sent, so it doesn't confirm it.`,
  /** @param file in quotation marks @param id of the file that was sent */
  notListed: (file: string, row: number, id: string) =>
    `Missing from the invoice list ${file}, although it should have row ${row} of file ${id}.`,
  /** @param reason as a sentence */
  notSaved: (row: number, reason: string) =>
    `The finance system answered, and row ${row} doesn't count as saved: ${reason}`,
  /** Of the file that reverses it. */
  reversal: (file: string, what: string) => `Reversal ${file}: ${what}`,
  /** Of a document that was attached to it. */
  document: (file: string, what: string) => `Document ${file}: ${what}`,
  life: "History of one invoice",
  lifeOf: "Invoice number",
  showLife: "Show",
  noLife: (number: string) => `No invoice ${number} was sent.`,
  didYouMean: (numbers: string) => `Did you mean ${numbers}?`,
  /** In the morning report. */
  ages: "Sent and not confirmed yet",
  agesHint: "An invoice list from the finance system confirms them. Add one to the inbox.",
  age: {
    day: "Sent less than a day ago",
    week: "Sent less than 7 days ago",
    month: "Sent less than 30 days ago",
    older: "Sent 30 days ago or earlier",
  },
};
