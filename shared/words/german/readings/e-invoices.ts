/** @file What an e-invoice was found to say, why a file is none, and what is asked about one, in German. */

import { figure, list, sayAmountIn } from "../../../wording/grammar.ts";
import type { eInvoices as english, OtherDocument } from "../../english/readings/e-invoices.ts";
import { nameTerm } from "./terms.ts";

const others: Readonly<Record<OtherDocument, string>> = {
  order: "eine Bestellung",
  "order-response": "eine Bestellbestätigung",
  "despatch-advice": "ein Lieferschein",
  "receipt-advice": "eine Wareneingangsmeldung",
  response: "eine Statusmeldung zu einem Dokument",
  reminder: "eine Zahlungserinnerung",
  statement: "ein Kontoauszug",
  catalogue: "ein Katalog",
  quotation: "ein Angebot",
  remittance: "ein Zahlungsavis",
  fatturapa: "eine italienische FatturaPA-Rechnung einer Art, die Pigeonhole nicht liest, etwa eine vereinfachte",
  facturae: "eine spanische Facturae-Rechnung in einer Version, die Pigeonhole nicht liest",
  "ubl-other": "ein UBL-Dokument, das Pigeonhole nicht liest, etwa eine Belastungsanzeige",
  ksef: "ein polnisches KSeF-Dokument einer Art, die Pigeonhole nicht liest",
  ebinterface: "eine österreichische ebInterface-Rechnung, die Pigeonhole nicht liest",
  finvoice: "eine finnische Finvoice-Rechnung, die Pigeonhole nicht liest",
  "excel-2003": "eine XML-Arbeitsmappe von Excel 2003",
  bank: "eine Nachricht von einer oder an eine Bank",
};

const categories: Readonly<Record<string, string>> = {
  S: "Regelsatz",
  Z: "Nullsatz",
  E: "umsatzsteuerfrei",
  AE: "Steuerschuld des Empfängers, Reverse Charge",
  K: "innergemeinschaftliche Lieferung",
  G: "Ausfuhr aus der EU",
  O: "nicht steuerbar",
  L: "Steuer der Kanarischen Inseln",
  M: "Steuer von Ceuta und Melilla",
  B: "Split Payment",
  N1: "nicht Teil der Bemessungsgrundlage",
  "N2.1": "in Italien nicht steuerbar",
  "N2.2": "nicht steuerbar, andere Fälle",
  "N3.1": "Ausfuhr",
  "N3.2": "innergemeinschaftliche Lieferung",
  "N3.3": "Lieferung nach San Marino",
  "N3.4": "der Ausfuhr gleichgestellt",
  "N3.5": "Absichtserklärung",
  "N3.6": "nicht steuerpflichtig, andere Fälle",
  N4: "umsatzsteuerfrei",
  N5: "Differenzbesteuerung",
  "N6.1": "Reverse Charge, Schrott",
  "N6.2": "Reverse Charge, Gold und Silber",
  "N6.3": "Reverse Charge, Subunternehmer am Bau",
  "N6.4": "Reverse Charge, Gebäude",
  "N6.5": "Reverse Charge, Mobiltelefone",
  "N6.6": "Reverse Charge, Elektronik",
  "N6.7": "Reverse Charge, Bauleistungen",
  "N6.8": "Reverse Charge, Energie",
  "N6.9": "Reverse Charge, andere Fälle",
  N7: "USt. in einem anderen EU-Land gezahlt",
  RE: "USt. mit dem Ausgleichszuschlag für Einzelhändler",
  P_13_1: "Regelsatz",
  P_13_2: "erster ermäßigter Satz",
  P_13_3: "zweiter ermäßigter Satz",
  P_13_4: "Pauschalsatz für Taxis",
  P_13_5: "One-Stop-Shop",
  P_13_6_1: "0 % in Polen",
  P_13_6_2: "0 %, innergemeinschaftliche Lieferung",
  P_13_6_3: "0 %, Ausfuhr",
  P_13_7: "umsatzsteuerfrei",
  P_13_8: "Leistung außerhalb Polens",
  P_13_9: "Dienstleistung in der EU, Reverse Charge",
  P_13_10: "Reverse Charge",
  P_13_11: "Differenzbesteuerung",
};
const category = (code: string): string => {
  const known = categories[code];
  return known === undefined ? `die USt.-Kategorie ${code}` : `die USt.-Kategorie ${code} (${known})`;
};

const besides = { "stamp-duty": "Stempelsteuer", rounding: "eine Rundung" };

interface Sum {
  readonly sum: string;
  readonly total: string;
  readonly currency: string;
}
const differ = (first: string, second: string, { sum, total, currency }: Sum): string =>
  `${first} ${sayAmountIn(currency, sum)}, ${second} ${sayAmountIn(currency, total)}`;

