/**
 * @file The words by which a note calls the e-invoice itself something else: a replacement or correction of another one, one
 * that was sent again, a courtesy copy, a part of the whole amount, another kind of document.
 *
 * One language to a line, so that a native speaker can read and correct them. Accents and capital letters don't count.
 */

import { kindByStem } from "./kind-stems.ts";

/** What a text says of the e-invoice that it is in. */
export type Calling =
  /** It replaces, cancels or corrects another invoice, or takes back an amount. */
  | "replacing"
  /** It is no original: sent again, a courtesy copy, not valid for tax. */
  | "no-original"
  /** It asks for a part of the whole amount. */
  | "in-part"
  | "reminder";

/** Words for an invoice. A longer word, such as “Rechnungsadresse”, is none. */
const bills = [
  "invoices?|inv\\.?|bill",
  "\\p{L}*(?<!papier)rechnung(?:en)?|rg\\.?|beleg",
  "factures?",
  "\\p{L}*factuur|facturen",
  "facturas?|fra\\.?",
  "fatture?a?|fatt\\.?|ft\\.?",
  "faktur[aeyę]?|fv",
].join("|");

/** A number that needs no such word before it: “RE-2026-12”, “la n. 12”. */
const numbers = [
  "(?:inv|re|rg|rech|rnr|fac|fact|fv|fa|ft)[-./ ]{0,2}\\d",
  "(?:the|die|unsere|la|le|l'|il|de|a la) ?(?:n|no|nr|num|numero|number|nummer)[.°º]* ?\\d",
].join("|");

/** What may be said of the other invoice. */
const others = [
  "the|our|your|my|its|an?|that|previous|earlier|original|first|former|last|incorrect|wrong|erroneous|faulty|above|prior|old|said|tax|vat|sales|issued|sent",
  "die|der|den|das|dem|unsere[rnm]?|ihre[rnm]?|eine[rnm]?|(?:vorherige|fruhere|ursprungliche|erste|alte|fehlerhafte|falsche|bisherige|obige|letzte|vorige|versandte|gestellte|ubersandte|erhaltene|irrtumliche)[rn]?|bereits|zuvor|irrtumlich|hiermit|damit|somit|o\\.? ?g\\.",
  "la|le|les|l'|notre|votre|de|precedente|derniere|ancienne|erronee|votre|vos|nos|du|des",
  "onze|uw|het|een|vorige|eerdere|eerder|verzonden|foutieve|oude|de",
  "el|los|las|nuestra|su|anterior|erronea|a|del",
  "il|lo|i|gli|nostra|vostra|vs\\.?|ns\\.?|sua|della|delle|di|dell'|totale|parziale|precedente|errata|nota|prima",
  "nasza|nasz[aąe]j?|poprzedni[aąe]j?|wczesniejsz[aąe]j?|bledn[aąe]j?|pierwotn[aąe]j?|do",
].join("|");

/** What is done to another invoice. */
const undone = [
  "replac(?:es|ing)|replacement (?:for|of)|supersed(?:es|ing)|substitut(?:es|ing)(?: for)?|cancels(?: and replaces)?|voids|corrects|correcting|correction (?:of|to|for)|amends|amend(?:ing|ment (?:of|to))|in (?:place|lieu|replacement) of|instead of|re-?(?:bill|invoice)(?:ing)? of|(?:discard|disregard|destroy|ignore|shred)",
  "ersetzt|ersatz (?:fur|der|von|zu|zur)|anstelle|anstatt|statt|storniert|annulliert|korrigiert|berichtigt|korrektur (?:der|von|zu|zur)|berichtigung (?:der|von|zu|zur)|(?:neufassung|neuausstellung) (?:der|von|zu|zur)|storno (?:der|von|zu|zur)|vernichten sie(?: bitte)?|betrifft korrektur",
  "remplace|annule(?: et remplace)?|rectifie|corrige|en remplacement d[e']|(?:rectification|correction|annulation) d[e']|ne pas tenir compte d[e']",
  "vervangt|annuleert|corrigeert|ter (?:vervanging|correctie) van|(?:correctie|vervanging|annulering) (?:van|op)|in plaats van",
  "sustituye|reemplaza|anula(?: y sustituye)?|rectifica|corrige|en sustitucion|(?:rectificacion|anulacion|correccion) d[el]+",
  "annulla(?: e sostituisce)?|sostituisce|rettifica|corregge|storna|(?:a|in) (?:sostituzione|rettifica|annullamento|storno|correzione)|(?:a|in) (?:totale|parziale) (?:sostituzione|rettifica|annullamento|storno)",
  "zastepuje|anuluje|koryguje|uniewaznia|w miejsce|zamiast",
].join("|");

