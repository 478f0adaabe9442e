/** @file The morning report as a page: no script, nothing from elsewhere, and readable on paper. */

import { dateFormat } from "../../shared/date-format.ts";
import { figure } from "../../shared/wording-grammar.ts";
import { sayNotCome } from "../../shared/wording-not-come.ts";
import { sayNight, sayTrailEnd } from "../../shared/wording-report.ts";
import { sayInstant } from "../../shared/wording-time.ts";
import { drawPicture, saySlot, tablePicture } from "./draw-picture.ts";
import type { Figures } from "./figures.ts";
import { pageStyle } from "./page-style.ts";
import { balanceTable, batchTable, documentTable, needsYouTable, otherLists } from "./page-tables.ts";
import { escapeHtml, fileHtml } from "./safe-text.ts";
import { sayTook } from "./say-took.ts";

export function pageFromFigures(figures: Figures): string {
  const { day, from, until, timeZone, alarms, needYou, balance, underWay, trouble } = figures;
  const summary = { alarms, needYou: needYou.length, dropped: balance.dropped, underWay: underWay.length, trouble };
  const sentence = sayNight(summary);
  const tone =
    alarms.length > 0 ? "bad" : needYou.length > 0 || trouble !== null || figures.notCome.length > 0 ? "call" : "good";
  const isEmpty = balance.dropped === 0 && figures.batches.length === 0 && figures.documents.length === 0;
  const parts = [
    alarms.length === 0
      ? ""
      : `<div class="alarm" role="alert"><strong>What does not add up</strong><ul>${alarms
          .slice(0, mostAlarms)
          .map((alarm) => `<li>${escapeHtml(alarm)}</li>`)
          .join(
            "",
          )}${alarms.length > mostAlarms ? `<li>And ${alarms.length - mostAlarms} more, in the table ${day}.csv.</li>` : ""}</ul></div>`,
    trouble !== null && !sentence.includes(trouble) ? `<p class="trouble">${escapeHtml(trouble)}</p>` : "",
    figures.notCome[0] === undefined
      ? ""
      : `<p class="trouble">${escapeHtml(sayNotCome(figures.notCome.length, figures.notCome[0]))}</p>`,
    needsYouTable(figures),
    isEmpty && alarms.length === 0 ? "" : balanceTable(figures),
    batchTable(figures),
    documentTable(figures),
    otherLists(figures),
    figures.took === null ? "" : `<h2>How long it took</h2><p>${sayTook(figures.took, timeZone, fileHtml)}</p>`,
    isEmpty ? "" : picture(figures),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>Morning report ${day}: ${escapeHtml(sentence)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>Morning report, ${escapeHtml(sayLongDay(until, timeZone))}</h1>
<p class="period">From ${sayInstant(from, timeZone)} to ${sayInstant(until, timeZone)}. All times are those of ${escapeHtml(sayZone(timeZone))}.</p>
<p class="sentence ${tone}">${escapeHtml(sentence)}</p>
${parts.filter((part) => part !== "").join("\n")}
<footer>Made by Pigeonhole on ${sayInstant(until, timeZone)}. The same as a table for a spreadsheet program: <a href="${day}.csv">${day}.csv</a>, beside this page.${sayTrail(figures)}</footer>
</main>
</body>
</html>
`;
}

const mostAlarms = 20;

function picture(figures: Figures): string {
  const { slotMs, slots } = figures.picture;
  const sum = (of: "arrived" | "went") => figure(slots.reduce((total, slot) => total + slot[of], 0));
  return `<h2>The night, by the ${saySlot(slotMs)}</h2>
<p class="key"><span><i class="arrived"></i>Above the line: files that arrived (${sum("arrived")})</span><span><i class="went"></i>Below the line: files that went to the finance system (${sum("went")})</span></p>
${drawPicture(figures)}
<details><summary>The same in figures</summary>${tablePicture(figures)}</details>`;
}

const sayTrail = ({ trail: { entries, hash } }: Figures): string =>
  hash === null ? "" : ` ${escapeHtml(sayTrailEnd(entries))} <code>${hash}</code>.`;

const sayLongDay = (atMs: number, timeZone: string): string =>
  dateFormat("en-GB", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(atMs);

/** "Europe/London" as people write it. */
const sayZone = (timeZone: string): string => timeZone.replaceAll("_", " ");
