/** @file What the lines above a table and its name say of the columns: purchases, a currency, no VAT. */

import { kindOf } from "../flags/row-kind-words.ts";
import { type WordList, wordList } from "../words/word-list.ts";

/** What is known of a table before its columns are mapped. */
export interface Around {
  /** The currency that the lines above give to all amounts, or null. */
  readonly currency: string | null;
  /** True where a title or a name says that the rows are purchases, and none speaks of customers or sales. */
  readonly areOfPurchases: boolean;
  /** True where a title or a name speaks of customers or sales. */
  readonly speakOfSales: boolean;
  /** True where a title or a name speaks of credit notes. */
  readonly speakOfCredits: boolean;
  /** True where a title says that the office reclaims no VAT. */
  readonly isWithoutVat: boolean;
  /** True where a title says that amounts include VAT, or mentions VAT in another way. */
  readonly mentionsVat: boolean;
  /** True where a title says that all amounts include VAT. */
  readonly includesVat: boolean;
  /** The first title that says whether amounts include VAT; null where none does. */
  readonly saidOfVat: { readonly text: string; readonly isIncluded: boolean } | null;
}

export const nothingAround: Around = {
  currency: null,
  areOfPurchases: false,
  speakOfSales: false,
  speakOfCredits: false,
  isWithoutVat: false,
  mentionsVat: false,
  includesVat: false,
  saidOfVat: null,
};

const purchases =
  /purchase|expense|verbindlichkeit|z[aá]v[aä]zk|zobowiąza|kötelezettség|обязательств|зобов|d[ée]penses|\bgastos|\bspese\b|despesas|ausgaben|kosztow|wydatk|v[ýy]daj|v[ýy]davk|udgift|utgift|utlegg|\bkulut|cheltuiel|költség|\bgider|έξοδ|\brashod|расход|витрат|経費|费用|supplier|vendor|creditor|payable|\bbills?\b|invoices? (?:received|in\b|to pay)|eingang|kreditor|lieferant|einkauf|achat|fournisseur|à payer|inkoop|leverancier|crediteur|compra|proveedor|recibid|acquist|fornitor|passiv|ricevut|fornecedor|recebid|a pagar|zakup|dostawc|p[rř]ijat|došl|dosl[eé]|dodavat|dod[aá]vat|ulazn|dobavlja|nabav|leverand|leverant|inköp|indkøb|innkjøp|inkommende|inngående|osto|toimittaj|cumpăr|furnizor|bejöv|bejov|száll[ií]t|gelen|satınalma|alış|tedarik|αγορ|προμηθευτ|agor|закуп|покуп|постачальн|надходж|поставщик|поступлен|仕入|매입|进项|進項|采购|採購|供应商|مشتريات|مورد|ספקים|ภาษีซื้อ|mua vào|pembelian|pemasok/iu;
/** True for a title that a list of what the office has bought has, whatever it says of customers. */
export const speaksOfPurchases = (title: string): boolean => purchases.test(title);

const withoutVat =
  /\bnot (?:vat|gst|tva)[- ]registered\b|\b(?:non|un)[- ](?:vat|gst)[- ]registered\b|\bno (?:vat|gst)\b|\bkleinunternehmer|\bnicht vorsteuerabzugsberechtigt|tva non (?:applicable|r[eé]cup[eé]rable)|exon[eé]r[eé]e? de tva|btw[- ]vrijgesteld|niet btw-plichtig|nepl[aá]tc|zwolnion\p{L}* z vat|ikke momsregistrer|ej momsregistrer/iu;
const ofVat =
  /(?<!\p{L})(?:vat|gst|hst|mwst|ust|mehrwertsteuer|tva|btw|iva|moms|mva|alv|dph|pdv|kdv|áfa|ндс|пдв|φπα|ttc|brutto|gross|incl\.?|inkl\.?)(?!\p{L})/iu;

/** “alle Beträge inkl. MwSt”, “montants TTC”. */
const withVat =
  /(?<!\p{L})(?:alle betr[aä]ge|betr[aä]ge|amounts?|all amounts|montants?|bedragen|importi|importes|valores|kwoty|č[aá]stky|beløp|beløb|belopp)(?!\p{L})[^.;]{0,25}(?<!\p{L})(?:inkl\.?|incl\.?|including|inc\.?|ttc|iva inclusa|iva compresa|con iva|iva inclu[ií]d[oa]s?|brutto|gross|s dph|z vat)(?!\p{L})/iu;

const vat =
  "vat|gst|hst|sales tax|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|btw|iva|moms|mva|alv|dph|pdv|ddv|kdv|áfa|ндс|пдв|φπα";
