/** @file An invoice that says of itself that it is a copy, a sample, a draft or paid is understood in every language. */

import { expect, test } from "vitest";
import { paperNamed } from "../../../../main/spreadsheet/flags/paper-words.ts";

test.each([
  [
    "copy",
    "Zweitschrift, Kopie, Rechnungskopie, Copy, Invoice (copy), DUPLICATA, Copie conforme, Factuurkopie, Copia, Cópia, 2ª via, Kopia, Kopie, Kópia, Fakturakopia, Kopi, Kopio, Másolat, Αντίγραφο, Kopya, Kopija, Копия, Копія, 副本, 控え, 사본, สำเนา, bản sao, Salinan, نسخة, העתק",
  ],
  [
    "sample",
    "MUSTER, Beispielrechnung, SPECIMEN, Sample invoice, This is not an invoice, Spécimen, Voorbeeld, Muestra, Esempio, Amostra, Wzór, Vzor, Ukážka, Exempel, Eksempel, Esimerkki, Exemplu, Minta, Υπόδειγμα, Örnek, Primjer, Образец, Зразок, Näidis, 样本, 見本, 견본",
  ],
  [
    "draft",
    "ENTWURF/DRAFT, Rechnungsentwurf, Preliminary invoice, Brouillon, Concept, Borrador, Bozza, Rascunho, Szkic, Návrh, Utkast, Kladde, Luonnos, Ciornă, Tervezet, Πρόχειρο, Taslak, Nacrt, Черновик, Чернетка, Mustand, 草稿, 下書き, 초안, مسودة, טיוטה",
  ],
  [
    "paid",
    "BEZAHLT, Already paid, Paid in full on 3 November 2026, Settled by credit card, Betrag dankend erhalten, Zahlung per Kreditkarte erfolgt., Payment received - thank you, Facture acquittée, Payée le 03/11/2026, Voldaan, Betaald met pin, Pagada con tarjeta, PAGO, Pagato, Fattura già pagata, Fatura paga, Zapłacono gotówką, Uhrazeno kartou, Zaplatené, Betald, Betalt, Maksettu, Achitat, Kifizetve, Εξοφλημένο, Ödendi, Plaćeno, Оплачено, Сплачено, Tasutud, 已付款, 領収済, 결제완료, Lunas, مدفوعة, שולם",
  ],
] as const)("%s", (paper, lines) => {
  expect(lines.split(", ").filter((line) => paperNamed(line) !== paper)).toEqual([]);
});

test("what says something else, says less, or says what will be, is none", () => {
  const lines = [
    ..."Muster GmbH, Hans Muster, Musterstr. 12, Kopie: Lieferschein, Copies: 120, Copy to: Mr Smith, Draft beer, Doppelzimmer".split(
      ", ",
    ),
    ..."Concept development, Testcase 7, Projekt: 4711, Opis: 123, Original, Final invoice, Tax invoice, Invoice".split(
      ", ",
    ),
    ..."Paid: 0.00, 50% prepaid, Partially paid, Not paid, Noch nicht bezahlt, Unpaid, To be paid by 30.11.".split(
      ", ",
    ),
    ..."Der Betrag wird von Ihrem Konto eingezogen., Zahlung erfolgt per Lastschrift, Le paiement est effectué par virement".split(
      ", ",
    ),
    ..."Il pagamento è effettuato con bonifico, Pago por transferencia, Pago: transferencia, Payment by credit card".split(
      ", ",
    ),
    ..."Thank you for your payment!, TVA acquittée sur les débits, Betrag: 119.00 EUR, Zahlung per Nachnahme, Solde: 119".split(
      ", ",
    ),
  ];
  expect(lines.filter((line) => paperNamed(line) !== null)).toEqual([]);
});
