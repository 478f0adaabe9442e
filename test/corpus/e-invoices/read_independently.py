"""Reads e-invoices without any of our code: Python's own XML parser, paths with local names, decimals.

`python3 read_independently.py FOLDER` prints one JSON line for each .xml and .pdf in it that holds an e-invoice.
An e-invoice in a PDF is found among its streams, without looking at the PDF's structure.
"""

import base64
import json
import re
import sys
import zlib
from decimal import Decimal
from pathlib import Path
from xml.etree import ElementTree

CREDIT = "81 83 261 296 308 381 396 420 458 532 TD04 TD08".split()
ROOTS = {
    "{urn:oasis:names:specification:ubl:schema:xsd:Invoice-2}Invoice": "UBL",
    "{urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2}CreditNote": "UBL",
    "{urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100}CrossIndustryInvoice": "CII",
    "{urn:ferd:CrossIndustryDocument:invoice:1p0}CrossIndustryDocument": "ZUGFeRD 1",
    "{http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2}FatturaElettronica": "FatturaPA",
    "{http://www.facturae.es/Facturae/2009/v3.2/Facturae}Facturae": "Facturae",
    "{http://www.facturae.es/Facturae/2014/v3.2.1/Facturae}Facturae": "Facturae",
    "{http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_1.xml}Facturae": "Facturae",
    "{http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml}Facturae": "Facturae",
    "{http://crd.gov.pl/wzor/2023/06/29/12648/}Faktura": "KSeF",
    "{http://crd.gov.pl/wzor/2025/06/25/13775/}Faktura": "KSeF",
}
BYTES_OF_ENVELOPE = "{http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader}StandardBusinessDocument"


def find(element, path):
    """All descendants along a path of local names, whatever their namespace."""
    found = [element]
    for name in path.split("/"):
        found = [child for one in found for child in one if child.tag.rsplit("}", 1)[-1] == name]
    return found


def text(element, path):
    return next((" ".join(e.text.split()) for e in find(element, path) if e.text and e.text.strip()), None)


def money(value):
    return None if value is None else str(Decimal(value).normalize() + 0)


def ubl(root):
    credit = root.tag.endswith("}CreditNote")
    currency = text(root, "DocumentCurrencyCode")
    # UBL's credit notes may lack a code: their root says what they are.
    kind = (text(root, "CreditNoteTypeCode") or "381") if credit else text(root, "InvoiceTypeCode")
    tax = [t for t in find(root, "TaxTotal") if find(t, "TaxAmount")[0].get("currencyID", currency) == currency]
    vat_ids = [
        text(scheme, "CompanyID")
        for scheme in find(root, "AccountingSupplierParty/Party/PartyTaxScheme")
        if text(scheme, "TaxScheme/ID") == "VAT"
    ]
    seller = "AccountingSupplierParty/Party/"
    return {
        "number": text(root, "ID"),
        "date": text(root, "IssueDate")[:10],
        "currency": currency,
        "type": kind,
        "credit": credit or kind in CREDIT,
        "seller": text(root, seller + "PartyLegalEntity/RegistrationName") or text(root, seller + "PartyName/Name"),
        "vatId": next(iter(vat_ids), None),
        "net": money(text(root, "LegalMonetaryTotal/TaxExclusiveAmount")),
        "vat": money(text(tax[0], "TaxAmount")) if tax else None,
        "gross": money(text(root, "LegalMonetaryTotal/TaxInclusiveAmount")),
        "lines": [
            [
                text(one, "TaxCategory/ID"),
                money(text(one, "TaxCategory/Percent")),
                money(text(one, "TaxableAmount")),
                money(text(one, "TaxAmount")),
            ]
            for total in tax
            for one in find(total, "TaxSubtotal")
        ],
    }