const within =
  "incl\\p{L}*|inkl\\p{L}*|inc|with|mit|avec|con|com|med|z|s|met|inclu[ií]d[oa]s?|comprese?|compris\\p{L}*|dahil|с|з";
const outside =
  "excl\\p{L}*|exkl\\p{L}*|ex|net of|without|before|ohne|zzgl|hors|sin|senza|sem|esclus[ao]|zonder|bez|utan|uden|uten|hariç|без|χωρίς";
const nearVat = (words: string): WordList =>
  wordList(
    `(?<!\\p{L})(?:${words})\\.?(?: (?:the|of|\\d+ ?%))* ?(?:${vat})(?!\\p{L})|(?<!\\p{L})(?:${vat})\\.? ?-?(?:is |are )?(?:${words})(?!\\p{L})`,
    "iu",
  );
const saysWithin = nearVat(within);
const saysOutside = nearVat(outside);
const grossAmounts =
  /(?<!\p{L})(?:ttc|gross (?:amounts?|values?|figures|prices)|brutto(?:betr[aä]ge|werte|preise)?)(?!\p{L})/iu;
const netAmounts =
  /(?<!\p{L})(?:montants? ht|net (?:amounts?|values?|figures|prices)|netto(?:betr[aä]ge|werte|preise)?)(?!\p{L})/iu;

function saidOfVatIn(text: string): Around["saidOfVat"] {
  if (saysOutside.test(text) || netAmounts.test(text)) return { text, isIncluded: false };
  return saysWithin.test(text) || withVat.test(text) || grossAmounts.test(text) ? { text, isIncluded: true } : null;
}

/** True for “incl VAT” and “TTC”. */
export const saysVatIncluded = (text: string): boolean => saidOfVatIn(text)?.isIncluded === true;

/** “Partite aperte clienti/fornitori”: the rows may be sales as well. */
const sales =
  /customer|debtor|receivable|\bsales\b|client|kunde|debitor|verkauf|ausgangs|klant|verkoop|ventas|vendit|vendas|sprzeda|klient|odb[eě]rat|kupac|kupc|asiakas|myynti|vev[őo]|elad[aá]s|müşteri|satış|πελ[άα]τ|покупател|продаж|покупец|заказчик|клиент|клієнт|客户|客戶|売上|得意先|매출|عملاء|مبيعات|לקוחות/iu;

/** What only names of sheets say, beside those words: “EXPEDIDAS”, “Emesse”. */
const issued =
  /expedid|emitid|emess[ei]|[ée]mises?|issued|outgoing|\bout\b|ventes|ingresos|erl[öo]se|utgåend|udgående|wydan|vydan|vystaven|prodej|predaj|kimenő|kiállított|izlaz|izdan|giden|väljastatud|i[šs]ra[šs]yt|izrakst[iī]t|εκδοθ|выданн|видан/iu;
/** True for the name of a sheet with what the office has sold. */
export const speaksOfSales = (name: string): boolean =>
  (sales.test(name) || issued.test(name)) && !speaksOfPurchases(name);

/** Headings that only a list of purchases has: another's number beside one's own, VAT that is reclaimed. */
const ofPurchases =
  /fremdbeleg|extern\p{L}* ?(?:beleg|dok|doc)|vorsteuer|input (?:vat|tax)|iva soportad|d[eé]ductible|voorbelasting|pretporez|přijat|prijat|ingående moms|indgående moms|inngående mva|původní doklad|supplier|vendor|fournisseur|lieferant|leveranc|proveedor|fornitor|fornecedor|dostawc|dodavat|dodávat|toimittaj|leverand|leverant/iu;

/** @param names of the file and the sheet */
export function surroundingsOf(
  titles: readonly string[],
  names: readonly string[],
  currency: string | null,
  headings: readonly string[] = [],
): Around {
  const all = [...titles, ...names];
  const isHeaded = headings.some((heading) => ofPurchases.test(heading) && !/order/i.test(heading));
  const speakOfSales = all.some((text) => sales.test(text));
  const isWithoutVat = titles.some((title) => withoutVat.test(title));
  return {
    currency,
    areOfPurchases: (isHeaded || all.some((text) => purchases.test(text))) && !speakOfSales,
    speakOfSales,
    speakOfCredits: all.some((text) => kindOf(text) === "credit" || /revers|stornier/i.test(text)),
    isWithoutVat,
    mentionsVat: !isWithoutVat && titles.some((title) => ofVat.test(title)),
    includesVat: titles.some((title) => withVat.test(title)),
    saidOfVat: titles.map(saidOfVatIn).find((said) => said !== null) ?? null,
  };
}
