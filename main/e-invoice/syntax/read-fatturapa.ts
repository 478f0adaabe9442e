/** @file Reads FatturaPA 1.2, the format of Italy. */

import {
  type Beside,
  type EInvoice,
  type ItemSum,
  mostLinesShown,
  type Party,
  type VatLine,
} from "../../../shared/e-invoice/e-invoice.ts";
import { creditTypes } from "../asked/type-codes.ts";
import { isZero, negate, sumOf, withoutZeros } from "../rows/money.ts";
import { createPaths, type Element } from "../xml/element.ts";
import { type Enclosed, enclosedAs, enclosuresIn } from "./open-enclosures.ts";
import {
  addressOf,
  amountOf,
  currencyOf,
  folded,
  isoDay,
  notesFrom,
  numberOf,
  onlyInvoice,
  present,
  required,
} from "./read-fields.ts";

export const fatturaPa = {
  uri: "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2",
  local: "FatturaElettronica",
};

const { all, only, text, onlyText } = createPaths({ "": "" });
const summaries = "DatiBeniServizi/DatiRiepilogo";
const items = "DatiBeniServizi/DettaglioLinee";

/** @throws NotAnInvoice where what every invoice has is missing, invalid or there twice, or for several invoices in one file */
export function readFatturaPa(root: Element): EInvoice {
  const header = required(only(root, "FatturaElettronicaHeader"), "FatturaElettronicaHeader");
  const body = onlyInvoice(all(root, "FatturaElettronicaBody"), "FatturaElettronicaBody");
  const document = required(only(body, "DatiGenerali/DatiGeneraliDocumento"), "DatiGeneraliDocumento");
  const currency = currencyOf(onlyText(document, "Divisa"));
  const typeCode = required(onlyText(document, "TipoDocumento"), "TipoDocumento");
  const breakdown = all(body, summaries).map((summary) => vatLine(summary, currency));
  const [net, vat] = [sumOf(breakdown.map((line) => line.net)), sumOf(breakdown.map((line) => line.vat))];
  const due = text(body, "DatiPagamento/DettaglioPagamento/DataScadenzaPagamento");
  const lines = all(body, items);
  return {
    syntax: "FatturaPA",
    profile: root.attributes.get("versione") ?? null,
    number: required(onlyText(document, "Numero"), "Numero"),
    date: isoDay(required(onlyText(document, "Data"), "Data"), "Data"),
    dueDate: due === null ? null : isoDay(due, "DataScadenzaPagamento"),
    typeCode,
    ...{ title: null, isCopy: false, isTest: false, isPaid: false },
    isCredit: creditTypes.has(typeCode),
    currency,
    seller: partyFrom(only(header, "CedentePrestatore")),
    buyer: partyFrom(only(header, "CessionarioCommittente")),
    breakdown,
    vatCurrency: null,
    totals: {
      ...{ lines: null, allowances: null, charges: null, net, vat },
      gross: amountIn(document, "ImportoTotaleDocumento", currency) ?? sumOf([net, vat]),
      ...{ prepaid: null, rounding: null, payable: null },
      beside: besideOf(document, currency),
    },
    itemSums: itemSumsOf(body, document, currency),
    ...{ rateSums: [], singles: { allowances: null, charges: null } },
    lineSums: [],
    lines: lines.slice(0, mostLinesShown).map((line) => ({
      name: folded(text(line, "Descrizione")),
      quantity: text(line, "Quantita"),
      unit: text(line, "UnitaMisura"),
      net: text(line, "PrezzoTotale"),
    })),
    lineCount: lines.length,
    notes: notesFrom(all(document, "Causale")),
    ...{ terms: null, remarks: [], buyerReference: null },
    order: text(body, "DatiGenerali/DatiOrdineAcquisto/IdDocumento"),
    project: text(body, "DatiGenerali/DatiOrdineAcquisto/CodiceCommessaConvenzione"),
    corrects: present(all(body, "DatiGenerali/DatiFattureCollegate").map((one) => text(one, "IdDocumento"))),
    enclosures: enclosuresIn(enclosedInFatturaPa(root)),
  };
}

