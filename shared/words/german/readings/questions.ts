/** @file Questions about a spreadsheet's columns and notation, in German; see [Note: a message]. */

import { capitalise, figure, list, sayAmount } from "../../../wording/grammar.ts";
import type { questions as english } from "../../english/readings/questions.ts";
import type { Order, Sign } from "../../english/window/sheet-pieces.ts";
import {
  called,
  column,
  headed,
  inRows,
  names,
  orders,
  ordersWith,
  properties,
  separatorNames,
  signs,
  suchAs,
} from "../window/sheet-pieces.ts";

const quoted = (texts: readonly string[]): readonly string[] => texts.map((text) => `„${text}“`);
const eitherWay = (ways: readonly Order[]): string =>
  list(
    ways.map((way) => ordersWith[way]),
    "or",
  );
const isTheSign = (sign: Sign): string => `ist ${signs[sign]} das Dezimalzeichen`;

const looks: Readonly<Record<Parameters<(typeof english)["ask-looks-like"]>[0]["like"], string>> = {
  payroll: "eine Lohnliste",
  timesheet: "eine Stundenliste",
  stock: "eine Bestandsliste",
  aged: "eine Liste offener Posten nach Fälligkeit",
  movements: "ein Kontoauszug oder Kontobewegungen",
  bank: "ein Kontoauszug",
  journal: "eine Saldenliste oder ein Buchungsjournal",
  salesInvoices: "eine Liste von Ausgangsrechnungen",
  sales: "eine Liste von Verkäufen",
  suppliers: "eine Liste von Lieferanten",
  customers: "eine Liste von Kunden",
};

const misfits: Readonly<Record<Parameters<(typeof english)["ask-misfit"]>[0]["wrong"], string>> = {
  numbers: "sie enthält Nummern, keine Namen",
  noDates: "sie enthält kein Datum",
  amounts: "sie enthält Beträge, kein Datum",
  noAmounts: "sie enthält keine Beträge",
  noPercentages: "sie enthält keine Prozentsätze",
  noCurrencies: "sie enthält keine Währungen",
  dates: "sie enthält ein Datum",
};

const rarelyWithout: Readonly<Record<Parameters<(typeof english)["ask-missing"]>[0]["property"], string>> = {
  Date: "ohne Datum",
  InvoiceNumber: "ohne Rechnungsnummer",
  Net: "ohne Nettobetrag",
};

const changedColumns = (which: readonly string[], what: "fehlen" | "neu"): string => {
  const isOne = which.length === 1;
  const each = `${isOne ? "die Spalte" : "die Spalten"} ${list(quoted(which), "and")}`;
  if (what === "neu") return `${each} ${isOne ? "ist" : "sind"} neu`;
  return `${each} ${isOne ? "fehlt" : "fehlen"}`;
};

const noHeaders = (rows: number): string =>
  `Keine der ersten ${rows} Zeilen hat zwei bekannte Überschriften, wie „Rechnungsdatum“, „Lieferant“ oder „Nettobetrag“.`;

