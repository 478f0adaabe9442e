/** @file Texts about what to look for in the finance system where an outcome is unknown, in German. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { sought as english } from "../../english/imports/sought.ts";

export const sought: typeof english = {
  exactly: (invoices) => `genau ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}`,
  atAbout: (day, clock, zone) => `am ${day} gegen ${clock} Uhr (Zeit dieses Computers, ${zone})`,
  between: (from, until, zone) => `vom ${from} Uhr, bis ${until} Uhr (Zeit dieses Computers, ${zone})`,
  batch: ({ invoices, net, vat, sentAt, hasNote }) => {
    const isOne = invoices === 1;
    return [
      isOne
        ? `Suchen Sie im Finanzsystem diese Eingangsrechnung: netto ${net} und USt. ${vat}.`
        : `Suchen Sie im Finanzsystem diese ${figure(invoices)} Eingangsrechnungen: zusammen netto ${net} und USt. ${vat}.`,
      ...(hasNote ? [`${isOne ? "Ihre Nummer steht" : "Ihre Nummern stehen"} im Hinweis neben der Datei.`] : []),
      ...(sentAt === null
        ? []
        : [`${isOne ? "Ist sie dort, wurde sie" : "Sind sie dort, wurden sie"} ${sentAt} erfasst.`]),
      "Der Name eines Stapels genügt nicht: Ein anderer Stapel kann gleich heißen.",
    ].join(" ");
  },
  others: (open, sentAt, hasNote) =>
    [
      `Suchen Sie im Finanzsystem die ${open === 1 ? "noch offene Rechnung" : `${figure(open)} noch offenen Rechnungen`}.`,
      ...(hasNote ? [`${open === 1 ? "Ihre Nummer steht" : "Ihre Nummern stehen"} im Hinweis neben der Datei.`] : []),
      ...(sentAt === null
        ? []
        : [`${open === 1 ? "Ist sie dort, wurde sie" : "Sind sie dort, wurden sie"} ${sentAt} erfasst.`]),
    ].join(" "),
  withOpen: (invoices, open) => `${invoices}, davon ${figure(open)} noch offen`,
  document: (purchaseInvoiceId, file) =>
    `Suchen Sie im Finanzsystem ${quote(file)} bei den Dokumenten der Eingangsrechnung ${purchaseInvoiceId ?? "(nicht bekannt)"}.`,
  known: (invoices, counts) => `Von ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}: ${counts}`,
  listed: (howMany, rows, file) =>
    `Die Rechnungsliste ${file} enthält ${howMany === 1 ? "Zeile" : "die Zeilen"} ${rows}.`,
  fileGone: "Ihre Datei wurde verschoben oder gelöscht und kann daher nicht noch einmal gesendet werden.",
  it: "Prüfen Sie, ob es im Finanzsystem ist.",
};
