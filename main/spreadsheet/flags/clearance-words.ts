/**
 * @file The words of each language of which headings and cells about clearance are composed: “OK to pay”, “On hold”,
 * “not yet approved”.
 *
 * As in the files of headers/languages: accents and capital letters don't count, and `~` stands for any letters.
 */

import { foldText } from "../headers/fold-text.ts";
import { type WordList, wordList } from "../words/word-list.ts";

/** Lists separated by commas. */
interface ClearanceWords {
  /** Somebody allows the invoice: under it a name or a day is a yes. */
  readonly permit: string;
  /** The same in words that say other things too, so under them only a yes or no counts. */
  readonly pass: string;
  /** It is held back. */
  readonly hold: string;
  /** Holds back only together with what is held back: “payment block”, but not “Block C”. */
  readonly bar: string;
  /** What would be done with it, as a verb: “Pay”, “Import?”. */
  readonly act: string;
  /** The same as a noun. */
  readonly of: string;
  readonly not: string;
  /** It waits for somebody; in the state of an invoice that may also be its payment. */
  readonly wait: string;
  /** It waits for a look at it. */
  readonly review: string;
  readonly wrong: string;
  /** What may be wrong. */
  readonly thing: string;
}

const languages: readonly ClearanceWords[] = [
  {
    permit: "approv~, authoris~, authoriz~, sign off, signed off, signoff",
    pass: "releas~, clear, cleared, ok, okay, ready, accepted, verified",
    hold: "hold, held, held back, blocked, exclude, excluded, skipped, omit, omitted, ignore, ignored, suspended, dispute, disputed, query, queried, in query, parked, withheld, frozen, stopped",
    bar: "block, blocking, stop, lock",
    act: "pay, post, book, import, send, process, enter, transfer, export, upload, include, submit",
    of: "payment, payments, posting, booking, pmt, invoice",
    not: "not, do not, don t, dont, never",
    wait: "pending, await~, waiting, waits",
    review:
      "under review, in review, being reviewed, for review, to review, to be reviewed, to be checked, to be approved, to be authorised, needs approval, for approval",
    wrong: "wrong, incorrect, mistaken",
    thing: "amount, price, prices, total, vat, tax, rate, sum, currency, quantity, supplier, company, entity, date",
  },
  {
    permit: "~freigab~, freigegeben, freizugeben, genehmig~, autorisier~, bewillig~, visiert, visum",
    pass: "akzeptiert, bereit, in ordnung, gepruft, geprueft",
    hold: "gesperrt, ~sperre, ~sperrkennzeichen, ~sperrgrund, zuruckgestellt, zurueckgestellt, zuruckgehalten, zurueckgehalten, ausgeschlossen, ausschliessen, strittig, in klarung, in klaerung, zahlungsstopp",
    bar: "stopp",
    act: "zahlen, bezahlen, buchen, verbuchen, importieren, senden, ubertragen, uebertragen, ubernehmen, uebernehmen, verarbeiten",
    of: "zahlung, buchung, rechnung",
    not: "nicht, kein, keine",
    wait: "ausstehend, pendent, wartet",
    review: "in prufung, in pruefung, zu prufen, zu pruefen, zur prufung, zur pruefung, zur freigabe",
    wrong: "falsch, falsche, falscher, falsches, fehlerhaft, fehlerhafter",
    thing:
      "betrag, betrage, preis, preise, summe, steuer, steuersatz, mwst, ust, satz, wahrung, menge, lieferant, firma, datum",
  },
  {
    permit: "approuv~, approbation, autoris~, valid, valide, validee, valides, validees, validation, visa, bon a payer",
    pass: "accepte, acceptee, pret, prete, verifie, verifiee",
    hold: "bloque, bloquee, bloques, bloquees, exclu, exclue, exclure, ignorer, suspendu, suspendue, en litige, litige, retenu, retenue, en suspens",
    bar: "blocage, bloquer",
    act: "payer, comptabiliser, importer, envoyer, regler, saisir, transferer",
    of: "paiement, reglement, comptabilisation, facture",
    not: "ne pas, pas, non",
    wait: "en attente, a valider, a approuver, attend",
    review: "en cours de validation, a verifier, en verification, a controler",
    wrong: "errone, erronee, faux, fausse, incorrect, incorrecte",
    thing: "montant, prix, total, tva, taux, somme, devise, quantite, fournisseur, societe, date",
  },
  {
    permit: "goedgekeurd~, goedkeuring, akkoord, geautoriseerd, gefiatteerd, fiat, fiattering, autorisatie",
    pass: "vrijgegeven, vrijgave, gereed, geaccepteerd, gecontroleerd",
    hold: "geblokkeerd, aangehouden, uitgesloten, uitsluiten, overslaan, betwist, in geschil, betaalblokkade, opgeschort",
    bar: "blokkade, blokkering, blokkeren",
    act: "betalen, boeken, importeren, verzenden, verwerken, overnemen",
    of: "betaling, boeking, factuur",
    not: "niet, geen, nog niet",
    wait: "wachtend, in afwachting, wacht",
    review: "in behandeling, ter goedkeuring, te controleren, in controle, goed te keuren",
    wrong: "verkeerd, verkeerde, foutief, foutieve, onjuist, onjuiste",
    thing: "bedrag, prijs, totaal, btw, tarief, som, valuta, aantal, leverancier, bedrijf, datum",
  },
  {
    permit: "aprobad~, aprobacion, autorizad~, autorizacion, visto bueno, conformad~, conformidad",
    pass: "liberad~, aceptad~, verificad~, listo, lista",
    hold: "bloquead~, retenid~, excluid~, excluir, omitir, suspendid~, en disputa, en litigio, disputad~",
    bar: "bloqueo, bloquear",
    act: "pagar, contabilizar, importar, enviar, registrar, procesar",
    of: "pago, contabilizacion, factura",
    not: "no, sin, aun no",
    wait: "pendiente, en espera",
    review: "en revision, por revisar, a revisar, por aprobar, pendiente de aprobacion",
    wrong: "erroneo, erronea, equivocado, equivocada, incorrecto, incorrecta",
    thing: "importe, monto, precio, total, iva, tasa, suma, moneda, cantidad, proveedor, empresa, fecha",
  },
  {
    permit: "approvat~, approvazione, autorizzat~, autorizzazione, benestare, visto",
    pass: "sbloccat~, accettat~, verificat~, pronto, pronta",
    hold: "bloccat~, sospes~, esclus~, escludere, ignorare, contestat~, in contestazione, trattenut~",
    bar: "blocco, bloccare",
    act: "pagare, contabilizzare, importare, inviare, registrare, elaborare",
    of: "pagamento, registrazione, fattura",
    not: "non, senza, non ancora",
    wait: "in attesa, attesa",
    review: "in revisione, in verifica, da verificare, da approvare, da controllare",
    wrong: "errato, errata, sbagliato, sbagliata",
    thing: "importo, prezzo, totale, iva, aliquota, somma, valuta, quantita, fornitore, azienda, data",
  },
  {
    permit: "aprovad~, aprovacao, autorizad~, autorizacao",
    pass: "liberad~, aceite, aceito, verificad~, pronto, pronta",
    hold: "bloquead~, retid~, suspens~, excluir, ignorar, em disputa, em litigio",
    bar: "bloqueio, bloquear",
    act: "pagar, lancar, contabilizar, importar, enviar, processar",
    of: "pagamento, lancamento, fatura",
    not: "nao, sem, ainda nao",
    wait: "pendente, em espera, aguarda~",
    review: "em revisao, em analise, em aprovacao, a verificar, por aprovar",
    wrong: "errado, errada, incorreto, incorreta",
    thing: "valor, montante, preco, total, iva, taxa, soma, moeda, quantidade, fornecedor, empresa, data",
  },
  {
    permit: "zatwierdz~, zaakceptowan~, akceptacj~, autoryzowan~, autoryzacj~",
    pass: "zwolnion~, gotow~, sprawdzon~",
    hold: "zablokowan~, wstrzyman~, wykluczon~, wyklucz, pomin, sporn~, zawieszon~",
    bar: "blokada, blokad~",
    act: "zaplacic, ksiegowac, zaksiegowac, importowac, wyslac, plac",
    of: "platnosci, platnosc, ksiegowania, faktury",
    not: "nie, bez, jeszcze nie",
    wait: "oczekuj~, czeka",
    review: "w trakcie akceptacji, w weryfikacji, do sprawdzenia, do zatwierdzenia, do akceptacji",
    wrong: "bledna, bledny, bledne, zla, zly, niepoprawna, nieprawidlowa",
    thing: "kwota, cena, suma, vat, stawka, waluta, ilosc, dostawca, firma, data",
  },
  {
    permit: "schvalen~, odsouhlasen~, autorizovan~, potvrzen~",
    pass: "uvolnen~, pripraven~, overen~",
    hold: "blokovan~, zablokovan~, pozastaven~, vyloucen~, vyloucit, preskocit, sporn~, zadrzen~",
    bar: "blokace",
    act: "zaplatit, zauctovat, uctovat, importovat, odeslat, uhradit",
    of: "platby, platba, uctovani, faktury",
    not: "ne, neni, dosud ne, nebyl~",
    wait: "ceka, cekajici",
    review: "ke schvaleni, ve schvalovani, ke kontrole, v kontrole, neschvalen~",
    wrong: "chybna, chybny, chybne, spatna, spatny, nespravna",
    thing: "castka, cena, suma, dph, sazba, mena, mnozstvi, dodavatel, firma, datum",
  },
  {
    permit: "schvalen~, odsuhlasen~, autorizovan~, potvrden~",
    pass: "uvolnen~, pripraven~, overen~",
    hold: "blokovan~, zablokovan~, pozastaven~, vylucen~, vylucit, preskocit, sporn~, zadrzan~",
    bar: "blokacia",
    act: "zaplatit, zauctovat, uctovat, importovat, odoslat, uhradit",
    of: "platby, platba, uctovania, faktury",
    not: "nie, nie je, este nie",
    wait: "caka, cakajuc~",
    review: "na schvalenie, v schvalovani, na kontrolu, v kontrole, neschvalen~",
    wrong: "chybna, chybny, nespravna, nespravny, zla",
    thing: "suma, ciastka, cena, dph, sadzba, mena, mnozstvo, dodavatel, firma, datum",
  },
  {
    permit: "godkand~, godkann~",
    pass: "frislapp~, klar, kontrollera~",
    hold: "sparrad~, sparrat, pausad, uteslut~, hoppa over, tvist, tvistig, bestridd~, stoppad, stoppat",
    bar: "sparr, stopp",
    act: "betala, bokfora, importera, skicka, bearbeta",
    of: "betalning, bokforing, faktura",
    not: "ej, inte, icke, annu inte",
    wait: "vantar, vantande, vantar pa, avvaktar",
    review: "under granskning, for attest, for godkannande, att granska",
    wrong: "fel, felaktigt, felaktig",
    thing: "belopp, pris, summa, moms, momssats, valuta, antal, leverantor, bolag, datum",
  },
  {
    permit: "godkendt~, godkendelse, attesteret, attesterede, anvist, anvisning",
    pass: "frigivet, frigivelse, klar, kontrolleret",
    hold: "spaerret~, sparret~, tilbageholdt, udelad~, udeladt, spring over, omtvistet, stoppet, bestridt",
    bar: "spaerring, stop, betalingsstop, betalingsspaerring",
    act: "betal, betales, bogfor, bogfoer, bogfoeres, importer, importeres, send, sendes",
    of: "betaling, bogforing, bogfoering, faktura",
    not: "ikke, ej, endnu ikke",
    wait: "afventer, afventende, venter",
    review: "til godkendelse, under behandling, til kontrol",
    wrong: "forkert, forkerte, fejl, fejlagtigt",
    thing: "belob, beloeb, pris, sum, moms, momssats, valuta, antal, leverandor, leverandoer, firma, dato",
  },
  {
    permit: "godkjent~, godkjenning, attestert, anvist, anvisning",
    pass: "frigitt, klar, kontrollert",
    hold: "sperret~, tilbakeholdt, utelat~, hopp over, omtvistet, stoppet, bestridt",
    bar: "sperre, stopp, betalingssperre, betalingsstopp",
    act: "betal, betales, bokfor, bokfoer, bokfoeres, importer, importeres, send, sendes",
    of: "betaling, bokforing, bokfoering, faktura",
    not: "ikke, ei, enna ikke",
    wait: "avventer, venter, ventende",
    review: "til godkjenning, under behandling, til kontroll",
    wrong: "feil, galt, uriktig",
    thing: "belop, beloep, pris, sum, mva, mva sats, valuta, antall, leverandor, leverandoer, firma, dato",
  },
  {
    permit: "hyvaksyt~, hyvaksynta, hyvaksyja",
    pass: "vapautettu, valmis, tarkastettu",
    hold: "estetty, pidatetty, poissuljettu, ohita, riitautettu, keskeytetty, maksukielto, maksuesto",
    bar: "esto, kielto",
    act: "maksa, kirjaa, tuo, laheta",
    of: "maksun, maksu, kirjaus, laskun",
    not: "ei, ala, ei viela",
    wait: "odottaa, odottava, odottavat",
    review: "hyvaksyttavana, hyvaksyttavaksi, odottaa hyvaksyntaa",
    wrong: "vaara, virheellinen",
    thing: "summa, hinta, loppusumma, alv, verokanta, valuutta, maara, toimittaja, yritys, paivamaara",
  },
  {
    permit: "aprobat~, aprobare, autorizat~, bun de plata",
    pass: "eliberat~, acceptat~, verificat~, gata",
    hold: "blocat~, retinut~, exclus~, exclude, omite, suspendat~, in litigiu, disputat~",
    bar: "blocare, blocaj",
    act: "plateste, platiti, contabilizeaza, importa, trimite",
    of: "plata, plati, contabilizare, factura",
    not: "nu, fara, inca nu, neaprobat~",
    wait: "in asteptare, asteapta",
    review: "in verificare, de verificat, de aprobat, in curs de aprobare",
    wrong: "gresit, gresita, eronat, eronata, incorect, incorecta",
    thing: "suma, pret, total, tva, cota, valuta, moneda, cantitate, furnizor, firma, data",
  },
  {
    permit: "jovahagy~, engedelyez~",
    pass: "elfogadva, elfogadott, ellenorizve, kesz, rendben",
    hold: "zarolt, zarolva, letiltva, letiltott, visszatartva, visszatartott, kizarva, kihagyando, vitatott, felfuggesztve, felfuggesztett",
    bar: "zarolas, tiltas",
    act: "fizetheto, fizetendo e, konyvelheto, konyvelendo, importalando, kuldendo",
    of: "fizetes, fizetesi, utalasi, konyveles, szamla",
    not: "nem, ne, meg nem",
    wait: "varakozik, fuggoben, varakozo",
    review: "jovahagyasra var, jovahagyas alatt, ellenorzes alatt, ellenorzendo, jovahagyando",
    wrong: "hibas, rossz, teves, helytelen",
    thing: "osszeg, ar, afa, afakulcs, penznem, mennyiseg, szallito, ceg, datum",
  },
  {
    permit: "εγκεκριμ~, εγκρι~, εξουσιοδοτ~",
    pass: "αποδεκτ~, ετοιμ~, ελεγχθηκε",
    hold: "δεσμευμεν~, μπλοκαρισμεν~, εξαιρ~, παραλειψη, σε διαφορα, αμφισβητ~, ανασταλ~, παρακρατ~",
    bar: "δεσμευση, φραγη",
    act: "πληρωστε, καταχωριστε, εισαγωγη, αποστολη",
    of: "πληρωμης, πληρωμη, καταχωρισης, τιμολογιου",
    not: "μη, δεν, οχι",
    wait: "εκκρεμ~, σε αναμονη, αναμεν~",
    review: "υπο εξεταση, υπο εγκριση, προς εγκριση, προς ελεγχο, σε ελεγχο",
    wrong: "λαθος, εσφαλμεν~, λανθασμεν~",
    thing: "ποσο, τιμη, συνολο, φπα, νομισμα, ποσοτητα, προμηθευτης, εταιρεια, ημερομηνια",
  },
  {
    permit: "onay~, yetkilendir~",
    pass: "serbest, kabul, hazir, kontrol edildi",
    hold: "bloke, blokeli, durduruldu, haric, haric tut, atla, ihtilafli, askida, engellendi, engelli",
    bar: "blokaj, engel, blokesi",
    act: "ode, odensin, kaydet, aktar, gonder, aktarilsin, islensin",
    of: "odeme, kayit, fatura",
    not: "degil, yok, onaylanmadi, onaysiz, henuz",
    wait: "bekliyor, beklemede, bekleyen",
    review: "incelemede, onayda, onay bekliyor, kontrol edilecek, onaylanmadi, onaysiz",
    wrong: "yanlis, hatali",
    thing: "tutar, fiyat, toplam, kdv, oran, doviz, miktar, tedarikci, firma, tarih",
  },
  {
    permit: "odobren~, odobrio, odobrenje placanja, ovjeren~, autoriziran~",
    pass: "oslobodjen~, spreman, spremno, provjeren~",
    hold: "blokiran~, zadrzan~, iskljucen~, iskljuci, preskoci, sporn~, obustavljen~",
    bar: "blokada",
    act: "platiti, plati, knjiziti, uvesti, poslati",
    of: "placanja, placanje, knjizenja, racuna",
    not: "ne, nije, nisu, jos nije, neodobren~",
    wait: "ceka, na cekanju",
    review: "na odobrenju, za odobrenje, u provjeri, za provjeru, neodobren~",
    wrong: "pogresan, pogresna, pogresno, krivi, netocan, netocna",
    thing: "iznos, cijena, ukupno, pdv, stopa, valuta, kolicina, dobavljac, tvrtka, datum",
  },
  {
    permit: "одобрен~, утвержд~, согласован~, санкционирован~",
    pass: "разрешен~, принят, принята, принято, готов, готово, проверен~",
    hold: "заблокирован~, блокирован~, приостановлен~, удержан~, исключен~, исключить, пропустить, спорн~",
    bar: "блокировка, запрет, стоп",
    act: "оплатить, платить, проводить, провести, загрузить, импортировать, отправить, включить",
    of: "оплаты, оплата, платежа, платеж, проведения, счета, оплате",
    not: "не, без, еще не, нет",
    wait: "ожидает, ожидание, ожидается, ждет",
    review: "на рассмотрении, на согласовании, на проверке, на утверждении, к согласованию",
    wrong: "неверн~, неправильн~, ошибочн~",
    thing: "сумма, цена, итог, ндс, ставка, валюта, количество, поставщик, организация, дата",
  },
  {
    permit: "схвален~, затвердж~, погоджен~, санкціонован~",
    pass: "дозволен~, прийнят~, готов~, перевірен~",
    hold: "заблокован~, призупинен~, утриман~, виключен~, виключити, пропустити, спірн~",
    bar: "блокування, заборона, стоп",
    act: "оплатити, сплатити, проводити, провести, завантажити, імпортувати, надіслати, включити",
    of: "оплати, оплата, платежу, платіж, проведення, рахунку",
    not: "не, без, ще не, ні",
    wait: "очікує, очікування, очікується, чекає",
    review: "на розгляді, на погодженні, на перевірці, на затвердженні, до погодження",
    wrong: "невірн~, неправильн~, помилков~",
    thing: "сума, ціна, підсумок, пдв, ставка, валюта, кількість, постачальник, організація, дата",
  },
  {
    permit:
      "~承認~, ~批准~, ~审核~, ~審核~, ~核准~, ~승인~, ~อนุมัติ~, duyet, đã duyet, disetujui, persetujuan, معتمد~, ~مصادق~, אושר~, مصادقة, تایید~",
    pass: "~可付款~",
    hold: "~保留~, ~冻结~, ~凍結~, ~除外~, ~排除~, ~보류~, ~제외~, ~ระงับ~, ditahan, dikecualikan, معلق, معلقة, مستبعد, מעוכב, חסום",
    bar: "~支払停止~",
    act: "~要支払~",
    of: "~付款~",
    not: "~未~, ~不~, ~미~, ~ไม่~, chua, khong, belum, tidak, غير, لم, לא",
    wait: "~待~, ~等待~, ~대기~, ~รอ~, cho, menunggu, قيد, بانتظار, ממתין, ממתינה, در انتظار",
    review: "~审核中~, ~待审~, ~承認待ち~, ~審査中~, ~검토~, ~รอตรวจ~, ממתין לאישור, قيد المراجعة",
    wrong: "~错误~, ~誤り~, ~오류~",
    thing: "~金额~, ~金額~, ~금액~",
  },
];

