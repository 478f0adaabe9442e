/** @file Files as an office drops them. */

const header = "Date,InvoiceNumber,AccountId,Nominal,Currency,Net,VAT,ExtVATID,Description";

/** A spreadsheet of so many invoices, each numbered after `name`. */
export function invoices(name: string, count = 1): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `2026-11-03,${name}-${index + 1},50201,Materials,GBP,1204.50,240.90,901,Pipes`,
  );
  return [header, ...rows, ""].join("\r\n");
}

/** What one row of {@link invoices} becomes. */
export const sentInvoice = (invoiceNumber: string) => ({
  Date: "2026-11-03",
  InvoiceNumber: invoiceNumber,
  AccountId: 50201,
  Nominal: "Materials",
  Currency: "GBP",
  Net: 1204.5,
  VAT: 240.9,
  ExtVATID: "901",
  Description: "Pipes",
});

/** A PDF that says `text`, and is at least so long. */
export const pdf = (text: string, sizeBytes = 0): Buffer =>
  Buffer.from(`%PDF-1.7\n% ${text.padEnd(sizeBytes, ".")}\n%%EOF\n`);
