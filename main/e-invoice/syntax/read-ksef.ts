/** @file Reads the structured invoices of Poland's KSeF, FA(2) and FA(3). */

import {
  type EInvoice,
  type InvoiceLine,
  mostLinesShown,
  type Party,
  type VatLine,
} from "../../../shared/e-invoice/e-invoice.ts";
import { isZero, negate, sumOf } from "../rows/money.ts";
import { createPaths, type Element, type Paths, textOf } from "../xml/element.ts";
import {
  addressOf,
  amountOf,
  currencyOf,
  folded,
  isoDay,
  notesFrom,
  present,
  remarksFrom,
  required,
} from "./read-fields.ts";
import { lineSumsOf } from "./sum-lines.ts";

export const ksefFa2 = { uri: "http://crd.gov.pl/wzor/2023/06/29/12648/", local: "Faktura" };
export const ksefFa3 = { uri: "http://crd.gov.pl/wzor/2025/06/25/13775/", local: "Faktura" };

const known = new Map([ksefFa2, ksefFa3].map(({ uri }) => [uri, createPaths({ fa: uri })]));

/** @throws NotAnInvoice where what every invoice has is missing, invalid or there twice */
export function readKsef(root: Element): EInvoice {
  const paths = known.get(root.uri) ?? createPaths({ fa: root.uri });
  const { all, only, text, onlyText } = paths;
  const invoice = required(only(root, "fa:Fa"), "Fa");
  const currency = currencyOf(onlyText(invoice, "fa:KodWaluty"));
  const kind = required(onlyText(invoice, "fa:RodzajFaktury"), "RodzajFaktury");
  const isByBuyer = text(invoice, "fa:Adnotacje/fa:P_17") === "1";
  const breakdown = breakdownOf(invoice, currency, paths);
  const lines = all(invoice, "fa:FaWiersz");
  const due = text(invoice, "fa:Platnosc/fa:TerminPlatnosci/fa:Termin");
  return {
    syntax: "KSeF",
    profile: only(root, "fa:Naglowek/fa:KodFormularza")?.attributes.get("kodSystemowy") ?? null,
    number: required(onlyText(invoice, "fa:P_2"), "P_2"),
    date: isoDay(required(onlyText(invoice, "fa:P_1"), "P_1"), "P_1"),
    dueDate: due === null ? null : isoDay(due, "Termin"),
    typeCode: isByBuyer ? `${kind}-P_17` : kind,
    ...{ title: null, isCopy: false, isTest: false },
    isPaid: isPaid(invoice, paths),
    isCredit: false,
    currency,
    seller: partyFrom(only(root, "fa:Podmiot1"), paths),
    buyer: partyFrom(only(root, "fa:Podmiot2"), paths),
    breakdown,
    vatCurrency: null,
    totals: {
      ...{ lines: null, allowances: null, charges: null },
      net: sumOf(breakdown.map(({ net }) => net)),
      vat: sumOf(breakdown.map(({ vat }) => vat)),
      gross: required(amountOf(only(invoice, "fa:P_15"), "P_15", currency), "P_15"),
      ...{ prepaid: null, rounding: null },
      payable: amountOf(only(invoice, "fa:Rozliczenie/fa:DoZaplaty"), "DoZaplaty", currency),
      beside: [],
    },
    itemSums: [],
    ...{ rateSums: [], singles: { allowances: null, charges: null } },
    lineSums: netSums(lines, kind, sumOf(breakdown.map(({ vat }) => vat)), paths),
    lines: lines.slice(0, mostLinesShown).map((line) => lineFrom(line, paths)),
    lineCount: lines.length,
    notes: notesFrom([
      ...all(invoice, "fa:DodatkowyOpis/fa:Wartosc"),
      ...all(root, "fa:Stopka/fa:Informacje/fa:StopkaFaktury"),
    ]),
    terms: text(invoice, "fa:Platnosc/fa:TerminPlatnosci/fa:TerminOpis"),
    remarks: remarksFrom([
      ...all(invoice, "fa:DodatkowyOpis/fa:Klucz").map(textOf),
      ...all(invoice, "fa:Platnosc/fa:TerminPlatnosci/fa:TerminOpis").slice(1).map(textOf),
      ...all(invoice, "fa:Platnosc/fa:OpisPlatnosci").map(textOf),
    ]),
    buyerReference: null,
    order: text(invoice, "fa:WarunkiTransakcji/fa:Zamowienia/fa:NrZamowienia"),
    project: null,
    corrects: present(all(invoice, "fa:DaneFaKorygowanej").map((one) => text(one, "fa:NrFaKorygowanej"))),
    enclosures: [],
  };
}

