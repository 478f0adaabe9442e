/** @file The page that shows what the finance system has received: batches with their invoices, documents, requests. */

import { escapeHtml, page } from "./page.ts";
import type { ReceivedBatch, ReceivedDocument, ReceivedRequest, SavedInvoice, Store } from "./received.ts";

// A test may send tens of thousands; the page is for eyes.
const batchesShown = 25;
const invoicesShown = 50;
const documentsShown = 50;
const requestsShown = 12;

/** Draws the overview, newest first; it reloads itself every five seconds. */
export function overviewPage(company: string, store: Store): string {
  const { batches, documents, requests } = store;
  const invoiceCount = batches.reduce((count, batch) => count + batch.invoices.length, 0);
  const body = `<header>
<h1>Purchase ledger</h1><p>${escapeHtml(company)} · sandbox</p>
<p class="counts">${count(batches.length, "batch", "batches")} · ${count(invoiceCount, "invoice")} · ${count(documents.length, "document")}</p>
</header>
<main>
<h2>Batches</h2>
${newestFirst(batches).slice(0, batchesShown).map(batchCard).join("") || '<div class="card"><p class="empty">No batch has arrived yet.</p></div>'}
${more(batches.length - batchesShown, "batch", "batches")}<h2>Documents</h2>
${documentsCard(newestFirst(documents).slice(0, documentsShown))}
${more(documents.length - documentsShown, "document")}
<h2>Latest requests</h2>
${requestsCard(newestFirst(requests).slice(0, requestsShown))}
</main>`;
  return page(`Purchase ledger - ${company}`, body, '<meta http-equiv="refresh" content="5">\n');
}

const newestFirst = <Item>(items: readonly Item[]): Item[] => [...items].reverse();
const count = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;
const more = (amount: number, one: string, many?: string): string =>
  amount > 0 ? `<p class="empty">and ${count(amount, one, many)} more</p>` : "";
const text = (value: string | null): string => escapeHtml(value ?? "");
const short = (content: string): string => `<span class="short">${content}</span>`;
const clockTime = (at: number): string => new Date(at).toISOString().slice(11, 19);

function batchCard(batch: ReceivedBatch): string {
  const lost = batch.notSaved.length;
  return `<section class="card">
<h3>${text(batch.name)} <small>${text(batch.office.name)} · batch ${text(batch.id)}</small>
<span class="end"><span class="tag good">${batch.invoices.length} saved</span>${lost ? ` <span class="tag bad">${lost} not saved</span>` : ""}</span></h3>
${table(["Id", "Invoice", "Date", "Supplier", "Nominal", "Project", "Rate", "#Net", "#VAT"], batch.invoices.slice(0, invoicesShown).map(invoiceCells))}
${more(batch.invoices.length - invoicesShown, "invoice")}
${lost ? notSavedTable(batch) : ""}
</section>
`;
}

function invoiceCells(invoice: SavedInvoice): string[] {
  return [
    `<code>${text(invoice.id)}</code>`,
    short(text(invoice.invoiceNumber)),
    short(text(invoice.date)),
    text(invoice.supplier.name),
    text(invoice.nominal),
    invoice.project ? short(`${text(invoice.project.code)} ${text(invoice.purchaseOrderNumber)}`) : "",
    invoice.vatRate ? `${text(invoice.vatRate.percent)}%` : "",
    `${text(invoice.currency)} ${text(invoice.net)}`,
    text(invoice.vat),
  ];
}

function notSavedTable(batch: ReceivedBatch): string {
  return table(
    ["Not saved", "Reason"],
    batch.notSaved
      .slice(0, invoicesShown)
      .map((each) => [text(each.invoiceNumber ?? `element ${each.index}`), text(each.reason)]),
  );
}

function documentsCard(documents: ReceivedDocument[]): string {
  if (documents.length === 0) return '<div class="card"><p class="empty">No document has arrived yet.</p></div>';
  const rows = documents.map((each) => [
    `<code>${text(each.documentId)}</code>`,
    text(each.documentName),
    `<code>${text(each.purchaseInvoiceId)}</code>`,
    text(each.mimeType),
    each.size.toLocaleString("en-GB"),
    `<code>${text(each.sha256.slice(0, requestsShown))}</code>`,
  ]);
  return `<div class="card">${table(["Id", "Name", "Purchase invoice", "Type", "#Bytes", "SHA-256"], rows)}</div>`;
}

function requestsCard(requests: ReceivedRequest[]): string {
  if (requests.length === 0) return '<div class="card"><p class="empty">No request yet.</p></div>';
  const rows = requests.map((each) => [
    `<code>${clockTime(each.at)} UTC</code>`,
    text(each.operation ?? "other"),
    `<span class="tag ${each.status !== null && each.status < 400 && each.outcome === "answered" ? "good" : "bad"}">${text(each.status?.toString() ?? "none")}</span>`,
    text(each.outcome),
    text(each.fault),
    each.bytesRead.toLocaleString("en-GB"),
  ]);
  return `<div class="card">${table(["At", "Operation", "Status", "Outcome", "Fault", "#Bytes read"], rows)}</div>`;
}

/** Draws a table; a heading that starts with # makes a column of numbers, set to the right. */
function table(headings: string[], rows: string[][]): string {
  const cell = (tag: "th" | "td", content: string, column: number): string =>
    headings[column]?.startsWith("#") ? `<${tag} class="number">${content}</${tag}>` : `<${tag}>${content}</${tag}>`;
  const row = (cells: string[]): string => `<tr>${cells.map((each, column) => cell("td", each, column)).join("")}</tr>`;
  const head = headings.map((each, column) => cell("th", each.replace("#", ""), column)).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(row).join("\n")}</tbody></table>`;
}
