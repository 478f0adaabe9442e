/** @file Texts of the agent's state, posting hours and pauses, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { agent as english } from "../../english/agent/agent.ts";

const wait = (howMany: number): string =>
  howMany === 0 ? "" : `; ${count(howMany, "Datei wird", "Dateien werden")} zurückgehalten`;

export const agent: typeof english = {
  empty: "Noch keine Dateien. Legen Sie eine in den Eingangsordner, um zu beginnen.",
  idle: "Alles ist auf dem neuesten Stand.",
  working: "Pigeonhole arbeitet.",
  workingOn: (howMany) => `${count(howMany, "Datei ist", "Dateien sind")} in Arbeit.`,
  alsoWorkingOn: (needs, howMany) => `${needs} · ${figure(howMany)} in Arbeit.`,
  settling: (howMany) =>
    howMany === 0
      ? "Dateien werden noch gespeichert. Danach prüft Pigeonhole sie."
      : `${count(howMany, "Datei wird", "Dateien werden")} noch gespeichert. Danach prüft Pigeonhole sie.`,
  notReady: (howMany) => `${count(howMany, "Datei ist", "Dateien sind")} noch nicht zum Senden bereit.`,
  toSend: (howMany) => `Noch zu senden: ${count(howMany, "Datei", "Dateien")}. Das geschieht automatisch.`,
  toSendFrom: (howMany, from) => `Noch zu senden: ${count(howMany, "Datei", "Dateien")}, ab ${from}.`,
  someToSendFrom: (howMany, ofThem, from) =>
    `Noch zu senden: ${count(howMany, "Datei", "Dateien")}, davon ${figure(ofThem)} erst ab ${from}.`,
  needsYou: (howMany) => `${count(howMany, "Datei wartet", "Dateien warten")} auf Sie.`,
  filesOrFoldersNeedYou: (howMany) =>
    `${count(howMany, "Datei oder Ordner wartet", "Dateien oder Ordner warten")} auf Sie.`,
  someMayBeSent: (howMany) =>
    howMany === 1
      ? "Eine davon wurde vielleicht schon gesendet: Sehen Sie im Finanzsystem nach, bevor Sie sie noch einmal hinzufügen."
      : `${figure(howMany)} davon wurden vielleicht schon gesendet: Sehen Sie im Finanzsystem nach, bevor Sie sie noch einmal hinzufügen.`,
  theyMayBeSent: (howMany) =>
    howMany === 1
      ? "Sie wurde vielleicht schon gesendet: Sehen Sie im Finanzsystem nach, bevor Sie sie noch einmal hinzufügen."
      : "Sie wurden vielleicht schon gesendet: Sehen Sie im Finanzsystem nach, bevor Sie sie noch einmal hinzufügen.",
  somethingNeedsYou: "Etwas wartet auf Sie.",
  diskFull:
    "Der Datenträger mit den Daten von Pigeonhole ist voll; es wird nichts importiert. Schaffen Sie dort Platz.",
  documentsWait: (documents, daysOfOldest) =>
    documents === 1
      ? `Bei einem Dokument müssen Sie die Rechnung wählen, seit ${count(daysOfOldest, "Tag", "Tagen")}.`
      : `Bei ${figure(documents)} Dokumenten müssen Sie die Rechnung wählen, beim ältesten seit ${count(daysOfOldest, "Tag", "Tagen")}.`,
  onlyDocumentsWait: (documents, daysOfOldest) =>
    documents === 1
      ? `Es ist ein Dokument. Wählen Sie seine Rechnung; es wartet seit ${count(daysOfOldest, "Tag", "Tagen")}.`
      : `Es sind Dokumente. Wählen Sie ihre Rechnungen; das älteste wartet seit ${count(daysOfOldest, "Tag", "Tagen")}.`,
  offline:
    "Offline. Das Finanzsystem ist nicht erreichbar. Die Dateien bleiben sicher in ihren Ordnern, und Pigeonhole versucht es weiter.",
  busy: "Das Finanzsystem ist überlastet und bat um Geduld. Die Dateien bleiben sicher in ihren Ordnern, und Pigeonhole versucht es erneut.",
  afterUnknown: (files, until, connection) =>
    `Bis ${until} wird nichts ${connection === null ? "" : `an ${quote(connection)} `}gesendet, weil das Finanzsystem auf die ${files === 1 ? "letzte Datei" : `letzten ${figure(files)} Dateien`} nicht klar geantwortet hat. Dann versucht es Pigeonhole mit einer Datei.`,
  offlineBecause: (why) =>
    `Offline: ${why}. Die Dateien bleiben sicher in ihren Ordnern, und Pigeonhole versucht es weiter.`,
  inboxesAway: (paths, others) =>
    paths.length === 1
      ? `Der Ordner ${list(paths.map(quote), "and")} ist nicht erreichbar. ${others ? "Das hält nur die Dateien darin auf. " : ""}Pigeonhole macht weiter, sobald er wieder da ist.`
      : `Die Ordner ${list(paths.map(quote), "and")} sind nicht erreichbar. ${others ? "Das hält nur die Dateien darin auf. " : ""}Pigeonhole macht weiter, sobald sie wieder da sind.`,
  awaySince: (why, when) => `${why} (zuerst bemerkt: ${when})`,
  signedOut: "Abgemeldet. Melden Sie sich an, um fortzufahren.",
  turnedDown: (names) =>
    `${list(names.map(quote), "and")} ${names.length === 1 ? "akzeptiert" : "akzeptieren"} Ihre Anmeldung nicht. Melden Sie sich noch einmal an, oder fragen Sie Ihre IT nach den Rechten des Kontos.`,
  accountInDoubt: (who, connection, company, before) =>
    company === null
      ? `Bei ${quote(connection)} ist ${who ?? "ein anderes Konto"} angemeldet, bisher war es ein anderes Konto. Es wird nichts gesendet, bis Sie bestätigen, dass auch dieses Konto zu ${quote(before)} gehört, oder sich abmelden.`
      : `Bei ${quote(connection)} ist ${who ?? "ein Konto"} für ${quote(company)} angemeldet, bisher führte die Verbindung zu ${quote(before)}. Es wird nichts gesendet, bis Sie bestätigen, dass das richtig ist, oder sich abmelden.`,
  signedOutOf: (names) => `Von ${list(names.map(quote), "and")} abgemeldet. Melden Sie sich an, um fortzufahren.`,
  notSetUp: "Noch nicht eingerichtet. Wählen Sie Ihr Finanzsystem und einen Ordner, der beobachtet wird.",
  notSignedInYet: "Noch nicht eingerichtet. Melden Sie sich an und wählen Sie einen Ordner, der beobachtet wird.",
  noFolderYet: "Noch nicht eingerichtet. Wählen Sie einen Ordner, der beobachtet wird.",
  settingsWrong: "Ihre Einstellungen müssen korrigiert werden. Bis dahin wird nichts gesendet.",
  stuck: (since) =>
    `Pigeonhole scheint festzustecken: Es hat seit ${since} nicht mehr alle Eingangsordner geprüft. Beenden Sie es und starten Sie es neu; dabei geht nichts verloren.`,
  notRunning: "Pigeonhole läuft nicht. Starten Sie es, um fortzufahren.",

  state: {
    idle: "Auf dem neuesten Stand",
    working: "Arbeitet",
    waiting: "Wartet",
    "needs-you": "Wartet auf Sie",
    offline: "Offline",
    "signed-out": "Abgemeldet",
    paused: "Pausiert",
    "not-set-up": "Nicht eingerichtet",
    "not-running": "Läuft nicht",
  },
  counts: {
    done: (howMany) => `${figure(howMany)} erledigt`,
    underWay: (howMany) => `${figure(howMany)} unterwegs`,
    needsYou: (howMany) => `${figure(howMany)} ${howMany === 1 ? "wartet" : "warten"} auf Sie`,
    failed: (howMany) => `${figure(howMany)} fehlgeschlagen`,
    duplicate: (howMany) => count(howMany, "Dublette", "Dubletten"),
  },
  reference: (kind, file, entries, ago) =>
    `${kind} zum Nachschlagen: ${file}, ${count(entries, "Eintrag", "Einträge")}, Stand: ${ago}`,
  listProblem: {
    away: (kind, path, ago) =>
      `${kind}: ${path} ist nicht zu finden oder lässt sich nicht öffnen (zuerst bemerkt: ${ago}). Fragen Sie Ihre IT, ob die Datei noch exportiert wird.`,
    unreadable: (kind, path, ago) =>
      `${kind}: ${path} ist nicht lesbar (zuerst bemerkt: ${ago}). Vielleicht ist die Datei beschädigt oder unvollständig. Bitten Sie Ihre IT, sie neu zu exportieren.`,
    "no-list": (kind, path, ago) =>
      `${kind}: ${path} hat nicht die Spalten oder Zeilen einer solchen Liste (zuerst bemerkt: ${ago}). Fragen Sie Ihre IT, was sie enthalten soll.`,
  },
  oldReference: "Sie ist vielleicht veraltet: Exportieren Sie sie neu aus dem Finanzsystem, und fügen Sie sie hinzu.",
  register: (file, ago) => `Rechnungsliste Ihres Finanzsystems: ${file}, Stand: ${ago}; davon wird nichts gesendet`,
  registerMadeOn: (file, ago, day) =>
    `Rechnungsliste Ihres Finanzsystems: ${file}, erstellt am ${day}, hinzugefügt ${ago}; davon wird nichts gesendet`,
  unusedRegister: (file, ago) => `Rechnungsliste, die nicht verwendet wird: ${file}, Stand: ${ago}`,

  waitsUntil: (when) => `Wartet bis ${when}`,
  goesInHours: (contents, from) =>
    `Bereit zum Senden: ${contents}. Gesendet wird ab ${from}, in den Sendezeiten dieses Eingangsordners.`,
  triesInHours: (failure, from) =>
    `${failure} Pigeonhole versucht es ab ${from} wieder, in den Sendezeiten dieses Eingangsordners.`,

  pauseLength: {
    hour: "Für eine Stunde",
    tomorrow: "Bis morgen, 07:00",
    "until-resumed": "Bis auf Weiteres",
  },
  paused: (willWait) => `Pausiert. Bis Sie fortsetzen, wird nichts gesendet${wait(willWait)}.`,
  pausedUntil: (when, willWait) => `Pausiert bis ${when}. Bis dahin wird nichts gesendet${wait(willWait)}.`,
};
