/** @file Net amounts and VAT in a pair of columns for each rate, where no heading names the rate. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const header =
  "Lieferant;Rechnungs-Nr;Rechnungsdatum;Währung;Nettobetrag voller Umsatzsteuersatz;Steuer zum vollen Umsatzsteuersatz;Nettobetrag halber Umsatzsteuersatz;Steuer zum halben Umsatzsteuersatz;Sonstige Umsätze: Betrag";
const rows = [
  "Stadtwerke AG;VK-80211421;04.09.2026;EUR;612,02;116,28;;;",
  "Blumen Risse;09-2216;05.09.2026;EUR;;;87,99;6,16;",
  "Farben GmbH;R2604110;07.09.2026;EUR;635,20;120,69;;;",
  "Buchhandlung;1205/26;15.09.2026;EUR;;;136,20;9,53;",
  "Stadtwerke AG;VK-80211434;16.09.2026;EUR;451,00;85,69;48,00;3,36;",
  "Wenner;12/26;17.09.2026;EUR;;;137,59;9,63;",
];
const read = (...lines: readonly string[]) => readCsv([header, ...lines], { fallback: null });

test("each VAT has one rate of one net amount, so they are added up", () => {
  const reading = read(...rows);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["612.02", "87.99", "635.20", "136.20", "499.00", "137.59"]);
  expect(valuesOf(reading, "VAT")).toEqual(["116.28", "6.16", "120.69", "9.53", "89.05", "9.63"]);
});

test("money in a column that belongs to none of them is asked about", () => {
  expect(read(...rows, "Post;55190;18.09.2026;EUR;;;;;185,00").questions.map(({ id }) => id)).toContain("missing-Net");
});

test("a VAT that isn't the rate of its net amount is asked about", () => {
  const wrong = rows.with(4, "Stadtwerke AG;VK-80211434;16.09.2026;EUR;451,00;85,69;48,00;9,12;");
  expect(read(...wrong).questions.map(({ id }) => id)).toContain("missing-Net");
});

test("the net amount and VAT of one rate are not taken for all where another column has the rest", () => {
  const lone = header.replace("Steuer zum halben Umsatzsteuersatz", "Notiz");
  const lines = rows.map((row) => row.replace(/;(?:6,16|9,53|3,36|9,63);$/, ";;"));
  expect(readCsv([lone, ...lines], { fallback: null }).questions.map(({ id }) => id)).toContain("missing-Net");
});