/** Not the other invoice, but what is written on it, or the same one on paper; or it is said that it doesn't. */
const ofPaper =
  "(?: (?:in|auf|per|on|by|op|w|en|su) (?:papier|paper|post|papel|carta|pdf|formie papier)| (?:papier|papel|cartacea|papierow)| (?:address|data|details|date|number|no|nr|adresse|recipient|portal|amount|processing|and delivery|nicht|not|pas|niet|printer|paper|line|printing|proces)(?!\\p{L}|[.°]? ?\\S*\\d))";
const undoing = new RegExp(
  `(?<!(?:not|nicht|non|no|ne|n'|nie|niet) |\\p{L})(?:${undone})(?: ?(?:(?:${others})(?!\\p{L})|l'|d'))* ?(?:(?:${bills})(?!\\p{L}|${ofPaper})|${numbers})`,
  "u",
);

/** “This invoice replaces 4711.” */
const undoingNumber = new RegExp(
  `(?<!\\p{L})(?:${bills})(?: (?:is|ist|est|jest|hereby|hiermit|bitte))? (?:${undone})(?: ?(?:${others})(?!\\p{L}))* ?(?:nr|no|n)?[.°º]* ?\\p{L}{0,4}[-/.]?\\d{3,}[\\d/.-]*[\\s\\p{P}]*$`,
  "u",
);

const byWhich = "(?:by|durch|par|door|por|dal|dalla|da|przez)";
const undoneBy = [
  "replaced|superseded|cancelled|corrected|substituted",
  "ersetzt|storniert|korrigiert|annulliert|berichtigt",
  "remplacee?|annulee?|rectifiee?",
  "vervangen|geannuleerd|gecorrigeerd",
  "sustituida|reemplazada|anulada|rectificada",
  "sostituita|annullata|rettificata|stornata",
  "zastapiona|anulowana|skorygowana",
].join("|");
const which = `(?:(?:${others})(?!\\p{L}) ?)*(?:(?:${bills})(?!\\p{L})|${numbers})`;
/** “Wird durch Rechnung RE-200 ersetzt”. */
const undoneByOther = new RegExp(
  `(?<!\\p{L})(?:(?:${undoneBy}) ${byWhich} ${which}|${byWhich} ${which}.{0,30} (?:${undoneBy}))(?!\\p{L})`,
  "u",
);

/** “Invoice 12 is hereby void.” */
const moot = new RegExp(
  `(?<!\\p{L})(?:${bills})(?!\\p{L}).{0,40} (?:hinfallig|gegenstandslos|obsolete|sans objet|da considerar(?:e|si) (?:nulla|annullata)|queda (?:anulada|sin efecto)|komt te vervallen|traci waznosc|bezprzedmiotow\\p{L}+)(?!\\p{L})`,
  "u",
);

const replacingTitles = [
  "(?:corrected|corrective|correction|amended|revised|replacement|substitute|reversal|cancell?ation) (?:tax )?invoice|invoice (?:correction|amendment|replacement|cancell?ation|reversal)",
  "rechnungs-?(?:korrektur|berichtigung|anderung|ersatz|storno|stornierung)|(?:korrektur|berichtigungs|anderungs|ersatz|storno)-?rechnung|(?:korrigierte|berichtigte|geanderte|neue korrigierte) rechnung",
  "facture (?:rectificative|rectifiee|corrective|corrigee|modificative|annulative|de remplacement|de correction|d'annulation)|annule et remplace",
  "correctie-?factuur|gecorrigeerde factuur|verbeterde factuur|herziene factuur|vervangende factuur|vervangings-?factuur|factuurcorrectie",
  "factura (?:rectificativa|rectificada|sustitutiva|corregida|correctiva|de sustitucion|de rectificacion)|anula y sustituye",
  "fattura (?:sostitutiva|rettificativa|correttiva|corretta|rettificata|di rettifica|di storno)|annulla e sostituisce",
  "faktura (?:korygujaca|zastepcza|poprawiona|skorygowana)|korekta (?:do )?(?:faktury|fv)|fv korygujaca",
].join("|");

