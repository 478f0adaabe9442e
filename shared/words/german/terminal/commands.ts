/** @file The commands that go on with a file that needs someone, in German: for the terminal and the morning report. */

import type { commands as english } from "../../english/terminal/commands.ts";

export const commands: typeof english = {
  approve: "Um sie zu senden",
  answer: "Um zu antworten",
  import: "Um sie als Eingangsrechnungen zu importieren",
  attach: "Um sie an eine Eingangsrechnung anzuhängen",
  inside: "Um alle Dateien darin in den Eingangsordner zu legen",
  retry: "Um es erneut zu versuchen",
  found: "Wenn Sie die Zeilen im Finanzsystem finden, sodass sie nicht noch einmal gesendet werden",
  anyway: "Um sie trotzdem zu senden, obwohl sie vielleicht schon im Finanzsystem ist",
  close: "Wenn Sie ihre Zeilen selbst erledigt haben, sodass sie abgeschlossen ist",
  cancel: "Um sie zurückzuziehen, sodass sie nicht gesendet wird",
  notNeeded: "Wenn sie nicht nötig ist",
  invoiceId: "RECHNUNGS_ID",
  rows: "ZEILE...",
  reason: '"GRUND"',
  orRun: (each) => `Oder als Befehl: ${each.join(", oder ")}.`,
};
