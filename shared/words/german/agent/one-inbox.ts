/** @file Texts of an inbox that belongs to another journal, and of taking it over, in German. */

import { quote } from "../../../wording/grammar.ts";
import type { oneInbox as english } from "../../english/agent/one-inbox.ts";

const takeOver = (id: string) =>
  `Soll er hier importiert werden, rufen Sie pigeonhole inbox claim ${id} auf, oder wählen Sie unter Eingangsordner „Hier importieren“.`;

export const oneInbox: typeof english = {
  ownerHere: (computer) => `ein anderes Pigeonhole auf diesem Computer (${computer})`,

  otherJournal: (path, owner, seen, id) =>
    `${owner} importiert den Ordner ${quote(path)}, daher importiert dieser Computer ihn nicht: Zwei würden alles doppelt buchen. ${owner} war dort zuletzt am ${seen} aktiv. ${takeOver(id)}`,
  copiedJournal: (path, owner, seen, id) =>
    `${owner} importiert den Ordner ${quote(path)} mit dem Original oder einer neueren Kopie dieses Datenordners. Hier wird nichts importiert: Zwei würden alles doppelt buchen. ${owner} war dort zuletzt am ${seen} aktiv. ${takeOver(id)}`,
  office: (path, computer, seen, id) =>
    `Mehrere Computer importieren den Ordner ${quote(path)} gemeinsam, und dieser gehört nicht zu ihnen. Hier wird daher nichts importiert: Sonst würde alles doppelt gebucht. ${computer} war dort zuletzt am ${seen} aktiv. ${takeOver(id)}`,
  markerMissing: (path, id) =>
    `Dieser Datenordner wurde kopiert oder wiederhergestellt. Im Ordner ${quote(path)} steht nicht, welcher Computer ihn importiert, daher wird nichts importiert. Stellen Sie sicher, dass kein anderer Computer ihn importiert. ${takeOver(id)}`,
  markerDamaged: (path, id) =>
    `Die Datei .pigeonhole im Ordner ${quote(path)} ist beschädigt. In ihr steht, welcher Computer den Ordner importiert, daher wird nichts daraus gelesen. Stellen Sie sicher, dass kein anderer Computer ihn importiert. ${takeOver(id)}`,
  ownMarkerDamaged: (path) =>
    `Die Datei .pigeonhole im Ordner ${quote(path)} ist beschädigt. In ihr steht, dass dieser Computer den Ordner importiert. Pigeonhole schreibt sie beim nächsten Nachsehen neu, frühestens nach zehn Sekunden. Bis dahin wird nichts importiert.`,
  markerNotWritten: (path, why) =>
    `Pigeonhole kann in den Ordner ${quote(path)} nicht schreiben (${why}). Es könnte keine Dateien dorthin verschieben, daher liest es nichts daraus. Geben Sie dem Konto, unter dem Pigeonhole läuft, dort das Schreibrecht.`,
  markerUnreadable: (path, why) =>
    `Die Datei .pigeonhole im Ordner ${quote(path)} ist nicht lesbar (${why}). In ihr steht, welcher Computer den Ordner importiert, daher wird nichts daraus gelesen. Geben Sie dem Konto, unter dem Pigeonhole läuft, dort Lese- und Schreibrecht.`,
  markerIsFolder: (path) =>
    `Im Ordner ${quote(path)} gibt es einen Ordner namens .pigeonhole, wo Pigeonhole eine Datei führt. Benennen Sie ihn um, oder verschieben Sie ihn: Bis dahin wird nichts importiert.`,
  sameFolder: (path, other) =>
    `Der Ordner ${quote(path)} gehört auch zum Eingangsordner ${quote(other)}, oder er ist eine Kopie davon samt der Datei .pigeonhole. Hier wird nichts daraus importiert. Wählen Sie für einen der beiden einen eigenen Ordner. Ist dieser eine Kopie, löschen Sie darin die Datei .pigeonhole.`,
  takingOver: (path, from) =>
    `Der Ordner ${quote(path)} wurde übernommen. Er wird ab ${from} hier importiert: Bis dahin beendet der bisherige Computer, was er gerade sendet.`,

  panel: "Ein Ordner wird hier nicht importiert",
  importHere: "Hier importieren",
  askToClaim: (path) =>
    `${path} ab jetzt auf diesem Computer importieren? Der bisherige Computer hört dann von selbst auf. Dateien, die jetzt im Ordner sind, kann er schon gesendet haben. Sie warten daher auf Ihre Freigabe.`,
  claimed: "Übernommen",

  tookOver: (path) => `Dieser Computer importiert ab jetzt den Ordner ${quote(path)}.`,
  tookOverFrom: (path, owner, seen) =>
    `Dieser Computer importiert ab jetzt den Ordner ${quote(path)}. Bisher: ${owner}, dort zuletzt am ${seen} aktiv; dort hört der Import von selbst auf.`,
  mayHaveBeenSent: "Dateien, die jetzt im Ordner sind, können schon gesendet sein. Sie warten daher auf Freigabe.",
  nobodyElses: (path) =>
    `Kein anderer Computer importiert den Ordner ${quote(path)}, es gibt also nichts zu übernehmen.`,
  away: (path) => `Der Ordner ${quote(path)} ist nicht erreichbar und wurde daher nicht übernommen.`,
  takenMeanwhile: (path) =>
    `Der Ordner ${quote(path)} wurde nicht übernommen: Ein anderer Computer hat sich im selben Moment dort eingetragen. Sehen Sie nach, wer ihn jetzt importiert, und versuchen Sie es noch einmal.`,
  notTakenOver: (path, why) => `Der Ordner ${quote(path)} wurde nicht übernommen: ${why}.`,
};
