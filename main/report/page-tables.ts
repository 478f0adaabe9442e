/** @file The tables and lists of the morning report's page. Long ones are cut, and say how many more there are. */

import type { Money } from "../../shared/purchase-invoice.ts";
import { sayBatchNames } from "../../shared/wording.ts";
import { count, figure } from "../../shared/wording-grammar.ts";
import { moneyLines } from "../../shared/wording-money.ts";
import { sayWhen } from "../../shared/wording-time.ts";
import type { PlaceCount } from "./balance.ts";
import type { Figures } from "./figures.ts";
import { escapeHtml, fileHtml } from "./safe-text.ts";
import { explainPlace, sayPlace } from "./say-place.ts";

/** More than this nobody reads on a page; the table for spreadsheet programs holds all. */
const mostNeedYou = 200;
const mostLines = 100;

function rows<T>(all: readonly T[], most: number, columns: number, { day }: Figures, row: (each: T) => string): string {
  const more = all.length - most;
  const rest =
    more > 0
      ? `<tr><td class="soft" colspan="${columns}">And ${figure(more)} more: all of them are in the table ${day}.csv.</td></tr>`
      : "";
  return all.slice(0, most).map(row).join("") + rest;
}

const head = (...names: readonly string[]): string =>
  `<thead><tr>${names
    .map((name) =>
      name.startsWith("#") ? `<th scope="col" class="number">${name.slice(1)}</th>` : `<th scope="col">${name}</th>`,
    )
    .join("")}</tr></thead>`;

const number = (howMany: number | null): string =>
  `<td class="number">${howMany === null ? "?" : figure(howMany)}</td>`;

const money = (sums: Money): string => `<td class="number">${moneyLines(sums).map(escapeHtml).join("<br>")}</td>`;

export function needsYouTable(figures: Figures): string {
  const { needYou, timeZone, until } = figures;
  if (needYou.length === 0) return "";
  const body = rows(needYou, mostNeedYou, 4, figures, ({ file, why, toDo, since }) => {
    const when = escapeHtml(sayWhen(since, until, timeZone));
    return `<tr><td>${fileHtml(file)}</td><td>${escapeHtml(why)}</td><td>${escapeHtml(toDo)}</td><td class="nowrap soft">${when}</td></tr>`;
  });
  return `<h2>What needs you (${figure(needYou.length)})</h2>
<table class="needs">${head("File", "Why", "What to do", "Since")}<tbody>${body}</tbody></table>`;
}

export function balanceTable(figures: Figures): string {
  const { dropped, counts, isBalanced } = figures.balance;
  const remark = ({ place, files, lying, takenAway }: PlaceCount) =>
    [
      explainPlace(place),
      takenAway > 0
        ? `${figure(takenAway)} of the files no longer ${takenAway === 1 ? "lies" : "lie"} there: taken away by someone`
        : "",
      lying !== null && files > lying + takenAway ? `${figure(files - lying - takenAway)} missing` : "",
      lying === null && files > 0 ? "a folder cannot be looked into at this moment" : "",
    ]
      .filter((words) => words !== "")
      .join("; ");
  const lines = counts
    .filter(({ files, place }) => files > 0 || place === "done")
    .map(
      (line) =>
        `<tr><th scope="row">${sayPlace(line.place)}</th>${number(line.files)}${number(line.lying)}<td class="words soft">${escapeHtml(remark(line))}</td></tr>`,
    );
  const sum = counts.reduce((total, { files }) => total + files, 0);
  const verdict = isBalanced ? "It adds up: every file that was dropped is accounted for." : "It does not add up.";
  return `<h2>Where the files are</h2>
<table>${head("Folder", "#Files", "#Seen in the folders", "")}<tbody>${lines.join("")}</tbody>
<tfoot><tr><th scope="row">Together</th>${number(sum)}<td></td><td></td></tr>
<tr><th scope="row">Dropped</th>${number(dropped)}<td></td><td class="words">${verdict}</td></tr></tfoot></table>`;
}

export function batchTable(figures: Figures): string {
  const { batches, invoices, net, vat, timeZone, until } = figures;
  if (batches.length === 0) return "";
  const body = rows(batches, mostLines, 6, figures, (batch) => {
    const names = escapeHtml(sayBatchNames(batch.names));
    const when = escapeHtml(sayWhen(batch.sentAt, until, timeZone));
    return `<tr><td>${names}</td><td>${fileHtml(batch.file)}</td>${number(batch.invoices)}${money(batch.net)}${money(batch.vat)}<td class="nowrap soft">${when}</td></tr>`;
  });
  const foot = `<tr><th scope="row" colspan="2">${count(batches.length, "batch", "batches")}</th>${number(invoices)}${money(net)}${money(vat)}<td></td></tr>`;
  return `<h2>Batches in the finance system</h2>
<table class="batches">${head("Batch", "From the file", "#Invoices", "#Net", "#VAT", "Sent")}<tbody>${body}</tbody><tfoot>${foot}</tfoot></table>`;
}

export function documentTable(figures: Figures): string {
  const { documents, timeZone, until } = figures;
  if (documents.length === 0) return "";
  const body = rows(documents, mostLines, 3, figures, ({ file, purchaseInvoiceId, sentAt }) => {
    const when = escapeHtml(sayWhen(sentAt, until, timeZone));
    return `<tr><td>${fileHtml(file)}</td><td>${escapeHtml(purchaseInvoiceId ?? "(not known)")}</td><td class="nowrap soft">${when}</td></tr>`;
  });
  const invoices = new Set(documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId)).size;
  return `<h2>Documents attached</h2>
<table><caption>${count(documents.length, "document")}, to ${count(invoices, "purchase invoice")}.</caption>${head("File", "Purchase invoice id", "Sent")}<tbody>${body}</tbody></table>`;
}

export function otherLists(figures: Figures): string {
  const { duplicates, ignored, notCome, underWay, day, timeZone, until } = figures;
  const section = (title: string, hint: string, items: readonly string[]) => {
    if (items.length === 0) return "";
    const more = items.length - mostLines;
    const rest =
      more > 0 ? `<li class="soft">And ${figure(more)} more: all of them are in the table ${day}.csv.</li>` : "";
    const shown = items.slice(0, mostLines).map((item) => `<li>${item}</li>`);
    return `<h2>${title} (${figure(items.length)})</h2><p class="hint">${hint}</p><ul class="plain">${shown.join("")}${rest}</ul>`;
  };
  return [
    section(
      "Named in a list, and not come",
      "Drop these documents into the inbox, or correct the list.",
      notCome.map(({ path, purchaseInvoiceId, list, row, listedAt }) => {
        const where = escapeHtml(`for purchase invoice ${purchaseInvoiceId}, row ${row} of`);
        return `${fileHtml(path)} <span class="soft">${where} ${fileHtml(list)}, ${escapeHtml(sayWhen(listedAt, until, timeZone))}</span>`;
      }),
    ),
    section(
      "Still under way",
      "Nothing needs to be done about these.",
      underWay.map(({ file, how }) => `${fileHtml(file)} <span class="soft">${escapeHtml(how)}</span>`),
    ),
    section(
      "Duplicates",
      "All that they hold went before, so they were not sent again.",
      duplicates.map(({ file, firstFile }) =>
        firstFile === null
          ? fileHtml(file)
          : `${fileHtml(file)} <span class="soft">went before as ${fileHtml(firstFile)}</span>`,
      ),
    ),
    section(
      "Ignored",
      "Locks and temporary files of other programs, by their names. They were left where they are.",
      ignored.map(fileHtml),
    ),
  ].join("");
}