/** 1: paid. 2: paid in full, in several parts. */
const isPaid = (invoice: Element, { text }: Paths): boolean =>
  text(invoice, "fa:Platnosc/fa:Zaplacono") === "1" ||
  text(invoice, "fa:Platnosc/fa:ZnacznikZaplatyCzesciowej") === "2";

/**
 * The fields of the nets and of their VAT. A rate that the law may change isn't in the field: `rates` has those that it
 * has had. A category of our own is the name of its field.
 */
const fields: readonly { readonly net: string; readonly vat: string | null; readonly rates: readonly string[] }[] = [
  { net: "P_13_1", vat: "P_14_1", rates: ["23", "22"] },
  { net: "P_13_2", vat: "P_14_2", rates: ["8", "7"] },
  { net: "P_13_3", vat: "P_14_3", rates: ["5"] },
  { net: "P_13_4", vat: "P_14_4", rates: ["4", "3"] },
  { net: "P_13_5", vat: "P_14_5", rates: [] },
  { net: "P_13_6_1", vat: null, rates: [] },
  { net: "P_13_6_2", vat: null, rates: [] },
  { net: "P_13_6_3", vat: null, rates: [] },
  { net: "P_13_7", vat: null, rates: [] },
  { net: "P_13_8", vat: null, rates: [] },
  { net: "P_13_9", vat: null, rates: [] },
  { net: "P_13_10", vat: null, rates: [] },
  { net: "P_13_11", vat: null, rates: [] },
];

/** The items name their rates. Where they name one of a field's rates alone, it is that of the field. */
function breakdownOf(invoice: Element, currency: string, { all, only }: Paths): readonly VatLine[] {
  const items = [...all(invoice, "fa:FaWiersz/fa:P_12"), ...all(invoice, "fa:Zamowienie/fa:ZamowienieWiersz/fa:P_12Z")];
  const named = new Set(items.map(({ text }) => text.trim()));
  return fields.flatMap(({ net: field, vat: vatField, rates }) => {
    const net = amountOf(only(invoice, `fa:${field}`), field, currency);
    const vat = vatField === null ? null : amountOf(only(invoice, `fa:${vatField}`), vatField, currency);
    // Many programs write every field.
    if ((net === null && vat === null) || (isZero(net ?? "0") && isZero(vat ?? "0"))) return [];
    const [rate, another] = rates.filter((one) => named.has(one));
    const isSure = rate !== undefined && another === undefined;
    const amounts = { net: net ?? "0", vat: vat ?? "0", reason: null };
    return [{ category: isSure ? "S" : field, rate: isSure ? rate : null, ...amounts }];
  });
}

/**
 * The items have a net (P_11) or, where the VAT is taken out of the sum, a gross (P_11A). In corrections, advances and the
 * final invoices after them the VAT lines are not the items: they wait for approval.
 */
function netSums(lines: readonly Element[], kind: string, vat: string, { text }: Paths): readonly string[] {
  if (kind !== "VAT") return [];
  const gross = lines.map((line) => text(line, "fa:P_11A"));
  const net = gross.every((one) => one === null) ? [] : [...gross, negate(vat)];
  return lineSumsOf([lines.map((line) => text(line, "fa:P_11")), net]);
}

function partyFrom(party: Element | undefined, { text }: Paths): Party {
  const id = (name: string): string | null => text(party, `fa:DaneIdentyfikacyjne/fa:${name}`);
  const [nip, euCountry, euNumber] = [id("NIP"), id("KodUE"), id("NrVatUE")];
  const address = (name: string): string | null => text(party, `fa:Adres/fa:${name}`);
  return {
    name: folded(id("Nazwa")),
    vatId: nip !== null ? `PL${nip}` : euNumber === null ? null : `${euCountry ?? ""}${euNumber}`,
    taxNumber: id("NrID"),
    ...{ otherVatIds: [], legalId: null, ids: [] },
    address: addressOf([address("AdresL1"), address("AdresL2")], [], address("KodKraju")),
  };
}

const lineFrom = (line: Element, { text }: Paths): InvoiceLine => ({
  name: folded(text(line, "fa:P_7")),
  quantity: text(line, "fa:P_8B"),
  unit: text(line, "fa:P_8A"),
  net: text(line, "fa:P_11") ?? text(line, "fa:P_11A"),
});
