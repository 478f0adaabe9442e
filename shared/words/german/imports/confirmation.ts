/** @file What invoice lists say of the invoices that were sent, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { confirmation as english } from "../../english/imports/confirmation.ts";

export const confirmation: typeof english = {
  title: "Im Finanzsystem",
  toCompare: "Mit dem Finanzsystem vergleichen",
  howManyToCompare: (howMany) =>
    `${count(howMany, "gesendete Rechnung ist", "gesendete Rechnungen sind")} nicht so wie im Rechnungsverzeichnis.`,
  checked: "Geprüft",
  checkedRow: (row) => `Zeile ${row} ist geprüft.`,
  invoice: (row, number, supplier) =>
    [`Zeile ${row}`, ...(number === "" ? [] : [`Rechnung ${number}`]), ...(supplier === null ? [] : [supplier])].join(
      ", ",
    ),
  sentOn: (day, names) => (names === "" ? `am ${day} gesendet` : `am ${day} in ${names} gesendet`),
  notInList: (sent, { file, day }) => `${sent}, aber nicht im Rechnungsverzeichnis ${file} vom ${day}.`,
  lookForIt: "Suchen Sie sie im Finanzsystem. Ist sie dort, bestätigen Sie, dass sie geprüft ist.",
  ifMissing:
    "Fehlt sie, legen Sie ihre Zeile in einer eigenen Datei in den Eingangsordner und wählen dort „Trotzdem senden“.",
  ifNotFound: "Fehlt sie, wählen Sie „Sie fehlt dort“, um sie noch einmal zu senden.",
  notThere: "Sie fehlt dort",
  openedAgain: (file) => `${quote(file)} wartet wieder auf Sie. Diese Rechnung ist als „Nicht gefunden“ markiert.`,
  twice: (sent, { file, day }, ids) =>
    `${sent} und mehrfach im Rechnungsverzeichnis ${file} vom ${day}: Rechnungs-IDs ${ids}.`,
  lookAtBoth: "Sehen Sie sie im Finanzsystem an, und bestätigen Sie dann, dass sie geprüft ist.",
  differs: (sent, { file, day }) => `${sent} und anders im Rechnungsverzeichnis ${file} vom ${day}.`,
  inListBefore: (sent, file, day) =>
    `${sent}, stand aber schon vorher im Rechnungsverzeichnis ${file}${day === null ? "" : ` vom ${day}`}. Sie ist vielleicht doppelt im Finanzsystem.`,
  lookForTwo:
    "Suchen Sie sie im Finanzsystem, und löschen Sie eine, wenn sie dort doppelt ist. Bestätigen Sie dann, dass sie geprüft ist.",
  compare: "Vergleichen Sie beide im Finanzsystem, und bestätigen Sie dann, dass sie geprüft ist.",
  difference: {
    amount: (here, there) => `Betrag: ${here} gesendet, ${there} im Verzeichnis.`,
    date: (here, there) => `Datum: ${here} gesendet, ${there} im Verzeichnis.`,
    currency: (here, there) => `Währung: ${here} gesendet, ${there} im Verzeichnis.`,
    supplier: (here, there) => `Lieferant: ${here} gesendet, ${there} im Verzeichnis.`,
    id: (here, there) =>
      `Rechnungs-ID: ${here} in der Antwort des Finanzsystems, ${there} im Verzeichnis, in dem ${here} fehlt.`,
    before: "Das Verzeichnis wurde erstellt, bevor die Rechnung gesendet wurde.",
    state: (state) => `Im Verzeichnis steht dazu ${state}.`,
  },
  nothing: "nichts",

  allFound: (all) =>
    all === 1
      ? "Bestätigt: Die Rechnung ist in einem Rechnungsverzeichnis."
      : `Bestätigt: Alle ${figure(all)} Rechnungen sind in einem Rechnungsverzeichnis.`,
  noneYet: (all) =>
    all === 1
      ? "Gesendet, noch nicht mit einem neueren Rechnungsverzeichnis verglichen."
      : `Gesendet: ${figure(all)} Rechnungen, noch nicht mit einem neueren Rechnungsverzeichnis verglichen.`,
  partly: (all, parts) => `Von ${count(all, "gesendeten Rechnung", "gesendeten Rechnungen")}: ${parts}.`,
  part: {
    found: (howMany) => `${figure(howMany)} bestätigt`,
    differs: (howMany) => `${figure(howMany)} anders im Verzeichnis`,
    twice: (howMany) => `${figure(howMany)} mehrfach im Verzeichnis`,
    notFound: (howMany) => `${figure(howMany)} nicht im Verzeichnis`,
    unconfirmed: (howMany) => `${figure(howMany)} noch nicht bestätigt`,
    seen: (howMany) => `${figure(howMany)} von Ihnen geprüft`,
    sentAgain: (howMany) => `${figure(howMany)} nicht im Verzeichnis, mit einer anderen Datei noch einmal gesendet`,
  },
  unconfirmed: (invoices, oldest) =>
    invoices === 1
      ? `Eine Rechnung wurde vor ${oldest} gesendet, aber noch nicht mit einem neueren Rechnungsverzeichnis verglichen. Legen Sie dafür ein neueres in den Eingangsordner.`
      : `${figure(invoices)} Rechnungen wurden gesendet, aber noch nicht mit einem neueren Rechnungsverzeichnis verglichen. Die älteste wurde vor ${oldest} gesendet. Legen Sie dafür ein neueres in den Eingangsordner.`,
  listed: (file, row, id) => `Im Rechnungsverzeichnis ${file}, Zeile ${row}, mit der Rechnungs-ID ${id}.`,
  listedTwice: (ids) => `Sie ist dort öfter, als sie gesendet wurde: Rechnungs-IDs ${ids}.`,
  listedElsewhere: (company) => `Es gehört zu einem anderen Unternehmen, ${company}, und bestätigt die Rechnung nicht.`,
  listedBefore: (day) =>
    `Es wurde${day === null ? "" : ` am ${day}`} vor dem Senden der Rechnung erstellt und bestätigt sie nicht.`,
  notListed: (file, row, id) =>
    `Fehlt im Rechnungsverzeichnis ${file}, obwohl Zeile ${row} der Datei ${id} darin sein müsste.`,
  notSaved: (row, reason) => `Das Finanzsystem hat geantwortet, und Zeile ${row} gilt nicht als gespeichert: ${reason}`,
  reversal: (file, what) => `Storno ${file}: ${what}`,
  document: (file, what) => `Dokument ${file}: ${what}`,
  life: "Der Weg einer Rechnung",
  lifeOf: "Rechnungsnummer",
  showLife: "Zeigen",
  noLife: (number) => `Es wurde keine Rechnung ${number} gesendet.`,
  ages: "Gesendet und noch nicht bestätigt",
  agesHint: "Ein Rechnungsverzeichnis aus dem Finanzsystem bestätigt sie. Legen Sie eines in den Eingangsordner.",
  age: {
    day: "Vor weniger als einem Tag gesendet",
    week: "Vor weniger als 7 Tagen gesendet",
    month: "Vor weniger als 30 Tagen gesendet",
    older: "Vor 30 Tagen oder früher gesendet",
  },
};