const each = (of: keyof ClearanceWords): string =>
  languages
    .flatMap((words) => words[of].split(","))
    .map((term) => foldText(term.trim()))
    .filter((term) => term !== "")
    .map((term) => term.replaceAll("~", "\\p{L}*"))
    .join("|");

const begins = "(?<!\\p{L})";
const ends = "(?!\\p{L})";
const has = (...of: readonly (keyof ClearanceWords)[]): WordList =>
  wordList(`${begins}(?:${of.map(each).join("|")})${ends}`, "u");

/** What a folded text says about clearance, each by itself. */
export const ofClearance = {
  permit: has("permit"),
  pass: has("pass"),
  hold: has("hold"),
  bar: has("bar"),
  act: has("act"),
  /** What is done with an invoice, as a verb or a noun. */
  deed: has("act", "of"),
  not: has("not"),
  wait: has("wait"),
  review: has("review"),
} as const;

/** A heading of nothing but what is to be done: “Pay?”, “Ready to post”, “OK to import now (Y/N)”. */
export const isOfDeed = wordList(
  `^(?:(?:ok|okay|ready|clear|cleared|to|for|be|is|can|we|this|now|y|n|yes|no) )*(?:${each("act")})(?: (?:now|it|this|flag|y|n|yes|no|ja|nein|oui|non))*$`,
  "u",
);

const held = `^(?:(?:on|is|put on|still) )?(?:${each("hold")})`;
export const startsHeld = wordList(`${held}${ends}`, "u");
export const saysHeldAlone = wordList(`${held}$`, "u");

const joined = "(?:\\s\\p{L}{1,5}){0,2}\\s";
/** “Wrong amount”, “Betrag ist falsch”. */
export const saysWrong = wordList(
  `${begins}(?:(?:${each("wrong")})(?:\\s\\p{L}{1,3})?\\s(?:${each("thing")})|(?:${each("thing")})${joined}(?:${each("wrong")}))${ends}`,
  "u",
);
