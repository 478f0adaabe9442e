/** @file The usage of the command line in German. Commands and options are the same in every language. */

import type { usage as english } from "../../english/terminal/usage.ts";

export const usage: typeof english = `Aufruf: pigeonhole BEFEHL [--data ORDNER] [--json]

  run                      beobachtet die Eingangsordner und importiert, bis es
                           beendet wird
  sync                     ein Durchgang durch alles, was jetzt in den
                           Eingangsordnern liegt, auch außerhalb der Sendezeiten
                           und auch, wenn angehalten wurde
  check DATEI...           liest, ordnet zu und prüft; sendet nichts, schreibt
                           nichts; so wie ein Eingangsordner: [--inbox ID]
  status                   die Importe und wie es um Pigeonhole steht
  pause [hour|tomorrow]    sendet nichts: eine Stunde lang, bis morgen 7:00 Uhr
                           oder bis jemand fortsetzt
  resume                   setzt fort, was angehalten wurde
  tonight                  prüft jetzt, ob in der Nacht alles laufen wird
  report [TAG]             erstellt den Morgenbericht von heute oder findet den
                           eines Tages wie 2026-11-21 und sagt, wo er liegt
  sign-in [VERBINDUNG]     meldet mit einem beliebigen Browser an; hat der
                           Client ein Geheimnis, wird danach gefragt: [--secret]
  sign-out [VERBINDUNG]    meldet ab
  proxy-password [PROXY]   Benutzername und Passwort, die ein Proxy verlangt:
                           fragt nach beiden und legt sie in den Schlüsselbund
  approve ID               sendet, was auf Freigabe wartet
  answer ID [F=ANTWORT...] sagt, wie eine Datei zu lesen ist; ohne Antworten
                           wird gezeigt, was gefragt wird; nur für diese Datei:
                           [--once]
  reject ID [GRUND]        lehnt ab, was wartet, oder einen Beleg, der gerade
                           gesendet wird: Er wird nicht gesendet
  retry ID                 versucht eine Datei erneut; was schon einmal gesendet
                           wurde, nur mit Begründung: [--anyway GRUND]
  attach ID RECHNUNGS_ID   hängt einen wartenden Beleg an eine Eingangsrechnung
  import ID                ist eine Tabelle mit Eingangsrechnungen, kein Beleg
  settle ID arrived        Sie haben nachgesehen: Es steht im Finanzsystem
  settle ID send-again     Sie haben nachgesehen: Es steht nicht dort
  log                      das Prüfprotokoll, als CSV oder JSON; die Einträge
                           eines Imports oder ab einem Tag: [--import ID]
                           [--since TAG]
  log --verify             ob das Prüfprotokoll noch so ist, wie es geschrieben
                           wurde, und ob es das mit einem Hashwert ist, den Sie
                           aufbewahrt haben: [--expect HASHWERT]
  inbox claim INBOX        einen Eingangsordner übernehmen, den ein anderer
                           Computer importiert
  diagnostics [NAME]       was jemand sehen muss, der hilft: nennt die Dateien
                           oder zeigt eine davon; als ZIP-Datei: [--out DATEI];
                           ohne die Namen von Dateien: [--mask-names]
  journal restore          legt ein beschädigtes Journal beiseite und verwendet
                           seine neueste Sicherung; ohne Sicherung: [--empty]

--help zeigt diesen Text, --version die Version von Pigeonhole.

Rückgabewerte: 0 nichts wartet auf jemanden, 1 etwas wartet auf jemanden,
2 Aufruf oder Einstellungen sind falsch, 3 abgemeldet, der Dienst oder ein
Eingangsordner ist nicht erreichbar, ein anderer Computer importiert einen
Eingangsordner, oder Pigeonhole scheint festzustecken.
`;
