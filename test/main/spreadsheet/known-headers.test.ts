/** @file Headers as programs and offices write them, in seven languages, and the meaning of each. */

import { describe, expect, test } from "vitest";
import { knownHeader } from "../../../main/spreadsheet/headers/known-headers.ts";

/** "Date" for a property, "~amount" for a doubtful header, "-gross" for one that is left alone, "?" for an unknown one. */
function meant(header: string): string {
  const meaning = knownHeader(header)?.meaning;
  if (meaning === undefined) return "?";
  if (meaning.is === "property") return meaning.property;
  return meaning.is === "doubtful" ? `~${meaning.doubt}` : `-${meaning.aside}`;
}

const readHeaders = (headers: string): string =>
  headers
    .split(" | ")
    .map((header) => `${header} = ${meant(header)}`)
    .join("\n");

/** Each line: "Header = Property". */
const lists: Readonly<Record<string, string>> = {
  "plain English": `
Invoice date = Date
INVOICE_DATE = Date
InvoiceDate = Date
Date of invoice = Date
Date = Date
Document date = Date
Bill date = Date
Invoice no. = InvoiceNumber
Invoice # = InvoiceNumber
Inv No = InvoiceNumber
InvNum = InvoiceNumber
Invoice number = InvoiceNumber
Supplier invoice no. = InvoiceNumber
Bill No. = InvoiceNumber
Supplier = AccountName
Suppliers = AccountName
Vendor name = AccountName
supplier_name = AccountName
Net = Net
Net (GBP) = Net
Net £ = Net
NET AMOUNT (£) = Net
Amount excl. VAT = Net
Total before VAT = Net
Sub-total = Net
VAT = VAT
VAT amount = VAT
Vat Amount (GBP) = VAT
Tax amount = VAT
VAT % = VATRate
VAT rate (%) = VATRate
VAT @ 20% = VAT
Currency code = Currency
CCY = Currency
PO Number = PurchaseOrderNumber
PO # = PurchaseOrderNumber
Purchase order = PurchaseOrderNumber
Order no. = PurchaseOrderNumber
Project code = ProjectCode
Job no = ProjectCode
Nominal code = Nominal
Nominal = Nominal
N/C = Nominal
Description = Description
Memo = Description
Our ref = InternalReference
Internal reference = InternalReference
Document no. = InternalReference
Transaction number = InternalReference
Account ID = AccountId
AccountId = AccountId
Supplier account ID = AccountId
Invoice date / Date of invoice = Date`,
  "what is left alone in English": `
Gross = -gross
Amount including VAT = -gross
Total inc. VAT = -gross
Total = -total
Invoice total = -total
Due date = -due
Amount due = -balance
Balance = -balance
Paid = -paid
Date paid = -paid
Payment date = -paid
Quantity = -quantity
Qty = -quantity
Unit price = -price
VAT registration number = -registration
VAT No. = -registration
Supplier VAT number = -registration
Tax code = -taxCode
VAT code = -taxCode
IBAN = -bank
Sort code = -bank
Address = -address
Postcode = -address
E-mail = -email
Approved by = -user
Status = -status
Department = -department
Cost centre = -department
Posting period = -posting
Posting date = -posting
Supplier ID = -supplierNumber
Vendor No. = -supplierNumber
Supplier code = -supplierNumber
GL account = -ledger
Expense account = -ledger
Purchase invoice ID = -purchaseInvoiceId
PurchaseInvoiceId = -purchaseInvoiceId
Number of invoices = -count
Exchange rate = -exchange
Net amount (LCY) = -local
Irrecoverable VAT = -irrecoverable
Order date = -orderDate`,
  "what is asked in English": `
Amount = ~amount
Invoice amount = ~amount
Line amount = ~amount
Tax = ~tax
Reference = ~reference
Supplier reference = ~theirReference
No. = ~number
Account = ~account
Account code = ~account
A/C = ~account
Name = ~name
Project = ~project`,
  German: `
Rechnungsdatum = Date
Re.-Datum = Date
RG-Datum = Date
Belegdatum = Date
Rechnungsnummer = InvoiceNumber
Rechnungs-Nr. = InvoiceNumber
Rechnung Nr. = InvoiceNumber
Rechn.-Nr. = InvoiceNumber
Lieferant = AccountName
Lieferantenname = AccountName
Kreditor = AccountName
Rechnungssteller = AccountName
Lieferantennummer = -supplierNumber
Kreditorennr. = -supplierNumber
Netto = Net
Nettobetrag = Net
Netto EUR = Net
Betrag netto = Net
Betrag ohne MwSt. = Net
MwSt. = VAT
USt-Betrag = VAT
Mehrwertsteuer = VAT
Umsatzsteuerbetrag = VAT
Steuersatz = VATRate
USt-Satz = VATRate
MwSt % = VATRate
MwSt.-Satz (%) = VATRate
USt-IdNr. = -registration
Steuernummer = -registration
Steuerschlüssel = -taxCode
Brutto = -gross
Bruttobetrag = -gross
Gesamtbetrag = -total
Betrag = ~amount
Betrag in EUR = ~amount
Rechnungsbetrag = ~amount
Währung = Currency
Waehrung = Currency
Währungscode = Currency
Bestellnummer = PurchaseOrderNumber
Projekt = ~project
Projektnummer = ProjectCode
Beschreibung = Description
Buchungstext = Description
Belegnummer = InternalReference
Beleg-Nr. = InternalReference
Fälligkeitsdatum = -due
Fällig am = -due
Kostenstelle = -department
Sachkonto = -ledger
Gegenkonto = -ledger
Zahlungsbedingungen = -terms
Buchungsdatum = -posting
Menge = -quantity
Einzelpreis = -price
Kundennummer = -customer`,
  French: `
Date facture = Date
Date de la facture = Date
Date de facturation = Date
N° facture = InvoiceNumber
Nº de facture = InvoiceNumber
Numéro de facture = InvoiceNumber
Réf. facture = InvoiceNumber
Fournisseur = AccountName
Nom du fournisseur = AccountName
Code fournisseur = -supplierNumber
Montant HT = Net
Total HT = Net
Montant hors taxes = Net
HT = Net
TVA = VAT
Montant TVA = VAT
Montant de la TVA = VAT
Taux TVA = VATRate
Taux de TVA (%) = VATRate
Montant TTC = -gross
TTC = -gross
Montant = ~amount
Devise = Currency
Libellé = Description
N° de commande = PurchaseOrderNumber
Bon de commande = PurchaseOrderNumber
Code projet = ProjectCode
N° pièce = InternalReference
Date d'échéance = -due
Échéance = -due
Date de règlement = -paid
Compte général = -ledger
SIRET = -registration
N° TVA intracommunautaire = -registration
Quantité = -quantity
Prix unitaire = -price
Reste à payer = -balance`,
  Dutch: `
Factuurdatum = Date
Factuurnummer = InvoiceNumber
Factuurnr. = InvoiceNumber
Leverancier = AccountName
Naam leverancier = AccountName
Leveranciersnummer = -supplierNumber
Crediteur = AccountName
Bedrag excl. BTW = Net
Netto = Net
Nettobedrag = Net
BTW = VAT
BTW-bedrag = VAT
Btw % = VATRate
BTW-percentage = VATRate
BTW-nummer = -registration
Totaal incl. btw = -gross
Bruto = -gross
Bedrag = ~amount
Valuta = Currency
Omschrijving = Description
Bestelnummer = PurchaseOrderNumber
Inkoopordernummer = PurchaseOrderNumber
Projectcode = ProjectCode
Boekstuknummer = InternalReference
Vervaldatum = -due
Grootboekrekening = -ledger
Kostenplaats = -department
Aantal = -quantity
Betaald = -paid
Openstaand = -balance`,
  Spanish: `
Fecha factura = Date
Fecha de la factura = Date
Fecha de emisión = Date
Nº factura = InvoiceNumber
Número de factura = InvoiceNumber
Núm. factura = InvoiceNumber
Proveedor = AccountName
Nombre del proveedor = AccountName
Razón social proveedor = AccountName
Código proveedor = -supplierNumber
Base imponible = Net
Importe neto = Net
Neto = Net
Importe sin IVA = Net
IVA = VAT
Cuota IVA = VAT
Importe IVA = VAT
% IVA = VATRate
Tipo de IVA = VATRate
Total = -total
Importe total = -total
Total con IVA = -gross
Importe = ~amount
Moneda = Currency
Divisa = Currency
Concepto = Description
Nº pedido = PurchaseOrderNumber
Fecha de vencimiento = -due
NIF = -registration
CIF proveedor = -registration
Forma de pago = -paid
Cantidad = -quantity
Cuenta contable = -ledger
Asiento = InternalReference`,
  Italian: `
Data fattura = Date
Data documento = Date
Numero fattura = InvoiceNumber
N. fattura = InvoiceNumber
N° fattura = InvoiceNumber
Fornitore = AccountName
Ragione sociale fornitore = AccountName
Codice fornitore = -supplierNumber
Imponibile = Net
Importo netto = Net
Totale imponibile = Net
IVA = VAT
Importo IVA = VAT
Imposta = ~tax
Aliquota IVA = VATRate
% IVA = VATRate
Totale = -total
Totale fattura = -total
Importo = ~amount
Valuta = Currency
Descrizione = Description
Causale = Description
Numero ordine = PurchaseOrderNumber
Commessa = ~project
Protocollo = InternalReference
Data scadenza = -due
Partita IVA = -registration
P.IVA fornitore = -registration
Codice fiscale = -registration
Quantità = -quantity
Centro di costo = -department
Netto a pagare = -balance`,
  Portuguese: `
Data da fatura = Date
Data de emissão = Date
Nº da fatura = InvoiceNumber
N.º da fatura = InvoiceNumber
Número da fatura = InvoiceNumber
Fornecedor = AccountName
Nome do fornecedor = AccountName
Código do fornecedor = -supplierNumber
Valor líquido = Net
Valor sem IVA = Net
Base tributável = Net
IVA = VAT
Valor do IVA = VAT
Taxa de IVA = VATRate
% IVA = VATRate
Valor bruto = -gross
Total com IVA = -gross
Valor = ~amount
Moeda = Currency
Descrição = Description
Nº encomenda = PurchaseOrderNumber
Data de vencimento = -due
NIF = -registration
CNPJ = -registration
Centro de custo = -department
Quantidade = -quantity
Valor em aberto = -balance`,
};

