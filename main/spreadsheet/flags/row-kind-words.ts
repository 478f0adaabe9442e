/** @file The words and codes that programs use for the kind of a row: invoice, credit note, payment and so on. */

export type RowKind =
  | "invoice"
  | "credit"
  | "payment"
  /** A sale: an invoice to a customer. */
  | "sale"
  /** An order, an offer, a reminder: not booked. */
  | "other"
  /** A code that may mean any of these. */
  | "code"
  /** Text that does not name a kind: "Stationery". */
  | "nothing";

const credit =
  /credit(?! ?card)|gutschrift|\bavoir|creditnota|\babono|rectificativ|nota di credito|nota de cr[eé]dito|accpaycredit|storno|refund|retoure|rimborso|remboursement|kredit(?:no?ta|note|fakt|arve|ov[áa])|hyvitys|korygując|korekta|dobropis|opravný daňový|jóváír|sztorn|odobrenj|πιστωτικ|коригу|корректиров|возврат|повернен|кредит\p{L}* (?:изв|нот)|kredītrēķ|kreditin|iade fat|红字|紅字|赤伝|返品|수정세금|خصم دائن|זיכוי/iu;
const creditCode =
  /^(?:s?crn?|s?cn|c\/n|pcn?|pcr|scr|kg|gs|gu|gut|av|ncc?|cm|vcm|cred|crdt?|in_refund|vc|td04|381|261|396|r[1-5])$/i;
const payment =
  /payment|\bpaid\b|zahlung|paiement|platba|płatnoś|przelew|betalning|betaling|maksu(?!t)|ödeme|tahsilat|plat[aă]\b|uplata|isplata|πληρωμ|оплат|платіж|плат[её]ж|付款|支払|입금|fizetés|r[eè]glement|betaling|\bpago|pagamento|\bcheque|\bcheck\b|receipt|prepay|ueberweisung|überweisung/i;
const paymentCode = /^(?:p[pa]|pay|pmt|bp|chq|kz|zp|bacs)$/i;
const sale =
  /\bsales?\b(?! tax)|accrec|out_invoice|out_refund|\bcustomer\b|outgoing|receivable|ausgangs|verkauf|verkoop|\bventes?\b|\bventa\b|vendita|\bvendas?\b/i;
const saleCode = /^(?:s[il]|s\/l|ar)$/i;
const draft = /pro[- ]?forma/i;
const other =
  /\bquot|estimate|deposit|retainer|anzahlung|acompte|anticipo|vooruitbetaling|\border|statement|delivery|\bgrn\b|accrual|journal|reminder|angebot|auftrag|bestellung|lieferschein|mahnung|\bdevis\b|commande|offerte|bestelling|pedido|presupuesto|preventivo|ordine|or[cç]amento|encomenda|proposal|requisition/i;
