/** @file Writes the morning report as an HTML page, without scripts or external content, that can be printed. */

import { sayNotCome } from "../../shared/wording/agent/say-missing-documents.ts";
import { sayNight, sayTrailEnd } from "../../shared/wording/agent/say-report.ts";
import { locale, localeOfDates } from "../../shared/wording/language.ts";
import { sayDate, sayInstant, sayZone } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { drawPicture, saySlot, tablePicture } from "./draw-picture.ts";
import type { Figures } from "./figures.ts";
import { pageStyle } from "./page-style.ts";
import { balanceTable, batchTable, documentTable, needsYouTable, otherLists, unconfirmedTable } from "./page-tables.ts";
import { escapeHtml, fileHtml } from "./safe-text.ts";
import { sayTook } from "./say-took.ts";

export function pageFromFigures(figures: Figures): string {
  const { day, from, until, timeZone, alarms, needYou, balance, underWay, trouble, notCome } = figures;
  const page = words.reportPage;
  const summary = { howManyNeedYou: figures.howManyNeedYou, dropped: balance.dropped, underWay: underWay.length };
  const sentence = sayNight({ ...summary, alarms, trouble, notCome });
  const missed = notCome[0] === undefined ? null : sayNotCome(notCome.length, notCome[0]);
  const tone = alarms.length > 0 ? "bad" : needYou.length > 0 || trouble !== null || missed !== null ? "call" : "good";
  const isEmpty = balance.dropped === 0 && figures.batches.length === 0 && figures.documents.length === 0;
  const parts = [
    alarms.length === 0
      ? ""
      : `<div class="alarm" role="alert"><strong>${page.alarms}</strong><ul>${alarms
          .slice(0, mostAlarms)
          .map((alarm) => `<li>${escapeHtml(alarm)}</li>`)
          .join(
            "",
          )}${alarms.length > mostAlarms ? `<li>${page.moreAlarms(alarms.length - mostAlarms, `${day}.csv`)}</li>` : ""}</ul></div>`,
    trouble !== null && !sentence.includes(trouble) ? `<p class="trouble">${escapeHtml(trouble)}</p>` : "",
    missed !== null && missed !== sentence ? `<p class="trouble">${escapeHtml(missed)}</p>` : "",
    figures.mayBeSent === 0 ? "" : `<p class="trouble">${page.inDoubt(figures.mayBeSent)}</p>`,
    needsYouTable(figures),
    isEmpty && alarms.length === 0 ? "" : balanceTable(figures),
    batchTable(figures),
    documentTable(figures),
    unconfirmedTable(figures),
    otherLists(figures),
    figures.took === null ? "" : `<h2>${page.howLong}</h2><p>${sayTook(figures.took, timeZone, fileHtml)}</p>`,
    isEmpty ? "" : picture(figures),
  ];
  return `<!doctype html>
<html lang="${localeOfDates(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(page.title(day, sentence))}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(page.heading(sayLongDay(until, timeZone)))}</h1>
<p class="period">${escapeHtml(page.period(sayInstant(from, timeZone), sayInstant(until, timeZone), sayZone(timeZone)))}</p>
<p class="sentence ${tone}">${escapeHtml(sentence)}</p>
${parts.filter((part) => part !== "").join("\n")}
<footer>${page.footer(sayInstant(until, timeZone), `<a href="${day}.csv">${day}.csv</a>`)}${sayTrail(figures)}</footer>
</main>
</body>
</html>
`;
}

const mostAlarms = 20;

function picture(figures: Figures): string {
  const { slotMs, slots } = figures.picture;
  const page = words.reportPage;
  // One bar says less than its figures.
  const isOneBar = slots.filter(({ added, sent }) => added + sent > 0).length < 2;
  const sum = (of: "added" | "sent") => slots.reduce((total, slot) => total + slot[of], 0);
  return `<h2>${page.night(saySlot(slotMs))}</h2>
${isOneBar ? "" : `<p class="key"><span><i class="added"></i>${page.addedKey(sum("added"))}</span><span><i class="sent"></i>${page.sentKey(sum("sent"))}</span></p>`}
${
  isOneBar
    ? tablePicture(figures)
    : `${drawPicture(figures)}
<details><summary>${page.inFigures}</summary>${tablePicture(figures)}</details>`
}`;
}

const sayTrail = ({ trail: { entries, hash } }: Figures): string =>
  hash === null
    ? ""
    : `<details><summary>${words.report.forAuditors}</summary>${escapeHtml(sayTrailEnd(entries))} <code>${hash}</code>.</details>`;

const sayLongDay = (atMs: number, timeZone: string): string =>
  sayDate(atMs, { timeZone, weekday: "long", day: "numeric", month: "long", year: "numeric" });
