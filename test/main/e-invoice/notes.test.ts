/** @file What notes, titles, terms and fields of an e-invoice say against booking it, in every syntax, and what ordinary notes say. */

import { describe, expect, test } from "vitest";
import { cii, type Parts, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { facturae, fatturaPa, ksef } from "../../fixtures/e-invoices/make-national.ts";
import { readingOf } from "./read.ts";

type Outcome = "sent" | "asks" | "waits for approval";

function outcomeOf(xml: string): Outcome {
  const { questions, doubts } = readingOf(xml);
  return questions.length > 0 ? "asks" : doubts.length > 0 ? "waits for approval" : "sent";
}

const noted = (note: string, parts: Parts = {}): string =>
  ubl({ ...parts, first: `<cbc:Note>${note.replaceAll("&", "&amp;")}</cbc:Note>` });

/** Those that come out otherwise, so that one run shows them all. */
const otherThan = (outcome: Outcome, notes: string): readonly string[] =>
  notes
    .trim()
    .split("\n")
    .flatMap((note) => (outcomeOf(noted(note)) === outcome ? [] : [`${note}: ${outcomeOf(noted(note))}`]));

test("ordinary notes ask nothing", () => {
  const notes = `
Bereits bezahlte Rechnungen bitten wir als gegenstandslos zu betrachten.
Bei Überschneidung mit Ihrer Zahlung betrachten Sie diese Rechnung bitte als gegenstandslos.
Goods remain our property until paid in full. Cancelled orders are subject to a 10% fee.
Cancelled bookings are charged at 50%.
Rejected goods must be returned within 14 days.
Les commandes annulées sont facturées à 10 %.
Le merci rese non autorizzate saranno respinte.
Los pedidos anulados se facturarán al 10 %.
Anulowane zamówienia podlegają opłacie 10%.
Duplicate payments will be refunded.
Doppelt bezahlte Beträge erstatten wir.
Ne pas payer en espèces
Termin storniert durch Kunden am 2.11., Ausfallpauschale
Mise en situation professionnelle, 3 jours
Seconde relance commerciale du projet Alpha
Ersatzteile
Ersatzteile für Drucker HP 4200
Ersatz für defekten Akku, Modell X200
Ersatzlieferung kostenlos
Korrekturlesen Broschüre
Lektorat und Korrektur des Jahresberichts
Korrekturen des Layouts laut Absprache
Für eine Rechnungskorrektur wenden Sie sich an buchhaltung@acme.de
Rechnungskorrekturen sind innerhalb von 14 Tagen anzufordern.
Einwendungen gegen die Rechnung bitte innerhalb von 14 Tagen
Diese E-Rechnung ersetzt die Rechnung in Papierform.
Dieser Lieferschein ersetzt keine Rechnung
Zahlbar sofort nach Erhalt
Bezahlung per Überweisung
Zahlbar ohne Abschlag bis 30.11.2026
Abschlagszahlungen sind nach § 632a BGB sofort fällig.
Schlussrechnung
Schlussrechnung zum Bauvorhaben Hafenstr. 3
abzüglich Abschlagsrechnung 1 vom 03.09.2026
Anzahlung 30 % bei Auftragserteilung
Die Ware wurde erneut versandt
Ersatzgerät nochmals zugesandt
Paket nochmals verschickt, Sendungsnr. 4711
Wiederholte Wartung der Anlage
Beitragsgutschriften aus Ihrem Vertrag erstatten wir per Scheck.
Bitte ersetzen Sie bisherige Bankdaten durch die neuen.
Kopierpapier A4, 80 g
Kopien s/w 120 Stück
Zahlung bereits fällig
Leistungszeitraum Oktober 2026
Bitte bei Zahlung Rechnungsnummer angeben
Duplicate key cutting
Duplicate keys for office door
copy paper
Copy editing of the annual report
Photocopies, 120 pages
Replacement parts
Replacement of invoice printer drum
Replaces worn brake pads
This e-mail replaces the paper invoice.
Correction fluid and pens
For correction of invoice data please write to billing@acme.com
Please request a corrected invoice within 10 days.
Advance notice: prices change in January
Deposit: 30% with order
Re-sent parcel free of charge
Resend fee waived
Paid parking included
Prior invoice paid in full
2 % discount if paid within 2 days
Courtesy copy will be sent by e-mail
Final invoice
Cancellation free of charge until 24 h before
Instead of the invoice number please quote the customer number
This quote replaces all earlier offers
Pièces de rechange
Remplacement du filtre à huile
Correction des épreuves
Copie du bon de livraison jointe
Acompte de 30 % à la commande
Renvoi de marchandise gratuit
Ce bon de livraison ne vaut pas facture.
La facture électronique remplace la facture papier.
Facture acquittable à réception
Escompte pour paiement anticipé : néant
Pezzi di ricambio
Sostituzione filtro olio
La copia di cortesia è disponibile nell'area clienti.
La copia cartacea non è valida ai fini fiscali
Rettifica motore
Acconto del 30% all'ordine
Correzione di bozze
La presente non sostituisce la fattura elettronica
Anticipo spese notarili
Recambios y accesorios
Sustitución de tuberías
Corrección de textos
Anticipo del 30 % con el pedido
Reenvío de paquete sin coste
Esta factura no sustituye al albarán
Vervanging van lampen
Vervangende onderdelen
Correctiewerk aan gevel
Voorschot energie wordt verrekend
Opnieuw bezorgd pakket
Kopieerpapier
Części zamienne
Korekta tekstu broszury
Wymiana filtra
Zaliczka 30% przy zamówieniu
Ponownie wysłana paczka
Papier do kopiowania
Kopia dowodu dostawy w załączeniu
Faktura płatna przelewem w terminie 14 dni
Unsere Rechnung ersetzt nicht den Lieferschein.
Änderungen der Rechnungsanschrift bitte schriftlich mitteilen
Test und Abnahme der Heizungsanlage
Muster werden nicht berechnet
Ihre Bestellung ersetzt die Anfrage vom 1.10.
Annulation gratuite jusqu'à 24 h avant
Bitte beachten Sie unsere geänderte Bankverbindung!
Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.
Korrektur der Stunden aus September bereits berücksichtigt
Ihre Rechnung erhalten Sie auch per Post
Rechnung gemäß Angebot 4711
Wir ersetzen defekte Geräte innerhalb der Garantie
Austausch statt Reparatur
Statt Blumen bitten wir um eine Spende
Rechnungsempfänger: Buchhaltung
Reklamationen zur Rechnung bitte schriftlich
Diese Rechnung beinhaltet die Anzahlung vom 3.10.
Teillieferung 2 von 3
Miete für Ersatzfahrzeug
Erneute Anfahrt am 4.11.
Nochmalige Prüfung der Anlage
Kopie der Rechnung geht an Ihren Steuerberater
Vertragsnummer ersetzt die bisherige Kundennummer
Rabatt laut Rahmenvertrag
Storno der Buchung kostenfrei bis 18 Uhr
Die Rechnung ist zahlbar bis 30.11.2026.
Lieferschein Nr. 4711 vom 3.11.2026
Angebot 2026-17
Auftrag 4711
Vorauszahlung bei Neukunden
Teilzahlung möglich
This invoice was generated electronically and is valid without signature.
Please pay the invoice within 14 days.
Order no. 12 replaces order no. 11
Corrective maintenance of pump
Correction factor 1.02 applied
Reissue of access cards
Interim storage of goods
Progress report included
Deposit refunded separately
Retainer for November
Advance booking discount 5%
Partial delivery 2 of 3
Delivery note 4711
Quote 2026-17
Your order 4711
Thank you for your payment of the last invoice
Invoice covers services in October
Instalment plan agreed on 3 Oct
Statement of work 12
Reminder service for annual inspection
Facture établie selon devis 12
Devis 2026-17 du 3 octobre
Bon de livraison 4711
Remplacement de la vitre cassée
Cette facture est payable à 30 jours
Facture à régler par virement
Avance sur salaire
Correction orthographique
Envoi en recommandé
Ordine 4711 del 3/10/2026
DDT n. 12 del 01/10/2026
Fattura emessa ai sensi dell'art. 17
Sostituzione n. 12 lampade
Rettifica cilindri
Scissione dei pagamenti
Operazione soggetta a split payment
Imposta di bollo assolta in modo virtuale
Pedido 4711
Albarán 12 de 3/10/2026
Corrección ortográfica del texto
Sustitución de la caldera
Factura emitida según presupuesto 12
Pago por transferencia a 30 días
Bestelling 4711
Pakbon 12
Vervanging cv-ketel
Factuur volgens offerte 12
Betaling binnen 14 dagen
Zamówienie nr 4711
Korekta prognozy
Wymiana opon
Faktura VAT
Termin płatności 14 dni
WZ 12/2026
Mechanizm podzielonej płatności
`;
  expect(otherThan("sent", notes)).toEqual([]);
});

test("notes that call the invoice a replacement, a correction, a copy, sent again or no invoice are asked about", () => {
  const notes = `
Voldaan per iDEAL
Betaald met Mollie
Bezahlt via Klarna
Déjà réglée par CB
Zapłacono przelewem w dniu 02.11.2026
Durch Vorauskasse beglichen
Proefafdruk
Vervallen
This invoice replaces 4711.
Diese Rechnung ersetzt 2026-4711
Wird durch Rechnung RE-200 ersetzt
Replaced by invoice 4712
Remplacée par la facture 4712
Neufassung der Rechnung RE-77
Already invoiced under 4711
Doppelte Rechnung
Bitte nicht überweisen
Rechnungskorrektur zu RE-2026-12
Rechnungskorrektur
Korrekturrechnung zur Rechnung Nr. 4711
KORREKTURRECHNUNG
Berichtigte Rechnung
Rechnungsberichtigung gem. § 31 Abs. 5 UStDV
Dies ist eine korrigierte Rechnung.
Diese Rechnung korrigiert unsere Rechnung 4711.
Ersatz für Rechnung RE-2026-12 vom 01.10.2026
Ersatzrechnung
Diese Rechnung ersetzt die Rechnung RE-2026-12.
Ersetzt Rechnung 4711
Diese Rechnung ersetzt unsere fehlerhafte Rechnung vom 03.11.
Rechnung RE-2026-12 ist hiermit hinfällig
Rechnung RE-2026-12 wird hiermit ungültig
Auf Ihren Wunsch erneut zugesandt
Wie besprochen nochmals zugesandt
Rechnung erneut versandt am 12.11.2026
Erneute Zusendung der Rechnung
Wir senden Ihnen diese Rechnung nochmals zu.
Höflichkeitskopie
Dies ist keine Rechnung im Sinne des UStG
Replaces invoice INV-2026-12
This invoice replaces our invoice 4711 dated 1 October.
Replacement for invoice 4711
Cancels and replaces invoice no. 12
This invoice cancels and replaces the previous invoice.
Supersedes invoice 4711
Corrected invoice
Revised invoice
Correction of invoice 4711
This is a corrected invoice.
Amended invoice - please discard the previous one
Invoice re-sent at your request
Resent as requested
Re-issued invoice
Courtesy copy - not valid for tax purposes
This is not a tax invoice
Invoice issued in place of invoice 4711
Annule et remplace la facture F-12
Annule et remplace
Cette facture remplace la facture n° 2026-12
Facture rectificative
En remplacement de notre facture F-12
Facture renvoyée à votre demande
Copie de courtoisie
Sans valeur fiscale
Questa fattura annulla e sostituisce la n. 12
Annulla e sostituisce la fattura n. 12 del 01/10/2026
A rettifica della fattura n. 12
In sostituzione della ns. fattura 12
Fattura sostitutiva
Fattura di cortesia - non valida ai fini fiscali
Copia di cortesia
Fattura nuovamente inviata su Vs. richiesta
A storno totale della fattura n. 12
Esta factura anula y sustituye a la factura 12
Sustituye a la factura F26-12
Factura rectificativa de la F26-12
En sustitución de la factura 12
Factura reenviada a petición del cliente
DUPLICADO
Sin valor fiscal
Deze factuur vervangt factuur 2026-12
Vervangt de eerder verzonden factuur
Correctiefactuur
Ter vervanging van factuur 12
Op uw verzoek opnieuw verzonden
Dit is geen factuur
Faktura zastępuje fakturę FV/12/2026
Anuluje fakturę FV/12/2026
Faktura korygująca do FV/12
Korekta faktury FV/12
Faktura wysłana ponownie na życzenie klienta
Duplikat faktury
Duplikat
Opłacona kartą
Zapłacono gotówką
`;
  expect(otherThan("asks", notes)).toEqual([]);
});

test("notes that call the invoice one of several payments, or a reminder, wait for approval", () => {
  const notes = `
Deuxième relance
Dernier rappel
Secondo sollecito di pagamento
Ultimo sollecito
2º recordatorio de pago
Última reclamación de pago
Tweede aanmaning
Laatste aanmaning
Drugie przypomnienie o płatności
Ostatnie wezwanie do zapłaty
Final notice
Third and final reminder
Situation n° 3
Acompte de 30 %
1° SAL
Certificación de obra nº 2
2e termijn
Abschlagsrechnung Nr. 2
1. Abschlagsrechnung
2. Abschlag
Abschlagsrechnung A 9
Abschlagsrechnung zum Auftrag 4711
Anzahlungsrechnung Nr. 1
Teilrechnung 3
Akontorechnung
A-conto-Rechnung 2
Vorauszahlungsrechnung zu Auftrag 77
Advance payment invoice no. 2
Progress invoice 3
Deposit invoice
On-account invoice
Interim invoice for project 77
Facture d'acompte n° 2
Facture de situation n° 3
1er acompte
Fattura di acconto n. 2
Fattura d'acconto
2° acconto
Factura de anticipo n.º 1
Factura a cuenta
Voorschotfactuur 2
Deelfactuur 3 van 5
Aanbetalingsfactuur
Termijnfactuur 2
Faktura zaliczkowa nr 1
2. Mahnung
`;
  expect(otherThan("waits for approval", notes)).toEqual([]);
});

describe("a note about another invoice", () => {
  const correction = "Rechnungskorrektur zu RE-12";

  test("is asked about with its words, once for the file", () => {
    const { questions } = readingOf(noted(correction));
    expect(questions.map(({ text }) => text)).toEqual([{ say: "ask-notes", texts: [correction] }]);
    const answers = questions[0]?.answers[0]?.sets ?? null;
    expect(readingOf(noted(correction), { answers })).toMatchObject({ questions: [], template: null });
  });

  test("is what a credit note, a corrected invoice and one that names the other should say", () => {
    expect(outcomeOf(noted(correction, { root: "CreditNote", type: "381" }))).toBe("sent");
    expect(readingOf(noted(correction, { type: "384", corrects: "RE-12" })).questions).toEqual([]);
    expect(readingOf(noted(correction, { type: "380", corrects: "RE-12" })).questions).toEqual([]);
    expect(outcomeOf(noted(correction, { type: "383", corrects: "RE-12" }))).toBe("sent");
  });

  test("in a sentence among others of a long note is found", () => {
    const terms =
      "Es gelten unsere allgemeinen Bedingungen, die Sie im Internet und in unseren Räumen einsehen können.";
    expect(outcomeOf(noted(`${terms} Diese Rechnung ersetzt unsere Rechnung RE-12. ${terms}`))).toBe("asks");
    expect(outcomeOf(noted(`${terms} ${terms}`))).toBe("sent");
  });
});

describe("it is found", () => {
  const paidInKsef = (payment: string) => ksef({ last: `<Platnosc>${payment}</Platnosc>` });
  const inCii = (from: string, to: string) => cii().replace(from, to);
  const context = "<rsm:ExchangedDocumentContext>";
  const settled = "<ram:InvoiceCurrencyCode>";

  test.each<[string, string, string]>([
    ["as the title of CII", inCii("<ram:TypeCode>", "<ram:Name>KORREKTURRECHNUNG</ram:Name><ram:TypeCode>"), "notes"],
    [
      "as the title of an order",
      inCii("<ram:TypeCode>", "<ram:Name>AUFTRAGSBESTÄTIGUNG</ram:Name><ram:TypeCode>"),
      "notes",
    ],
    [
      "as the name of UBL's type",
      ubl().replace("<cbc:InvoiceTypeCode>", '<cbc:InvoiceTypeCode name="Duplicate">'),
      "notes",
    ],
    [
      "in the means of payment of UBL",
      ubl().replace(
        "<cac:TaxTotal>",
        "<cac:PaymentMeans><cbc:InstructionNote>Paid by card</cbc:InstructionNote></cac:PaymentMeans><cac:TaxTotal>",
      ),
      "notes",
    ],
    [
      "in the means of payment of CII",
      inCii(
        settled,
        `<ram:SpecifiedTradeSettlementPaymentMeans><ram:Information>Bezahlt per PayPal</ram:Information></ram:SpecifiedTradeSettlementPaymentMeans>${settled}`,
      ),
      "notes",
    ],
    [
      "in the second terms of UBL",
      ubl().replace(
        "<cac:TaxTotal>",
        "<cac:PaymentTerms><cbc:Note>30 Tage</cbc:Note></cac:PaymentTerms><cac:PaymentTerms><cbc:Note>Bereits bezahlt</cbc:Note></cac:PaymentTerms><cac:TaxTotal>",
      ),
      "notes",
    ],
    [
      "as a test by CII",
      inCii(context, `${context}<ram:TestIndicator><udt:Indicator>true</udt:Indicator></ram:TestIndicator>`),
      "test",
    ],
    ["in the Causale of FatturaPA", fatturaPa({ extra: "<Causale>Annulla e sostituisce la n. 12</Causale>" }), "notes"],
    [
      "in the additional information of Facturae",
      facturae().replace(
        "</Invoice></Invoices>",
        "<AdditionalData><InvoiceAdditionalInformation>DUPLICADO</InvoiceAdditionalInformation></AdditionalData></Invoice></Invoices>",
      ),
      "notes",
    ],
    [
      "in a note of KSeF",
      ksef({ last: "<DodatkowyOpis><Klucz>Uwagi</Klucz><Wartosc>Anuluje fakturę FV/12</Wartosc></DodatkowyOpis>" }),
      "notes",
    ],
    [
      "in the footer of KSeF",
      ksef().replace(
        "</Faktura>",
        "<Stopka><Informacje><StopkaFaktury>Duplikat</StopkaFaktury></Informacje></Stopka></Faktura>",
      ),
      "notes",
    ],
    ["as paid by KSeF", paidInKsef("<Zaplacono>1</Zaplacono><DataZaplaty>2026-11-01</DataZaplaty>"), "paid"],
    ["as paid in parts by KSeF", paidInKsef("<ZnacznikZaplatyCzesciowej>2</ZnacznikZaplatyCzesciowej>"), "paid"],
  ])("%s, and asked about once", (_, xml, id) => {
    const { questions } = readingOf(xml);
    expect(questions.map((one) => one.id)).toEqual([id]);
    const answers = questions[0]?.answers[0]?.sets ?? null;
    expect(readingOf(xml, { answers })).toMatchObject({ questions: [], invoices: [{}], template: null });
  });

  test.each<[string, string]>([
    ["an ordinary title", inCii("<ram:TypeCode>", "<ram:Name>RECHNUNG</ram:Name><ram:TypeCode>")],
    ["a payment in part", paidInKsef("<ZnacznikZaplatyCzesciowej>1</ZnacznikZaplatyCzesciowej>")],
    [
      "an indicator of false",
      inCii(context, `${context}<ram:TestIndicator><udt:Indicator>false</udt:Indicator></ram:TestIndicator>`),
    ],
    [
      "a footer with the capital",
      ksef().replace(
        "</Faktura>",
        "<Stopka><Informacje><StopkaFaktury>Kapitał zakładowy 5 000 zł</StopkaFaktury></Informacje></Stopka></Faktura>",
      ),
    ],
  ])("not in %s", (_, xml) => expect(outcomeOf(xml)).toBe("sent"));

  test("as a part invoice by the title of CII", () => {
    const xml = inCii("<ram:TypeCode>", "<ram:Name>Abschlagsrechnung Nr. 2</ram:Name><ram:TypeCode>");
    expect(readingOf(xml).doubts.map(({ header, reason }) => [header, reason])).toEqual([
      [null, { say: "is-titled", title: "Abschlagsrechnung Nr. 2" }],
    ]);
  });
});
