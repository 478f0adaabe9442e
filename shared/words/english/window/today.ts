/** @file Texts of the Today view, in English. */

import { count } from "../../../wording/grammar.ts";

export const today = {
  needsYou: (howMany: number) => `${count(howMany, "file waits", "files wait")} for you.`,
  goThere: "See what is asked",
  underWay: "Under way",
  ended: "Finished today",
  all: (howMany: number) => `All ${count(howMany, "file")} in the history`,

  gone: "Gone today",
  invoicesGone: (howMany: number) => count(howMany, "purchase invoice"),
  documentsGone: (howMany: number) => count(howMany, "document"),
  nothingGone: "nothing",
  goneWords: (gone: string) => `${gone} sent.`,
  net: "Net",
  vat: "VAT",
  noMoney: "No purchase invoice has gone today.",

  fortnight: "The last fourteen days",
  filesPerDay: "Files dropped",
  moneyPerDay: (currency: string) => `Net, ${currency}`,
  hint: "Point at a day to read its figures; press it to see its files.",
  asTable: "Show as a table",
  day: "Day",
  files: "Files",
  invoices: "Invoices",
  documents: "Documents",
  /** @param money null if nothing was sent */
  dayWords: (day: string, dropped: number, gone: string, money: string | null) =>
    `${day}: ${count(dropped, "file")} dropped; ${gone} gone${money === null ? "" : `, ${money} net`}.`,
};
