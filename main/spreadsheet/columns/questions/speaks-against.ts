/** @file Whether a text in an invoice of its own, such as an e-invoice, speaks against booking it, as texts of spreadsheets do. */

import { paperNamed } from "../../flags/paper-words.ts";
import { namesOtherCurrency, remarkAgainst } from "../../flags/remark-against.ts";
import { namesReversal, numberedAsCredit, startsAsCredit, startsAsVoid } from "../../flags/row-kind-words.ts";
import { namesNotBooked, numberedAsNotBooked, saysNotBooked, saysWhyNotBooked } from "../../flags/state-words.ts";
import { wordList } from "../../words/word-list.ts";
import { kindOfNote } from "./ask-suspicious-rows.ts";

/** Where the text is: a note or a line of a longer one, terms of payment, a page, the invoice's number, or the name of an item. */
export type PartOfInvoice = "note" | "line" | "terms" | "page" | "number" | "item";

/** What the invoice says of itself; left out for a comment on a row, whose columns say it. */
interface SaidOfItself {
  readonly isCredit: boolean;
  readonly currency: string;
}

/**
 * True for a note such as “This invoice was cancelled”, and for one that contradicts the invoice: “Gutschrift” on an
 * invoice, “All amounts in USD” in euros. A line of a page, among many others, has to say nothing else.
 */
export function speaksAgainstBooking(line: string, of: PartOfInvoice, invoice: SaidOfItself | null = null): boolean {
  const isCharge = invoice?.isCredit === false;
  switch (of) {
    case "page":
      return saysNotBooked(line);
    case "number":
      return (
        startsAsVoid.test(line) ||
        numberedAsNotBooked(line) ||
        namesNotBooked(line) ||
        numberedAsTest.test(line) ||
        (isCharge && numberedAsCredit.test(line))
      );
    case "item":
      return line.length <= longestTitle && (saysNotBooked(line) || (isCharge && namesReversal(line)));
    case "terms":
      return saysNotBooked(line) || paperNamed(line) !== null;
    case "note":
      return isNoteAgainst(line.replace(subjectCode, ""), invoice);
    case "line":
      return !isName(line) && isNoteAgainst(line.replace(subjectCode, ""), invoice);
  }
}

/** “TESTRECHNUNG-5”, but not “TESTO-5”. */
const numberedAsTest =
  /^(?:test|muster|probe|sample|dummy|demo)[\s_-]?(?:rechnung|invoice|bill|beleg|faktura|factuur)?[\s_/-]?\d/i;

