/** @file The words of Today: what is under way, what has gone, the fortnight. */

import type { DayFigures } from "../shared/history.ts";
import { count, list } from "../shared/wording-grammar.ts";
import { moneyLines } from "../shared/wording-money.ts";

/** "12 purchase invoices and 3 documents", "nothing". */
const sayGone = ({ invoices, documents }: Pick<DayFigures, "invoices" | "documents">): string =>
  list(
    [
      ...(invoices === 0 ? [] : [count(invoices, "purchase invoice")]),
      ...(documents === 0 ? [] : [count(documents, "document")]),
    ],
    "and",
  ) || "nothing";

export const labelsToday = {
  needsYou: (howMany: number) => `${count(howMany, "file waits", "files wait")} for you.`,
  goThere: "See what is asked",
  underWay: "Under way",
  ended: "Finished today",
  all: (howMany: number) => `All ${count(howMany, "file")} in the history`,

  gone: "Gone today",
  goneWords: (figures: DayFigures) => `${sayGone(figures)} arrived in the finance system.`,
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
  dayName: (day: string) =>
    new Date(`${day}T12:00:00`).toLocaleDateString("en-GB", { weekday: "short", day: "numeric", month: "short" }),
  dayWords: (figures: DayFigures): string => {
    const money = moneyLines(figures.net);
    return `${labelsToday.dayName(figures.day)}: ${count(figures.files, "file")} dropped; ${sayGone(figures)} gone${money.length === 0 ? "" : `, ${list(money, "and")} net`}.`;
  },
} as const;
