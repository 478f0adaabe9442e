/** @file Reasons of a failure, for use in brackets or within a sentence, in German; see [Note: a message]. */

import { figure, quote } from "../../../wording/grammar.ts";
import type { details as english } from "../../english/imports/details.ts";

export const details: typeof english = {
  "nothing-answers": () => "unter dieser Adresse antwortet nichts",
  "address-not-found": () => "diese Adresse wurde nicht gefunden",
  "connection-broke": () => "die Verbindung ist abgebrochen",
  "took-too-long": () => "es hat zu lange gedauert",
  "no-way-there": () => "von diesem Computer führt kein Weg dorthin",
  "certificate-not-trusted": () => "dieser Computer vertraut dem Zertifikat nicht",
  "open-elsewhere": () => "ein anderes Programm hat es geöffnet",
  "not-allowed": () => "Pigeonhole fehlt die Berechtigung",
  "disk-full": () => "der Datenträger ist voll",

  cancelled: () => "es wurde abgebrochen",
  "nothing-moved": ({ seconds }) => `${figure(seconds)} s lang keine Übertragung`,
  "answer-late": ({ seconds }) => `keine Antwort innerhalb von ${figure(seconds)} s`,
  "connection-closed": () => "die Verbindung wurde geschlossen",
  "answer-cut-off": () => "die Antwort ist unvollständig",
  "answer-too-long": () => "die Antwort ist zu lang",
  "answered-status": ({ status }) => `Antwort ${status}`,
  "stopped-while-sending": () => "Pigeonhole wurde während des Sendens beendet",
  "wrong-inside": ({ problem }) => `in Pigeonhole selbst ist ein Fehler aufgetreten: ${problem}`,
  "inbox-was-taken-over": () => "der Ordner wurde von einem anderen Computer übernommen",
  "journal-was-damaged": () => "das Journal war beschädigt, und eine Sicherung wird verwendet",
  "differs-in": ({ each }) => each.join("; "),
  "other-invoice": ({ sent, said }) => `gesendet an ${sent}, der Dienst nennt ${said}`,
  "other-size": ({ sent, said }) => `gesendet wurden ${sent} Byte, der Dienst nennt ${said}`,
  "other-type": ({ sent, said }) => `gesendet als ${sent}, der Dienst nennt ${said}`,
  "other-name": ({ sent, said }) => `gesendet als ${quote(sent)}, der Dienst nennt ${quote(said)}`,

  "not-saved": () => "das Finanzsystem hat diese Rechnung angenommen, aber nach eigener Angabe nicht gespeichert",
  "not-saved-because": ({ said }) =>
    `das Finanzsystem hat diese Rechnung angenommen, aber nicht gespeichert; es meldet: ${said}`,
  "perhaps-not-saved": ({ said }) =>
    `die Antwort des Finanzsystems lässt offen, ob es diese Rechnung gespeichert hat; es meldet: ${said}`,
  "correct-and-send": () =>
    "Berichtigen Sie die Zeile oder ergänzen Sie im Finanzsystem, was dort fehlt; legen Sie die Zeile dann in einer eigenen Datei in den Eingangsordner",
  "look-then-send": () =>
    "Sehen Sie im Finanzsystem nach; nur wenn sie dort fehlt, legen Sie die Zeile in einer eigenen Datei in den Eingangsordner und lassen Sie sie trotzdem senden",

  "closed-without-answer": () => "er hat die Verbindung ohne Antwort geschlossen",
  "proxy-answered": ({ status, address }) => `Antwort ${status} für ${address}`,
  "proxy-sign-in-missing": () => "Pigeonhole kennt beides noch nicht",
  "proxy-sign-in-refused": () => "er nimmt die Anmeldedaten nicht an, die Pigeonhole hat",
  "keychain-unreadable": ({ problem }) => `der Schlüsselbund kann nicht gelesen werden: ${problem}`,
  "sign-in-not-accepted": () => "der Dienst nimmt die Anmeldung nicht an",

  "folder-was-away": () => "der Ordner war nicht da",
  "folder-missing": () => "den Ordner gibt es nicht",
  "no-folder": () => "es ist kein Ordner",
  "folder-closed": () => "Pigeonhole darf den Ordner nicht lesen",
  "folder-silent": () => "der Ordner antwortet nicht",
  "inbox-not-in-settings": () => "der Eingangsordner steht nicht mehr in den Einstellungen",
  "inbox-missing": () => "den Eingangsordner gibt es nicht",
  "inbox-no-folder": () => "der Eingangsordner ist kein Ordner",
  "name-taken": () => "etwas anderes mit diesem Namen liegt schon dort",
  "names-used-up": () => "zu viele Dateien haben diesen Namen",

  "any-content": () => "jeglicher Inhalt",
  "end-of-pdf": () => "das Ende der PDF-Datei (%%EOF)",
  "end-of-png": () => "das Ende des Bildes (IEND)",
  "end-of-picture": () => "das Ende des Bildes",
  "end-of-zip": () => "das Inhaltsverzeichnis am Ende der Datei",
  "end-of-office-file": () => "der letzte Teil der Datei",
};