/** “Muster” above “Musterstr. 12”. */
const isName = (line: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(line) && paperNamed(line) === "sample";
/** What a note of UBL is about: “#AAI#Paid”. */
const subjectCode = /^#+[A-Z]{3}#+/;
/** What Portugal writes into notes: “#SOURCECURRENCYCODE#USD#”. */
const namedValue = /^#[A-Z][\w@-]{3,}#/;

function isNoteAgainst(text: string, invoice: SaidOfItself | null): boolean {
  if (isConditional.test(text) || isOfTerms.test(text) || namedValue.test(text)) return false;
  const line = (invoice === null ? text : text.replace(mannerOfPaying, ""))
    .replace(madeTwice, "")
    .replace(ofOrders, "")
    .replace(ofOtherThing, "")
    .replace(untilPaid, "");
  if (invoice !== null && paperNamed(line) !== null) return true;
  const isOther = invoice !== null && isOfElse(line) && !namesNotBooked(line);
  if (line.length > longestRemark) return saysWhyNotBooked(line) || startsAsVoid.test(line);
  if (!isOther && (kindOfNote(line, "notes") === "void" || namesNotBooked(line))) return true;
  if (line.length > longestTitle) return false;
  if (ofTests.test(line)) return true;
  if (invoice === null) return remarkAgainst(line, null);
  if (!invoice.isCredit && startsAsCredit(line)) return true;
  return namesOtherCurrency(line, invoice.currency) && (namesAmounts.test(line) || !isOfPaying.test(line));
}

/** “Please do not pay in cash.” */
const mannerOfPaying =
  /(?:please )?(?:do not|don['’]t) pay (?:by|in|with|via|using) \p{L}+|(?:bitte )?nicht (?:in )?bar (?:be)?zahlen|ne pas payer (?:en|par) \p{L}+|niet (?:contant|met) \p{L}*\s?betalen|no pagar (?:en|con) \p{L}+|non pagare (?:in|con) \p{L}+|nie płacić (?:gotówką|kartą)/giu;
/** “Cancelled orders are subject to a fee”, “Termin storniert durch Kunden”: what becomes of orders and goods. */
const ofOrders = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:cancell?ed|rejected|refused|returned|duplicated?|unauthori[sz]ed) (?:orders?|bookings?|goods|items?|appointments?|reservations?|payments?|deliveries|services|lessons?|returns) (?:are|is|will|must|may|cannot|can)",
    "(?:stornierte|abgelehnte) (?:bestellung(?:en)?|termine?|buchung(?:en)?|auftr[äa]ge?|lieferung(?:en)?|reservierung(?:en)?) (?:werden|wird|sind|ist)|doppelt (?:be|ge)zahlte|(?:termin|buchung|reservierung|stunde|fahrt) (?:wurde )?storniert",
    "(?:commandes?|r[ée]servations?|rendez-vous|marchandises?) (?:annul[ée]{1,2}|refus[ée]{1,2})s? (?:sont|seront|est|sera)",
    "(?:geannuleerde|geweigerde) (?:bestellingen|orders|afspraken|goederen) (?:worden|zijn)",
    "(?:pedidos|reservas|citas) (?:anulad|cancelad)[oa]s (?:se|son|ser[áa]n)",
    "(?:ordini|prenotazioni|appuntamenti) (?:annullat|cancellat)[ie] (?:sono|saranno|verranno)|merc[ie] .{0,40}(?:sono|saranno|verr[àa]|verranno) respint[aei]",
    "anulowane (?:zam[óo]wienia|rezerwacje|wizyty) (?:podlegaj|s[ąa])\\p{L}*",
  ].join("|")})(?!\\p{L})`,
  "giu",
);
/** What an invoice is called, and what stands between it and its state: “la factura fue anulada”. */
const itself =
  "(?:inv|invoices?|bills?|documents?|copy|copies|rechnung\\p{L}*|belege?s?|dokument\\p{L}*|original\\p{L}*|factur\\p{L}*|fatt?ur\\p{L}*|faktur\\p{L}*|document\\p{L}*|import[eio]\\p{L}*|pag[ao]\\p{L}*|paiements?|montants?|sid[oa]|fue|foi|ser|esta|est|stat[oa]|été|ete|es|ha|per|por|para|total|totalmente|ya|già|déjà|registro|envío|asiento|cobro|recibo|ricevuta|reçu|quittance|abono|avoir|nota|avviso|aviso|avis)";
/**
 * “Las reservas canceladas con menos de 24 h”, “la bomba anulada”, “Duplicado del mando”: the state of a thing that the
 * sentence names beside it. Several things, or one with its article; an invoice is one, and isn't named by such a word.
 */
const ofOtherThing = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?!${itself}(?!\\p{L}))\\p{L}{4,} (?:anulad|cancelad|rechazad|rejeitad|recusad|devuelt)[oa]s`,
    `(?!${itself}(?!\\p{L}))\\p{L}{4,} (?:annullat|cancellat|rifiutat|respint)[ei]`,
    `(?!${itself}(?!\\p{L}))\\p{L}{4,} (?:annul|refus|rejet)é?e?s`,
    `(?:el|la|los|las|del|al|un|una|o|a|os|as|do|da|dos|das|um|uma) (?!${itself}(?!\\p{L}))\\p{L}{4,} (?:anulad|cancelad|rechazad|rejeitad|recusad)[oa]s?`,
    `(?:(?:il|lo|la|del|della|dello|al|alla|un|una|uno) |(?:dell|all|l|un)['’])(?!${itself}(?!\\p{L}))\\p{L}{4,} (?:annullat|cancellat|rifiutat|respint)[oa]`,
    `(?:(?:le|la|du|de la|au|un|une) |(?:de l|à l|l)['’])(?!${itself}(?!\\p{L}))\\p{L}{4,} (?:annul|refus|rejet)ée?`,
    `(?:cancell?ed|rejected|refused|voided) (?!${itself}(?!\\p{L})|by|on|at|see|due|and|as|per|in|with|for|our|the|your|this|please|because)\\p{L}{3,}s`,
    `(?:stornierte|abgelehnte|ungültige|annullierte)[rnms]? (?!${itself}(?!\\p{L}))\\p{Lu}\\p{L}{3,}`,
    `(?:geannuleerde|geweigerde|afgekeurde) (?!${itself}(?!\\p{L}))\\p{L}{3,}`,
    `(?:duplicad[oa]s?|duplicat[oaie]|duplicates?|duplikat\\p{L}*|dubletten?|doublons?) (?:(?:of|for|de|del|di|da|do|du|des|della|dei|delle|dello|degli|dos|das|von|vom|der|des|van|voor|zu|para|per|pour)(?: (?:the|la|las|los|le|les|il|de l|den|dem|het|sus|vos|your|our))? |(?:dell|d)['’])(?!${itself}(?!\\p{L})|\\p{L}{0,3}[-/.]?\\d|the|la|las|los|le|les|il|den|dem|n[or]|numero|nuestr|vuestr|su|this|our|your|unser|anterior|previous)\\p{L}{3,}`,
    `anulowane (?!${itself}(?!\\p{L})|przez|dnia)\\p{L}{4,}`,
  ].join("|")})(?!\\p{L})`,
  "giu",
);
/** “Title does not pass until the invoice is paid”: what holds until then. */
const untilPaid =
  /(?<!\p{L})(?:until|till|bis (?:zu[rm]?|die|der)|jusqu['’]\p{L}+|hasta|fino|finch[ée]|tot(?:dat)?|do czasu|dopóki|até|tills|indtil|inntil|kunnes|dokud|až do)(?!\p{L})[^.;,!]{0,60}?(?:paid|payment|bezahl|zahlung|paiement|pay[ée]|pago|pagad|pagament|pagat|saldo|betaal|betaling|zapłat|opłac|betal|zaplac|maks)\p{L}*/giu;

/** “Duplicate key cutting”: what is sold, not what the invoice is. */
const madeTwice =
  /(?<!\p{L})duplicates? (?=(?!of|invoices?|bills?|cop(?:y|ies)|tax|documents?|entry|entries|original|payments?|please|do|do not|not|already|sent|posted)\p{L})\p{L}+/giu;
const bills =
  "(?:invoices?|bills?|amounts?|totals?|sums?|payments?|(?:rechnungs|gesamt)?(?:betr[aä]ge?|summen?)|rechnung(?:en)?|belege?|zahlung(?:en)?|factures?|montants?|paiements?|factu(?:ur|ren)|bedrag(?:en)?|betaling(?:en)?|facturas?|importes?|pagos?|fatture?|import[io]|pagament[io]|faturas?|valor(?:es)?|this|these|it|all|we|dies\\p{L}*|das|sie|es|alles?|wir|ceci|elles?|tout|dit|deze|alles|est[aeo]s?|todo|quest[aeo]|tutto|hinweis|achtung|wichtig|bemerkung|anmerkung|note|notice|attention|important|remark|status|stand)";
/** “Flug wurde vom Auftraggeber gebucht”, “Zusammenstellung: nur zur Information”: it says what became of something else. */
const ofElse = wordList(
  `^(?:(?:der|die|das|ihr|ihre|unser|unsere|the|your|our|le|la|les|l['’]|votre|notre|de|het|uw|ons|onze|el|los|las|su|il|lo|gli|i|o|a|os|as)\\s*)?(?!${bills}(?!\\p{L}))\\p{L}{3,}(?::| (?:wurden?|worden|ist|sind|was|were|has|have|is|are|a|ont|est|sont|werd(?:en)?|zijn|fue(?:ron)?|ha|han|[èe]|sono|foi|foram) )`,
  "iu",
);
const isOfElse = (line: string): boolean => (ofElse.test(line) || isNews.test(line)) && !saysWhyNotBooked(line);
/** “Zur Information: ab Januar neue Preise”. */
const isNews =
  /^(?:for your|for|zur|pour votre|pour|ter|para su|para|per vostra|per) (?:info\p{L}*|kenntnis\p{L}*|kennisgeving|conoscenza|conhecimento): \S/iu;
/** “All amounts in USD”. */
const namesAmounts =
  /(?<!\p{L})(?:amounts?|prices?|totals?|figures|(?:rechnungs|gesamt)?betr[aä]ge?|preise?|summen?|montants?|prix|bedrag(?:en)?|prijzen|importes?|precios?|import[io]|prezz[io]|valor(?:es)?|preços?|kwot[ay]|ceny|částk[ay]|sum[ay]|belopp(?:en)?|beløb(?:et|ene)?|priser(?:ne)?|hinnat|summat|sumel?e?|prețuri|összegek?|árak|ποσά|τιμές|tutarlar|fiyatlar|iznosi|cijene|суммы|цены|суми|ціни)(?!\p{L})/iu;
/** “Bankgebühren bei Zahlungen in USD”, “Konto für USD”: how people pay who pay in it. */
const isOfPaying =
  /(?<!\p{L})(?:(?:bank)?(?:gebühren|kosten|spesen|entgelte)|bank|konto|iban|bic|swift|charges|fees|account|frais|compte|kosten|rekening|gastos|cuenta|spese|conto|despesas|conta|opłaty|rachun\p{L}+|poplatky|účet|účt\p{L}|avgifter|gebyrer|konto(?:n|t|en)?|kulut|tili|comisioane|cont|díjak|számla|έξοδα|λογαριασμ\p{L}+|masraf\p{L}*|hesap|hesab\p{L}+|troškovi|račun|расходы|счет|сч[её]т|витрати|рахунок)(?!\p{L})|(?<!\p{L})(?:bei|für|for|on|with|pour|en cas de|lors de|bij|voor|por|para|en|per|in caso di|em|przy|při|pri|vid|för|ved|til|for)(?: \p{L}+)? (?:zahlung|überweis|payment|transfer|remittance|paiement|virement|règlement|betaling|overschrijving|overboeking|pago|transferencia|pagament|bonific|transferência|płatno|przelew|platb|úhrad|betalning|överföring|overførs)\p{L}*/iu;

/** “If already paid, please ignore this”: it says nothing of this invoice. */
const isConditional = /(?<!\p{L})(?:if|unless|wenn|falls|sofern|lorsque|indien|jeśli)(?!\p{L})/iu;
/** “Storno bis 24 h vorher kostenlos”, “Void where prohibited”. */
const isOfTerms =
  /^(?:void|invalid|ungültig|storno|stornierung|cancellation|annulation|annulering|cancelación|annullamento) (?:(?:der|des|of|de|della|van) (?!rechnung|invoice|facture?|fattura|factuur)(?:\p{L}+) )?(?:where|without|only|possible|free|within|until|ohne|bis|nur|innerhalb|möglich|kostenlos|kostenfrei|ab|sans|possible|jusqu|zonder|tot|mogelijk|gratis|sin|hasta|senza|fino)(?!\p{L})/iu;
/** Longer ones are terms of business, which say what becomes of cancelled orders, or of an invoice already paid. */
const longestRemark = 100;
const longestTitle = 60;
/** “TESTRECHNUNG”, “Sample invoice”. */
const ofTests =
  /^[\s\p{P}]*(?:test|probe|muster|sample|dummy|demo|specimen|exemple|essai|ejemplo|prueba|esempio|prova|voorbeeld)[\s-]*(?:rechnung|beleg|invoice|bill|document|facture|factuur|factura|fattura|fatura|data|daten)?(?:\s(?:only|nur))?[\s\p{P}]*$|^(?:facture|factura|fattura|fatura|factuur) (?:de |d['’]|di |van )?(?:test|essai|prueba|prova|exemple|ejemplo|esempio)[\s\p{P}]*$/iu;
