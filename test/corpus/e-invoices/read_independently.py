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

CREDIT = "81 83 261 296 308 381 396 420 458 532".split()
ROOTS = {
    "{urn:oasis:names:specification:ubl:schema:xsd:Invoice-2}Invoice": "UBL",
    "{urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2}CreditNote": "UBL",
    "{urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100}CrossIndustryInvoice": "CII",
    "{urn:ferd:CrossIndustryDocument:invoice:1p0}CrossIndustryDocument": "ZUGFeRD 1",
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
    kind = text(root, "CreditNoteTypeCode" if credit else "InvoiceTypeCode")
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


def read(content):
    """The invoice in these bytes, or None where they hold no e-invoice."""
    root = ElementTree.fromstring(content)
    if root.tag == BYTES_OF_ENVELOPE:
        root = list(root)[1]
    syntax = ROOTS.get(root.tag)
    if syntax is None:
        return None
    return {"syntax": syntax, **(ubl(root) if syntax == "UBL" else cii(root))}


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
