/** @file Words the settings of an inbox. */

import { type Ceilings, otherCurrencies, usualCeiling } from "../../settings/ceilings.ts";
import type { PostingHours } from "../../settings/posting-hours.ts";
import type { InboxSettings } from "../../settings/settings.ts";
import { dayNames } from "../../values/wall-clock.ts";
import { words } from "../../words/spoken.ts";
import { sayAmount, sayAmountIn } from "../grammar.ts";

/** A sentence for each setting that affects the inbox's files, including defaults. */
export function sayInboxSettings(inbox: InboxSettings): readonly string[] {
  const { settings } = words;
  const { dateOrder, decimalSign, currency, template, hours, maxInvoicesPerBatch } = inbox;
  return [
    settings.sending[inbox.sending],
    sayCeilings(inbox.ceilings),
    inbox.vatTolerance === null ? null : settings.vatTolerance(sayAmount(inbox.vatTolerance, "")),
    settings.rowsWithProblems[inbox.rowsWithProblems],
    dateOrder === null ? settings.dateOrderOpen : settings.dateOrder[dateOrder],
    decimalSign === null ? null : settings.decimalSign[decimalSign],
    currency === null ? null : settings.currency(currency),
    template === null ? null : settings.template(template),
    hours === null ? null : sayHours(hours),
    settings.idAt[inbox.idAt](inbox.idPrefixes),
    settings.documentNames[inbox.documentNames],
    settings.textOfPdfs[inbox.textOfPdfs],
    settings.eInvoicesInPdfs[inbox.eInvoicesInPdfs],
    inbox.ownVatIds.length === 0 ? null : settings.ownVatIds(inbox.ownVatIds),
    inbox.ignoredNames.length === 0 ? null : settings.ignoredNames(inbox.ignoredNames),
    maxInvoicesPerBatch === null ? null : settings.mostInvoices(maxInvoicesPerBatch),
  ].filter((sentence) => sentence !== null);
}

function sayCeilings({ [otherCurrencies]: other = usualCeiling, ...named }: Ceilings): string {
  const others = Object.entries(named).map(([currency, amount]) => sayAmountIn(currency, amount));
  return words.settings.ceiling(sayAmount(other, ""), others, other === usualCeiling);
}

function sayHours({ days, from, until, timeZone }: PostingHours): string {
  const named = dayNames.filter((day) => days.includes(day)).map((day) => words.settings.day[day]);
  return words.settings.hours(named.length === dayNames.length ? null : named, from, until, timeZone);
}
