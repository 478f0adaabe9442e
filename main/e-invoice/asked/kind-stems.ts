/**
 * @file What a short sentence calls the e-invoice by the stem of one word, whatever the order: a reminder of an invoice, or
 * the replacement of another one. Every other word must be a number, an ordinal, an invoice or a word that says nothing.
 *
 * One language to a line, so that a native speaker can read and correct them. Accents and capital letters don't count, and
 * `~` stands for any letters.
 */

const reminders = [
  "reminder, dunning, dunning letter, demand, overdue notice, past due notice, final notice",
  "mahnung, zahlungserinnerung, erinnerung, mahnschreiben, zahlungsaufforderung",
  "rappel, relance, mise en demeure, sommation, lettre de relance",
  "aanmaning, herinnering, betalingsherinnering, ingebrekestelling, sommatie",
  "recordatorio, requerimiento, reclamacion",
  "sollecito, diffida, messa in mora",
  "wezwani~, przypomnieni~, monit, monitu, ponagleni~",
  "lembrete, interpelacao, carta de cobranca",
  "paminnelse~, betalningspaminnelse~, kravbrev~, inkassokrav~",
  "rykker, rykkere, rykkerbrev, rykkerskrivelse, betalingspamindelse~, pamindelse~, inkassovarsel",
  "purring, purringen, betalingspaminnelse~, inkassovarsel, betalingsoppfordring",
  "muistutus, maksumuistutus, maksukehotus, huomautus, huomautuslasku, perintakirje",
  "upominka, upominky, upomienka, upominame, vyzva",
  "felszolitas, felszolito, emlekezteto",
  "somatie, instiintare, reamintire",
];
/** These remind only with an ordinal and an invoice: “Segundo aviso: factura 12 pendiente”. */
const notices =
  "notice, letter, avis, lettre, aviso, avviso, bericht, schreiben, brief, varsel, besked, ilmoitus, carta";

const replacements = [
  "replac~, supersed~, substitut~, cancels, cancelled, canceled, cancelling, cancellation, voids, voided, correct(?:s|ed|ing|ion|ive), amends, amended, amendment, revised, revision, reissue of, in lieu, instead",
  "ersetz~, ersatz, ersatzrechnung, ersatzbeleg, anstelle, korrektur, korrigier~, berichtig~, stornier~, storno, annullier~, hinfallig, gegenstandslos, ungultig, neuausstellung",
  "remplac~, annul~, rectifi~, corrig~, correction, substitu~",
  "vervang~, annule~, geannuleerd, corrig~, correctie, gecorrigeerd~, ter correctie",
  "sustitu~, reemplaz~, anula~, rectific~, correg~, corrig~, correccion",
  "sostitu~, annull~, rettific~, storn~, corregg~, correzione",
  "zastep~, anul~, koryg~, korekta, uniewaznia~, zamiast",
  "substitu~, anula~, retific~, corrig~",
  "ersatter, ersatts, ersatt, makuler~, korriger~, annuller~, rattelse, rattad",
  "erstatter, erstattes, erstattet, annuller~, korriger~, krediterer, rettelse, rettet",
  "korvaa, korvaava, korvattu, korvataan, korjattu, korjaus, oikaisu, mitatoi, mitatoity, peruttu",
  "nahrazuj~, nahrada, nahrazena, oprava, opravuje, opravna, stornuje, stornovana, rusi, zrusena",
  "helyettesit~, sztorno~, javit~, modosit~, helyesbit~",
  "inlocui~, anuleaza, anulata, corecteaza, storneaza",
];
/** A verb that needs no word for an invoice beside the number: “Ersätter F-20388”. */
const replaces =
  "replaces, supersedes, substitutes, ersetzt, remplace, vervangt, sustituye, reemplaza, sostituisce, zastepuje, substitui, ersatter, erstatter, korvaa, nahrazuje, helyettesiti, inlocuieste";

const bills = [
  "invoices?, bill, document",
  "~(?<!papier)rechnung, beleg, beleges, belegs, dokument",
  "factures?",
  "factuur, facturen",
  "facturas?, fra, documento",
  "fatture?, fattura, fatt, ft",
  "faktur[aeyę], fakture, fakturu, faktur, fv",
  "faturas?",
  "faktura, fakturan, fakturaen, fakturor, fakturaer",
  "lasku, laskua, laskun, laskusta, laskulle, laskuun",
  "danovy doklad, doklad, dokladu",
  "szamla, szamlat, szamlanak, szamlahoz, szamlara, szamlaja",
  "factura, facturii",
];

const ordinals = [
  "first, second, third, fourth, final, last, 1st, 2nd, 3rd",
  "erste[rsn]?, zweite[rsn]?, dritte[rsn]?, vierte[rsn]?, letzte[rsn]?, letztmalige, nochmalige, wiederholte",
  "premiere?, deuxieme, seconde?, troisieme, derniere?, ultime",
  "eerste, tweede, derde, laatste",
  "primer, primera, primero, segund[oa], tercer, tercer[oa], ultim[oa]",
  "prim[oa], second[oa], terz[oa]",
  "pierwsz[ea], drugi[ea]?, trzeci[ea]?, ostatni[ea]?, ostateczn[ea], ponown[ea], przedsadow[ea]",
  "primeir[oa], terceir[oa]",
  "forsta, andra, tredje, sista",
  "forste, anden, andre, sidste, siste, endelig",
  "ensimmainen, toinen, kolmas, viimeinen",
  "prvni, druha, treti, posledni, predzalobni",
  "elso, masodik, harmadik, utolso",
  "prima, a doua, a treia, ultima",
];