def cii(root):
    old = "CrossIndustryDocument" in root.tag
    document = "HeaderExchangedDocument" if old else "ExchangedDocument"
    deal = "SpecifiedSupplyChainTradeTransaction/" if old else "SupplyChainTradeTransaction/"
    part = "ApplicableSupplyChainTrade" if old else "ApplicableHeaderTrade"
    settlement = deal + part + "Settlement"
    sums = settlement + (
        "/SpecifiedTradeSettlementMonetarySummation" if old else "/SpecifiedTradeSettlementHeaderMonetarySummation"
    )
    seller = deal + part + "Agreement/SellerTradeParty/"
    currency = text(root, settlement + "/InvoiceCurrencyCode")
    vat = [t for t in find(root, sums + "/TaxTotalAmount") if t.get("currencyID", currency) == currency]
    day = text(root, document + "/IssueDateTime/DateTimeString")
    kind = text(root, document + "/TypeCode")
    vat_ids = [e.text.strip() for e in find(root, seller + "SpecifiedTaxRegistration/ID") if e.get("schemeID") == "VA" and e.text]
    lines = []
    for one in find(root, settlement + "/ApplicableTradeTax"):
        rate = money(text(one, "ApplicablePercent" if old else "RateApplicablePercent"))
        category = text(one, "CategoryCode") or ("S" if old and rate not in (None, "0") else None)
        lines.append([category, rate, money(text(one, "BasisAmount")), money(text(one, "CalculatedAmount"))])
    return {
        "number": text(root, document + "/ID"),
        "date": f"{day[:4]}-{day[4:6]}-{day[6:8]}",
        "currency": currency,
        "type": kind,
        "credit": kind in CREDIT,
        "seller": text(root, seller + "Name"),
        "vatId": next(iter(vat_ids), None),
        "net": money(text(root, sums + "/TaxBasisTotalAmount")),
        "vat": money(vat[0].text.strip()) if vat else None,
        "gross": money(text(root, sums + "/GrandTotalAmount")),
        "lines": lines,
    }


def names(element, *paths):
    return " ".join(part for part in (text(element, path) for path in paths) if part) or None


def total(values):
    return money(str(sum((Decimal(value) for value in values), Decimal(0))))


def fatturapa(root):
    bodies = find(root, "FatturaElettronicaBody")
    if len(bodies) != 1:
        raise ValueError(f"{len(bodies)} invoices")
    body, general = bodies[0], "DatiGenerali/DatiGeneraliDocumento/"
    seller = "FatturaElettronicaHeader/CedentePrestatore/DatiAnagrafici/"
    lines = []
    for one in find(body, "DatiBeniServizi/DatiRiepilogo"):
        rate = money(text(one, "AliquotaIVA"))
        split = text(one, "EsigibilitaIVA") == "S"
        category = "B" if split else text(one, "Natura") or ("Z" if rate == "0" else "S")
        lines.append([category, rate, money(text(one, "ImponibileImporto")), money(text(one, "Imposta"))])
    net, vat = total(line[2] for line in lines), total(line[3] for line in lines)
    kind = text(body, general + "TipoDocumento")
    code = text(root, seller + "IdFiscaleIVA/IdCodice")
    return {
        "number": text(body, general + "Numero"),
        "date": text(body, general + "Data")[:10],
        "currency": text(body, general + "Divisa"),
        "type": kind,
        "credit": kind in CREDIT,
        "seller": text(root, seller + "Anagrafica/Denominazione")
        or names(root, seller + "Anagrafica/Nome", seller + "Anagrafica/Cognome"),
        "vatId": code and (text(root, seller + "IdFiscaleIVA/IdPaese") or "") + code,
        "net": net,
        "vat": vat,
        "gross": money(text(body, general + "ImportoTotaleDocumento")) or total([net, vat]),
        "lines": lines,
    }


def facturae(root):
    invoices = find(root, "Invoices/Invoice")
    if len(invoices) != 1:
        raise ValueError(f"{len(invoices)} invoices")
    invoice, seller = invoices[0], "Parties/SellerParty/"
    series, number = text(invoice, "InvoiceHeader/InvoiceSeriesCode"), text(invoice, "InvoiceHeader/InvoiceNumber")
    buyer_wrote = "RE" == text(root, "FileHeader/InvoiceIssuerType") or "AF" == text(invoice, "InvoiceHeader/InvoiceDocumentType")
    tax_id = text(root, seller + "TaxIdentification/TaxIdentificationNumber")
    if tax_id and text(root, seller + "TaxIdentification/ResidenceTypeCode") == "R":
        tax_id = tax_id if tax_id.upper().startswith("ES") else "ES" + tax_id
    elif tax_id and not re.match(r"[A-Za-z]{2}", tax_id):
        tax_id = None
    lines = []
    for one in find(invoice, "TaxesOutputs/Tax"):
        rate, code = money(text(one, "TaxRate")), text(one, "TaxTypeCode")
        surcharge = money(text(one, "EquivalenceSurchargeAmount/TotalAmount")) or "0"
        plain = "RE" if surcharge != "0" else "Z" if rate == "0" else "S"
        category = plain if code == "01" else {"02": "M", "03": "L"}.get(code, code)
        vat = total([text(one, "TaxAmount/TotalAmount") or "0", surcharge])
        lines.append([category, rate, money(text(one, "TaxableBase/TotalAmount")), vat])
    person = seller + "Individual/"
    return {
        "number": number if series is None or number.startswith(series) else f"{series}/{number}",
        "date": text(invoice, "InvoiceIssueData/IssueDate")[:10],
        "currency": text(invoice, "InvoiceIssueData/InvoiceCurrencyCode"),
        "type": "AF" if buyer_wrote else text(invoice, "InvoiceHeader/InvoiceClass"),
        "credit": False,
        "seller": text(root, seller + "LegalEntity/CorporateName")
        or names(root, person + "Name", person + "FirstSurname", person + "SecondSurname"),
        "vatId": tax_id,
        "net": money(text(invoice, "InvoiceTotals/TotalGrossAmountBeforeTaxes")),
        "vat": money(text(invoice, "InvoiceTotals/TotalTaxOutputs")),
        "gross": money(text(invoice, "InvoiceTotals/InvoiceTotal")),
        "lines": lines,
    }


