/** @file Texts about what to look for in the finance system where an outcome is unknown, in German. */

import { count, quote } from "../../../wording/grammar.ts";
import type { sought as english } from "../../english/imports/sought.ts";

export const sought: typeof english = {
  exactly: (invoices) => `genau ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}`,
  atAbout: (day, clock, zone) => `am ${day} gegen ${clock} Uhr (Zeit dieses Computers, ${zone})`,
  between: (from, until, zone) => `vom ${from} Uhr, bis ${until} Uhr (Zeit dieses Computers, ${zone})`,
  batch: ({ invoices, net, vat, sentAt }) =>
    `Suchen Sie im Finanzsystem einen Stapel mit genau ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}, netto ${net} und USt. ${vat}. ${sentAt === null ? "" : `Ist er dort, wurde er ${sentAt} erfasst. `}Vielleicht enthält er nur einen Teil davon. Der Name genügt nicht: Ein anderer Stapel kann gleich heißen.`,
  document: (purchaseInvoiceId, file) =>
    `Suchen Sie im Finanzsystem ${quote(file)} bei den Dokumenten der Eingangsrechnung ${purchaseInvoiceId ?? "(nicht bekannt)"}.`,
  known: (invoices, counts) => `Von ${count(invoices, "Eingangsrechnung", "Eingangsrechnungen")}: ${counts}`,
  listed: (howMany, rows, file) =>
    `Das Rechnungsverzeichnis ${file} enthält ${howMany === 1 ? "Zeile" : "die Zeilen"} ${rows}.`,
  fileGone: "Ihre Datei wurde verschoben oder gelöscht und kann daher nicht noch einmal gesendet werden.",
  it: "Prüfen Sie, ob es im Finanzsystem ist.",
};
