/** @file Files and folders that are not as the journal has them, and what to do about each, in German. */

import { count, list } from "../../../wording/grammar.ts";
import type { exceptions as english } from "../../english/agent/exceptions.ts";

export const exceptions: typeof english = {
  title: "Wartet auf Sie im Ordner selbst",
  andMore: (folders, invoices) =>
    `Und ${list(
      [
        ...(folders > 0
          ? [count(folders, "weitere Datei oder ein weiterer Ordner", "weitere Dateien oder Ordner")]
          : []),
        ...(invoices > 0 ? [count(invoices, "weitere gesendete Rechnung", "weitere gesendete Rechnungen")] : []),
      ],
      "and",
    )}.`,
  tooDeep: {
    why: "Sie ist mehr als 8 Ordner tief im Eingangsordner; so tief wird keine Datei gelesen.",
    toDo: "Legen Sie sie weiter oben ab.",
  },
  folderClosed: {
    why: "Pigeonhole darf diesen Ordner nicht lesen und kennt seinen Inhalt nicht.",
    toDo: "Erlauben Sie dem Konto, unter dem Pigeonhole läuft, das Lesen, oder legen Sie die Dateien in den Eingangsordner.",
  },
  nameUnreadable: {
    why: "Ihr Name enthält ein Zeichen, das dieser Computer nicht lesen kann; die Datei lässt sich nicht öffnen.",
    toDo: "Benennen Sie sie um.",
  },
  notTakenIn: (why) => `Sie wird nicht importiert: ${why}.`,
  notTakenInUnexplained: "Sie wird nicht importiert, und Pigeonhole kann nicht sagen, warum.",
  takeInAgain: "Nehmen Sie sie aus dem Eingangsordner, und legen Sie sie wieder hinein.",
  notLink: "Legen Sie die Datei selbst in den Eingangsordner.",
  closeIt: "Schließen Sie sie dort.",
  allowReading: "Erlauben Sie dem Konto, unter dem Pigeonhole läuft, das Lesen.",
  keepOnDevice:
    "Prüfen Sie die Verbindung, oder wählen Sie mit der rechten Maustaste „Immer auf diesem Gerät behalten“.",
  makeRoom: "Schaffen Sie Platz auf dem Datenträger.",
  diskFull: {
    why: "Der Datenträger mit diesem Ordner ist voll. Pigeonhole kann nichts mehr festhalten und importiert nichts.",
    toDo: "Schaffen Sie dort Platz. Pigeonhole macht dann automatisch weiter.",
  },
  folderBlocked: {
    why: "Pigeonhole legt Dateien in einem Ordner dieses Namens ab, und eine Datei trägt den Namen.",
    toDo: "Benennen Sie die Datei um.",
  },
  folderElsewhere: {
    why: "Dieser Ordner ist auf einem anderen Datenträger oder einer anderen Freigabe; keine Datei lässt sich dorthin verschieben.",
    toDo: "Nehmen Sie ihn aus dem Eingangsordner. Pigeonhole legt den Ordner dann selbst an.",
  },
  otherInbox: {
    why: "Dieser Ordner ist selbst ein Eingangsordner: Er enthält eine Markierung oder Ordner von Pigeonhole. Seine Dateien wurden vielleicht schon gesendet. Deshalb wird keine davon importiert.",
    toDo: "Nehmen Sie den Ordner aus diesem Eingangsordner. Soll eine Datei daraus noch importiert werden, prüfen Sie, ob sie schon gesendet wurde. Legen Sie dann nur diese Datei in den Eingangsordner.",
  },
  notFiled: (folder) => ({
    why: `Sie konnte nicht nach ${folder} verschoben werden.`,
    toDo: "Schließen Sie sie in anderen Programmen, und prüfen Sie, ob Pigeonhole in den Eingangsordner schreiben darf. Nichts wird ein zweites Mal gesendet.",
  }),
  unknownFile: {
    why: "Pigeonhole kennt diese Datei nicht. Sie wurde von Hand hierher verschoben oder umbenannt.",
    toDo: "Legen Sie sie in den Eingangsordner, um sie zu importieren, oder nehmen Sie sie weg.",
  },
  leftOver: {
    "taken-over": {
      why: "Sie ist noch aus der Zeit hier, in der ein anderes Pigeonhole diesen Eingangsordner importiert hat. Was aus ihr wurde, ist hier nicht bekannt.",
      toDo: "Wenn damit noch etwas zu tun ist, legen Sie sie in den Eingangsordner. Sie wartet dann auf Ihre Freigabe, weil sie vielleicht schon gesendet wurde.",
    },
    restored: {
      why: "Sie war schon hier, als das Journal wiederhergestellt wurde, und das Journal kennt sie nicht.",
      toDo: "Wenn damit noch etwas zu tun ist, legen Sie sie in den Eingangsordner. Sie wartet dann auf Ihre Freigabe, weil sie vielleicht schon gesendet wurde.",
    },
  },
  change: {
    yes: {
      changed: "Sie wurde geändert, nachdem sie gesendet war. Gesendet wurde, was sie vorher enthielt.",
      toDo: "Wenn die Änderung wichtig ist, nehmen Sie sie im Finanzsystem vor.",
    },
    partly: {
      changed: "Sie wurde geändert, nachdem ein Teil davon gesendet war, und wird nicht noch einmal gelesen.",
      toDo: "Betrifft die Änderung, was gesendet wurde, nehmen Sie sie im Finanzsystem vor. Betrifft sie andere Zeilen, entscheiden Sie zuerst über diese Datei. Fügen Sie diese Zeilen dann in einer eigenen Datei hinzu.",
    },
    perhaps: {
      changed: "Sie wurde geändert, nachdem sie vielleicht gesendet war. Gesendet wurde dann, was sie vorher enthielt.",
      toDo: "Suchen Sie sie im Finanzsystem, und nehmen Sie die Änderung dort vor, wenn sie wichtig ist.",
    },
    no: {
      changed: "Sie wurde geändert, nachdem Pigeonhole sie gelesen hatte, und nicht erneut gelesen.",
      toDo: "Legen Sie sie in den Eingangsordner, um sie erneut lesen zu lassen.",
    },
  },
  deleteNote: "Löschen Sie dann den Hinweis neben ihr.",
};
