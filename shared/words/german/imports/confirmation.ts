/** @file What invoice lists say of the invoices that were sent, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { confirmation as english } from "../../english/imports/confirmation.ts";

export const confirmation: typeof english = {
  title: "Im Finanzsystem",
  toCompare: "Mit dem Finanzsystem vergleichen",
  howManyToCompare: (howMany) =>
    `${count(howMany, "gesendete Rechnung ist", "gesendete Rechnungen sind")} nicht so wie in der Rechnungsliste.`,
  checked: "Geprüft",
  checkedRow: (row) => `Zeile ${row} ist geprüft.`,
  invoice: (row, number, supplier) =>
    [`Zeile ${row}`, ...(number === "" ? [] : [`Rechnung ${number}`]), ...(supplier === null ? [] : [supplier])].join(
      ", ",
    ),
  sentOn: (day, names) => (names === "" ? `am ${day} gesendet` : `am ${day} in ${names} gesendet`),
  notInList: (sent, { file, day }) => `${sent}, aber nicht in der Rechnungsliste ${file} vom ${day}.`,
  nearInList: (row, number, hasSameAmount) =>
    `Zeile ${row} der Liste hat ${number}, ${hasSameAmount ? "mit gleichem Lieferanten, Datum und Betrag" : "mit gleichem Lieferanten und Datum"}.`,
  lookAtNear:
    "Sehen Sie diese im Finanzsystem an: Tabellenprogramme streichen Nullen aus Nummern. Ist es diese Rechnung, senden Sie sie nicht noch einmal, und bestätigen Sie, dass sie geprüft ist.",
  lookForIt: "Suchen Sie sie im Finanzsystem. Ist sie dort, bestätigen Sie, dass sie geprüft ist.",
  ifMissing:
    "Fehlt sie, legen Sie ihre Zeile oder die E-Rechnung in einer eigenen Datei in den Eingangsordner. Senden Sie diese trotzdem.",
  ifNotFound: "Fehlt sie, geben Sie das an, um sie noch einmal zu senden.",
  notThere: "Sie fehlt dort",
  openedAgain: (file) => `${quote(file)} wartet wieder auf Sie. Diese Rechnung ist als „Nicht gefunden“ markiert.`,
  twice: (sent, { file, day }, ids) =>
    `${sent} und mehrfach in der Rechnungsliste ${file} vom ${day}: Rechnungs-IDs ${ids}.`,
  lookAtBoth: "Sehen Sie sie im Finanzsystem an, und bestätigen Sie dann, dass sie geprüft ist.",
  differs: (sent, { file, day }) => `${sent} und anders in der Rechnungsliste ${file} vom ${day}.`,
  inListBefore: (sent, file, day) =>
    `${sent}, stand aber schon vorher in der Rechnungsliste ${file}${day === null ? "" : ` vom ${day}`}. Sie ist vielleicht doppelt im Finanzsystem.`,
  lookForTwo:
    "Suchen Sie sie im Finanzsystem, und löschen Sie eine, wenn sie dort doppelt ist. Bestätigen Sie dann, dass sie geprüft ist.",
  compare: "Vergleichen Sie beide im Finanzsystem, und bestätigen Sie dann, dass sie geprüft ist.",
  difference: {
    amount: (here, there) => `Betrag: ${here} gesendet, ${there} in der Liste.`,
    gross: (here, there) => `Bruttobetrag: ${here} gesendet, ${there} in der Liste.`,
    date: (here, there) => `Datum: ${here} gesendet, ${there} in der Liste.`,
    currency: (here, there) => `Währung: ${here} gesendet, ${there} in der Liste.`,
    supplier: (here, there) => `Lieferant: ${here} gesendet, ${there} in der Liste.`,
    id: (here, there) =>
      `Rechnungs-ID: ${here} in der Antwort des Finanzsystems, ${there} in der Liste, in der ${here} fehlt.`,
    before: "Die Liste wurde erstellt, bevor die Rechnung gesendet wurde.",
    state: (state) => `In der Liste steht dazu ${state}.`,
  },
  nothing: "nichts",

  allFound: (all) =>
    all === 1
      ? "Bestätigt: Die Rechnung ist in einer Rechnungsliste."
      : `Bestätigt: Alle ${figure(all)} Rechnungen sind in einer Rechnungsliste.`,
  noneYet: (all) =>
    all === 1
      ? "Gesendet, noch nicht mit einer neueren Rechnungsliste verglichen."
      : `Gesendet: ${figure(all)} Rechnungen, noch nicht mit einer neueren Rechnungsliste verglichen.`,
  partly: (all, parts) => `Von ${count(all, "gesendeten Rechnung", "gesendeten Rechnungen")}: ${parts}.`,
  part: {
    found: (howMany) => `${figure(howMany)} bestätigt`,
    differs: (howMany) => `${figure(howMany)} anders in der Liste`,
    before: (howMany) => `${figure(howMany)} schon vorher im Finanzsystem, jetzt vielleicht doppelt`,
    twice: (howMany) => `${figure(howMany)} mehrfach in der Liste`,
    notFound: (howMany) => `${figure(howMany)} nicht in der Liste`,
    unconfirmed: (howMany) => `${figure(howMany)} noch nicht bestätigt`,
    seen: (howMany) => `${figure(howMany)} von Ihnen geprüft`,
    sentAgain: (howMany) => `${figure(howMany)} nicht in der Liste, mit einer anderen Datei noch einmal gesendet`,
  },
  unconfirmed: (invoices, oldest) =>
    invoices === 1
      ? `Eine Rechnung wurde vor ${oldest} gesendet, aber noch nicht mit einer neueren Rechnungsliste verglichen. Legen Sie dafür eine neuere in den Eingangsordner.`
      : `${figure(invoices)} Rechnungen wurden gesendet, aber noch nicht mit einer neueren Rechnungsliste verglichen. Die älteste wurde vor ${oldest} gesendet. Legen Sie dafür eine neuere in den Eingangsordner.`,
  listed: (file, row, id) => `In der Rechnungsliste ${file}, Zeile ${row}, mit der Rechnungs-ID ${id}.`,
  listedTwice: (ids) => `Sie ist dort öfter, als sie gesendet wurde: Rechnungs-IDs ${ids}.`,
  listedElsewhere: (company) => `Es gehört zu einem anderen Unternehmen, ${company}, und bestätigt die Rechnung nicht.`,
  listedUnderSharedId: "Die Liste hat diese ID auch bei anderen Rechnungen und bestätigt die Rechnung nicht.",
  listedBefore: (day) =>
    `Es wurde${day === null ? "" : ` am ${day}`} vor dem Senden der Rechnung erstellt und bestätigt sie nicht.`,
  notListed: (file, row, id) =>
    `Fehlt in der Rechnungsliste ${file}, obwohl Zeile ${row} der Datei ${id} darin sein müsste.`,
  notSaved: (row, reason) => `Das Finanzsystem hat geantwortet, und Zeile ${row} gilt nicht als gespeichert: ${reason}`,
  reversal: (file, what) => `Storno ${file}: ${what}`,
  document: (file, what) => `Dokument ${file}: ${what}`,
  life: "Verlauf einer einzelnen Rechnung",
  lifeOf: "Rechnungsnummer",
  showLife: "Zeigen",
  noLife: (number) => `Es wurde keine Rechnung ${number} gesendet.`,
  didYouMean: (numbers) => `Meinen Sie ${numbers}?`,
  ages: "Gesendet und noch nicht bestätigt",
  agesHint: "Eine Rechnungsliste aus dem Finanzsystem bestätigt sie. Legen Sie eine in den Eingangsordner.",
  age: {
    day: "Vor weniger als einem Tag gesendet",
    week: "Vor weniger als 7 Tagen gesendet",
    month: "Vor weniger als 30 Tagen gesendet",
    older: "Vor 30 Tagen oder früher gesendet",
  },
};