export const questions: typeof english = {
  "ask-sheet": ({ sheets }) =>
    `Die Blätter ${list(quoted(sheets), "and")} sehen alle nach Rechnungen aus. Welches soll gesendet werden?`,
  "ask-header-row": ({ rows }) => `${noHeaders(rows)} In welcher Zeile stehen die Überschriften?`,
  "no-header-row": ({ rows }) => `${noHeaders(rows)} Fügen Sie eine Zeile mit Überschriften ein.`,
  "ask-headers": ({ missing, added }) => {
    const changes = [
      ...(missing.length === 0 ? [] : [changedColumns(missing, "fehlen")]),
      ...(added.length === 0 ? [] : [changedColumns(added, "neu")]),
    ];
    return `Diese Datei weicht von früheren Dateien ihrer Art ab: ${capitalise(changes.join(" und "))}. Soll sie auf dieselbe Weise gelesen werden?`;
  },
  "ask-text": ({ encoding, encodings, separator, separators, examples }) => {
    const named = (one: string) => (separatorNames as Readonly<Record<string, string>>)[one] ?? `„${one}“`;
    const changes = [
      ...(encoding === null ? [] : [`ihr Zeichensatz ist ${encoding}, bisher ${list(encodings, "or")}`]),
      ...(separator === null
        ? []
        : [`ihre Spalten sind durch ${named(separator)} getrennt, bisher durch ${list(separators.map(named), "or")}`]),
    ];
    const read = examples.length === 0 ? "" : ` Gelesen wird zum Beispiel ${list(quoted(examples), "and")}.`;
    return `Diese Datei weicht von früheren Dateien ihrer Art ab: ${capitalise(changes.join("; "))}.${read} Soll sie auf dieselbe Weise gelesen werden?`;
  },
  "ask-template": (of) => {
    const use = ({ as, properties: found }: (typeof of.columns)[number]): string => {
      if (as === "left-alone") return "wird nicht importiert";
      if (as === "credit-mark") return "kennzeichnet Gutschriften";
      if (as === "gross") return "ist der Bruttobetrag";
      return `ist: ${list(
        found.map((property) => names[property]),
        "and",
      )}`;
    };
    const says = [
      ...of.columns.map((one) => `„${one.heading}“ ${use(one)}`),
      ...of.constants.map(({ property, value }) => `jede Zeile hat „${value}“ (${names[property]})`),
      ...(of.dateOrder === null ? [] : [`Reihenfolge der Datumsangaben: ${orders[of.dateOrder]}`]),
      ...(of.decimalSign === null ? [] : [`dabei ${isTheSign(of.decimalSign)}`]),
      ...of.without.map((property) => `gesendet wird auch ohne diese Angabe: ${names[property]}`),
      ...(of.values === 0 ? [] : [`ersetzte Werte: ${of.values}`]),
      ...(of.suppliers === 0 ? [] : [`Schlüssel von Lieferanten für E-Rechnungen: ${of.suppliers}`]),
      ...(of.isInvoices === null ? [] : [`solche Dateien sind ${of.isInvoices ? "immer" : "nie"} Eingangsrechnungen`]),
    ];
    const files =
      of.headers.length === 0 ? "E-Rechnungen" : `Tabellen mit den Spalten ${list(quoted(of.headers), "and")}`;
    const what = says.length === 0 ? "" : ` Sie legt fest: ${says.join("; ")}.`;
    const replaces = of.replaces === null ? "" : ` Sie ersetzt die Vorlage „${of.replaces}“ dieses Eingangsordners.`;
    return `Diese Datei ist eine Vorlage für ${files}.${what}${replaces} Soll sie für diesen Eingangsordner verwendet werden? Bis zu Ihrer Antwort ändert sich nichts.`;
  },
  "ask-list": () =>
    "Dem Namen nach ist diese Datei eine Dokumentliste, aber es ist unklar, welche Spalten die Rechnungs-IDs und die Dateinamen enthalten. Verwenden Sie die Überschriften „Rechnungs-ID“ und „Dateiname“. Wenn es eine Liste von Eingangsrechnungen ist, geben Sie es an.",
  "ask-invoice-list": ({ column: at, example }) =>
    `${column(at)} kann Rechnungs-IDs des Finanzsystems enthalten${suchAs(example)}. Sind diese Rechnungen schon im Finanzsystem, oder sind sie neu?`,
  "ask-looks-like": ({ like, headers }) =>
    `Dies sieht aus wie ${looks[like]}, nicht wie Eingangsrechnungen: Es hat ${headers.length === 1 ? "die Spalte" : "die Spalten"} ${list(quoted(headers), "and")}. Wenn es eine Liste von Eingangsrechnungen ist, geben Sie es an.`,

  "ask-whether-holds": ({ column: at, property }) => `Enthält ${column(at)} ${properties[property]}?`,
  "ask-what-holds": ({ column: at, properties: possible }) =>
    `${column(at)} kann ${list(
      possible.map((property) => properties[property]),
      "or",
    )} enthalten. Was davon ist es?`,
  "ask-which-of-any": ({ columns, property }) =>
    `Jede der Spalten ${list(columns.map(called), "and")} kann ${properties[property]} enthalten. Welche ist es?`,
  "ask-which-of-twins": ({ columns, property }) =>
    `Die Spalten ${list(columns.map(called), "and")} können ${columns.length === 2 ? "beide" : "alle"} ${properties[property]} enthalten. Welche ist es?`,
  "ask-misfit": ({ column: at, property, wrong, example }) =>
    `Laut Überschrift enthält ${column(at)} ${properties[property]}, aber ${misfits[wrong]}${suchAs(example)}. Was enthält sie?`,
  "ask-net": ({ column: at }) =>
    `Ist ${column(at)} der Betrag ohne USt.? Die Datei zeigt nicht, ob er die USt. enthält.`,
  "ask-currency-between": ({ one, of, other, ofOther }) =>
    `„${one}“ nennt ${of}, „${other}“ aber ${ofOther}. In welcher Währung sind die Beträge?`,
  "ask-net-by-title": ({ column: at, title }) =>
    `Ist ${column(at)} der Betrag ohne USt., wie in einer früheren Datei? Eine Zeile über den Überschriften lautet „${title}“.`,
  "ask-rate-or-amount": ({ column: at, example }) =>
    `${column(at)} enthält neben verschiedenen Nettobeträgen denselben Wert${suchAs(example)}. Ist das der USt.-Betrag oder der Satz in Prozent?`,
  "ask-amount-after-all": ({ column: at, example }) =>
    `In früheren Dateien war ${column(at)} der USt.-Satz. In dieser ist jeder Wert der USt.-Betrag zu seinem Nettobetrag${suchAs(example)}. Was ist richtig?`,
  "ask-rate-code": ({ text, column: at, rows }) =>
    `${capitalise(column(at))} enthält in ${rows === 1 ? "einer Zeile" : `${figure(rows)} Zeilen`} mit USt. „${text}“. Das Finanzsystem braucht den Satz selbst. Welcher ist es?`,
  "ask-cut-end": ({ row, text }) =>
    `Die Datei endet in Zeile ${row} nach „${text}“ ohne Zeilenende, und in den Zeilen darüber steht dort mehr. Vielleicht ist sie abgeschnitten. Ist die Zeile vollständig?`,
  "ask-unseen-characters": ({ texts }) =>
    `Die E-Rechnung enthält unsichtbare Zeichen: ${list(
      texts.map((text) => `„${text}“`),
      "and",
    )}. Das Finanzsystem findet sie vielleicht nicht unter dem, was man liest. Soll sie so gesendet werden?`,
  "ask-foreign-amounts": ({ column: at }) =>
    `${capitalise(column(at))} enthält nur in Zeilen mit Fremdwährungen Beträge, und kein Kurs belegt, was sie sind. Was von diesen Zeilen gesendet wird, ist vielleicht umgerechnet. Wenn ja, geben Sie jeden Betrag in der Währung seiner Zeile ein. Legen Sie dann die Datei wieder in den Eingangsordner. Oder sollen sie so gesendet werden?`,
  "ask-code-with-name": ({ column: at, example }) =>
    `${column(at)} enthält zu jedem Namen einen Code${suchAs(example)}. Wie kennt ihn das Finanzsystem?`,

  "no-supplier-column": () =>
    "Keine Spalte enthält den Lieferanten, und jede Rechnung braucht einen. Sind alle von einem Lieferanten, geben Sie seinen Namen an. Wenn nicht, fügen Sie eine Spalte mit der Überschrift „Lieferant“ ein und legen Sie die Datei wieder in den Eingangsordner.",
  "ask-supplier": ({ numbers }) => {
    const numbered =
      numbers === null
        ? ""
        : ` ${called(numbers)} enthält Nummern eines anderen Programms, die nicht zum Finanzsystem passen müssen.`;
    return `Keine Überschrift zeigt, welche Spalte den Lieferanten enthält, und jede Rechnung braucht einen.${numbered} Welche Spalte ist es?`;
  },
  "ask-vat": () =>
    `Keine Überschrift zeigt eindeutig, welche Spalte ${properties.VAT} enthält. Welche ist es, oder sollen diese Rechnungen ohne USt.-Betrag gesendet werden?`,
  "ask-missing": ({ property }) =>
    `Keine Überschrift zeigt, welche Spalte ${properties[property]} enthält. Welche ist es, oder sollen diese Rechnungen ${rarelyWithout[property]} gesendet werden?`,
  "ask-constant": ({ text, property, reason, fix }) =>
    `In jeder Zeile soll „${text}“ stehen (${names[property]}). ${reason} ${fix}`,

  "ask-header-currency": ({ column: at, currency, row, text }) =>
    `Die Überschrift der ${column(at)} sagt ${currency}, aber in Zeile ${row} steht ${text} als Währung. In welcher Währung sind die Beträge?`,
  "ask-currency-column": ({ column: at, example }) =>
    `${column(at)} scheint Währungen zu enthalten${suchAs(example)}. Sind die Beträge in diesen Währungen?`,
  "ask-currency-of-title": ({ row, text }) =>
    `In Zeile ${row} steht „${text}“, und keine Spalte enthält die Währung. In welcher Währung sind die Beträge? Sind es mehrere, fügen Sie eine Spalte „Währung“ ein und legen Sie die Datei wieder in den Eingangsordner.`,
  "ask-currency-of-sign": ({ sign, row }) =>
    `Die Beträge haben das Zeichen ${sign}, zuerst in Zeile ${row}. Mehrere Währungen benutzen es. Welche ist es?`,
  "ask-currency-of-suppliers": ({ one, other }) =>
    `Die Datei nennt keine Währung, und Lieferanten wie „${one}“ und „${other}“ sind aus verschiedenen Ländern. In welcher Währung sind die Beträge? Sind es mehrere, ergänzen Sie eine Spalte „Currency“ und legen Sie die Datei erneut in den Eingangsordner.`,
  "ask-stated-currency": ({ row, text, other, at }) =>
    `In Zeile ${row} steht „${text}“, aber Zeile ${at} hat die Währung ${other}. In welcher Währung sind die Beträge?`,
  "ask-currency-of-bare": ({ currencies, at }) =>
    `Manche Beträge sind mit ${list(currencies, "or")} gekennzeichnet, aber die ${inRows(at)} zeigen keine Währung. In welcher Währung sind diese?`,

  "ask-order-against": ({ voice, order, row, text, ways }) =>
    `${capitalise(voice)} steht ${orders[order]}, aber Zeile ${row} enthält ${text}, und das ist nur mit ${eitherWay(ways)} ein Datum. Was stimmt?`,
  "ask-order": ({ column: at, dates }) =>
    `Steht bei den Datumsangaben in ${column(at)} der Tag oder der Monat zuerst? ${dates.slice(0, 1).join(" ")}`,
  "ask-order-mixed": ({ column: at, dates }) =>
    `Die Datumsangaben in ${column(at)} widersprechen sich: ${dates.join("; ")}. Welche Reihenfolge stimmt?`,
  "date-each-way": ({ row, text, ways }) => `Zeile ${row} enthält ${text}: ${ways.join(" oder ")}?`,
  "date-one-way": ({ day, order }) => `${day} (${orders[order]})`,
  "date-only": ({ row, text, ways }) =>
    `Zeile ${row} enthält ${text}, und das ist nur mit ${eitherWay(ways)} ein Datum`,
  "ask-swapped": ({ column: at, text, textRow, day, dayRow, swapped }) =>
    `Excel kann in ${column(at)} Tag und Monat vertauscht haben. Kein Datum darin ist nach dem 12. eines Monats. Text wie ${text} in Zeile ${textRow} lässt sich nicht anders herum lesen. Zeile ${dayRow} enthält ${day}; war es ${swapped}? Dann verwenden Sie die Datei von vor dem Öffnen in Excel.`,

  "ask-sign-against": ({ voice, sign, row, text }) =>
    `${capitalise(voice)} ${isTheSign(sign)}, aber Zeile ${row} enthält ${text}. Was stimmt?`,
  "ask-sign-currency": ({ voice, sign, row, text, currency, amount }) =>
    `${capitalise(voice)} ${isTheSign(sign)}, aber Zeile ${row} enthält ${text} in ${currency}. So gelesen ist das ${sayAmount(amount, "")}. Was stimmt?`,
  "ask-sign": ({ amounts }) => `Ist das Dezimalzeichen ein Punkt oder ein Komma? ${amounts.slice(0, 1).join(" ")}`,
  "ask-sign-mixed": ({ amounts }) => `Die Beträge widersprechen sich: ${amounts.join("; ")}. Was stimmt?`,
  "amount-each-way": ({ row, text, point, comma }) =>
    `Zeile ${row} enthält ${text}: ${sayAmount(point, "")} (Punkt) oder ${sayAmount(comma, "")} (Komma)?`,
  "amount-only": ({ row, text, sign }) => `in Zeile ${row}, ${text}, ${isTheSign(sign)}`,
  "ask-credits-negative": ({ column: at, row }) =>
    `${headed(at)} kennzeichnet Gutschriften, aber deren Beträge sind schon negativ, wie in Zeile ${row}. Sollen sie unverändert gesendet werden?`,
};
