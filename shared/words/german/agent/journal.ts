/** @file Texts about an unusable journal and a restore, in German. */

import type { journal as english } from "../../english/agent/journal.ts";

export const journal: typeof english = {
  damaged: (path) =>
    `Das Journal ${path} ist beschädigt. Es wurde nicht geändert, und ohne Journal wird nichts gesendet.`,
  missing: (path) =>
    `Das Journal ${path} fehlt, und damit die Aufzeichnung des Gesendeten. Ohne Journal wird nichts gesendet. Wenn Sie wissen, wo es ist, legen Sie es zurück.`,
  newer: (path) =>
    `Das Journal ${path} wurde von einem neueren Pigeonhole gespeichert. Verwenden Sie diese Version oder einen anderen Datenordner.`,
  older: (path) =>
    `Das Journal ${path} wurde von einem älteren Pigeonhole gespeichert, in einer Form, die dieses nicht liest. Es wurde nicht geändert, und es wird nichts gesendet. Verwenden Sie jene Version oder einen anderen Datenordner.`,
  onShare: (path) =>
    `Das Journal ${path} ist auf einer Netzwerkfreigabe, wo es beschädigt werden kann. Es wird nichts gesendet. Verwenden Sie einen Datenordner auf einem Datenträger dieses Computers: --data ORDNER.`,
  closedToUs: (path, why) => `Das Journal ${path} kann nicht verwendet werden: ${why}.`,
  diskFull: "der Datenträger ist voll. Schaffen Sie dort Platz",

  noBackup:
    "Es gibt keine brauchbare Sicherung. Um mit einem leeren Journal zu beginnen, das nichts Gesendetes kennt, führen Sie aus: pigeonhole journal restore --empty",
  backup: (day) => `Es gibt eine Sicherung vom ${day}. Um sie zu verwenden, führen Sie aus: pigeonhole journal restore`,
  backupsDamaged: (wayOut) => `Auch seine Sicherungen sind beschädigt. ${wayOut}`,
  isWhole: (path) => `Das Journal ${path} ist unversehrt. Es wurde nichts geändert.`,
  isRunning: "Pigeonhole benutzt diesen Datenordner. Beenden Sie es dort und stellen Sie das Journal dann wieder her.",
  useBackup: (day) =>
    `Es gibt eine unversehrte Sicherung vom ${day}. Um sie zu verwenden, führen Sie dasselbe ohne --empty aus.`,

  beginsEmpty: "Pigeonhole beginnt mit einem leeren Journal.",
  isBackup: (of) => `Das Journal ist jetzt die Sicherung vom ${of}.`,
  nothingKept: "Das alte Journal fehlte.",
  keptOld: (names) => `Das alte Journal wurde aufgehoben: ${names}.`,
  forgets: (between) =>
    between === null
      ? "Es weiß nicht, was bisher gesendet wurde. Damit nichts zweimal gesendet wird:"
      : `Es weiß nicht, was zwischen ${between[0]} und ${between[1]} gesendet wurde. Damit nichts zweimal gesendet wird:`,
  doneCounts: "- Dateien in einem Ordner „Done“ gelten als gesendet.",
  inboxWaits:
    "- Dateien in einem Eingangsordner warten auf Ihre Freigabe. Prüfen Sie zuerst, ob sie schon im Finanzsystem sind.",
  inDoubt:
    "- Dateien, die gerade gesendet wurden, sind vielleicht gesendet. Sehen Sie bei jeder im Finanzsystem nach und geben Sie an, ob Sie sie gefunden haben.",
  putBack:
    "- Dateien in „Needs you“ oder „Failed“, die Pigeonhole nicht mehr zeigt: Legen Sie sie wieder in den Eingangsordner.",
};