const copyTitles = [
  "courtesy copy|(?:re-?sent|re-?issued|reprinted) (?:tax )?invoice",
  "(?:hoflichkeits|gefalligkeits|informations)kopie",
  "copie de courtoisie|facture (?:reeditee|reemise)",
  "(?:hoffelijkheids|service)kopie",
  "(?:copia|factura) de cortesia",
  "(?:copia|fattura|documento)(?: \\p{L}+)? di cortesia",
  "kopia informacyjna",
].join("|");

const partTitles = [
  "(?:partial|part|interim|progress|prepayment|advance(?: payment)?|deposit|on-?account|payment on account|instalment|installment|stage) (?:invoice|payment|bill)|pro-?rata part invoice",
  "teil-?rechnung|abschlags?-?rechnung|anzahlungs-?rechnung|voraus(?:zahlungs)?-?rechnung|vorschuss-?rechnung|a-?[ck]onto-?rechnung|a conto rechnung|zwischen-?rechnung",
  "facture (?:d'acompte|d acompte|partielle|de situation|intermediaire|d'avance)",
  "voorschot-?factuur|deel-?factuur|aanbetalings-?factuur|termijn-?factuur|voorfactuur",
  "factura (?:de anticipo|parcial|a cuenta|de pago anticipado)|factura de certificacion parcial",
  "fattura (?:di acconto|d'acconto|in acconto|di anticipo|parziale)|parcella di acconto",
  "faktura (?:zaliczkowa|czesciowa)",
  "zalohova faktura",
].join("|");
/** With its number or its share, and nothing else: “2. Abschlag”, “Situation n° 3”, “Acompte de 30 %”. */
const parts =
  "abschlag|abschlagszahlung|anzahlung|teilzahlung|a-?[ck]onto|acompte|situation(?: de travaux)?|acconto|sal|stato avanzamento(?: lavori)?|anticipo|certificacion(?: de obra)?|voorschot|aanbetaling|termijn|zaliczka|deposit|down ?payment|progress claim|interim application";

const ordinals = [
  "first|second|third|final|last|payment|friendly|1st|2nd|3rd|and",
  "erste|zweite|dritte|letzte|und",
  "premiere?|premier|deuxieme|seconde?|troisieme|derniere?|dernier|et",
  "eerste|tweede|derde|laatste|en",
  "primer|segundo|tercer|ultimo|ultima|segunda|tercera|y",
  "primo|secondo|terzo|ultimo|e",
  "pierwsze|drugie|trzecie|ostatnie|ostateczne|i",
].join("|");
const reminderTitles = `(?:(?:${ordinals}) )*(?:${[
  "reminder|(?:final|overdue) notice|statement of account",
  "mahnung|zahlungserinnerung|kontoauszug",
  "rappel(?: de paiement)?|relance(?: de paiement)?|mise en demeure",
  "aanmaning|betalingsherinnering|herinnering|ingebrekestelling",
  "recordatorio(?: de pago)?|reclamacion de pago|requerimiento de pago",
  "sollecito(?: di pagamento)?|diffida di pagamento",
  "wezwanie do zaplaty|przypomnienie(?: o platnosci)?|monit",
].join("|")})`;

/** “Dies ist eine …” */
const intro =
  "(?:(?:this|it) is an? |diese? (?:rechnung )?ist eine? |das ist eine? |hiermit erhalten sie (?:eine|die) |(?:ceci|cette facture) est une? |(?:questa|la presente)(?: fattura)? e una? |est[ae](?: factura)? es una? |(?:dit|deze factuur) is een |(?:to|ta faktura) jest )?";
/** What may follow a title: the end, a sign, a number, or which invoice is meant. */
const behind =
  "(?=\\s*(?:$|[-–—:,;.(/!#)]|(?:zu|zur|zum|nr|no|n|von|vom|der|to|of|for|dated|number|fur|de|du|des|d'|a|al|alla|della|del|di|la|van|voor|bij|op|do|z|dla|gem|gemass|on|su|sur|pour|per|para|par|as|bitte ersetzen)(?![\\p{L}'])|n[°º]|\\p{L}{0,4}[-/.]?\\d))";
