/** @file The files in the inbox of the practice office: one for each thing that can happen to a file. */

import { practicePdf } from "./practice-files.ts";

/** The purchase invoices that the practice office has before anything is sent. */
export const sampleInvoiceIds: readonly string[] = Array.from({ length: 10 }, (_, index) => String(10_021 + index));

const heads = "Invoice date,Invoice no,Supplier,Currency,Nominal,VAT rate,Net,VAT,Description";
const sheet = (...lines: readonly string[]): string => [heads, ...lines, ""].join("\r\n");

/** Content by file name. The names of suppliers are made up. */
export const sampleFiles = (): Readonly<Record<string, string | Uint8Array>> => ({
  // Sent as it is.
  "november invoices.csv": sheet(
    "16/11/2026,AV-5588,Aire Valley Skip Hire,GBP,Plant and equipment hire,20,260.00,52.00,Skip for one week",
    "18/11/2026,NTC-0045512,Northern Tile Company,GBP,Materials,20,418.50,83.70,Wall tiles",
    "20/11/2026,KOS 2026-0192,Kirkgate Office Supplies,GBP,Stationery,20,64.00,12.80,Paper and toner",
  ),
  // November has no 31st.
  "hire and telecoms.csv": sheet(
    "17/11/2026,PH-3301,Pennine Plant Hire,GBP,Plant and equipment hire,20,190.00,38.00,Mixer",
    "31/11/2026,TT-2026-11,Telford Telecom,GBP,Telephone and internet,20,89.90,17.98,Lines and broadband",
  ),
  // No day is over 12: day first or month first?
  "decorators.csv": sheet(
    "04/11/2026,D-101,Hargreaves & Sons Joinery,GBP,Materials,20,100.00,20.00,Skirting boards",
    "05/11/2026,D-102,Brightwater Plumbing Supplies,GBP,Materials,20,250.00,50.00,Pipes",
  ),
  "10023 delivery note.pdf": practicePdf("Delivery note: 12 boxes of wall tiles, delivered in full"),
  "scan 0007.pdf": practicePdf("Invoice from a supplier that nobody has named yet"),
  "e-invoice RE-2026-118.xml": eInvoice(),
});

/** An XRechnung in UBL, with no more in it than Pigeonhole reads. */
function eInvoice(): string {
  const names = "urn:oasis:names:specification:ubl:schema:xsd:";
  const money = (name: string, amount: string) => `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`;
  const party = (role: string, name: string, vatId = "") =>
    `<cac:${role}><cac:Party>${vatId}<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:${role}>`;
  const scheme = "<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>";
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="${names}Invoice-2" xmlns:cac="${names}CommonAggregateComponents-2" xmlns:cbc="${names}CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
<cbc:ID>RE-2026-118</cbc:ID><cbc:IssueDate>2026-11-19</cbc:IssueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
${party("AccountingSupplierParty", "Lindner Beratung GmbH", `<cac:PartyTaxScheme><cbc:CompanyID>DE123456789</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>`)}
${party("AccountingCustomerParty", "Practice office")}
<cac:TaxTotal>${money("TaxAmount", "38.00")}<cac:TaxSubtotal>${money("TaxableAmount", "200.00")}${money("TaxAmount", "38.00")}<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>${scheme}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${money("LineExtensionAmount", "200.00")}${money("TaxExclusiveAmount", "200.00")}${money("TaxInclusiveAmount", "238.00")}${money("PayableAmount", "238.00")}</cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="HUR">2</cbc:InvoicedQuantity>${money("LineExtensionAmount", "200.00")}<cac:Item><cbc:Name>Consulting</cbc:Name></cac:Item></cac:InvoiceLine>
</Invoice>
`;
}