def ksef(root):
    paper, seller = find(root, "Fa")[0], "Podmiot1/DaneIdentyfikacyjne/"
    said = {e.text for path in ("FaWiersz/P_12", "Zamowienie/ZamowienieWiersz/P_12Z") for e in find(paper, path)}
    rates = {"1": {"23", "22"}, "2": {"8", "7"}, "3": {"5"}, "4": {"4", "3"}}
    lines = []
    for field in "1 2 3 4 5 6_1 6_2 6_3 7 8 9 10 11".split():
        net = money(text(paper, f"P_13_{field}")) or "0"
        vat = (money(text(paper, f"P_14_{field}")) if field in "12345" else None) or "0"
        if net == vat == "0":
            continue
        its = rates.get(field, set()) & said
        lines.append(["S", its.pop(), net, vat] if len(its) == 1 else [f"P_13_{field}", None, net, vat])
    buyer_wrote = text(paper, "Adnotacje/P_17") == "1"
    nip = text(root, seller + "NIP")
    return {
        "number": text(paper, "P_2"),
        "date": text(paper, "P_1")[:10],
        "currency": text(paper, "KodWaluty"),
        "type": text(paper, "RodzajFaktury") + ("-P_17" if buyer_wrote else ""),
        "credit": False,
        "seller": text(root, seller + "Nazwa"),
        "vatId": nip and "PL" + nip,
        "net": total(line[2] for line in lines),
        "vat": total(line[3] for line in lines),
        "gross": money(text(paper, "P_15")),
        "lines": lines,
    }


READERS = {"UBL": ubl, "CII": cii, "ZUGFeRD 1": cii, "FatturaPA": fatturapa, "Facturae": facturae, "KSeF": ksef}


def read(content):
    """The invoice in these bytes, or None where they hold no e-invoice."""
    root = ElementTree.fromstring(content)
    if root.tag == BYTES_OF_ENVELOPE:
        root = list(root)[1]
    syntax = ROOTS.get(root.tag)
    if syntax is None:
        return None
    return {"syntax": syntax, **READERS[syntax](root)}


def xml_in_pdf(content):
    """The streams of a PDF that look like an e-invoice."""
    found = []
    for match in re.finditer(rb"stream\r?\n", content):
        end = content.find(b"endstream", match.end())
        raw = content[match.end() : end]
        for inflated in (lambda: zlib.decompressobj().decompress(raw), lambda: raw.rstrip(b"\r\n")):
            try:
                plain = inflated()
            except zlib.error:
                continue
            if b"CrossIndustry" in plain[:3000] and plain.lstrip(b"\xef\xbb\xbf \r\n")[:1] == b"<":
                found.append(plain)
                break
    return found


def main(folder):
    for path in sorted(Path(folder).rglob("*")):
        if path.suffix.lower() not in (".xml", ".pdf") or not path.is_file():
            continue
        content = path.read_bytes()
        for xml in [content] if path.suffix.lower() == ".xml" else xml_in_pdf(content):
            try:
                invoice = read(xml)
            except Exception as problem:  # What Python cannot read either, we need not read.
                print(json.dumps({"file": str(path), "problem": repr(problem)[:200]}))
                continue
            if invoice is not None:
                print(json.dumps({"file": str(path), "xml": base64.b64encode(xml).decode(), "invoice": invoice}))


main(sys.argv[1])