const titled = (titles: string, after = behind): RegExp =>
  new RegExp(`^[\\s\\p{P}\\d]*${intro}(?:${titles})${after}`, "u");
const isReplacing = titled(replacingTitles);
const isCopy = titled(copyTitles, "(?=\\s*(?:$|[-–—:,;.(/!)]|(?:of|de|di|von|della|per|der|for)(?!\\p{L})))");
const isReminderTitle = new RegExp(
  `^[\\s\\p{P}\\d°ºª]*(?:\\d(?:er|re|e|eme|a|st|nd|rd|th) )?(?:${reminderTitles})[\\s\\p{P}\\d]*$`,
  "u",
);
/** “Reminder: our office is closed in December”. */
const pleaseNote = /^(?:reminder|rappel|recordatorio|herinnering|przypomnienie) ?:/u;
const isPartTitle = titled(partTitles);
const endsAsPart = new RegExp(`(?:[\\d\\p{P}] )(?:${partTitles}) (?:[a-z]{1,2}[.°]? ?)?\\d+[\\s\\p{P}]*$`, "u");
const isNumberedPart = new RegExp(
  `^[\\s\\p{P}]*(?:\\d+(?:[.°ºa]|er|e|eme|st|nd|rd|th)? ?(?:${parts})|(?:${parts}) (?:nr|no|n|num|numero)[.°º]* ?\\d+|(?:${parts})(?: (?:de|von|of|van|del|di|w wysokosci))? \\d+(?:[.,]\\d+)? ?%)[\\s\\p{P}\\d]*$`,
  "u",
);

/** It was sent before: “nochmals zugesandt”. What is sent again may be goods, so the rest has to be of the invoice. */
const again = new RegExp(
  `(?<!\\p{L})(?:${[
    "re-?sent|sent again|re-?issued?|re-?sending|sending again|re-?submitted",
    "(?:erneut|nochmals?|noch einmal|wiederholt|ein zweites mal)(?: \\p{L}+){0,2} (?:zu(?:gesandt|gesendet|geschickt|gestellt|geleitet)?|(?:ver|ge|uber)sandt|(?:ver|ge)sendet|(?:ver|ge)schickt|ubermittelt|ausgestellt|eingereicht)|erneute[rs]? (?:versand|zusendung|ubermittlung|ausstellung)|nochmalige[rs]? (?:versand|zusendung|ubermittlung)|zweitversand",
    "renvoyee?|renvoi|envoyee? (?:a nouveau|de nouveau)|nouvel envoi|reemission|reemise?|reedition|reeditee?",
    "opnieuw (?:verzonden|verstuurd|gestuurd|toegezonden|toegestuurd|opgemaakt)|nogmaals (?:verzonden|verstuurd|gestuurd|toegezonden|toegestuurd)",
    "reenviad[ao]|reenvio|reemitid[ao]|enviad[ao] (?:de nuevo|nuevamente)|emitid[ao] (?:de nuevo|nuevamente)",
    "(?:nuovamente|di nuovo) (?:inviat|emess|trasmess|spedit)[ao]|(?:inviat|emess|trasmess|spedit)[ao] (?:nuovamente|di nuovo)|rinviat[ao]|re-?invio|nuovo invio|ritrasmess[ao]|riemess[ao]",
    "ponownie (?:wyslan|przeslan|wystawion)\\p{L}+|(?:wyslan|przeslan|wystawion)\\p{L}+ ponownie|ponowna wysylka|ponowne wyslanie",
  ].join("|")})(?!\\p{L})`,
  "gu",
);
/** Nothing that is sent but the invoice. */
const around = new RegExp(
  `(?<!\\p{L})(?:${[
    "at|on|as|per|your|request|requested|by|discussed|agreed|email|e|mail|post|today|this|is|was|has|been|hereby|the|we|have|it|according|to|phone|telephone|copy|new|date|dated",
    "auf|ihren|ihrem|wunsch|hin|wie|gewunscht|besprochen|vereinbart|telefonisch|wunschgemass|hiermit|ihnen|wird|wurde|am|per|heute|mail|wir|haben|nach|ihrer|bitte|anforderung|diese|neu|sie",
    "a|votre|demande|suite|comme|convenu|par|courriel|ce|jour|le|la|est|ete|sur|vous",
    "op|uw|verzoek|zoals|besproken|afgesproken|is|wordt|werd|hierbij|vandaag|aanvraag",
    "peticion|solicitud|de|del|su|como|acordado|hoy|por|correo|cliente|segun|se|ha|sido",
    "vs|vostra|richiesta|come|da|accordi|oggi|via|sua|stata|e|viene",
    "na|zyczenie|prosbe|panstwa|klienta|zgodnie|z|ustaleniami|dzis|dnia|zostala|mailem",
  ].join("|")})(?!\\p{L})`,
  "gu",
);
const ofBill = new RegExp(`(?<!\\p{L})(?:${bills})(?!\\p{L})`, "u");

