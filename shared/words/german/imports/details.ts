/** @file Reasons of a failure, for use in brackets or within a sentence, in German; see [Note: a message]. */

import { figure, quote } from "../../../wording/grammar.ts";
import type { details as english } from "../../english/imports/details.ts";

export const details: typeof english = {
  "nothing-answers": () => "keine Antwort von dieser Adresse",
  "address-not-found": () => "diese Adresse wurde nicht gefunden",
  "connection-broke": () => "die Verbindung ist abgebrochen",
  "took-too-long": () => "es hat zu lange gedauert",
  "no-way-there": () => "von diesem Computer aus nicht erreichbar",
  "certificate-not-trusted": () => "dieser Computer vertraut dem Zertifikat nicht",
  "open-elsewhere": () => "ein anderes Programm hat es geöffnet",
  "not-allowed": () => "Pigeonhole fehlt die Berechtigung",
  "read-only": () => "dort lässt sich nichts schreiben",
  "is-folder": () => "es ist ein Ordner",
  "disk-error": () => "der Datenträger meldet einen Fehler",
  "disk-full": () => "der Datenträger ist voll",
  "answer-unreadable": () => "die Antwort war unlesbar",

  cancelled: () => "es wurde abgebrochen",
  "nothing-moved": ({ seconds }) => `${figure(seconds)} s lang keine Übertragung`,
  "answer-late": ({ seconds }) => `keine Antwort innerhalb von ${figure(seconds)} s`,
  "sending-not-confirmed": () => "die gemeinsame Datenbank hat nicht bestätigt, dass dieser Computer senden darf",
  "connection-closed": () => "die Verbindung wurde geschlossen",
  "answer-cut-off": () => "die Antwort ist unvollständig",
  "answer-too-long": () => "die Antwort ist zu lang",
  "answered-status": ({ status }) => `Antwort ${status}`,
  "answered-saying": ({ status, said }) => `Antwort ${status}: ${quote(said)}`,
  "found-was-wrong": () => "es war als gefunden markiert, und Sie haben dem widersprochen",
  "list-was-wrong": () => "eine Rechnungsliste schien es zu enthalten, und Sie haben dem widersprochen",
  "stopped-while-sending": () => "Pigeonhole wurde während des Sendens beendet",
  "wrong-inside": ({ problem }) => `in Pigeonhole selbst ist ein Fehler aufgetreten: ${problem}`,
  "inbox-was-taken-over": () => "der Ordner wurde von einem anderen Computer übernommen",
  "journal-was-damaged": () => "das Journal war beschädigt, und eine Sicherung wird verwendet",
  "differs-in": ({ each }) => each.join("; "),
  "other-invoice": ({ sent, said }) => `gesendet an ${sent}, das Finanzsystem nennt ${said}`,
  "other-size": ({ sent, said }) => `gesendet wurden ${sent} Byte, das Finanzsystem nennt ${said}`,
  "other-type": ({ sent, said }) => `gesendet als ${sent}, das Finanzsystem nennt ${said}`,
  "other-name": ({ sent, said }) => `gesendet als ${quote(sent)}, das Finanzsystem nennt ${quote(said)}`,

  "not-saved": () => "das Finanzsystem hat diese Rechnung erhalten, meldet aber, dass sie nicht gespeichert wurde",
  "not-saved-because": ({ said }) =>
    `das Finanzsystem hat diese Rechnung erhalten, aber nicht gespeichert. Es meldet: ${said}`,
  "perhaps-not-saved": ({ said }) => `unklar, ob das Finanzsystem diese Rechnung gespeichert hat. Es meldet: ${said}`,
  "saved-otherwise": ({ why }) =>
    `unklar, ob das Finanzsystem diese Rechnung so gespeichert hat, wie sie gesendet wurde: Seine Antwort ${why}`,
  "says-other": ({ property, sent, said }) => `nennt ${property} ${quote(said)}, gesendet wurde ${quote(sent)}`,
  "says-trial": ({ said }) => `liest sich wie ein Probelauf oder ein Entwurf: ${quote(said)}`,
  "says-doubtful": ({ said }) => `enthält ${quote(said)}`,
  "says-later": () => "das Finanzsystem hat diese Rechnung empfangen und will sie später speichern",
  "says-twice": ({ name }) => `enthält ${quote(name)} zweimal`,
  "send-e-invoice-again": () =>
    "Korrigieren Sie im Finanzsystem, was es bemängelt. Versuchen Sie es dann mit der E-Rechnung erneut. Ist eine gemerkte Antwort falsch, etwa die Nummer eines USt.-Satzes, löschen Sie sie vorher unter „Eingangsordner“ mit „Vergessen“.",
  "wait-for-e-invoice": () =>
    "Warten Sie, bis das Finanzsystem sie verarbeitet hat, und sehen Sie dann dort nach. Fehlt sie immer noch, senden Sie sie trotzdem.",
  "look-for-e-invoice": () =>
    "Sehen Sie im Finanzsystem nach. Wenn die E-Rechnung dort fehlt, senden Sie sie trotzdem.",
  "correct-and-send": () =>
    "Korrigieren Sie die Zeile oder ergänzen Sie im Finanzsystem, was fehlt. Senden Sie dann diese Zeile noch einmal, ohne die gespeicherten",
  "wait-then-look": () =>
    "Warten Sie, bis das Finanzsystem den Stapel verarbeitet hat, und sehen Sie dann dort nach. Fehlt sie immer noch, legen Sie die Zeile in einer eigenen Datei in den Eingangsordner und senden Sie diese trotzdem",
  "look-then-send": () =>
    "Sehen Sie im Finanzsystem nach. Fehlt sie dort, legen Sie die Zeile in einer eigenen Datei in den Eingangsordner und senden Sie diese trotzdem",

  "closed-without-answer": () => "er hat die Verbindung ohne Antwort geschlossen",
  "proxy-answered": ({ status, address }) => `Antwort ${status} für ${address}`,
  "proxy-sign-in-missing": () => "Pigeonhole hat noch keine",
  "proxy-sign-in-refused": () => "er nimmt die von Pigeonhole nicht an",
  "keychain-unreadable": ({ problem }) => `der Schlüsselbund kann nicht gelesen werden: ${problem}`,
  "sign-in-not-accepted": () => "das Finanzsystem nimmt die Anmeldung nicht an",

  "folder-was-away": () => "der Ordner war nicht erreichbar",
  "file-open-elsewhere": () => "ein anderes Programm hat sie geöffnet",
  "file-changing": () => "die Datei wird gerade geändert",
  "folder-missing": () =>
    "der Ordner fehlt: verschoben, umbenannt oder gelöscht, oder sein Laufwerk ist nicht verbunden",
  "drive-unknown": ({ drive }) =>
    `das Laufwerk ${drive} ist diesem Konto nicht bekannt (Netzlaufwerke gehören zu einem Benutzer; geben Sie eine Adresse wie \\\\server\\freigabe an)`,
  "no-folder": () => "er ist kein Ordner",
  "folder-closed": () => "Pigeonhole darf ihn nicht öffnen",
  "inbox-emptied": () =>
    "er ist leer, obwohl Dateien darin waren (ist das Laufwerk verbunden? Wurde er absichtlich geleert, legen Sie irgendeine Datei hinein)",
  "folder-silent": () => "er antwortet nicht",
  "inbox-not-in-settings": () => "der Eingangsordner steht nicht mehr in den Einstellungen",
  "inbox-missing": () => "der Ordner fehlt",
  "inbox-no-folder": () => "er ist kein Ordner",
  "name-taken": () => "eine Datei mit diesem Namen ist schon dort",
  "names-used-up": () => "zu viele Dateien haben diesen Namen",

  "any-content": () => "jeglicher Inhalt",
  "end-of-pdf": () => "das Ende der PDF-Datei (Querverweistabelle und %%EOF)",
  "end-of-xml": () => "das schließende Tag des Wurzelelements",
  "end-of-png": () => "das Ende des Bildes (IEND)",
  "end-of-picture": () => "das Ende des Bildes",
  "end-of-zip": () => "das Inhaltsverzeichnis am Ende der Datei",
  "end-of-office-file": () => "der letzte Teil der Datei",
};
