/** @file Texts about an unusable journal and a restore, in German. */

import type { journal as english } from "../../english/agent/journal.ts";

export const journal: typeof english = {
  damaged: (path) =>
    `Das Journal ${path} ist beschädigt. Es bleibt, wie es ist, und ohne Journal wird nichts gesendet.`,
  missing: (path) =>
    `Das Journal ${path} ist verschwunden, und mit ihm das Gedächtnis dessen, was gesendet wurde. Ohne Journal wird nichts gesendet. Wenn Sie wissen, wo es ist, legen Sie es zurück.`,
  newer: (path) =>
    `Das Journal ${path} wurde von einem neueren Pigeonhole geschrieben. Verwenden Sie dieses oder einen anderen Datenordner.`,
  closedToUs: (path, why) => `Das Journal ${path} kann nicht verwendet werden: ${why}.`,
  diskFull: "der Datenträger ist voll",

  noBackup:
    "Es gibt keine brauchbare Sicherung davon. Um mit einem leeren Journal zu beginnen, das nichts von dem weiß, was gesendet wurde, führen Sie aus: pigeonhole journal restore --empty",
  backup: (day) =>
    `Es gibt eine Sicherung vom ${day}. Um damit weiterzumachen, führen Sie aus: pigeonhole journal restore`,
  backupsDamaged: (wayOut) => `Auch seine Sicherungen sind beschädigt. ${wayOut}`,
  isWhole: (path) => `Das Journal ${path} ist unversehrt. Es wurde nichts geändert.`,
  isRunning:
    "Pigeonhole läuft mit diesem Datenordner. Beenden Sie es dort, und stellen Sie das Journal dann wieder her.",
  useBackup: (day) =>
    `Es gibt eine Sicherung vom ${day}, und sie ist unversehrt. Verwenden Sie sie: Führen Sie dasselbe ohne --empty aus.`,

  beginsEmpty: "Pigeonhole beginnt mit einem leeren Journal.",
  isBackup: (of) => `Das Journal ist jetzt die Sicherung vom ${of}.`,
  nothingKept: "Vom alten war nichts mehr da.",
  keptOld: (names) => `Das alte wurde aufgehoben: ${names}.`,
  forgets: (between) =>
    between === null
      ? "Was bisher gesendet wurde, weiß es nicht. Damit nichts zweimal gesendet wird:"
      : `Was zwischen ${between[0]} und ${between[1]} gesendet wurde, weiß es nicht. Damit nichts zweimal gesendet wird:`,
  doneCounts: "- Was in einem Ordner „Done“ liegt, gilt als gesendet.",
  inboxWaits:
    "- Was jetzt in einem Eingangsordner liegt, wartet, bis es jemand freigibt. Suchen Sie es vorher im Finanzsystem.",
  inDoubt: "- Was gerade gesendet werden sollte, ist ungewiss: Sagen Sie, ob es angekommen ist.",
  putBack:
    "- Was in „Needs you“ oder „Failed“ liegt und von Pigeonhole nicht mehr gezeigt wird: Legen Sie es wieder in den Eingangsordner.",
};