export const eInvoices: typeof english = {
  "xml-encoding-unknown": ({ name }) => `verwendet den unbekannten Zeichensatz „${name}“`,
  "xml-encoding-differs": ({ name }) => `ist nicht im angegebenen Zeichensatz „${name}“`,
  "xml-not-in-encoding": ({ name }) => `enthält Bytes, die es im Zeichensatz „${name}“ nicht gibt`,
  "xml-has-nul": () => "enthält NUL-Zeichen, die in XML nicht erlaubt sind",
  "xml-has-doctype": () => "enthält eine DOCTYPE-Angabe, die keine E-Rechnung braucht und die schädlich sein kann",
  "xml-not-well-formed": ({ line }) => `ist bei Zeile ${line} beschädigt oder unvollständig`,
  "xml-too-deep": ({ most }) => `hat mehr als ${most} Ebenen von Elementen`,
  "xml-too-much": () => "hat weit mehr Elemente, als eine Rechnung braucht",
  "signed-file-damaged": () =>
    "ist eine signierte Datei (.p7m), die beschädigt ist oder das signierte Dokument nicht enthält",
  "is-other-document": ({ is }) => `ist ${others[is]}`,
  "is-unknown-xml": ({ root }) => `ist eine XML-Datei anderer Art: „${root}“`,
  "envelope-without-invoice": () => "ist ein Peppol-Umschlag, der nicht genau ein Dokument enthält",
  "several-invoices-in-one": ({ count }) => `enthält ${count} E-Rechnungen`,
  "e-invoices-in-unknown": ({ root, count }) =>
    `ist eine XML-Datei anderer Art, „${root}“, mit ${count === 1 ? "einer E-Rechnung" : `${count} E-Rechnungen`} darin`,
  "has-several-e-invoices": () => "enthält mehrere E-Rechnungen",
  "has-no-e-invoice": () => "enthält keine E-Rechnung",
  "e-invoice-lacks": ({ term }) => `enthält ein Feld nicht, das jede E-Rechnung hat: ${nameTerm(term)}`,
  "e-invoice-namespace": ({ element, uri }) =>
    uri === ""
      ? `das Element ${element} hat nicht den Namensraum, den ihr Format verlangt`
      : `das Element ${element} steht in einem Namensraum (xmlns), den ihr Format dort nicht erlaubt: „${uri}“`,
  "e-invoice-mixed": ({ element }) =>
    `enthält andere Elemente im Text des Felds ${element}, sodass unklar ist, was es bedeutet`,
  "e-invoice-nil": ({ element }) =>
    `gibt an, dass das Feld ${element} keinen Wert hat (xsi:nil), und nennt doch einen, sodass unklar ist, was es bedeutet`,
  "e-invoice-repeats": ({ element }) => `enthält das Feld ${element} mehrmals; was gilt, ist unklar`,
  "e-invoice-invalid": ({ term, value }) => `hat im Feld ${nameTerm(term)} einen ungültigen Wert: „${value}“`,
  "e-invoice-two-currencies": ({ term, its, currency }) =>
    `lautet auf ${currency}, hat aber im Feld ${nameTerm(term)} einen Betrag in ${its}`,

  "e-invoice-term": ({ term }) => `Feld ${nameTerm(term)} der E-Rechnung`,
  "vat-line-empty": () => "Netto und USt. sind beide 0",
  "sums-hold": ({ net, vat, gross, currency }) =>
    `Die E-Rechnung geht auf: Netto ${sayAmountIn(currency, net)}, USt. ${sayAmountIn(currency, vat)}, Brutto ${sayAmountIn(currency, gross)}`,
  "credit-was-turned": () => "Es ist eine Gutschrift, darum werden die Beträge mit Minus gesendet",
  "rounding-not-sent": ({ rounding, currency }) =>
    `Der Zahlbetrag ist um ${sayAmountIn(currency, rounding)} gerundet. Die Rundung wird nicht gesendet`,
  "withheld-not-sent": ({ amount, currency }) =>
    `${sayAmountIn(currency, amount.replace(/^-/, ""))} Steuer werden bei der Zahlung einbehalten. Das wird nicht gesendet`,
  encloses: ({ name }) =>
    `Sie enthält das Dokument „${name}“. Es wird angehängt, sobald eine Rechnungsliste die Rechnungs-ID mit Lieferant oder mit Datum und Betrag enthält`,
  "encloses-in-vain": ({ name, problem }) =>
    `Sie enthält das Dokument „${name}“, das nicht angehängt werden kann: Es ${problem}`,
  "enclosure-type": ({ type }) =>
    type === "" ? "nennt seinen Dateityp nicht" : `hat einen Dateityp, den das Finanzsystem nicht annimmt (${type})`,
  "enclosure-damaged": () => "lässt sich nicht entschlüsseln",
  "enclosure-empty": () => "ist leer",
  "enclosure-content": ({ type }) => `enthält etwas anderes, als sein Dateityp angibt (${type})`,
  "enclosures-too-many": ({ most }) => `folgt auf ${most} andere, und mehr werden nicht angehängt`,

  "ask-wrong-sums": ({ wrong }) =>
    `Die E-Rechnung geht nicht auf: ${list(wrong, "and")}. Bitten Sie den Lieferanten um eine richtige, oder senden Sie die USt.-Posten, wie sie sind`,
  "vat-lines-net": (of) => differ("die Nettosumme der USt.-Posten ist", "der Nettobetrag der Rechnung", of),
  "vat-lines-vat": (of) => differ("die Steuersumme der USt.-Posten ist", "die USt. der Rechnung", of),
  "net-and-vat": (of) => differ("Netto und USt. ergeben", "der Bruttobetrag der Rechnung ist", of),
  "items-net": (of) => differ("die Positionen eines USt.-Satzes ergeben", "das Netto ihres USt.-Postens ist", of),
  "rate-net": (of) =>
    differ(
      `ihre Posten, Nachlässe und Zuschläge für ${category(of.category)}${of.rate === null ? "" : ` mit ${of.rate} %`} ergeben`,
      "das Netto ihres USt.-Postens ist",
      of,
    ),
  "allowances-total": (of) => differ("ihre einzelnen Nachlässe ergeben", "deren Summe ist", of),
  "charges-total": (of) => differ("ihre einzelnen Zuschläge ergeben", "deren Summe ist", of),
  "lines-total": (of) => differ("ihre Posten ergeben", "die Summe der Posten ist", of),
  "send-amounts-of-e-invoice": () => "Netto und USt. der USt.-Posten senden",
  "ask-no-vat-lines": () =>
    "Diese E-Rechnung hat keine USt.-Posten, darum ist das Netto je USt.-Satz unbekannt. Geben Sie sie von Hand ein, oder bitten Sie um eine vollständige E-Rechnung",
  "ask-vat-in-other-currency": ({ vatCurrency, currency }) =>
    `Diese E-Rechnung nennt die USt. nur in ${vatCurrency}, ihre Beträge aber in ${currency}. Darum ist die USt. in ${currency} unbekannt. Geben Sie sie von Hand ein, oder bitten Sie um eine richtige E-Rechnung`,
  "ask-copy": () =>
    "Diese E-Rechnung ist laut ihrer eigenen Angabe eine Kopie. Die Rechnung kann also schon gebucht sein. Soll sie gesendet werden?",
  "ask-test": () => "Diese E-Rechnung ist als Test gekennzeichnet. Soll sie gesendet werden?",
  "ask-paid": () =>
    "Diese E-Rechnung ist als bezahlt gekennzeichnet und daher vielleicht schon gebucht. Soll sie gesendet werden?",
  "ask-notes": ({ texts }) =>
    `In dieser E-Rechnung steht ${list(
      texts.map((text) => `„${text}“`),
      "and",
    )}. Soll sie gesendet werden?`,
  "ask-own-sales": ({ vatId }) =>
    `Diese E-Rechnung ist eine Ausgangsrechnung: Ihr Verkäufer hat die USt-IdNr. ${vatId}, und das ist Ihre. Sie wird nicht importiert. Entfernen Sie sie aus dem Ordner`,
  "ask-own-company": ({ vatId }) =>
    `Verkäufer und Käufer dieser E-Rechnung haben beide eine USt-IdNr. von Ihnen. Die des Verkäufers ist ${vatId}. Ist sie hier eine Eingangsrechnung?`,
  "ask-one-party": ({ name }) =>
    `Verkäufer und Käufer dieser E-Rechnung sind derselbe: ${name}. Ist sie hier eine Eingangsrechnung?`,
  "ask-other-buyer": ({ buyer, vatId }) =>
    `Diese E-Rechnung ist an ${buyer === null ? "einen Käufer" : buyer} mit der USt-IdNr. ${vatId} gerichtet, und das ist nicht Ihre. Ist sie es doch, ergänzen Sie sie in den Einstellungen des Eingangsordners. Die Rechnung importieren?`,
  "ask-which-account": ({ accounts }) =>
    `Die Kennungen des Verkäufers führen in der Vorlage zu mehreren Lieferanten: ${list(accounts, "and")}. Welcher ist es?`,
  "ask-new-supplier": ({ name, ids }) =>
    `Welcher Lieferant in Ihrem Finanzsystem ist ${name === null ? "der Verkäufer" : `„${name}“`}${ids.length === 0 ? "" : ` (${ids.join(", ")})`}? Ihre Lieferantenliste enthält ihn nicht`,
  "send-supplier-id": () => "Der Lieferant mit dieser ID im Finanzsystem",
  "send-supplier-name": () => "Den Namen des Verkäufers ohne ID senden",
  "is-account": ({ account }) => `Lieferant ${account}`,
  "ask-no-seller": () => "Diese E-Rechnung nennt keinen Verkäufer. Bitten Sie den Lieferanten um eine richtige",
  "ask-self-billed": ({ typeCode }) =>
    `Diese Gutschrift (Typ ${typeCode}) hat der Kunde selbst ausgestellt. Ist sie eine Ihrer Eingangsrechnungen?`,
  "ask-unknown-type": ({ typeCode }) =>
    `Pigeonhole kennt keine Dokumente vom Typ ${typeCode}. Sind es Eingangsrechnungen?`,
  "ask-no-invoice": ({ typeCode }) =>
    `Dokumente vom Typ ${typeCode} fordern meist keine Zahlung, wie eine Proformarechnung. Soll dieses gesendet werden?`,
  "is-purchase-invoice": () => "Ja, als Eingangsrechnung senden",
  "import-all-the-same": () => "Ja, dieses senden",
  "ask-negative-credit": ({ gross, currency }) =>
    `Diese Gutschrift hat einen negativen Gesamtbetrag von ${sayAmountIn(currency, gross)}. Was ist gemeint?`,
  "is-credit-to-us": () => "Der Lieferant schuldet uns den Betrag: mit Minus senden",
  "is-charge-to-us": () => "Wir schulden dem Lieferanten den Betrag: ohne Minus senden",
  "ask-vat-rate": ({ category: code, rate, reason }) =>
    `Welcher USt.-Satz Ihres Finanzsystems ist ${category(code)}${rate === null ? " ohne Satz" : ` mit ${rate} %`}?${reason === null ? "" : ` Der Grund laut Rechnung: „${reason.slice(0, 200)}“`}`,
  "send-rate": ({ rate }) => `Der USt.-Satz von ${rate} %`,
  "send-no-rate": () => "Keiner: ohne USt.-Satz senden",
  "send-rate-id": () => "Der USt.-Satz mit dieser Nummer in Ihrem Finanzsystem",

  "is-corrected-invoice": ({ corrects }) =>
    corrects.length === 0
      ? "Es ist eine korrigierte Rechnung; die erste ist vielleicht schon gebucht"
      : `Sie korrigiert die Rechnung ${list(corrects, "and")}, die vielleicht schon gebucht ist`,
  "is-part-invoice": () =>
    "Es ist eine Teil- oder Vorauszahlungsrechnung; die Schlussrechnung enthält den Betrag vielleicht noch einmal",
  "was-prepaid": ({ prepaid, currency }) =>
    `${sayAmountIn(currency, prepaid)} wurden schon bezahlt; eine frühere Rechnung enthält vielleicht einen Teil des Betrags`,
  "lines-and-charges": (of) =>
    differ("Die angegebene Postensumme ergibt mit Abzügen und Zuschlägen", "der Nettobetrag ist", of),
  "gross-differs": (of) => differ("Netto und USt. ergeben", "der Bruttobetrag der Rechnung ist", of),
  "gross-contains": ({ is, amount, currency }) =>
    `Der Bruttobetrag enthält ${besides[is]} von ${sayAmountIn(currency, amount)}, und das wird nicht gesendet`,
  "amount-due": (of) => differ("Brutto abzüglich Zahlungen ergibt", "der Zahlbetrag ist", of),
  "has-long-text": ({ characters }) => `Er hat ${figure(characters)} Zeichen, weit mehr als ein solcher Text sonst`,
  "has-fractions-of-cents": () => "Sie enthält Beträge mit mehr als zwei Nachkommastellen",
  "number-not-on-pages": ({ number }) =>
    `Die Seiten des PDFs zeigen die Nummer seiner E-Rechnung, ${number}, nicht: Sie können zu einer anderen Rechnung gehören`,
  "names-earlier-invoice": ({ corrects }) =>
    `Sie bezieht sich auf die Rechnung ${list(corrects, "and")}, die vielleicht schon gebucht ist`,
  "note-is-titled": ({ title }) => `Ein Vermerk darin lautet „${title}“`,
  "is-titled": ({ title }) => `Ihr Titel lautet „${title}“`,
  "page-is-titled": ({ title }) => `Eine Seite des PDFs hat die Überschrift „${title}“`,
  "fix-approve-e-invoice": () =>
    "Ist das falsch, bitten Sie den Lieferanten um eine richtige, und ziehen Sie diese zurück. Soll sie gesendet werden, geben Sie sie frei",
};
