/** @file The purchase invoices of one batch as a table, a column for each property that any of them has. */

import { invoicesFromPayload } from "../../shared/imports/sent-invoices.ts";
import type { Property, PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { sayAmount } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";

/** The most rows; the JSON has all of them. */
const mostRows = 100;

export function PayloadTable({ payload }: { readonly payload: string }) {
  const invoices = read(payload);
  if (invoices.length === 0) return null;
  const columns = (Object.keys(words.look.properties) as Property[]).filter((property) =>
    invoices.some((invoice) => invoice[property] !== undefined),
  );
  const more = invoices.length - mostRows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
    <section class="payload" tabIndex={0} aria-label={words.history.parts}>
      <table>
        <thead>
          <tr>
            {columns.map((property) => (
              <th key={property} scope="col" class={isAmount(property) ? "figure" : ""}>
                {words.look.properties[property]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoices.slice(0, mostRows).map((invoice, index) => (
            <tr key={index}>
              {columns.map((property) => (
                <td key={property} class={isAmount(property) ? "figure" : ""}>
                  {sayValue(invoice, property)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p class="muted">{words.history.moreInvoices(more)}</p> : null}
    </section>
  );
}

/** None if the text was cut because it is very long: then only the JSON is shown. */
function read(payload: string): readonly PurchaseInvoice[] {
  try {
    return invoicesFromPayload(payload);
  } catch {
    return [];
  }
}

const isAmount = (property: Property): boolean => property === "Net" || property === "VAT";

const sayValue = (invoice: PurchaseInvoice, property: Property): string => {
  const value = invoice[property] ?? "";
  return isAmount(property) ? sayAmount(value, invoice.Currency ?? "") : value;
};
