/** @file Texts of the Today view, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";

export const today = {
  /** For screen readers: what a total or a row opens. */
  showSent: (total: string) => `${total} Show what was sent`,
  open: "Show details",
  goThere: "Review",
  /** Opens the first file that may be there. */
  answer: "Answer",
  /**
   * @param more how many further files aren't named
   * @param isAway true while the finance system can't be reached
   */
  mayBeThere: (files: readonly string[], more: number, isAway: boolean) => {
    const isOne = files.length + more === 1;
    const named = list([...files.map(quote), ...(more > 0 ? [`${figure(more)} more`] : [])], "and");
    return `${named} may already be in the finance system. ${isAway ? "Once it's back, look" : "Look"} there, then choose “Answer”. Please don't add ${isOne ? "it" : "them"} again or key ${isOne ? "it" : "them"} in yourself. If ${isOne ? "it isn't" : "they aren't"} there, answer “Not found”, and Pigeonhole sends ${isOne ? "it" : "them"} again.`;
  },
  underWay: "Under way",
  ended: "Finished today",
  all: (howMany: number) => `All ${count(howMany, "file")} in the history`,

  gone: "Sent today",
  invoicesGone: (howMany: number) => count(howMany, "purchase invoice"),
  documentsGone: (howMany: number) => count(howMany, "document"),
  nothingGone: "nothing",
  goneWords: (gone: string) => `${gone} sent.`,
  net: "Net",
  vat: "VAT",
  noMoney: "Nothing sent yet today.",

  fortnight: "The last fourteen days",
  filesPerDay: "Files added each day",
  moneyPerDay: (currency: string) => `Net sent each day, ${currency}`,
  hint: "Select a day to see its files. A day is from midnight to midnight, so the figures of the morning report may differ.",
  asTable: "Show as a table",
  day: "Day",
  files: "Files",
  invoices: "Invoices",
  documents: "Documents",
  /** @param money null if nothing was sent */
  dayWords: (day: string, dropped: number, gone: string, money: string | null) =>
    `${day}: ${count(dropped, "file")} added, ${gone} sent${money === null ? "" : `, ${money} net`}.`,
};
