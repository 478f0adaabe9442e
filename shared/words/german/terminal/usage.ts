/** @file The usage of the command line in German. Commands and options are the same in every language. */

import type { usage as english } from "../../english/terminal/usage.ts";

export const usage: typeof english = `Aufruf: pigeonhole BEFEHL [--data ORDNER] [--json]

  run                      beobachtet die Eingangsordner und sendet, bis es
                           beendet wird
  stop                     lässt das laufende Pigeonhole zu Ende senden und
                           beendet es; wartet darauf
  sync                     prüft die Eingangsordner einmal jetzt und sendet, was
                           bereit ist, auch außerhalb der Sendezeiten und
                           während einer Pause
  check DATEI...           liest und prüft; sendet und speichert nichts; mit den
                           Einstellungen eines Eingangsordners: [--inbox ID]
  status                   der Status von Pigeonhole und jeder Datei
  pause [hour|tomorrow]    sendet nichts: eine Stunde lang, bis morgen 7:00 Uhr
                           oder bis Sie fortsetzen
  resume                   beendet die Pause
  tonight                  prüft jetzt, ob alles bereit ist für heute Nacht
  report [TAG]             erstellt den Morgenbericht von heute oder zeigt, wo
                           der eines Tages wie 2026-11-21 ist
  sign-in [VERBINDUNG]     meldet mit einem beliebigen Browser an; um ein
                           Client-Geheimnis einzugeben: [--secret]
  sign-out [VERBINDUNG]    meldet ab
  confirm-account [VERBINDUNG]
                           bestätigt, dass das angemeldete Konto senden darf
  proxy-password [PROXY]   speichert Benutzername und Passwort eines Proxys im
                           Schlüsselbund; fragt nach beiden
  notify test              sendet eine Testmeldung an den Webhook und per
                           E-Mail, wie in den Einstellungen
  notify password          speichert das Passwort des Mailservers im
                           Schlüsselbund
  approve ID               sendet eine Datei, die auf Freigabe wartet
  answer ID [F=ANTWORT...] beantwortet, wie eine Datei zu lesen ist; ohne
                           Antworten werden die Fragen gezeigt; auch für
                           spätere Dateien mit denselben Überschriften:
                           [--remember]
  reject ID [GRUND]        zieht eine wartende Datei zurück, oder ein Dokument,
                           das gerade gesendet wird: sie wird nicht gesendet und
                           kommt nach Failed
  retry ID                 versucht eine Datei erneut; um schon Gesendetes noch
                           einmal zu senden, mit Grund: [--anyway GRUND]
                           [--all-like]: mit allem aus demselben Grund
  attach ID RECHNUNGS_ID   hängt ein wartendes Dokument an eine Rechnung; oder
                           an die, auf die diese Wörter passen: [--find TEXT];
                           obwohl keine Liste die ID enthält: [--unlisted]
  reverse ID --date TAG    entwirft das Storno des Gesendeten, das auf Freigabe
                           wartet; TAG ist 2026-11-23, oder "same", damit jede
                           Rechnung ihr Datum behält; eines Stapels: [--batch N]
  inside ID [NAME...]      legt diese Dateien einer ZIP-Datei oder E-Mail in den
                           Eingangsordner, oder all; ohne Namen: zeigt sie
  import ID                importiert eine Datei als Eingangsrechnungen
  settle ID arrived        Antwort: im Finanzsystem gefunden; nichts wird noch
                           einmal gesendet, und nichts wird bezahlt
  settle ID checked ZEILE  Antwort: diese Zeile verglichen, die in einer
                           Rechnungsliste fehlt oder anders ist
  settle ID send-again     Antwort: nachgesehen, und es ist nicht dort; es wird
                           noch einmal gesendet, und nichts wird bezahlt; nach
                           Antworten je Zeile nur, was fehlt
  settle ID                zeigt die Zeilen eines vielleicht gesendeten Stapels
  settle ID arrived ZEILE... antwortet Zeile für Zeile: gefunden, mit "missing"
                           nicht gefunden, mit "later" später nachsehen; ZEILE
                           ist 5, 5-9 oder rest
  log                      das Prüfprotokoll, als CSV oder JSON; für eine Datei
                           oder ab einem Tag: [--import ID] [--since TAG]
  log --invoices           jede gesendete Zeile, als CSV oder JSON; wie oben
  log --invoice NUMMER     der Weg einer Rechnung, von der Datei zur Liste
  log --verify             prüft, ob das Prüfprotokoll unverändert ist; mit
                           einem aufbewahrten Hashwert: [--expect HASHWERT]
  inbox claim INBOX        einen Eingangsordner übernehmen, den ein anderer
                           Computer importiert
  office create [ADDRESS]  die Eingangsordner mit anderen Computern teilen;
                           ADDRESS ist eine Datenbank wie
                           postgresql://user@host:5432/name
  office join [ADDRESS]    sie auch auf diesem Computer teilen
  office leave             wieder allein arbeiten, mit einer Kopie der Daten
  office status            welche Computer dazugehören und welcher importiert
  office password [ADDRESS] deren Passwort im Schlüsselbund speichern
  office sql               das SQL, das die gemeinsame Datenbank einrichtet
  diagnostics [NAME]       zeigt, was Ihre IT braucht, oder eine Datei davon;
                           als ZIP-Datei: [--out DATEI]; ohne Dateinamen:
                           [--mask-names]
  journal restore          ersetzt ein beschädigtes Journal durch seine neueste
                           Sicherung; ohne Sicherung: [--empty]
  setup DATEI              eine Einrichtungsdatei verwenden: ihre Verbindung und
                           Einstellungen gelten, wo sonst nichts gesetzt ist
  clean-up                 bevor Sie Pigeonhole entfernen: nimmt seine Einträge
                           aus dem Schlüsselbund und öffnet es nicht mehr bei
                           der Anmeldung
BEFEHL --help zeigt nur diesen Befehl, --help diesen Text, --version die Version
von Pigeonhole. --selftest prüft diese Installation: Es sendet nichts und
hinterlässt nichts.
Rückgabewerte: 0 nichts wartet auf Sie, 1 etwas wartet auf Sie, 2 Aufruf oder
Einstellungen falsch, 3 abgemeldet, das Finanzsystem oder ein Eingangsordner
nicht erreichbar, ein anderer Computer importiert einen
Eingangsordner, oder Pigeonhole scheint festzustecken.
`;
