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
    .replace(ofOrders, "");
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
