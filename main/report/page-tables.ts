/** @file Writes the tables and lists of the morning report's page. Long ones are cut and say how many more there are. */

import { addMoney } from "../../shared/values/add-money.ts";
import type { Money } from "../../shared/values/purchase-invoice.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { sayBatchNames } from "../../shared/wording/imports/say-import.ts";
import { moneyLines } from "../../shared/wording/say-money.ts";
import { sayWhen } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import type { PlaceCount } from "./balance.ts";
import type { Figures } from "./figures.ts";
import { escapeHtml, fileHtml } from "./safe-text.ts";

/** The most rows on the page; the CSV table holds all. */
const mostNeedYou = 200;
const mostLines = 100;

function rows<T>(all: readonly T[], most: number, columns: number, { day }: Figures, row: (each: T) => string): string {
  const more = all.length - most;
  const rest =
    more > 0 ? `<tr><td class="soft" colspan="${columns}">${words.reportPage.more(more, `${day}.csv`)}</td></tr>` : "";
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
  const page = words.reportPage;
  const { needYou, timeZone, until } = figures;
  if (needYou.length === 0) return "";
  const body = rows(needYou, mostNeedYou, 5, figures, ({ file, why, toDo, entered, since }) => {
    const when = escapeHtml(sayWhen(since, until, timeZone));
    const isThere = entered === null ? "" : page.isEntered[entered];
    return `<tr><td>${fileHtml(file)}</td><td class="nowrap" data-heading="${escapeHtml(page.entered)}">${isThere}</td><td>${escapeHtml(why)}</td><td>${escapeHtml(toDo)}</td><td class="nowrap soft" data-heading="${escapeHtml(page.since)}">${when}</td></tr>`;
  });
  return `<h2>${words.reportPage.needYou(needYou.length)}</h2><p class="hint">${sayFolders(needYou)}</p>
<table class="needs">${head(page.file, page.entered, page.why, page.toDo, page.since)}<tbody>${body}</tbody></table>`;
}

/** "2 in the folder Needs you, 1 in Failed", because the table of the folders counts them apart. */
function sayFolders(needYou: Figures["needYou"]): string {
  const { needYouIn } = words.reportPage;
  const isOurs = (folder: string | null): folder is "Needs you" | "Failed" => folder !== null && folder in needYouIn;
  const counts = new Map<keyof typeof needYouIn, number>();
  for (const { folder } of needYou) {
    const at = isOurs(folder) ? folder : "elsewhere";
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].map(([at, howMany]) => escapeHtml(needYouIn[at](howMany))).join(", ");
}