/** What is said of a debt, and when a reminder is the last one. It calls nothing a reminder by itself. */
const owed = [
  "overdue, unpaid, outstanding, open, past due, payment, pay, amount due, is due, before legal action, before debt collection, days, immediately, urgent, friendly, now, still, remains, remaining, account",
  "offen(?:e[rsn]?)?, fallig(?:e[rsn]?)?, uberfallig(?:e[rsn]?)?, unbezahlt(?:e[rsn]?)?, vor inkasso, vor klage, vor gerichtlichem mahnverfahren, vor einleitung gerichtlicher schritte, zahlung, tagen?, freundliche, noch, dringend, seit",
  "impayee?s?, en souffrance, en retard, echue, de paiement, paiement, avant contentieux, avant poursuites, avant mise en demeure, jours, toujours, restee, amiable, reste",
  "openstaande?, onbetaalde?, vervallen, achterstallige, betaling, van betaling, dagen, voor incasso, nog, niet betaalde, vriendelijke",
  "pendiente, impagad[oa], vencid[oa], de pago, pago, antes de acciones legales, dias, aun, amistoso",
  "insolut[oa], scadut[oa], non pagat[oa], inevas[oa], pagamento, prima di azioni legali, giorni, ancora, bonario",
  "niezaplacon[aey]+, nieuregulowan[aey]+, zaleg[lł][aeych]+, przeterminowan[aey]+, zaplaty, zaplate, platnosci, dni",
  "em atraso, em divida, por liquidar, vencida, pagamento, em aberto",
  "obetald, forfallen, betalning, betalnings, dagar, innan inkasso, fore inkasso",
  "ubetalt, forfalden, betaling, betalings, dage, dager, for inkasso, forfalt, manglende",
  "eraantynyt, eraantyneesta, maksamaton, maksamattomasta, maksamatta, avoin, avoimesta, ennen perintaa, paivaa",
  "neuhrazena, neuhrazene, neuhrazenou, nezaplacena, po splatnosti, k uhrade, k zaplaceni, uhrady, dluzne, dni",
  "lejart, kifizetetlen, fizetesi, esedekes, tartozas",
  "neachitata, restanta, de plata, scadenta",
];

