/** @file The view of a spreadsheet and the forms in German: plurals, lists, and half sentences of the reading. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { choicesFor, sayUse } from "../../renderer/sheet/column-use.ts";
import { exampleHeads } from "../../renderer/sheet/sheet-draft.ts";
import { tableFromSheet } from "../../renderer/sheet/sheet-lines.ts";
import { factsOf } from "../../renderer/sheet/sheet-summary.ts";
import { skippedRuns } from "../../shared/wording/skipped-runs.ts";
import { speak, words } from "../../shared/words/spoken.ts";
import { textAsMessage } from "../shared/in-words.ts";
import { sampleAnswer, sampleQuestion, sampleSheet } from "./sample-sheets.ts";

beforeEach(() => speak({ language: "de", formats: "de-DE" }));
afterEach(() => speak({ language: "en", formats: "en-GB" }));

test("the summary of the reading is in German, and an unnamed separator is shown itself", () => {
  const text = { encoding: "UTF-8", separator: "semicolon" };
  const factsIn = (separator: string) =>
    factsOf({ ...sampleSheet, dates: null, decimals: null, text: { ...text, separator } });
  expect(factsIn("semicolon")).toEqual([
    { label: "Kopfzeile", value: "Zeile 3", evidence: null },
    { label: "Textdatei", value: "UTF-8, Spalten durch Semikolons getrennt", evidence: null },
  ]);
  expect(factsIn("#")[1]?.value).toBe("UTF-8, Spalten durch # getrennt");
});

test("one, two and many rows are worded correctly, with ungrouped row numbers", () => {
  const { rows, skippedLine, gap } = words.look;
  expect([rows(3, 3), rows(3, 4), rows(3, 1_204)]).toEqual(["Zeile 3", "Zeilen 3 und 4", "Zeilen 3 bis 1204"]);
  expect(skippedLine(1, 2, "über den Überschriften")).toBe("Zeilen 1 und 2 übersprungen: über den Überschriften");
  expect(gap(6, 89)).toBe("Zeilen 6 bis 89 nicht gezeigt");
});

test("texts about reviewing and sending agree with their number", () => {
  const { doubts, goes, allAnswered, problems } = words.look;
  expect(doubts(1)).toBe("1 Zeile sieht ungewöhnlich aus. Prüfen Sie diese zuerst.");
  expect(doubts(12)).toBe("12 Zeilen sehen ungewöhnlich aus. Prüfen Sie sie zuerst.");
  expect(allAnswered(goes(1))).toBe("Alles beantwortet. 1 Rechnung wird jetzt gesendet.");
  expect(goes(1_204)).toBe("1.204 Rechnungen werden jetzt gesendet.");
  expect([problems(1, 1), problems(2, 1)]).toEqual(["1 Fehler ist zu beheben", "2 Fehler sind zu beheben"]);
  expect(problems(4, 3)).toBe("4 Fehler in 3 Zeilen sind zu beheben");
  const { testBad, sampleInvoices, sampleMore } = words.forms;
  expect([testBad(1), testBad(2)]).toEqual(["1 Punkt funktioniert noch nicht.", "2 Punkte funktionieren noch nicht."]);
  expect([sampleInvoices(1), sampleMore(3)]).toEqual(["1 Eingangsrechnung würde gesendet", "und 3 weitere"]);
});

test("the uses of a column have distinct German names", () => {
  const labels = choicesFor({ use: null }).map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(["Nicht erkannt", "Lieferant", "Lieferanten-ID (Finanzsystem)"]);
  expect(new Set(labels).size).toBe(labels.length);
  expect(sayUse({ as: "credit-mark", values: ["Gutschrift", "GS", "CN"] })).toBe(
    "Gutschriften, mit „Gutschrift“, „GS“ oder „CN“ gekennzeichnet",
  );
  expect(sayUse({ as: "split", separator: " - ", into: [null, "AccountName"] })).toBe(
    "Geteilt: nicht importiert, dann Lieferant",
  );
});

test("problems, skipped rows, questions and evidence are worded in German", () => {
  const line = { say: "row-cut", cells: 1, headers: 4 } as const;
  const said = "Diese Zeile hat 1 Zelle unter 4 Überschriften und endet vor ihren Beträgen.";
  const problem = { row: 4, column: null, header: null, value: null, reason: line, fix: textAsMessage("") };
  const { lines } = tableFromSheet({ ...sampleSheet, problems: [problem] }, [], null);
  expect(lines.flatMap((one) => (one.kind === "row" ? one.notes : []))[0]?.words).toBe(said);
  const skipped = [1, 2].map((row) => ({ row, reason: textAsMessage("above the headings") }));
  expect(skippedRuns(skipped), "an old reading holds text, and says it").toEqual([
    { from: 1, to: 2, reason: "above the headings" },
  ]);
  const question = sampleQuestion("date-order", [sampleAnswer("dmy", {}, "Tag zuerst: 4. März 2026")]);
  const examples = [{ row: 2, value: "04/03/2026", readings: { dmy: "4. März 2026" } }];
  expect(exampleHeads({ ...question, examples })).toEqual([{ id: "dmy", head: "Tag zuerst" }]);
});