/** What buys something: in many languages its name has the word for a purchase, as invoices do. */
const order =
  /\b(?:purchase|supplier|buying|works?|blanket) orders?\b|^p\.?o\.?$|bestellung|bestellauftrag|bons? de commande|\bcommandes?\b|inkooporder|inkoopopdracht|\bbestelling|[oó]rden(?:es)? de compra|\bpedidos?\b|ordin[ei] (?:di|d')\s?acquist|ordin[ei] fornitor|encomenda|ordem de compra|zam[oó]wieni|objedn[aá]v|ink[oö]psorder|inköpsbeställ|beställning|indk[oø]bsordre|innkj[oø]psordre|bestilling|ostotilau|comand[aă]|megrendel|παραγγελ|sipari[sş]|narud[zž]b|naro[cč]il|заказ|замовлен|采购订单|採購訂單|発注|注文書|발주|구매 ?주문|ใบสั่งซื้อ|đơn (?:đặt|mua) hàng|pesanan|أمر شراء|הזמנ/iu;
const invoice =
  /invoice|\bbill|rechnung|facture|factuur|factura|fattura|fatura|accpay|purchase|expense|einkauf|\bachat|inkoop|compra|acquist|supplier|vendor|kreditor|incoming|eingang|faktur|fakt\.|lasku|räkning|regning|reikning|számla|τιμολ|račun|рачун|рахун|накладн|сч[её]т|фактур|акт |arve|parcella|honorar|^td(?:0[1-3]|06|1[6-9]|2[0-8]) |rēķin|sąskait|boleta|recibo|comprobante|cfe|发票|發票|請求書|仕入|세금계산서|계산서|فاتورة|חשבונית|hóa đơn|ใบกำกับ/iu;
/** Words for an invoice that no order has. */
const ofBill =
  /invoice|\bbill|rechnung|factur|fattur|fatur|faktur|facture|lasku|räkning|regning|reikning|számla|τιμολ|račun|рахун|сч[её]т|фактур|发票|發票|請求書|계산서|فاتورة|חשבונית|hóa đơn|ใบกำกับ/iu;
const invoiceCode = /^(?:p[il]|p\/l|ap|inv?|re|kr|rn|rg|f[acrt1-6]?|ft|i ?- ?ingreso|fac|standard|std|in_invoice)$/i;

/** Kinds of documents as the tax office of Chile numbers them: with others of these, 61 is a credit note. */
export const chileanKinds: ReadonlySet<string> = new Set(["30", "33", "34", "45", "46", "56", "61"]);

/**
 * What Mexico's tax office calls the two kinds of invoices that its UUIDs are of: “I - Ingreso”, and “E - Egreso” for a credit
 * note. Elsewhere these are income and expenses.
 */
export function kindOfCfdi(text: string): "invoice" | "credit" | null {
  const word = /^(?:[IE] ?- ?)?(ingreso|egreso)s?$/i.exec(text.trim())?.[1];
  return word === undefined ? null : word.toLowerCase() === "ingreso" ? "invoice" : "credit";
}

/** The kind of row that a cell's text names. */
export function kindOf(text: string): RowKind {
  if (credit.test(text) || creditCode.test(text)) return "credit";
  if (draft.test(text)) return "other";
  if (invoiceCode.test(text)) return "invoice";
  if (payment.test(text) || paymentCode.test(text)) return "payment";
  // “PO invoice” and “Faktura z objednávky” are invoices.
  if (order.test(text) && !ofBill.test(text)) return "other";
  if (sale.test(text) || saleCode.test(text)) return "sale";
  if (invoice.test(text)) return "invoice";
  if (other.test(text)) return "other";
  if (
    /debit ?not|^adjust(?:ment|ing)|note de d[eé]bit|nota de d[eé]bito|nota di debito|lastschrift|belastung/i.test(text)
  )
    return "code";
  return /^[\p{Lu}\d/._-]{1,4}$/u.test(text) && /\p{Lu}/u.test(text) ? "code" : "nothing";
}

/** States of an invoice that must not be booked. */
export const cancelled =
  /\bvoid|cancel|deleted|storniert|annul|geannuleerd|anulad|rejected|abgelehnt|rejet|rechazad|rifiutat|\bdraft|duplicate|dispute|on hold|quer(?:y|ied)|(?:un|not )approved|entwurf|brouillon|\bconcept\b|borrador|\bbozza|rascunho|doppelt|\bdoublon|nicht freigegeben|pro[- ]?forma/i;

const reversal =
  /^(?:storno|sztornó|stornó|stornierung|reversal|reversing entry|estorno|extourne|storniranje|storn[aă]re|сторно|tegenboeking|contrepassation)(?!\p{L})(?:[\s/:-].{0,30})?$/iu;

/** True for the paper that takes an invoice back, not for the invoice: its amounts are negative. */
export const namesReversal = (text: string): boolean => reversal.test(text.trim());

const credited =
  /^(?:credit(?:ed)?(?: note| memo| for\b|:|$)|credit note|cr note|refund\b|gutschrift(?!\p{L}|-\p{L})|avoir\b|creditnota|creditfactuur|nota de cr[eé]dito|nota di credito|abono\b|factura rectificativa|storno(?!-?\p{L})|storno-?(?:rechnung|beleg|gutschrift))/iu;
/** “Storno poplatek”, “Refund admin fee”: what it costs to take something back. “Refund of charges” is no fee. */
const costs =
  /^(?:refund|storno)(?: (?!(?:of|for|from|za|do|per|di|der?|von|zu) )\p{L}+){0,2} (?:fees?|charges?|geb[üu]hr(?:en)?|kosten|frais|poplatk?\p{L}*|popłat\p{L}*|opłata|tax[aăe]|commissione|kolt\p{L}*|d[ií]j\p{L}*|insurance|versicherung|pojištění)(?!\p{L})/iu;

/** True for a text that begins with a word for a credit note. */
export const startsAsCredit = (text: string): boolean => credited.test(text) && !costs.test(text);

/** An invoice number with a prefix of credit notes, or with such a word after it: “MM-981 (refund)”. */
export const numberedAsCredit =
  /^(?:s?crn|s?cn|pcn|cred(?:it)?|gutschrift|avoir)(?=[-/ _.]?\d)|(?<=\d)[ (_/-]+(?:refund|credit(?: note)?|cn|gutschrift|erstattung|avoir|remboursement|creditnota|abono|reembolso|rimborso|zwrot|korekta)\)?$/i;
/** A prefix that suggests a credit note only if the supplier's other numbers have another one. */
export const mayBeNumberedAsCredit = /^(?:nc|av|gs|gu|cr|abo?)(?=[-/ _.]?\d)/i;

/** What people write in a note on an invoice that must not be booked, anywhere in the text. */
export const notToBeSent =
  /\b(?:do not|don['’]?t|not to be) (?:pay|paid|post|posted|process|enter|use|import)\b|\b(?:duplicate (?:of|invoice|entry|-)|already (?:paid|posted|entered|processed|imported)|nicht (?:buchen|zahlen|bezahlen)|bereits (?:gebucht|bezahlt)|ne pas (?:payer|comptabiliser)|d[eé]j[aà] (?:pay[eé]e?|comptabilis[eé]e?)|niet (?:boeken|betalen)|al betaald|no (?:pagar|contabilizar)|non (?:pagare|registrare)|n[aã]o (?:pagar|contabilizar)|on hold(?! (?:music|messag|audio|market))|in dispute|disputed(?! (?!by|with|invoice|bill|amount|charge|price|quantity|qty|item|line)\p{L})|awaiting (?:approval|credit)|pro[- ]?forma|not (?:ours|our invoice|for us)|wrong (?:company|entity|supplier|invoice|office|ledger)|wait (?:for|until)|nicht (?:unsere?|f(?:ü|ue)r uns)|pas (?:pour|à) nous|niet (?:van|voor) ons|no es (?:nuestr[ao]|para nosotros)|non (?:è )?nostr[ao]|warten auf|abwarten|attendre|wachten op|aspettare)(?!\p{L})|(?<!\p{L})(?:(?:post|enter|process|book|record)ed|keyed|input) (?:in(?:to)? (?:the )?(?:sage|xero|quick ?books|qb|sap|datev|lexware|exact|netsuite|dynamics|navision|freeagent|kashflow|ledger|books|accounts|(?:finance |accounting )?system)|by hand|manually)|(?<!\p{L})(?:(?:von hand|manuell) (?:ge|ver|er)|manuellement|saisie? (?:à la main|manuel)|handmatig ge|a mano(?!\p{L}))/iu;

/** The beginning, or the whole, of a note on a void invoice. */
export const startsAsVoid =
  /^(?:void(?:ed)?|cancell?ed|duplicate|deleted|storniert|doppelt|annul[eé]e?|doublon|geannuleerd|dubbel|anulad[oa]|duplicad[oa]|annullat[oa]|duplicat[oa]|test(?:ing)?)(?:$|[\s:!.,-]*$|\s*[-:!])/i;

/** Words for the sales ledger, and below for the purchase ledger, in a column that says which one a row belongs to. */
export const saleSide =
  /^(?:sl|s\/l|ar|sales?(?: ledger| invoices?)?|outgoing|out(?:bound|put)?|ausgang|verkauf|ventes?|ventas?|vendite|vendas?|verkoop|customers?|receivables?|debtors?|issued|emitid[ao]s?|[eé]mises?)$/i;
export const purchaseSide =
  /^(?:pl|p\/l|ap|purchases?(?: ledger| invoices?)?|incoming|in(?:bound|put)?|eingang|einkauf|achats?|compras?|acquisti|inkoop|suppliers?|vendors?|payables?|creditors?|received|recibid[ao]s?|recebid[ao]s?|re[cç]ues?)$/i;

export const yesOrNo =
  /^(?:y|n|yes|no|true|false|x|ja|nein|oui|non|s[ií]?|sim|n[aã]o|nee|j|0|1|✓|✔|c|d|h|cr|dr|soll|haben|debit|credit|d[eé]bit|cr[eé]dit|debet|dare|avere|debe|haber|[+-])$/i;
export const plainNo = /^(?:n|no|false|nein|non|n[aã]o|nee|0|[+])$/i;