export function balanceTable(figures: Figures): string {
  const page = words.reportPage;
  const { dropped, readAgain, counts, isBalanced } = figures.balance;
  const { inDoubt, notCome } = figures;
  const remark = ({ place, files, found, notMoved, takenAway, notSent, rowsSentBefore }: PlaceCount) =>
    [
      place === "done" && notSent === files && files > 0 ? null : page.placeMeans[place],
      notSent > 0 ? page.notSentItself(notSent) : null,
      rowsSentBefore > 0 ? page.rowsSentBefore(rowsSentBefore) : null,
      notMoved > 0 ? page.notMoved(notMoved) : null,
      takenAway > 0 ? page.takenAway(takenAway) : null,
      found !== null && files > found + notMoved + takenAway
        ? page.missing(files - found - notMoved - takenAway)
        : null,
      found === null && files > 0 ? page.folderUnseen : null,
    ]
      .filter((part) => part !== null)
      .join("; ");
  const lines = counts
    .filter(({ files, place }) => files > 0 || place === "done")
    .map(
      (line) =>
        `<tr><th scope="row">${page.place[line.place]}</th>${number(line.files)}${number(line.found)}<td class="words soft">${escapeHtml(remark(line))}</td></tr>`,
    );
  const sum = counts.reduce((total, { files }) => total + files, 0);
  const verdict = [
    isBalanced ? page.addsUp : page.doesNotAddUp,
    ...(readAgain === 0 ? [] : [page.readAgain(readAgain)]),
    ...(inDoubt === 0 ? [] : [page.notKnownIfSent(inDoubt)]),
    ...(notCome.length === 0 ? [] : [page.butNotCome(notCome.length)]),
  ].join(" ");
  return `<h2>${page.whereTheFilesAre}</h2>
<table class="places">${head(page.folder, `#${page.files}`, `#${page.seen}`, "")}<tbody>${lines.join("")}</tbody>
<tfoot><tr><th scope="row">${page.together}</th>${number(sum)}<td></td><td></td></tr>
<tr><th scope="row">${page.dropped}</th>${number(dropped)}<td></td><td class="words">${verdict}</td></tr></tfoot></table>`;
}

export function batchTable(figures: Figures): string {
  const page = words.reportPage;
  const { batches, invoices, net, vat, timeZone, until } = figures;
  if (batches.length === 0) return "";
  const body = rows(batches, mostLines, 6, figures, (batch) => {
    const names = escapeHtml(sayBatchNames(batch.names));
    const when = escapeHtml(sayWhen(batch.sentAt, until, timeZone));
    const { reverses } = batch;
    const reversed =
      reverses === null ? "" : ` <span class="soft">${escapeHtml(words.reversal.inReport(reverses))}</span>`;
    return `<tr><td>${names}</td><td>${fileHtml(batch.file)}${reversed}</td>${number(batch.invoices)}${money(batch.net)}${money(batch.vat)}<td class="nowrap soft">${when}</td></tr>`;
  });
  const foot = `<tr><th scope="row" colspan="2">${page.batchCount(batches.length)}</th>${number(invoices)}${money(net)}${money(vat)}<td></td></tr>`;
  const lacking = batches.reduce((sum, { notInList }) => sum + notInList.invoices, 0);
  const lackingNet = moneyLines(addMoney(batches.map(({ notInList }) => notInList.net))).join(", ");
  const note = lacking === 0 ? "" : `<p class="hint">${escapeHtml(page.notInList(lacking, lackingNet))}</p>`;
  return `<h2>${page.batches}</h2>${note}
<table class="batches">${head(page.batch, page.fromFile, `#${page.invoices}`, `#${page.net}`, `#${page.vat}`, page.sent)}<tbody>${body}</tbody><tfoot>${foot}</tfoot></table>`;
}

export function documentTable(figures: Figures): string {
  const page = words.reportPage;
  const { documents, timeZone, until } = figures;
  if (documents.length === 0) return "";
  const body = rows(documents, mostLines, 3, figures, ({ file, purchaseInvoiceId, sentAt }) => {
    const when = escapeHtml(sayWhen(sentAt, until, timeZone));
    return `<tr><td>${fileHtml(file)}</td><td>${escapeHtml(purchaseInvoiceId ?? page.notKnown)}</td><td class="nowrap soft">${when}</td></tr>`;
  });
  const invoices = new Set(documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId)).size;
  return `<h2>${page.documents}</h2>
<table><caption>${page.documentCount(documents.length, invoices)}</caption>${head(page.file, page.purchaseInvoiceId, page.sent)}<tbody>${body}</tbody></table>`;
}

/** What was sent and is not confirmed yet, by age. */
export function unconfirmedTable({ unconfirmed }: Figures): string {
  if (unconfirmed === null || unconfirmed.invoices === 0) return "";
  const { ages, agesHint, age } = words.confirmation;
  const lines = agesInOrder
    .filter((of) => unconfirmed.byAge[of] > 0)
    .map((of) => `<tr><th scope="row">${age[of]}</th>${number(unconfirmed.byAge[of])}</tr>`);
  return `<h2>${ages}</h2><p class="hint">${agesHint}</p>
<table>${head("", `#${words.reportPage.invoices}`)}<tbody>${lines.join("")}</tbody><tfoot><tr><th scope="row">${words.reportPage.together}</th>${number(unconfirmed.invoices)}</tr></tfoot></table>`;
}

export const agesInOrder = ["older", "month", "week", "day"] as const;

export function otherLists(figures: Figures): string {
  const page = words.reportPage;
  const { duplicates, ignored, notCome, settledByLists, trouble, underWay, day, timeZone, until } = figures;
  const section = (title: string, hint: string, items: readonly string[]) => {
    if (items.length === 0) return "";
    const more = items.length - mostLines;
    const rest = more > 0 ? `<li class="soft">${page.more(more, `${day}.csv`)}</li>` : "";
    const shown = items.slice(0, mostLines).map((item) => `<li>${item}</li>`);
    return `<h2>${title}</h2><p class="hint">${hint}</p><ul class="plain">${shown.join("")}${rest}</ul>`;
  };
  return [
    section(
      page.notCome(notCome.length),
      page.notComeHint,
      notCome.map(({ path, purchaseInvoiceId, list, row, listedAt }) => {
        const where = escapeHtml(page.notComeFor(purchaseInvoiceId, row));
        return `${fileHtml(path)} <span class="soft">${where} ${fileHtml(list)}, ${escapeHtml(sayWhen(listedAt, until, timeZone))}</span>`;
      }),
    ),
    section(
      page.underWay(underWay.length),
      trouble === null ? page.underWayHint : escapeHtml(page.underWayHintIn(trouble)),
      underWay.map(({ file, how }) => `${fileHtml(file)} <span class="soft">${escapeHtml(how)}</span>`),
    ),
    section(
      page.duplicates(duplicates.length),
      page.duplicatesHint,
      duplicates.map(({ file, firstFile }) =>
        firstFile === null
          ? fileHtml(file)
          : `${fileHtml(file)} <span class="soft">${page.sentBeforeAs(fileHtml(firstFile))}</span>`,
      ),
    ),
    section(
      page.settledByLists(settledByLists.length),
      page.settledByListsHint,
      settledByLists.map(
        ({ file, rows, list }) =>
          `${fileHtml(file)} <span class="soft">${escapeHtml(page.rowsInList(rows))} ${fileHtml(list)}</span>`,
      ),
    ),
    section(page.ignored(ignored.length), page.ignoredHint, ignored.map(fileHtml)),
  ].join("");
}
