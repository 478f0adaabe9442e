/** @file Answering row by row about what may have been sent, in German. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { rowByRow as english } from "../../english/imports/row-by-row.ts";

const title = "Jede Rechnung einzeln beantworten";

export const rowByRow: typeof english = {
  title,
  hint: (more, again) =>
    `Jede Markierung wird sofort gespeichert. Gesendet wird erst, wenn jede Rechnung mit „Gefunden“ oder „Nicht gefunden“ markiert ist. Sind alle „Gefunden“, ${more ? "wird der Rest der Datei gesendet" : "kommt die Datei in den Ordner „Done“ (erledigt)"}. ${again ? "Sind einige „Nicht gefunden“, werden Sie um Bestätigung gebeten. Dann werden nur diese noch einmal gesendet, als neuer Stapel." : "Sind einige „Nicht gefunden“, schließen Sie ab. Diese werden nicht noch einmal gesendet, denn die Datei wurde verschoben oder gelöscht."}`,
  noneMarked: (invoices) => `0 von ${figure(invoices)} markiert.`,
  allAtOnce: "Lieber alle auf einmal beantworten",
  answer: { arrived: "Gefunden", missing: "Nicht gefunden", later: "Das weiß ich noch nicht" },
  rowOf: (row, invoice) => `Zeile ${row}: ${invoice}`,
  answered: (row, answer) => `Zeile ${row}: ${answer}`,
  more: (howMany) =>
    `${count(howMany, "weitere Zeile wird", "weitere Zeilen werden")} nicht gezeigt. Antworten Sie erst hier oder für alle übrigen zugleich.`,
  counts: (found, notFound, open) =>
    `${list(
      [
        ...(found > 0 ? [`${figure(found)} gefunden`] : []),
        ...(notFound > 0 ? [`${figure(notFound)} nicht gefunden`] : []),
        ...(open > 0 ? [`${figure(open)} offen`] : []),
      ],
      "and",
    )}.`,
  othersFound: (howMany) => (howMany === 1 ? "Die andere: gefunden" : `Die anderen ${figure(howMany)}: gefunden`),
  othersMissing: (howMany) =>
    howMany === 1 ? "Die andere: nicht gefunden" : `Die anderen ${figure(howMany)}: nicht gefunden`,
  othersHint: "Was Sie mit „Das weiß ich noch nicht“ markiert haben, bleibt offen.",
  inLists: (howMany) =>
    `${howMany === 1 ? "Eine davon steht" : `${figure(howMany)} davon stehen`} in einer Rechnungsliste, vielleicht mit anderen Beträgen. Antworten Sie dafür einzeln, unter „${title}“: Noch einmal gesendet ${howMany === 1 ? "wäre sie" : "wären sie"} doppelt erfasst.`,
  lackedBy: (howMany, file) =>
    `In der Rechnungsliste ${quote(file)} ${howMany === 1 ? "müsste eine dieser Rechnungen stehen, sie fehlt" : `müssten ${figure(howMany)} dieser Rechnungen stehen, sie fehlen`} dort aber. Suchen Sie ${howMany === 1 ? "sie" : "danach"} im Finanzsystem, bevor Sie „Gefunden“ wählen.`,
  foundBeforeAgain: (_, others) =>
    others <= 0
      ? "Gefunden: nicht noch einmal senden"
      : `Gefunden: nur ${others === 1 ? "die andere" : `die anderen ${figure(others)}`} senden`,
  sendMissing: (howMany) =>
    howMany === 1 ? "Die fehlende noch einmal senden" : `Die ${figure(howMany)} fehlenden noch einmal senden`,
  sendMissingYes: (howMany) =>
    howMany === 1 ? "Ja, die fehlende noch einmal senden" : `Ja, die ${figure(howMany)} fehlenden noch einmal senden`,
  missingOnes: (howMany) => count(howMany, "fehlende Rechnung", "fehlende Rechnungen"),
  nothingSentBefore: "Solange eine Rechnung offen ist, wird nichts ein zweites Mal gesendet.",

  found: ({ file, day }, ids) => `In der Rechnungsliste ${file} vom ${day}, ID ${ids}`,
  twice: ({ file, day }, ids) => `Mehr als einmal in der Rechnungsliste ${file} vom ${day}, IDs ${ids}`,
  differs: ({ file, day }, id) => `Anders in der Rechnungsliste ${file} vom ${day}, ID ${id}`,
  listedBefore: (file, id) =>
    `In der Rechnungsliste ${file}, noch bevor sie gesendet wurde, ID ${id}: Sehen Sie nach, ob sie doppelt ist`,
  notBooked: ({ file, day }, id, state) => `In der Rechnungsliste ${file} vom ${day} als ${state}, ID ${id}`,
  notFound: ({ file, day }) => `Fehlt in der Rechnungsliste ${file} vom ${day}, obwohl sie dort sein müsste`,
  settledBy: (file) => `Gefunden: Die Rechnungsliste ${file} enthält sie`,

  wasListed: (howMany, rows, files) =>
    `Es war nicht bekannt, ob dies gesendet wurde. Die Rechnungsliste ${files} enthält ${howMany === 1 ? "Zeile" : "die Zeilen"} ${rows}; ${howMany === 1 ? "sie gilt" : "sie gelten"} daher als gesendet.`,
  contradict: "Das stimmt nicht: noch einmal fragen",
  contradicted: "Die Datei wartet wieder auf Sie.",

  rowsSaid: (id, file, counts) => `Datei ${id}, ${file}: ${counts}`,
  howToAnswer: (id) => [
    `Im Finanzsystem gefunden:  pigeonhole settle ${id} arrived ZEILE...`,
    `Nicht gefunden:            pigeonhole settle ${id} missing ZEILE...`,
    `Später nachsehen:          pigeonhole settle ${id} later ZEILE...`,
    "ZEILE ist eine Zeile wie 5, sind Zeilen wie 5-9, oder „rest“ für alle offenen.",
    "„rest“ lässt aus, wozu eine Rechnungsliste etwas anderes sagt.",
  ],
  howToSend: (id, howMany) =>
    `Um ${count(howMany, "fehlende Rechnung", "fehlende Rechnungen")} noch einmal zu senden: pigeonhole settle ${id} send-again`,
  howToClose: (id: string) =>
    `Die Datei wurde verschoben oder gelöscht. Um sie zu schließen, ohne dass etwas noch einmal gesendet wird: pigeonhole reject ${id}`,
  notRows: (given) => `${given} ist keine Zeile wie 5 und kein Bereich wie 5-9.`,
  noneLeft: (id) =>
    `In Datei ${id} gibt es keine weiteren Zeilen, die zusammen zu beantworten sind. Alle ansehen: pigeonhole settle ${id}`,
  listSaysOther: (id, answer, rows) =>
    `Zu dem, was in Datei ${id} noch offen ist, sagt eine Rechnungsliste etwas anderes. Nennen Sie die Zeilen: pigeonhole settle ${id} ${answer} ${rows}`,
  inListsAt: (id, howMany, rows) =>
    `${howMany === 1 ? "Zeile" : "Die Zeilen"} ${rows} der Datei ${id} ${howMany === 1 ? "steht" : "stehen"} in einer Rechnungsliste, vielleicht mit anderen Beträgen. Noch einmal gesendet ${howMany === 1 ? "wäre sie" : "wären sie"} doppelt erfasst. Antworten Sie erst Zeile für Zeile: pigeonhole settle ${id}`,
};