const noOriginal = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:this|it|document) is not an? (?:valid )?(?:tax |vat )?(?:invoice|bill)|not valid (?:for (?:tax|vat|fiscal|accounting)(?: purposes)?|as an? (?:tax |vat )?invoice)",
    "(?:dies|das|dieses dokument|dieser beleg) ist keine (?:gultige )?(?:rechnung|umsatzsteuerrechnung)|keine rechnung im sinne|nicht als rechnung (?:gultig|im sinne)",
    "sans valeur (?:fiscale|comptable)|non valable (?:fiscalement|comme facture|aux fins fiscales)|(?:ceci|ce document) n'est pas une facture|(?:ceci|ce document) ne (?:vaut|constitue|tient) pas",
    "dit is geen (?:geldige )?(?:btw-?)?factuur|niet geldig (?:als factuur|voor (?:de )?(?:btw|belasting\\p{L}*))",
    "sin (?:valor|validez) (?:fiscal|contable|legal)|no (?:es )?valid[ao] (?:a efectos|como factura)|est[ea] (?:documento )?no es una factura",
    "non (?:e )?valid[ao] (?:ai fini|a fini|come fattura)|(?:senza|priv[ao] di) (?:valore|validita) (?:fiscale|legale)|(?:questo|il presente documento) non (?:e|costituisce) (?:una )?fattura",
    "nie (?:jest|stanowi) (?:faktura|faktury|dokument\\p{L}* ksiegow\\p{L}*)|dokument nieksiegowy|bez wartosci ksiegowej",
  ].join("|")})(?!\\p{L})`,
  "u",
);
/** It is there already, or isn't to be paid, and the line says nothing else: “Doppelte Rechnung”, “Bitte nicht überweisen”. */
const isMarked = new RegExp(
  `^[\\s\\p{P}]*(?:${[
    "(?:already|previously) (?:invoiced|billed)(?: (?:under|with|on|in|as) .{1,40})?|(?:please )?do not (?:remit|transfer)(?: anything)?",
    "(?:doppelte|zweite|stornierte|annullierte|ungultige) rechnung|(?:bereits|schon) (?:berechnet|abgerechnet|fakturiert|in rechnung gestellt)(?: (?:unter|mit|in) .{1,40})?|(?:bitte )?nicht uberweisen",
    "facture en double|deja facturee?(?: (?:sous|par|avec) .{1,40})?|(?:merci de )?ne pas (?:regler|virer)",
    "(?:dubbele|geannuleerde|vervallen) factuur|(?:reeds|al) gefactureerd(?: (?:onder|met|op) .{1,40})?|(?:deze factuur is |factuur )?vervallen|niet overmaken(?: a\\.?u\\.?b\\.?)?",
    "factura duplicada|ya facturad[ao](?: (?:en|con|bajo) .{1,40})?|no transferir",
    "fattura (?:doppia|duplicata)|gia fatturat[ao](?: (?:con|in) .{1,40})?|non bonificare",
    "faktura zdublowana|juz zafakturowan[ao](?: .{1,40})?|nie przelewac",
  ].join("|")})[\\s\\p{P}]*$`,
  "u",
);
/** “La copia cartacea non è valida ai fini fiscali”: not said of this file. */
const ofPrint =
  /(?<!\p{L})(?:copia (?:cartacea|stampata|pdf|analogica|su carta)|il pdf|la stampa|printout|printed copy|paper copy|pdf copy|ausdruck|papierform|copie papier|impression|papieren|afdruk|copia impresa|copia en papel|wydruk)(?!\p{L})/u;

/** It says what happens in some case, or what to do about a wrong invoice. */
const isCase =
  /(?<!\p{L})(?:if|unless|in case|wenn|falls|sofern|si|sauf si|en cas|lorsque|indien|als u|se|qualora|in caso|jesli|jezeli|w razie|w przypadku|contact|kontaktieren|wenden sie|anfordern|please (?:write|request|call)|contactez|contacter|contattare|contactar|contactez-nous|neem contact|prosimy o kontakt|innerhalb|within \d+|bei uberschneidung|(?:bereits|inzwischen|schon) (?:bezahlte|beglichene|uberwiesene))(?!\p{L})/u;

/** The titles of other documents, for what the file calls itself: “AUFTRAGSBESTÄTIGUNG”. */
const otherTitles = titled(
  "quotation|quote|estimate|offer|order|purchase order|order confirmation|delivery note|packing slip|pro-?forma(?: invoice)?|statement|angebot|kostenvoranschlag|auftrag|auftragsbestatigung|bestellung|lieferschein|proforma-?rechnung|kontoauszug|devis|commande|bon de (?:commande|livraison)|facture pro-?forma|offerte|bestelling|orderbevestiging|pakbon|leverbon|presupuesto|pedido|albaran|factura pro-?forma|preventivo|ordine|conferma d'ordine|documento di trasporto|ddt|fattura pro-?forma|oferta|zamowienie|potwierdzenie zamowienia|faktura pro-?forma|wz",
);

const undivided: Readonly<Record<string, string>> = { ß: "ss", ł: "l", ø: "o", æ: "ae", œ: "oe" };
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßłøæœ]/g, (letter) => undivided[letter] ?? letter)
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim();

/** A longer line has several sentences, of which each counts for itself. */
const longestSentence = 160;
const longestTitle = 80;
const betweenSentences = /(?<=\p{L}{3}[.!?;]|[.!?;]{2}|\d[.;])\s+(?=\p{Lu})/u;
const betweenParts = /\s[-–—/|]\s|[:;|]\s/;

/** What a line of a note, of the terms or a title says of the e-invoice itself; null for anything else. */
export function callingOf(line: string): Calling | null {
  const sentences = line.length <= longestSentence ? [line] : line.split(betweenSentences);
  for (const sentence of sentences) {
    const calling = sentence.length > longestSentence ? null : callingIn(folded(sentence.replace(subjectCode, "")));
    if (calling !== null) return calling;
  }
  return null;
}
/** What a note of UBL is about: “#AAI#”. */
const subjectCode = /^#+[A-Z]{3}#+/;

/** True for a title of a document that is no invoice. */
export const isOtherTitle = (title: string): boolean => title.length <= longestTitle && otherTitles.test(folded(title));

/** True for a title of a reminder or a statement. Invoices mention reminders and their fees in their terms. */
export const isReminder = (line: string): boolean => isReminderTitle.test(folded(line));

function callingIn(text: string): Calling | null {
  // Its words leave no room for a case.
  const kind = kindByStem(text);
  if (kind !== null) return kind;
  if (isCase.test(text)) return null;
  const titles = text
    .replace(pleaseNote, "")
    .split(betweenParts)
    .filter((part) => part.length <= longestTitle);
  if (
    [undoing, undoingNumber, undoneByOther, moot].some((one) => one.test(text)) ||
    titles.some((part) => isReplacing.test(part))
  )
    return "replacing";
  if ((noOriginal.test(text) && !ofPrint.test(text)) || titles.some((part) => isCopy.test(part) || isMarked.test(part)))
    return "no-original";
  if (saysSentAgain(text)) return "no-original";
  if (titles.some((part) => isReminderTitle.test(part))) return "reminder";
  const isPart = (part: string): boolean =>
    isPartTitle.test(part) || isNumberedPart.test(part) || endsAsPart.test(part);
  return titles.some(isPart) ? "in-part" : null;
}

function saysSentAgain(text: string): boolean {
  const rest = text.replace(again, " ");
  return rest !== text && (ofBill.test(rest) || rest.replace(around, "").replace(/[^\p{L}]+/gu, "") === "");
}
