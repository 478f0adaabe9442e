/** @file Words what to look for in the finance system where an outcome is unknown: contents and time, because a batch's name proves nothing. */

import { isAnsweredInPart, openCount } from "../../confirmation/answered-rows.ts";
import type { Import, Part } from "../../imports/import.ts";
import { fileNameOf } from "../../values/file-names/file-path.ts";
import { rowRanges } from "../../values/row-ranges.ts";
import { words } from "../../words/spoken.ts";
import { quote, shorten } from "../grammar.ts";
import { sayMoney } from "../say-money.ts";
import { dayIn, sayClock, sayDay, sayInstant, sayZone } from "../say-time.ts";
import { sayRowsAnswered } from "./rows/say-row-in-doubt.ts";

/** A call that took no longer is worded by its start alone. */
const atAboutMs = 5 * 60_000;

/** "20 Nov 2026 at about 02:14 (this computer's time, UTC)": when a part was sent, and may have been entered; null if it was not sent. */
export function sayWhenSent({ sentAt, endedAt }: Pick<Part, "sentAt" | "endedAt">, timeZone: string): string | null {
  if (sentAt === null) return null;
  const until = endedAt ?? sentAt;
  const zone = sayZone(timeZone);
  if (until - sentAt <= atAboutMs)
    return words.sought.atAbout(sayDay(sentAt, timeZone), sayClock(sentAt, timeZone), zone);
  const isSameDay = dayIn(timeZone, sentAt) === dayIn(timeZone, until);
  return words.sought.between(
    sayInstant(sentAt, timeZone),
    isSameDay ? sayClock(until, timeZone) : sayInstant(until, timeZone),
    zone,
  );
}

/** "Of its 2 purchase invoices: 1 found and 1 open. The invoice list “a.csv” contains row 2."; "" where nothing is known of its rows. */
export function sayRowsKnown(part: Pick<Part, "invoices" | "answers">): string {
  const counts = sayRowsAnswered(part);
  if (counts === null) return "";
  const listed = part.answers?.listed ?? [];
  return [
    words.sought.known(part.invoices, counts),
    ...listed.map(({ list, rows }) => words.sought.listed(rows.length, rowRanges(rows), quote(shorten(list.file, 80)))),
  ].join(" ");
}

/** "exactly 3 purchase invoices, of which 1 is still open": what the batch is made of. */
export function sayHowMany(part: Pick<Part, "invoices" | "answers">): string {
  const all = words.sought.exactly(part.invoices);
  return isAnsweredInPart(part) && openCount(part) > 0 ? words.sought.withOpen(all, openCount(part)) : all;
}

/** What is known already, and what to look for, in a few sentences; "" unless an outcome is unknown. */
export function sayLookFor({ state, kind, parts, place, purchaseInvoiceId }: Import, timeZone: string): string {
  if (state.at !== "unknown") return "";
  const { sought } = words;
  if (kind === "document") return sought.document(purchaseInvoiceId, shorten(fileNameOf(place.dropped), 120));
  const part = parts[state.part];
  if (part === undefined) return sought.it;
  const { invoices, net, vat, answers } = part;
  const known = sayRowsKnown(part);
  const open = openCount(part);
  if (answers !== undefined && open === 0) return known;
  if (isAnsweredInPart(part))
    return `${known} ${sought.others(open, sayWhenSent(part, timeZone), place.path !== null)}`;
  const batch = {
    invoices,
    net: sayMoney(net),
    vat: sayMoney(vat),
    sentAt: sayWhenSent(part, timeZone),
    hasNote: place.path !== null,
  };
  return [known, sought.batch(batch)].filter((text) => text !== "").join(" ");
}
