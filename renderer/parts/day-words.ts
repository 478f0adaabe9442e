/** @file Words the figures of a day. */

import type { DayFigures } from "../../shared/imports/history-query.ts";
import { list } from "../../shared/wording/grammar.ts";
import { moneyLines } from "../../shared/wording/say-money.ts";
import { sayDate } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";

/** "12 purchase invoices and 3 documents", "nothing". */
export const sayGone = ({ invoices, documents }: Pick<DayFigures, "invoices" | "documents">): string =>
  list(
    [
      ...(invoices === 0 ? [] : [words.today.invoicesGone(invoices)]),
      ...(documents === 0 ? [] : [words.today.documentsGone(documents)]),
    ],
    "and",
  ) || words.today.nothingGone;

/** "Fri, 20 Nov". */
export const dayName = (day: string): string =>
  sayDate(Date.parse(`${day}T12:00:00Z`), { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });

export function sayDayFigures(figures: DayFigures): string {
  const money = moneyLines(figures.net);
  const net = money.length === 0 ? null : list(money, "and");
  return words.today.dayWords(dayName(figures.day), figures.files, sayGone(figures), net);
}
