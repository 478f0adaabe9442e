/** @file What a note says in its own words and order of a replacement, a reminder, a payment or a draft, in seventeen languages, and what sounds like it. */

import { expect, test } from "vitest";
import { ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { readingOf } from "./read.ts";

const isSent = (note: string): boolean => {
  const { questions, doubts } = readingOf(ubl({ first: `<cbc:Note>${note}</cbc:Note>` }));
  return questions.length === 0 && doubts.length === 0;
};
const linesOf = (notes: string): readonly string[] => notes.trim().split("\n");

test("notes that say by any form of a word that another invoice is replaced or corrected aren't sent", () => {
  const notes = `
Denna faktura ersätter tidigare faktura 88123
Ersätter felaktig faktura nr 4420
Denne faktura erstatter faktura 10233 af 2. oktober 2026
Erstatter faktura nr. 55012
Tämä lasku korvaa laskun 20261188
Korvaa aiemman laskun nro 7781
Tato faktura nahrazuje fakturu č. 2026/0188
Oprava faktury č. 260100412
Diese Rechnung tritt als Korrektur zu Rechnung R-2026-4413
Zur Rechnung 2026-118: Korrektur
Rechnung Nr. 88-120 storniert, dies ist die neue Rechnung
Ersetzt unsere Rechnung vom 03.11.2026, Nr. 20260815
This is the corrected version of invoice 77120
Cancels INV/2026/00431 issued in error
Invoice 9981 is cancelled and replaced by this document
Supersedes 0099217
Facture n° 5512 annulée et remplacée par la présente
La présente facture annule et remplace notre facture 26/1184 du 12 octobre 2026
Rectification de la facture n° F2611-031
Fattura emessa in sostituzione della n. 118/A del 3/10/2026
Sostituisce la 2026/55-B
La presente annulla la ns. fattura n. 441
Se anula y sustituye la factura 2026-A-118
Sustituye a la F-26/00231
Rectifica la factura nº 118/26
Vervangt onze eerdere factuur 2610.0188
Ter correctie van factuur 10-2288
Faktura koryguje fakturę nr 118/10/2026
Zastępuje błędną fakturę FS 88/2026
Esta fatura substitui a fatura FT 2026/118
Ez a számla helyettesíti a 2026/00451 számú számlát
Esta factura anula y sustituye a la A26-0071
Facture rectificative remplaçant la facture FA-2026-0801
Ersätter faktura F-20388
`;
  expect(linesOf(notes).filter(isSent)).toEqual([]);
});

test("the replacement of goods, and what is done to orders, asks nothing", () => {
  const notes = `
Ersätter trasig pump modell PX-200
Ersättning för resor 1 240 km
Ersättningsmodell X200 levererad
Erstatter defekt ventil i rum 12
Erstatning for tabte nøgler, 3 stk.
Korvaa rikkoutuneen pumpun, malli 4200
Korvausosat tilaukseen 4711
Nahrazuje vadný ventil 4711
Oprava kotle dle objednávky 4711
Korrektur der Drucksache 4711, zwei Durchgänge
Ersatz des Filters Nr. 4711 laut Wartungsplan
Stornierung Ihrer Bestellung 4711 nicht mehr möglich
Replaces worn bearing 6204-2RS
Correction of the drawings rev. 4711
Substitutes for invoice printing: toner 26A
Remplacement du module 4711 en salle 12
Correction des copies du concours 2026
Annulation possible jusqu'au 24/12/2026
Sostituzione del motore matricola 4711
Rettifica albero n. 4711
Sustitución del contador nº 4711
Corrección de la instalación según acta 118
Vervangt de oude teller nr. 4711
Correctie van het dossier 4711
Wymiana licznika nr 4711
Korekta ustawień maszyny 4711
Substituição do filtro n.º 118
A 4711 sz. szelep cseréje
Replacement cartridges for machine 4711
`;
  expect(linesOf(notes).filter((note) => !isSent(note))).toEqual([]);
});

test("reminders with an ordinal, a number or an invoice in any order aren't sent", () => {
  const notes = `
Zweite Mahnung
3. Mahnung zu Rechnung 2026-118
Mahnung Nr. 2
Letzte Zahlungserinnerung: Rechnung 4711 noch offen
Dies ist eine Mahnung zur Rechnung 4711 vom 01.10.2026
Zahlungserinnerung zu Ihrer Rechnung 88120
Erste Mahnung, Rechnung 26-118 seit 14 Tagen überfällig
Second reminder for invoice 118
This is a reminder for our invoice 118 of 3 October 2026
Third notice: invoice 4471 unpaid
Overdue notice, invoice 4471
Final demand before legal action
2ème relance facture 26-118
Relance n° 3 – facture F-118 impayée
Dernière mise en demeure avant poursuites
Premier rappel concernant notre facture 2026-118
Terzo sollecito, fattura n. 118 insoluta
Sollecito di pagamento per la fattura 118/2026
Diffida: fattura 118 scaduta
Tercer aviso, factura 26/118 impagada
Recordatorio de pago de la factura 118
Derde herinnering inzake factuur 118
Laatste sommatie voor factuur 26118
Ponowne wezwanie do zapłaty faktury nr 118/2026
Monit nr 3
Segundo aviso: fatura 118 em atraso
Påminnelse nr 2 avseende faktura 118
Andra påminnelsen, faktura 88120 obetald
2. rykkerskrivelse, faktura 118
Purring nr. 1 for faktura 118
Toinen maksumuistutus laskusta 118
Druhá upomínka k faktuře č. 118
Masodik felszólítás, 118 számú számla
Letzte Mahnung vor Inkasso zu unserer Rechnung 26-2901
2° sollecito di pagamento fattura 701
Segundo aviso: factura A26-0050 pendiente de pago
Tweede aanmaning inzake factuur VF2610120
Tweede herinnering factuur 12
Ostateczne wezwanie do zapłaty faktury FV/2026/08/0011
Rykker nr. 2 vedr. faktura HV-8890
Mahnung zu unserer Rechnung 26-2901
Ceci est un rappel de la facture FA-0801
`;
  expect(linesOf(notes).filter(isSent)).toEqual([]);
});

test("fees for reminders, and reminders of something else, ask nothing", () => {
  const notes = `
Mahnkosten der 2. Mahnung: 5,00
Für jede Mahnung berechnen wir 5 Euro.
Zur Erinnerung: Unser Büro ist vom 24. bis 31.12. geschlossen.
Bei Zahlungsverzug folgt die zweite Mahnung ohne weitere Ankündigung.
Erinnerung an den Wartungstermin am 4.12.2026
Mahnverfahren Mandant Krüger, Entwurf der Klage
Reminder: our office is closed from 24 December
First reminder free of charge, second reminder 10.00
A reminder fee of 15 applies after 30 days
Annual service reminder for boiler 4711
Please treat this as notice of a price change in 2027
Rappel : votre contrat arrive à échéance le 31/12/2026
Rappel de vaccination, chien Rex
Une relance est envoyée après 30 jours
Relance commerciale de 30 prospects
Sollecito della consegna ordine 118 gestito telefonicamente
Dopo il secondo sollecito si procede al recupero
Recordatorio: cierre por vacaciones del 1 al 31 de agosto
Segundo aviso de visita del técnico sin respuesta
Aviso: cambio de domicilio
Herinnering: APK-keuring in december
Na de tweede aanmaning volgt incasso
Przypomnienie: przegląd w grudniu 2026
Opracowanie wezwania do zapłaty dla klienta Nowak
Opłata za wezwanie wynosi 40 zł
Aviso de receção enviado em 03/11
Påminnelseavgift 60 kr tillkommer
Påminnelse om service skickas i mars
Rykkergebyr 100 kr. pr. rykker
Purregebyr kr 70
Maksumuistutus 5 euroa
Upomínka se zasílá po 14 dnech
Poplatek za upomínku 100 Kč
`;
  expect(linesOf(notes).filter((note) => !isSent(note))).toEqual([]);
});

test("notes that say how the invoice was paid aren't sent", () => {
  const notes = `
Betald med Swish 2026-11-04
Betald kontant
Slutbetald via autogiro 2026-11-02
Betalt med dankort 04.11.2026
Betalt med MobilePay
Betalt med Vipps 4.11.2026
Betalt med bankkort
Maksettu MobilePaylla
Maksettu verkkopankissa 3.11.2026
Suoritettu käteisellä
Uhrazeno platební kartou
Zaplaceno hotově dne 3.11.2026
Zapłacono BLIK-iem
Opłacone kartą płatniczą 04.11.2026
Pagato in contanti alla cassa
Saldato con bonifico bancario in data 2/11/2026
Pagato tramite POS
Pagado con Bizum el 04/11/2026
Cobrado por TPV
Pagada por domiciliación
Pago em dinheiro
Pago com MB Way em 04/11/2026
Réglée comptant
Payé en ligne le 4 novembre 2026
Règlement reçu par carte bancaire
Betaald via Tikkie op 4-11-2026
Voldaan per automatische incasso
Bezahlt mit Girokarte
Per SEPA-Lastschrift eingezogen am 04.11.2026
Betrag bereits per Kartenzahlung beglichen
Paid by debit card 4 November 2026
Paid online at checkout
Kifizetve készpénzzel
Pagato con bancomat in data 08/11/2026
Maksettu korttimaksulla 4.11.2026
`;
  expect(linesOf(notes).filter(isSent)).toEqual([]);
});

test("ways to pay, and what else is paid, ask nothing", () => {
  const notes = `
Kortbetalning tas inte emot
Betalas med Swish 123 456 78 90
Betald semester ingår ej
Betales med kort ved afhentning
Kan betales med MobilePay
Betalt frokost er ikke inkluderet
Maksetaan korttimaksulla
Maksutapa: korttimaksu
Lasku maksetaan 14 päivän kuluessa
Platba kartou možná na pobočce
Úhrada převodem do 14 dnů
Platne przelewem w ciągu 14 dni
Płatność kartą lub BLIK
Pagamento con bancomat o bonifico
Pagamento tramite RiBa a 60 giorni
Si accettano pagamenti con POS
Pago con tarjeta o Bizum
Forma de pago: domiciliación bancaria
Pagamento por MB Way ou multibanco
Paiement comptant à réception
Règlement par carte bancaire ou virement
Port payé
Fracht bezahlt Empfänger
Zahlung per SEPA-Lastschrift zum 30.11.2026
Betrag wird per Kartenzahlung fällig
Bezahlter Urlaub: 2 Tage
Betaling via automatische incasso rond 30 november
Carriage paid, goods at buyer's risk
Duty paid by supplier
Postage paid
Debit card payments welcome
Fizetés bankkártyával vagy átutalással
Carriage paid. Title does not pass until the invoice is paid.
`;
  expect(linesOf(notes).filter((note) => !isSent(note))).toEqual([]);
});

test("drafts and samples aren't sent", () => {
  const notes = `
Draft for review
DRAFT - not a VAT invoice
Draft for your approval
Sample invoice, not for payment
Specimen
Test invoice, not a tax invoice
Entwurf zur Freigabe
Rechnungsentwurf, vorläufig
Musterbeleg
Testrechnung ohne Zahlungsverpflichtung
Entwurf zur Prüfung
Keine gültige Rechnung
Projet de facture
Facture provisoire
Spécimen, sans valeur
Brouillon
Bozza di fattura
Fac simile
Fattura di prova
Borrador de factura
Factura de prueba
Factura provisional
Conceptfactuur
Voorbeeldfactuur
Proeffactuur, niet betalen
Wersja robocza
Wzór faktury
Rascunho
Utkast
Fakturaudkast
Kladde
Luonnos
Esimerkkilasku
Koncept faktury
Draft for approval, not a tax invoice
Musterrechnung ohne Zahlungsverpflichtung
`;
  expect(linesOf(notes).filter(isSent)).toEqual([]);
});

test("drafts, samples and tests that were sold ask nothing", () => {
  const notes = `
Draft beer, 2 kegs
Draft of the annual report, second revision
Sample analysis, 12 soil samples
Test drive included
Approval of drawings by client on 3 November
Specimen storage in freezer 4
Entwurf Logo und Briefpapier
Entwurf der Satzung
Musterküche Abbau und Transport
Musterstoffe geliefert
Probeessen für 12 Personen
Testlauf der Anlage am 3.11.
Prüfung und Freigabe der Pläne
Projet d'aménagement, phase 2
Essai de pompage
Échantillons offerts
Bozza grafica del catalogo
Prova di carico eseguita
Campione di tessuto gratuito
Borrador del contrato revisado
Prueba de presión realizada
Muestra de piedra natural
Concept en ontwerp website
Proefmontage op locatie
Voorbeeldmateriaal gratis
Projekt instalacji elektrycznej
Próba szczelności
Amostra de tinta
Ensaio de carga realizado
Utkast till ritningar
Prov av vattenkvalitet
Udkast til lokalplan
Luonnos julkisivusta
Zkouška těsnosti provedena
`;
  expect(linesOf(notes).filter((note) => !isSent(note))).toEqual([]);
});

test("an invoice that is cancelled, a duplicate or on hold isn't sent", () => {
  const notes = `
Factura anulada por error en el importe
La factura fue anulada
Esta factura ha sido cancelada
Documento duplicado
Factura duplicada de la 118
Duplicado de la factura 118
Duplicata de la facture 118
Facture annulée
La facture a été annulée le 3/11
Cette facture est annulée
Facture refusée par le client
Fattura annullata per errore
La fattura è stata annullata
Duplicato della fattura 118
Documento annullato
Fatura anulada por erro
Cancelled invoice
This invoice was cancelled on 3 November
Duplicate of invoice 118
Duplicate of INV-2207
Rejected by accounts 3/11
Stornierte Rechnung
Rechnung storniert am 3.11.
Duplikat der Rechnung 118
Dublette zu Rechnung 118
Geannuleerde factuur
Factuur geannuleerd
Faktura anulowana
Duplikat faktury nr 118
Faktura annulleret
Makulerad faktura
On hold until further notice
Do not pay until approved
Nicht bezahlen bis zur Freigabe
`;
  expect(linesOf(notes).filter(isSent)).toEqual([]);
});

test("things that are cancelled, rejected or duplicates ask nothing", () => {
  const notes = `
Los vuelos cancelados se reembolsan por la compañía.
Reparación de la línea anulada en la planta 2
Recuperación de los datos duplicados del servidor
Duplicado de la tarjeta de acceso
Duplicados de llaves: 6
Gestión de reservas anuladas en octubre
El pedido anulado no se factura
Retirada del depósito anulado
Duplicata de la carte grise
Double et duplicata de clés, 4 pièces
Les séances annulées restent dues
Ramonage du conduit annulé
Marchandises refusées reprises par le transporteur
Duplicato del telecomando
Duplicati di chiavi, 3 pezzi
Le lezioni annullate restano a carico del cliente
Rimozione della linea annullata
Merci respinte a carico del destinatario
Reservas canceladas com menos de 24 h
Duplicado da chave do portão
Cancelled classes cannot be refunded
Rejected parts were scrapped at our cost
Duplicate of key 12 for the front door
Duplicates of the floor plans, A3
Stornierte Fahrten werden mit 50 % berechnet
Abgelehnte Teile wurden verschrottet
Duplikate von Schlüsseln, 4 Stück
Geannuleerde lessen worden berekend
Geweigerde zendingen komen voor uw rekening
Anulowane lekcje są płatne
Ownership passes only when paid; risk remains until payment in full
Die Ware bleibt bis zur vollständigen Bezahlung der Rechnung unser Eigentum
Sustitución de la bomba anulada por avería eléctrica.
Copia de las llaves: 4 unidades. Duplicado del mando a distancia.
Las reservas canceladas con menos de 24 h no se reembolsan.
`;
  expect(linesOf(notes).filter((note) => !isSent(note))).toEqual([]);
});
