"""Reads invoices of KSeF by what their own schema says, without a list of fields.

`python3 read_ksef_by_schema.py FOLDER SCHEMA.xsd...` prints one JSON line for each .xml in the folder that one of the
schemas is for. Which fields are nets, which are their VAT and which rates they are for is taken from the schema's
documentation, so a field that our reader took for another would show.
"""

import base64
import json
import re
import sys
from decimal import Decimal
from pathlib import Path
from xml.etree import ElementTree

XSD = "{http://www.w3.org/2001/XMLSchema}"


class Schema:
    """What a schema says of the fields of an invoice: their names, by what their documentation begins with."""

    def __init__(self, path):
        root = ElementTree.parse(path).getroot()
        self.namespace = root.get("targetNamespace")
        self.root = next(e.get("name") for e in root.findall(XSD + "element"))
        invoice = next(e for e in root.iter(XSD + "element") if e.get("name") == "Fa")
        self.number = self.named(invoice, "Kolejny numer faktury")
        self.date = self.named(invoice, "Data wystawienia")
        self.currency = self.named(invoice, ("Kod waluty", "Trzyliterowy kod waluty"))
        self.kind = self.named(invoice, "Rodzaj faktury")
        self.total = self.named(invoice, "Kwota należności ogółem")
        self.self_billed = next(
            e.get("name") for e in invoice.iter(XSD + "element") if "samofakturowanie" in self.said_of(e)
        )
        self.rates = [self.named(invoice, "Stawka podatku"), "P_12Z"]
        rates = next(e for e in root.iter(XSD + "simpleType") if e.get("name") == "TStawkaPodatku")
        self.known_rates = {e.get("value") for e in rates.iter(XSD + "enumeration") if e.get("value").isdigit()} - {"0"}
        self.groups = self.groups_of(invoice)

    @staticmethod
    def said_of(element):
        return " ".join("".join(e.itertext()).strip() for e in element.findall(f"{XSD}annotation/{XSD}documentation"))

    def named(self, where, beginning):
        for element in where.iter(XSD + "element"):
            if self.said_of(element).startswith(beginning):
                return element.get("name")
        raise LookupError(f"no field that says {beginning!r}")

    def groups_of(self, invoice):
        """Each net with its VAT: the fields that one sequence of the schema has, a net and what is said to be its tax."""
        groups, named = [], set()
        parents = {child: parent for parent in invoice.iter() for child in parent}
        for net in invoice.iter(XSD + "element"):
            said = self.said_of(net)
            if not re.match(r"Suma wartości (sprzedaży|świadczenia)", said):
                continue
            beside = [e for e in parents[net] if e.tag == XSD + "element" and e is not net]
            vats = [e for e in beside if self.said_of(e).startswith("Kwota podatku")]
            # What is converted into zloty says so.
            vats = [e.get("name") for e in vats if not e.get("name").endswith("W")]
            alike = [name for name in vats if name[4:] == net.get("name")[4:]]
            rates = re.findall(r"(\d+) ?%", said.split(".")[0]) if "aktualnie" in said else []
            named.update(rates)
            is_taxi = "taksówek" in said
            groups.append([net.get("name"), alike[0] if alike else None, None if is_taxi else set(rates)])
        left = self.known_rates - named
        return [(net, vat, left if rates is None else rates) for net, vat, rates in groups]


def local(element):
    return element.tag.rsplit("}", 1)[-1]


def values(where, name):
    return [e.text.strip() for e in where.iter() if local(e) == name and e.text and e.text.strip()]


def value(where, name):
    return next(iter(e.text.strip() for e in where if local(e) == name and e.text and e.text.strip()), None)


def child(where, *names):
    for name in names:
        where = next((e for e in where if local(e) == name), ()) if where is not None else ()
    return where


def plain(decimal):
    return str(decimal.normalize() + 0)


def read(root, schema):
    invoice, seller = child(root, "Fa"), child(root, "Podmiot1", "DaneIdentyfikacyjne")
    said = {rate for name in schema.rates for rate in values(invoice, name)}
    lines = []
    for net, vat, rates in schema.groups:
        amounts = [Decimal((value(invoice, name) if name else None) or "0") for name in (net, vat)]
        if not any(amounts):
            continue
        its = rates & said
        sure = len(its) == 1
        lines.append(["S" if sure else net, its.pop() if sure else None, *map(plain, amounts)])
    nip = value(seller, "NIP")
    is_self_billed = value(child(invoice, "Adnotacje"), schema.self_billed) == "1"
    return {
        "syntax": "KSeF",
        "number": value(invoice, schema.number),
        "date": value(invoice, schema.date)[:10],
        "currency": value(invoice, schema.currency),
        "type": value(invoice, schema.kind) + ("-P_17" if is_self_billed else ""),
        "credit": False,
        "seller": value(seller, "Nazwa") and " ".join(value(seller, "Nazwa").split()),
        "vatId": nip and "PL" + nip,
        "net": plain(sum((Decimal(line[2]) for line in lines), Decimal(0))),
        "vat": plain(sum((Decimal(line[3]) for line in lines), Decimal(0))),
        "gross": plain(Decimal(value(invoice, schema.total))),
        "lines": lines,
    }


def main(folder, *schemas):
    known = {f"{{{schema.namespace}}}{schema.root}": schema for schema in map(Schema, schemas)}
    for path in sorted(Path(folder).rglob("*.xml")):
        content = path.read_bytes()
        try:
            root = ElementTree.fromstring(content)
            if root.tag not in known:
                continue
            invoice = read(root, known[root.tag])
        except Exception as problem:  # What Python cannot read either, we need not read.
            print(json.dumps({"file": str(path), "problem": repr(problem)[:200]}))
            continue
        print(json.dumps({"file": str(path), "xml": base64.b64encode(content).decode(), "invoice": invoice}))


main(*sys.argv[1:])
