/** @file Texts of the Today view, in English. */

import { count, list, quote } from "../../../wording/grammar.ts";

export const today = {
  /** For screen readers: what a total or a row opens. */
  showSent: (total: string) => `${total} Show what was sent`,
  open: "Show details",
  goThere: "Review",
  /** Opens the first file that may be there. */
  answer: "Answer",
  /**
   * @param sought the files that are named, each with how many of its invoices may be there: 0 for a document
   * @param more how many further files aren't named
   * @param isAway true while the finance system can't be reached
   */
  mayBeThere: (
    sought: readonly { readonly file: string; readonly invoices: number }[],
    more: number,
    isAway: boolean,
  ): string => {
    const named = sought.map(({ file, invoices }) =>
      invoices === 0 ? quote(file) : `${count(invoices, "invoice")} in ${quote(file)}`,
    );
    const [first] = sought.length + more === 1 ? sought : [];
    const what = first === undefined || first.invoices === 0 ? "what to look for" : "which invoices to look for";
    const again =
      first === undefined
        ? "these files again or enter them in the finance system"
        : first.invoices === 0
          ? "it again or attach it"
          : `the file again or key the ${first.invoices === 1 ? "invoice" : "invoices"} in`;
    return `${list([...named, ...(more > 0 ? [count(more, "more file")] : [])], "and")} may already be in the finance system. ${isAway ? "Once it's back, choose" : "Choose"} “Answer” to see ${what}. Until then, please don't add ${again} yourself.`;
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
