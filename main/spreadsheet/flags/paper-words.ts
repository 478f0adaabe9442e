/**
 * @file The words of each language by which an invoice says of itself that it is a copy, a sample, a draft or paid: “Kopie”,
 * “SPECIMEN”, “Rechnungsentwurf”, “Bezahlt am 3.11. per Kreditkarte”.
 *
 * As in the files of headers/languages: accents and capital letters don't count, and `~` stands for any letters.
 */

import { isCurrencyCode } from "../cells/currency-codes.ts";
import { monthOfName } from "../cells/month-names.ts";
import { foldText } from "../headers/fold-text.ts";

/** Lists separated by commas. A word of several words goes before its parts. */
interface PaperWords {
  readonly copy: string;
  readonly sample: string;
  readonly draft: string;
  readonly paid: string;
  /** Says that it is paid where the text names the money: “payment received”. */
  readonly came: string;
  readonly money: string;
  /** Says nothing by itself: articles, the paper, how it was paid. No word for the future, for a part or for not. */
  readonly around: string;
}

const languages: readonly PaperWords[] = [
  {
    copy: "copy, invoice copy, copy invoice, duplicate~, reprint, reprinted, second copy",
    sample:
      "sample, specimen, example, dummy, mock, demo, test, for testing, not an invoice, not a tax invoice, not a vat invoice, not a real, not real, no invoice",
    draft:
      "draft for approval, draft for your approval, draft for review, draft for checking, draft, preliminary, not final, not valid, not for payment",
    paid: "paid, prepaid, settled, paid up, paid off, no payment required, no payment due, no payment is due, nothing to pay",
    came: "received, has been made, was made, been collected, was collected, been charged, was charged, been debited, was debited, completed",
    money: "payment, payments, amount, sum, total, balance",
    around:
      "this, that, it, is, was, has, have, been, the, a, an, invoice, bill, document, already, fully, full, in, by, via, with, per, on, of, and, from, for, your, our, purposes, only, cash, card, credit card, debit card, cheque, check, bank transfer, transfer, ending, paypal, visa, mastercard, stripe, online, account, thank, thanks, you, dated, date, no, real, official, customer, client, internal, file, true, certified, original invoice, klarna, mollie, ideal, bancontact, giropay, twint, adyen, apple pay, google pay, amazon pay, american express, amex, maestro, cb, debit, contactless, checkout, upfront, at",
  },
  {
    copy: "kopie, rechnungskopie, belegkopie, zweitschrift, abschrift, rechnungsabschrift, zweitausfertigung, zweitdruck, nachdruck, durchschlag, rechnungsdoppel, doppel, duplikat~, rechnungsduplikat",
    sample:
      "muster, musterrechnung, rechnungsmuster, musterbeleg, probedruck, beispiel, beispielrechnung, rechnungsbeispiel, testrechnung, testbeleg, proberechnung, demorechnung, keine rechnung, keine echte rechnung, keine gultige rechnung, ohne zahlungsverpflichtung",
    draft:
      "entwurf zur freigabe, entwurf zur prufung, entwurf zur abstimmung, entwurf, rechnungsentwurf, belegentwurf, vorlaufig, vorlaufige, vorlaeufige, nicht gultig, ungultig",
    paid: "bezahlt, bezahlte, gezahlt, beglichen, ausgeglichen, eingezogen, abgebucht, vereinnahmt, quittiert, bar bezahlt, keine zahlung erforderlich, nichts zu zahlen",
    came: "erhalten, eingegangen, geleistet, erfolgt$, entgegengenommen",
    money: "zahlung, zahlungen, betrag, rechnungsbetrag, gesamtbetrag, summe, zahlbetrag, rechnungssumme",
    around:
      "dies, diese, dieser, das, die, der, den, dem, es, sie, ihre, ihrem, ihrer, ist, wurde, worden, hat, haben, wir, rechnung, beleg, dokument, eine, einer, ein, bereits, schon, vollstandig, vollstaendig, komplett, dankend, dank, vielen, besten, herzlichen, uber, ueber, per, mit, von, vom, am, zu, zur, bar, karte, kreditkarte, ec karte, ec, girocard, uberweisung, ueberweisung, online, konto, nur, amtlich, beglaubigte, echte, original rechnung, interne, kunde, kunden, via, durch, vorkasse, vorauskasse, fur, fuer, zwecke, testzwecke, nr, girokarte, kartenzahlung, barzahlung, lastschrift, sepa, bankeinzug, sofortuberweisung, bankuberweisung, heute, datum",
  },
  {
    copy: "copie, duplicata, copie conforme, duplicatas",
    sample: "specimen, exemple, essai, facture test, n est pas une facture, pas une facture, sans valeur",
    draft: "brouillon, provisoire, projet de facture, non definitive, non valable",
    paid: "paye~, acquitte~, regle, reglee, soldee, encaisse~, deja paye~, aucun paiement requis",
    came: "recu, recue, recus, a ete effectue, a ete preleve",
    money: "paiement, reglement, montant, somme, total, virement",
    around:
      "cette, ce, ceci, la, le, les, l, une, un, est, a, ete, facture, document, deja, integralement, totalement, entierement, par, en, de, du, d, votre, notre, carte, bancaire, especes, cheque, virement, merci, seulement, client, conforme, pour, bien, no, n, cartes, cb, avec, via, ligne, jour, date, comptant, prelevement, le",
  },
  {
    copy: "kopie, factuurkopie, kopiefactuur, duplicaat, afschrift, dubbel",
    sample:
      "voorbeeld, voorbeeldfactuur, proef, proefafdruk, proefdruk, proeffactuur, testfactuur, specimen, geen factuur",
    draft: "concept, conceptfactuur, factuurconcept, voorlopig, voorlopige, niet geldig",
    paid: "betaald, betaalde, voldaan, vereffend, geen betaling nodig",
    came: "ontvangen, geincasseerd, afgeschreven, verricht",
    money: "betaling, bedrag, factuurbedrag, totaalbedrag, som",
    around:
      "deze, dit, de, het, een, is, zijn, werd, heeft, factuur, document, al, reeds, volledig, geheel, per, met, via, op, van, uw, onze, kaart, creditcard, pin, contant, bank, overschrijving, rekening, dank, bedankt, alleen, voor, in, dankend, u, klant, pinpas, pinbetaling, tikkie, automatische incasso, incasso, datum, vandaag, inmiddels, d",
  },
  {
    copy: "copia, duplicado, duplicada, segunda copia, copia de factura",
    sample: "muestra, ejemplo, prueba, especimen, no es una factura",
    draft: "borrador, provisional, no valida, sin valor",
    paid: "pagad~, cobrad~, abonada, liquidad~, saldad~",
    came: "recibid~, sido efectuad~, fue efectuad~, sido realizad~, fue realizad~, sido cargad~",
    money: "pago, importe, monto, cobro, total",
    around:
      "esta, este, la, el, los, las, una, un, es, ha, sido, fue, factura, documento, ya, totalmente, integramente, por, con, en, de, del, su, nuestra, tarjeta, efectivo, transferencia, gracias, solo, cliente, al, contado, a, mediante, bizum, tpv, metalico, fecha, credito, debito, domiciliacion, dia, hoy",
  },
  {
    copy: "copia, copia di cortesia, copia conforme, duplicato, copia fattura",
    sample: "esempio, campione, prova, facsimile, fac simile, specimen, non e una fattura",
    draft: "bozza, provvisori~, non valida, non valido, senza valore",
    paid: "pagat~, gia pagat~, saldat~, quietanzat~, incassat~, riscoss~",
    came: "ricevut~, stato effettuat~, gia effettuat~, stato addebitat~",
    money: "pagamento, importo, somma, totale, saldo",
    around:
      "questa, questo, la, il, lo, l, una, un, e, ha, stata, stato, fattura, documento, gia, interamente, completamente, per, con, in, di, del, vostra, nostra, carta, credito, contanti, bonifico, assegno, grazie, solo, cliente, da, a, mezzo, tramite, n, bancomat, pos, debito, satispay, bancario, data, oggi, alla cassa, il",
  },
  {
    copy: "copia, segunda via, a via, duplicado, triplicado",
    sample: "exemplo, amostra, teste, especime, nao e uma fatura",
    draft: "rascunho, provisori~, sem validade, sem valor",
    paid: "^pago$, foi pag~, ja pag~, totalmente pag~, integralmente pag~, fatura paga, paga, pago em, pago com, liquidad~, quitad~, saldad~",
    came: "recebid~, foi efetuad~, foi efectuad~, foi debitad~",
    money: "pagamento, valor, montante, total",
    around:
      "esta, este, a, o, as, os, uma, um, e, foi, fatura, factura, documento, ja, totalmente, integralmente, por, com, em, de, da, do, sua, nossa, cartao, dinheiro, transferencia, multibanco, mb way, mbway, obrigado, obrigada, so, cliente, credito, debito, numerario, cheque, data, hoje",
  },
  {
    copy: "copia, duplicat",
    sample: "exemple, mostra, prova",
    draft: "esborrany, provisional",
    paid: "pagat, pagada, cobrat, cobrada",
    came: "rebut, rebuda",
    money: "pagament, import",
    around: "aquesta, la, el, una, es, ja, factura, per, amb, de, targeta, efectiu, gracies",
  },
  {
    copy: "kopia, duplikat, odpis, kopia faktury",
    sample: "wzor, przyklad, przykladowa, probka, probna, testowa, faktura testowa",
    draft: "szkic, robocza, wersja robocza, projekt faktury, nie jest faktura",
    paid: "zaplacon~, oplacon~, uregulowan~, uiszczon~, oplacone, calkowicie oplacone",
    came: "otrzyman~, dokonan~, pobran~, zaksiegowana wplata",
    money: "platnosc, zaplata, kwota, wplata, naleznosc",
    around:
      "ta, ten, to, jest, zostala, zostalo, faktura, faktury, dokument, juz, w, calosci, calkowicie, przez, karta, kartą, gotowka, przelewem, przelew, dziekujemy, za, tylko, dla, klienta, dnia, dniu, z, na, karty, platnicza, kredytowa, blik, blikiem, iem, terminalem, online, data",
  },
  {
    copy: "kopie, duplikat, kopie faktury",
    sample: "vzor, ukazka, priklad, zkusebni, testovaci",
    draft: "navrh, koncept, predbezn~, neplatn~",
    paid: "uhrazen~, zaplacen~, placeno, proplacen~, neplatte jiz uhrazeno",
    came: "prijat~, obdrzen~, proveden~",
    money: "platba, castka, uhrada",
    around:
      "tato, tento, je, byla, bylo, faktura, faktury, doklad, danovy, jiz, uz, plne, v, plne vysi, kartou, hotove, prevodem, dekujeme, za, pouze, pro, zakaznika, dne, z, platebni, kreditni, hotovosti, bankovnim, online, terminalem, datum",
  },
  {
    copy: "kopia, odpis, duplikat, kopia faktury",
    sample: "vzor, ukazka, priklad, skusobn~, testovac~",
    draft: "navrh, koncept, predbezn~, neplatn~",
    paid: "uhraden~, zaplaten~, platene, vyplaten~",
    came: "prijat~, obdrzan~, vykonan~",
    money: "platba, suma, uhrada, ciastka",
    around:
      "tato, tento, je, bola, bolo, faktura, faktury, doklad, uz, plne, v, kartou, hotovosti, prevodom, dakujeme, za, iba, pre, zakaznika, dna, z",
  },
  {
    copy: "kopia, fakturakopia, kopia av faktura, dubblett, avskrift",
    sample: "exempel, exempelfaktura, prov, testfaktura, ej faktura",
    draft: "utkast, fakturautkast, preliminar, ej giltig",
    paid: "betald, betalda, betalt, slutbetald, reglerad",
    came: "mottagen, mottaget, erhallen, genomford",
    money: "betalning, betalningen, belopp, beloppet",
    around:
      "denna, detta, ar, har, blivit, faktura, fakturan, redan, till, fullo, helt, med, via, per, av, den, kort, kontant, swish, tack, for, endast, kund, er, din, kortbetalning, kortkop, bankkort, kreditkort, kontokort, autogiro, bankgiro, plusgiro, datum, idag, i",
  },
  {
    copy: "kopi, fakturakopi, genpart, duplikat",
    sample: "eksempel, eksempelfaktura, proeve, testfaktura, ikke en faktura",
    draft: "udkast, kladde, fakturakladde, fakturaudkast, forelobig, foreloebig, ikke gyldig",
    paid: "betalt, indfriet, afregnet",
    came: "modtaget, gennemfoert",
    money: "betaling, betalingen, belob, beloeb, beloebet",
    around:
      "denne, dette, er, har, blevet, faktura, fakturaen, allerede, fuldt, fuldt ud, ud, med, via, per, af, den, d, kort, kontant, mobilepay, tak, for, kun, kunde, din, dankort, betalingskort, kreditkort, kortbetaling, bankoverforsel, dato, dags, dato, i, dag",
  },
  {
    copy: "kopi, fakturakopi, gjenpart, duplikat",
    sample: "eksempel, eksempelfaktura, proeve, testfaktura, ikke en faktura",
    draft: "utkast, kladd, fakturautkast, forelopig, foreloepig, ikke gyldig",
    paid: "betalt, innfridd, oppgjort",
    came: "mottatt, gjennomfoert",
    money: "betaling, betalingen, belop, beloep, beloepet",
    around:
      "denne, dette, er, har, blitt, faktura, fakturaen, allerede, fullt, helt, med, via, per, av, den, kort, kontant, vipps, takk, for, kun, kunde, din, bankkort, kredittkort, betalingskort, kortbetaling, bankoverforing, dato, i, dag",
  },
  {
    copy: "kopio, laskukopio, laskun kopio, jaljennos, kaksoiskappale",
    sample: "esimerkki, esimerkkilasku, mallilasku, nayte, testilasku, ei ole lasku",
    draft: "luonnos, laskuluonnos, alustava",
    paid: "maksettu, suoritettu",
    came: "vastaanotettu, saatu",
    money: "maksu, suoritus, summa",
    around:
      "tama, on, lasku, laskun, jo, kokonaan, kortilla, kateisella, tilisiirrolla, kiitos, vain, asiakkaan, korttimaksulla, pankkikortilla, luottokortilla, maksukortilla, verkkomaksulla, verkkopankissa, mobilepaylla, kateismaksulla, kassalla, etukateen, heti, pvm, paivamaara",
  },
  {
    copy: "copie, duplicat",
    sample: "exemplu, mostra, proba, specimen, nu este o factura",
    draft: "ciorna, provizori~",
    paid: "platit~, achitat~, incasat~",
    came: "primit~, efectuat~",
    money: "plata, suma, valoare",
    around:
      "aceasta, este, a, fost, factura, document, deja, integral, complet, cu, cardul, card, numerar, prin, transfer, multumim, doar, client, de, la, in, data, bancar, bancara, op, ordin",
  },
  {
    copy: "masolat, szamlamasolat, masodpeldany, szamla masolat",
    sample: "minta, mintaszamla, pelda, proba, tesztszamla, nem szamla",
    draft: "tervezet, piszkozat, vazlat, elozetes",
    paid: "fizetve, kifizetve, kiegyenlitve, fizetett, kifizetett, rendezve, penzugyi teljesitest nem igenyel",
    came: "megerkezett, beerkezett, teljesitve",
    money: "fizetes, osszeg, befizetes",
    around:
      "ez, a, az, szamla, mar, teljesen, kartyaval, bankkartyaval, keszpenzzel, atutalassal, koszonjuk, csak, egy, bankkartyas, fizetessel, napjan, datum, utanvettel",
  },
  {
    copy: "αντιγραφο, διπλοτυπο, ακριβες αντιγραφο",
    sample: "δειγμα, υποδειγμα, παραδειγμα, δοκιμαστικ~",
    draft: "προχειρο, προσχεδιο, σχεδιο, προσωριν~",
    paid: "πληρωμεν~, πληρωθηκε, εξοφλημεν~, εξοφληθηκε, εξοφληθη, εξοφλημενο",
    came: "εληφθη, εισπραχθηκε, παραληφθηκε",
    money: "πληρωμη, ποσο, συνολο",
    around:
      "αυτο, το, τα, η, ο, του, της, ειναι, εχει, τιμολογιο, τιμολογιου, ηδη, πληρως, με, καρτα, μετρητα, ευχαριστουμε, μονο, πελατη, στις",
  },
  {
    copy: "kopya, suret, nusha, fatura kopyasi, ikinci nusha",
    sample: "ornek, ornek fatura, numune, deneme, test faturasi, fatura degildir",
    draft: "taslak, taslak fatura, gecici",
    paid: "odendi, odenmistir, odenmis, tahsil edildi, tahsil edilmistir, kapali fatura",
    came: "alindi, alinmistir, yapildi",
    money: "odeme, tutar, bedel",
    around:
      "bu, fatura, faturasi, bedeli, tamamen, tamami, kredi, karti, kartiyla, ile, nakit, havale, tesekkurler, sadece, zaten",
  },
  {
    copy: "kopija, prijepis, preslika, dvojnik, duplikat, kopija racuna",
    sample: "primjer, primer, uzorak, vzorec, proba, testni, nije racun",
    draft: "nacrt, osnutek, privremen~",
    paid: "placen~, placano, placana, podmiren~, poravnan~",
    came: "primljen~, prejet~, izvrsen~",
    money: "uplata, placanje, placilo, iznos, znesek",
    around:
      "ovaj, ovo, ta, to, je, racun, racuna, dokument, vec, ze, u, cijelosti, v, celoti, karticom, kartico, gotovinom, gotovini, hvala, samo, za, kupca, dana, dne",
  },
  {
    copy: "копия, копия счета, дубликат, копие, копија",
    sample: "образец, пример, тест~, проба, пробный, не является счетом",
    draft: "черновик, проект счета, предварительн~, чернова",
    paid: "оплачен~, уплачен~, погашен~, платен~, плаћен~",
    came: "получен~, поступил~, произведен~",
    money: "оплата, сумма, платеж, сума, плащане",
    around:
      "этот, это, счет, счета, фактура, документ, уже, полностью, картой, наличными, переводом, по, от, на, спасибо, только, для, клиента, вече, напълно, рачун",
  },
  {
    copy: "копія, копія рахунку, дублікат",
    sample: "зразок, приклад, тест~, пробний",
    draft: "чернетка, проєкт рахунку, попередн~",
    paid: "оплачен~, сплачен~, погашен~",
    came: "отриман~, надійшл~",
    money: "оплата, сума, платіж",
    around:
      "цей, це, рахунок, рахунку, фактура, документ, вже, повністю, карткою, готівкою, дякуємо, тільки, для, клієнта, від, на",
  },
  {
    copy: "koopia, arve koopia, kopija, rekina kopija, saskaitos kopija, kopia, nuorasas, noraksts, afrit",
    sample: "naidis, naidisarve, proov, paraugs, piemers, pavyzdys, synishorn, daemi",
    draft: "mustand, melnraksts, juodrastis, droeg, drog",
    paid: "makstud, tasutud, apmaksats, apmaksata, samaksats, apmoketa, sumoketa, apmoketas, greitt, greiddur, greidd",
    came: "laekunud, sanemts, gautas, gauta, mottekid",
    money: "makse, summa, maksajums, mokejimas, suma, greidsla, upphaed",
    around:
      "see, on, arve, juba, taielikult, sis, ir, rekins, jau, pilniba, tai, yra, saskaita, reikningur, er, kaardiga, ar, karti, kortele",
  },
  {
    copy: "副本, 发票副本, 複本, 复印件, 影本, 控え, 写し, コピー, 請求書控え, 사본, สำเนา, สำเนาใบแจ้งหนี้, ban sao, salinan, نسخة, نسخة من الفاتورة, העתק, העתק נאמן למקור, רונוشت, رونوشت",
    sample:
      "样本, 樣本, 样张, 示例, 测试, 見本, サンプル, テスト, 견본, 샘플, 예시, ตัวอย่าง, mau, hoa don mau, contoh, عينة, نموذج, مثال, דוגמה, דוגמא, نمونه",
    draft: "草稿, 草案, 下書き, 초안, 임시, ฉบับร่าง, ร่าง, ban nhap, draf, مسودة, טיוטה, پیش نویس",
    paid: "已付, 已付款, 付讫, 已支付, 支払済, 支払済み, 支払い済み, 領収済, 領収済み, 지급완료, 지급 완료, 결제완료, 결제 완료, 납부완료, ชำระแล้ว, จ่ายแล้ว, ชำระเงินแล้ว, da thanh toan, lunas, sudah dibayar, telah dibayar, مدفوع, مدفوعة, تم الدفع, שולם, פרוע, پرداخت شده, پرداخت شد",
    came: "diterima, da nhan, התקבל",
    money: "pembayaran, thanh toan, התשלום",
    around:
      "hoa don, faktur, tagihan, ini, فاتورة, الفاتورة, هذه, חשבונית, 发票, 請求書, 세금계산서, 계산서, 청구서, ใบแจ้งหนี้, صورتحساب",
  },
];

