/** @file Today's sentence on what may have been sent: which invoices, and what to do meanwhile. */

import { afterEach, expect, test } from "vitest";
import { speak, words } from "../../../shared/words/spoken.ts";

const batch = { file: "november.csv", invoices: 3 };
const scan = { file: "10023 scan.pdf", invoices: 0 };

type Said = Parameters<typeof words.today.mayBeThere>;
const said = (language: "en" | "de", ...of: Said): string => {
  speak(language === "en" ? { language, formats: "en-GB" } : { language, formats: "de-DE" });
  return words.today.mayBeThere(...of);
};
afterEach(() => speak({ language: "en", formats: "en-GB" }));

test("the invoices of a batch are sought, not its file, and neither is to be entered meanwhile", () => {
  expect(said("en", [batch], 0, false)).toBe(
    "3 invoices in “november.csv” may already be in the finance system. Choose “Answer” to see which invoices to look for. Until then, please don't add the file again or key the invoices in yourself.",
  );
  expect(said("de", [{ ...batch, invoices: 1 }], 0, true)).toBe(
    "1 Rechnung aus „november.csv“ ist vielleicht schon im Finanzsystem. Sobald es wieder erreichbar ist, wählen Sie „Beantworten“: Dann sehen Sie, welche Rechnung Sie dort suchen müssen. Bitte legen Sie die Datei vorher nicht noch einmal in den Eingangsordner und erfassen Sie die Rechnung nicht selbst.",
  );
});

test("a document is not to be attached by hand meanwhile", () => {
  expect(said("en", [scan], 0, false)).toBe(
    "“10023 scan.pdf” may already be in the finance system. Choose “Answer” to see what to look for. Until then, please don't add it again or attach it yourself.",
  );
  expect(said("de", [scan], 0, false)).toMatch(/und hängen Sie sie nicht selbst an\.$/);
});

test("several files are named, and the rest counted", () => {
  expect(said("en", [batch, scan], 2, true)).toBe(
    "3 invoices in “november.csv”, “10023 scan.pdf” and 2 more files may already be in the finance system. Once it's back, choose “Answer” to see what to look for. Until then, please don't add these files again or enter them in the finance system yourself.",
  );
  expect(said("de", [batch], 1, false)).toMatch(
    /^3 Rechnungen aus „november\.csv“ und 1 weitere Datei sind vielleicht schon im Finanzsystem\. /,
  );
});