/** The documents inside. */
export const enclosedInFatturaPa = (root: Element): readonly Enclosed[] =>
  all(root, "FatturaElettronicaBody/Allegati").map((one) => {
    const name = text(one, "NomeAttachment") ?? "";
    const format = text(one, "FormatoAttachment") ?? name.slice(name.lastIndexOf(".") + 1);
    return enclosedAs(format, name, text(one, "AlgoritmoCompressione"), text(one, "Attachment") ?? "");
  });

const amountIn = (from: Element, name: string, currency: string): string | null =>
  amountOf(only(from, name), name, currency);

function vatLine(summary: Element, currency: string): VatLine {
  const rate = required(numberOf(only(summary, "AliquotaIVA"), "AliquotaIVA"), "AliquotaIVA");
  const nature = onlyText(summary, "Natura");
  // S: the customer pays the VAT to the state, not to the seller.
  const isSplit = onlyText(summary, "EsigibilitaIVA") === "S";
  return {
    category: isSplit ? "B" : (nature ?? (isZero(rate) ? "Z" : "S")),
    rate,
    net: required(amountIn(summary, "ImponibileImporto", currency), "ImponibileImporto"),
    vat: required(amountIn(summary, "Imposta", currency), "Imposta"),
    reason: folded(text(summary, "RiferimentoNormativo")),
  };
}

function besideOf(document: Element, currency: string): readonly Beside[] {
  const withheld = all(document, "DatiRitenuta").map((one) =>
    required(amountIn(one, "ImportoRitenuta", currency), "ImportoRitenuta"),
  );
  const found: readonly Beside[] = [
    { is: "stamp-duty", amount: amountOf(only(document, "DatiBollo/ImportoBollo"), "ImportoBollo", currency) ?? "0" },
    { is: "rounding", amount: amountIn(document, "Arrotondamento", currency) ?? "0" },
    { is: "withheld-tax", amount: negate(sumOf(withheld)) },
  ];
  return found.filter(({ amount }) => !isZero(amount));
}

/** Rule 00422 of the Italian exchange: items, contributions to pension funds and the rounding are the VAT line's net. */
function itemSumsOf(body: Element, document: Element, currency: string): readonly ItemSum[] {
  const sums = new Map<string, { category: string; rate: string; items: string[]; nets: string[] }>();
  const sumFor = (from: Element) => {
    const rate = numberOf(only(from, "AliquotaIVA"), "AliquotaIVA") ?? "0";
    const category = onlyText(from, "Natura") ?? "";
    const key = `${category} ${withoutZeros(rate)}`;
    const sum = sums.get(key) ?? { category, rate, items: [], nets: [] };
    sums.set(key, sum);
    return sum;
  };
  const addItem = (from: Element, name: string): void => {
    const amount = amountIn(from, name, currency);
    if (amount !== null) sumFor(from).items.push(amount);
  };
  for (const line of all(body, items)) addItem(line, "PrezzoTotale");
  for (const fund of all(document, "DatiCassaPrevidenziale")) addItem(fund, "ImportoContributoCassa");
  for (const summary of all(body, summaries)) {
    addItem(summary, "Arrotondamento");
    sumFor(summary).nets.push(amountIn(summary, "ImponibileImporto", currency) ?? "0");
  }
  return [...sums.values()].map(({ category, rate, ...sum }) => ({
    ...{ category, rate },
    items: sumOf(sum.items),
    net: sumOf(sum.nets),
    count: sum.items.length,
  }));
}

function partyFrom(party: Element | undefined): Party {
  const person = only(party, "DatiAnagrafici");
  const [country, code] = [text(person, "IdFiscaleIVA/IdPaese"), text(person, "IdFiscaleIVA/IdCodice")];
  const names = present([text(person, "Anagrafica/Nome"), text(person, "Anagrafica/Cognome")]).join(" ");
  const address = (name: string): string | null => text(party, `Sede/${name}`);
  const street = present([address("Indirizzo"), address("NumeroCivico")]).join(" ");
  return {
    name: folded(text(person, "Anagrafica/Denominazione")) ?? (names === "" ? null : names),
    vatId: code === null ? null : `${country ?? ""}${code}`,
    taxNumber: text(person, "CodiceFiscale"),
    ...{ otherVatIds: [], legalId: null, ids: [] },
    address: addressOf(
      [street === "" ? null : street],
      [address("CAP"), address("Comune"), address("Provincia")],
      address("Nazione"),
    ),
  };
}