const each = (...of: readonly (keyof PaperWords)[]): string =>
  languages
    .flatMap((words) => of.flatMap((one) => words[one].split(",")))
    .map((term) => foldText(term.trim()))
    // The longest first: “no invoice” before “no”.
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replaceAll("~", "\\p{L}*"))
    .join("|");
const words = (terms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${terms})(?![\\p{L}\\p{M}])`, "gu");

const said = {
  copy: words(each("copy")),
  sample: words(each("sample")),
  draft: words(each("draft")),
  paid: words(each("paid")),
} as const;
export type Paper = keyof typeof said;

const ofCame = words(each("came"));
const ofMoney = words(each("money"));
const months = [...monthOfName.keys()].join("|");
const ofNothing = words(`${each("money", "around")}|${months}`);
const currency = /(?<!\p{L})(?:[a-z]{3}|euros?|zl|kc|kr|ft|lei)(?!\p{L})/gu;
const betweenParts = /\s[-–—/|]\s|(?<=\p{L}{3})\/(?=\p{L}{3})|[,;|()[\]*!](?=\s|$)|(?<=\p{L}{3})[.](?=\s|$)/u;

/**
 * What an invoice says of itself in a line of which one part, such as what is before a dash, says nothing else.
 *
 * @returns null where every part says something else
 */
export function paperNamed(line: string): Paper | null {
  for (const part of foldText(line).split(betweenParts)) {
    const paper = paperOf(part);
    if (paper !== null) return paper;
  }
  return null;
}

function paperOf(part: string): Paper | null {
  // “Paid: 0.00” says that it isn't, and “50% prepaid” that a part is.
  if (part.includes("%") || /(?<![\d.,:])0+(?:[.,]0+)?(?![\d.,:]*\d)/.test(part)) return null;
  const text = wordsOf(
    part.replace(currency, (word) => (word.length === 3 && !isCurrencyCode(word.toUpperCase()) ? word : " ")),
  );
  for (const paper of ["copy", "sample", "draft", "paid"] as const)
    if (isNothing(text.replace(said[paper], ""), text)) return paper;
  const withoutMoney = text.replace(ofMoney, "");
  return withoutMoney !== text && isNothing(withoutMoney.replace(ofCame, ""), withoutMoney) ? "paid" : null;
}

/** True where words were taken out of a text, and the others say nothing. */
const isNothing = (rest: string, text: string): boolean => rest !== text && rest.replace(ofNothing, "").trim() === "";

const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{M}]+/gu, " ").trim();