describe.each(Object.entries(lists))("%s", (_, list) => {
  test.each(list.trim().split("\n"))("%s", (line) => {
    const [header = ""] = line.split(" = ");
    expect(`${header} = ${meant(header)}`).toBe(line);
  });
});

/** The headers of an export as the program writes them, with the meaning of each. */
const programs: readonly (readonly [program: string, headers: string, meanings: string])[] = [
  [
    "Xero, bill template",
    "*ContactName | EmailAddress | POAddressLine1 | POCity | POCountry | *InvoiceNumber | *InvoiceDate | *DueDate | Total | InventoryItemCode | Description | *Quantity | *UnitAmount | *AccountCode | *TaxType | TaxAmount | TrackingName1 | TrackingOption1 | Currency",
    "AccountName | -email | -address | -address | -address | InvoiceNumber | Date | -due | -total | -item | Description | -quantity | -price | ~account | -taxCode | VAT | -department | -department | Currency",
  ],
  [
    "QuickBooks Online, bill import",
    "*BillNo | *Supplier | *BillDate | *DueDate | Terms | Location | Memo | *Account | LineDescription | *LineAmount | LineTaxCode | LineTaxAmount | Currency",
    "InvoiceNumber | AccountName | Date | -due | -terms | -department | Description | ~account | Description | ~amount | -taxCode | VAT | Currency",
  ],
  [
    "QuickBooks Desktop, transactions",
    "Type | Date | Num | Name | Memo | Account | Class | Clr | Split | Debit | Credit | Balance",
    "-type | Date | ~number | ~name | Description | ~account | -department | -status | -ledger | -debit | -credit | -balance",
  ],
  [
    "Sage 50, audit trail",
    "Type | Account Reference | Nominal A/C Ref | Department Code | Date | Reference | Details | Net Amount | Tax Code | Tax Amount | Exchange Rate | Extra Reference | User Name",
    "-type | ~account | Nominal | -department | Date | ~reference | Description | Net | -taxCode | VAT | -exchange | ~reference | -user",
  ],
  [
    "Sage Business Cloud",
    "Date | Due Date | Supplier | Supplier Reference | Net Amount | VAT Amount | Total Amount | Outstanding | Status",
    "Date | -due | AccountName | ~theirReference | Net | VAT | -total | -balance | -status",
  ],
  [
    "Sage Intacct",
    "Vendor ID | Vendor name | Bill number | Bill date | Due date | Reference number | GL account | Department ID | Memo | Total due",
    "-supplierNumber | AccountName | InvoiceNumber | Date | -due | ~reference | -ledger | -department | Description | -total",
  ],
  [
    "FreeAgent, bills",
    "Contact | Reference | Dated On | Due On | Net Value | Sales Tax Value | Total Value | Status",
    "AccountName | ~reference | Date | -due | Net | VAT | -total | -status",
  ],
  [
    "Zoho Books, bills",
    "Bill Date | Due Date | Vendor Name | Bill Number | PurchaseOrder | Currency Code | Exchange Rate | SubTotal | Total | Balance | Item Name | Quantity | Tax Percentage | Tax Amount",
    "Date | -due | AccountName | InvoiceNumber | PurchaseOrderNumber | Currency | -exchange | Net | -total | -balance | -item | -quantity | VATRate | VAT",
  ],
  [
    "Odoo, vendor bills",
    "Number | Invoice Partner Display Name | Invoice/Bill Date | Due Date | Bill Reference | Untaxed Amount | Tax | Total | Payment Status",
    "~number | AccountName | Date | -due | InvoiceNumber | Net | ~tax | -total | -status",
  ],
  [
    "ERPNext, purchase register",
    "Supplier Name | Supplier Invoice No | Supplier Invoice Date | Posting Date | Net Total | Total Taxes and Charges | Grand Total | Outstanding Amount | Currency",
    "AccountName | InvoiceNumber | Date | -posting | Net | ~charges | -total | -balance | Currency",
  ],
  [
    "Business Central, posted purchase invoices",
    "No. | Buy-from Vendor No. | Buy-from Vendor Name | Vendor Invoice No. | Currency Code | Amount | Amount Including VAT | Posting Date | Document Date | Due Date | External Document No.",
    "~number | -supplierNumber | AccountName | InvoiceNumber | Currency | ~amount | -gross | -posting | Date | -due | InvoiceNumber",
  ],
  [
    "Exact Online",
    "Dagboek | Boekstuknummer | Leverancier: Code | Leverancier: Naam | Uw ref. | Onze ref. | Factuurdatum | Vervaldatum | Bedrag | Valuta",
    "-posting | InternalReference | -supplierNumber | AccountName | ~theirReference | InternalReference | Date | -due | ~amount | Currency",
  ],
  [
    "DATEV, Buchungsstapel",
    "Umsatz (ohne Soll/Haben-Kz) | Soll/Haben-Kennzeichen | WKZ Umsatz | Kurs | Basis-Umsatz | Konto | Gegenkonto (ohne BU-Schlüssel) | BU-Schlüssel | Belegdatum | Belegfeld 1 | Belegfeld 2 | Buchungstext",
    "-gross | -debit | Currency | -exchange | -local | ~account | -ledger | -taxCode | Date | InvoiceNumber | -due | Description",
  ],
  [
    "SAP, line items",
    "Company Code | Supplier | Name 1 | Document Number | Document Type | Document Date | Posting Date | Reference | Amount in doc. curr. | Document currency | Amount in local currency | Text",
    "-company | AccountName | ~name | InternalReference | -type | Date | -posting | ~reference | ~amount | Currency | -local | Description",
  ],
  [
    "Dynamics 365",
    "Vendor account | Vendor name | Invoice | Invoice date | Voucher | Currency | Net amount | Sales tax amount | Invoice amount | Due date",
    "-supplierNumber | AccountName | InvoiceNumber | Date | InternalReference | Currency | Net | VAT | ~amount | -due",
  ],
  [
    "Coupa",
    "Invoice # | Supplier | Supplier # | Invoice Date | PO # | Currency | Net Amount | Tax Amount | Total | Status",
    "InvoiceNumber | AccountName | -supplierNumber | Date | PurchaseOrderNumber | Currency | Net | VAT | -total | -status",
  ],
  [
    "a council's spend list",
    "Body Name | Service Area | Expense Type | Date | Transaction Number | Supplier Name | Supplier ID | Amount | Irrecoverable VAT",
    "-company | -department | -ledger | Date | InternalReference | AccountName | -supplierNumber | ~amount | -irrecoverable",
  ],
];

test.each(programs)("%s", (_, headers, meanings) => {
  const titles = headers.split(" | ");
  const expected = meanings.split(" | ");
  expect(readHeaders(headers)).toBe(titles.map((title, at) => `${title} = ${expected[at]}`).join("\n"));
});

test.each([
  "Acme Ltd",
  "INV-2041",
  "2026-11-20",
  "1,234.56",
  "Prepared by Jane on Friday, for the board",
  "x".repeat(500),
])("“%s” is not a known header", (text) => {
  expect(knownHeader(text)?.isWhole ?? false).toBe(false);
});

test("a known header names its language or program", () => {
  expect(knownHeader("Rechnungsdatum")?.source).toBe("German");
  expect(knownHeader("Belegfeld 1")?.source).toBe("DATEV");
  expect(knownHeader("Invoice date")?.source).toBeNull();
});