/** Says nothing here: articles, numbers, dates. No word for a condition, a denial or the future. */
const around = [
  "this, that, the, a, an, is, was, are, has been, been, it, our, your, my, of, for, to, on, in, by, and, no, number, numbers, dated, date, re, regarding, concerning, about, with, hereby, attached, sent, issued, error, mistake, previous, earlier, original, old, incorrect, wrong, faulty, erroneous, first, above, new, please, note, tax, vat, from, which, as, inv, ref, reference, version",
  "dies(?:e[rsmn]?)?, der, die, das, den, dem, des, ein, eine[rsmn]?, ist, sind, wird, wurde, worden, unsere[rsmn]?, ihre[rsmn]?, zu, zur, zum, von, vom, fur, uber, betreffend, betrifft, betr, bzgl, wegen, und, hiermit, somit, damit, nr, nummer, datum, alte[rn]?, vorige[rn]?, vorherige[rn]?, fruhere[rn]?, fehlerhafte[rn]?, falsche[rn]?, irrtumlich(?:e[rn]?)?, ursprungliche[rn]?, bisherige[rn]?, bereits, gestellte[rn]?, versandte[rn]?, ausgestellte[rn]?, vollstandig, durch, mit, rg, rech, rnr, es, handelt, sich, um, neue[rn]?, bitte, beachten, sie",
  "cette, ce, ceci, la, le, les, l, un, une, est, a ete, et, notre, votre, nos, vos, de, du, des, d, pour, par, sur, numero, num, no, n, date, en date, precedente, ancienne, erronee, initiale, emise, envoyee, erreur, relative, concernant, objet, suite, presente, au, a, fac, fact, totalement, integralement, qui, nouvelle",
  "deze, dit, de, het, een, is, wordt, werd, onze, uw, van, voor, inzake, betreffende, betreft, over, met, op, door, en, nr, nummer, datum, d d, eerdere, vorige, oude, foutieve, onjuiste, verzonden, hierbij, die, bij, oorspronkelijke, dd, vf, eerder, is een, dat",
  "esta, este, el, la, los, las, un, una, es, se, ha sido, queda, y, nuestra, su, de, del, para, por, sobre, con, numero, num, n, fecha, anterior, erronea, original, emitida, error, relativa, relativo, correspondiente, a, al, en, que, presente, inicial, fechada",
  "questa, questo, la, il, lo, l, un, una, e, viene, nostra, ns, vostra, vs, di, del, della, dell, per, su, sulla, numero, num, n, nr, data, in data, precedente, errata, emessa, errore, relativo, relativa, riferimento, rif, a, al, alla, da, presente, totalmente, integralmente, originaria, con, che, oggetto",
  "ta, ten, to, jest, zostala, i, nasza, nasz[aąe]j?, do, dla, z, za, w, dnia, nr, numer, numeru, poprzednia, poprzedni[aąe]j?, bledna, bledn[aąe]j?, wystawion[aąe]j?, pierwotn[aąe]j?, dotyczy, dotyczac[aey]+, ws, sprawie, przez, miejsce, niniejsza, tej, ktora, omylkowo",
  "este, o, os, as, um, uma, foi, e, do, da, dos, nossa, sua, relativo, referente, numero, data, anterior, emitida, por, erro, a, na, ref, pela",
  "denna, detta, den, det, en, ett, ar, och, var, er, vart, for, av, till, avseende, angaende, nr, nummer, tidigare, felaktig, felaktiga, daterad, datum, vid, med, har, blivit, fran, gallande, om",
  "denne, dette, den, det, en, et, er, og, vor, vores, var, deres, for, af, av, til, vedr, vedrorende, vedrrende, pa, tidligere, fejlagtig, forkert, feilaktig, dateret, datert, dato, nr, nummer, med, blev, ble, har, fra, gjelder, angaende, i, ang",
  "tama, on, ja, aiempi, aiemman, aikaisempi, aikaisemman, virheellinen, virheellisen, nro, numero, numerolla, koskien, koskee, paivatty, pvm, alkuperainen, alkuperaisen, se, n",
  "tato, tento, tuto, je, byla, a, nase, nasi, vase, vasi, k, ke, na, za, c, cislo, cislem, ze, dne, puvodni, chybnou, chybna, predchozi, vystavenou, vystavena, fakturou",
  "ez, a, az, es, szamu, sorszamu, szam, korabbi, hibas, kelt, datum, vonatkozo, van, volt, elozo, eredeti",
  "aceasta, este, o, si, nr, din, data, noastra, anterioara, eronata, emisa, pentru, privind, la, de",
  "januar~, february, januari, fevrier, februar~, maerz, marz, march, mars, april~, avril, mai, may, juni, june, juin, juli, july, juillet, august~, aout, septemb~, sept, octobre, oktober, october, octubre, ottobre, novemb~, decemb~, dezember, diciembre, dicembre, enero, febrero, marzo, abril, mayo, junio, julio, agosto, gennaio, febbraio, aprile, maggio, giugno, luglio",
];

const pattern = (lists: readonly string[]): string =>
  lists
    .flatMap((list) => list.split(/, ?/))
    // The longest first: “mise en demeure” before “mise”.
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replaceAll("~", "\\p{L}*"))
    .join("|");
const words = (...lists: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern(lists)})(?!\\p{L})`, "gu");

const ofReminder = words(...reminders);
const ofNotice = words(notices);
const ofReplacement = words(...replacements);
const ofReplacing = words(replaces);
const ofAny = words(...reminders, notices, ...replacements);
const ofBill = words(...bills);
const ofOrdinal = words(...ordinals);
const ofOwed = words(...owed);
const ofNothing = words(...around);
const ofDate = /(?<!\d)(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?!\d)\.?/gu;
/** “A26-0071”, “2026/551”, “701”, and what stands before it apart: “RE 2026-12”. */
const ofNumber = /(?:(?<!\p{L})\p{L}{1,3} )?(?<![\p{L}\d])[\p{L}/.-]*\d[\p{L}\d/.-]*/gu;
/** Two digits are an ordinal, a quantity or days. */
const isOfInvoice = /\d{3}|\p{L}[-/.]?\d{2}|\d[-/]\d/u;

/** What a folded sentence says of the e-invoice by the stem of a word; null where it says anything else, too. */
export function kindByStem(sentence: string): "reminder" | "replacing" | null {
  if (sentence.search(ofAny) < 0) return null;
  const undated = sentence.replace(ofDate, " ").replace(/['’`]/gu, " ");
  const bare = undated.replace(ofNumber, " ");
  const rest = (text: string, ...said: readonly RegExp[]): string =>
    [...said, ofBill, ofOrdinal, ofNothing].reduce((left, one) => left.replace(one, " "), text);
  const isEmpty = (text: string): boolean => !/\p{L}/u.test(text);
  const has = (word: RegExp): boolean => bare.search(word) >= 0;

  const isNumbered = /\d/.test(undated);
  if (has(ofReminder) && (isNumbered || has(ofOrdinal) || has(ofBill)) && isEmpty(rest(bare, ofReminder, ofOwed)))
    return "reminder";
  if (has(ofNotice) && has(ofBill) && has(ofOrdinal) && isEmpty(rest(bare, ofNotice, ofOwed))) return "reminder";

  const namesInvoice = (undated.match(ofNumber) ?? []).some((number) => isOfInvoice.test(number));
  if (!namesInvoice || !(has(ofBill) || has(ofReplacing))) return null;
  return has(ofReplacement) && isEmpty(rest(bare, ofReplacement)) ? "replacing" : null;
}
