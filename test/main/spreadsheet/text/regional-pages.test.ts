/** @file Text in the character sets of central and eastern Europe and Turkey: its headings show the language. */

import { expect, test } from "vitest";
import { decodeText } from "../../../../main/spreadsheet/text/decode-text.ts";

/** The bytes of a text in a set that the platform can only decode. */
function encodeIn(label: string, text: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Uint8Array.from([...text].map((letter) => byteOf.get(letter) ?? 0x3f));
}

const polish = "Dostawca;Numer faktury;Data wystawienia;Kwota netto\nŁódź Meble;FV/1;14.10.2026;100,00\n";
const czech = "Dodavatel;Číslo faktury;Datum vystavení;Základ daně\nKvětinářství Růže;17;14.10.2026;100,00\n";
const russian = "Поставщик;Номер счета-фактуры;Дата;Сумма без НДС\nООО Василёк;17;14.10.2026;100,00\n";
const ukrainian = "Постачальник;Дата;Сума без ПДВ;ПДВ\nТОВ Їжак;14.10.2026;100,00;20,00\n";
const greek = "Προμηθευτής;Ημερομηνία;Καθαρή αξία;ΦΠΑ\nΑθηνά ΑΕ;14.10.2026;100,00;24,00\n";
const turkish = "Satıcı;Fatura No;Fatura Tarihi;Matrah\nŞişli Kırtasiye;A-17;14.10.2026;100,00\n";
const hungarian = "Szállító;Számla kelte;Nettó;ÁFA\nŐri Fűtéstechnika;2026.10.14.;100,00;27,00\n";
const romanian = "Furnizor;Data facturii;Valoare fără TVA;TVA\nBrânză şi Ţuică;14.10.2026;100,00;19,00\n";
const croatian = "Dobavljač;Broj računa;Datum računa;Osnovica\nŠkrinja i Đački;17;14.10.2026;100,00\n";

test.each([
  ["windows-1250", "Windows-1250", polish],
  ["windows-1250", "Windows-1250", czech],
  ["windows-1250", "Windows-1250", hungarian],
  ["windows-1250", "Windows-1250", romanian],
  ["windows-1250", "Windows-1250", croatian],
  ["iso-8859-2", "Latin-2 (ISO-8859-2)", czech],
  ["windows-1251", "Windows-1251", russian],
  ["windows-1251", "Windows-1251", ukrainian],
  ["windows-1253", "Windows-1253", greek],
  ["windows-1254", "Windows-1254", turkish],
])("in %s is read by its headings as %s", (label, encoding, text) => {
  expect(decodeText(encodeIn(label, text))).toEqual({ ok: true, value: { encoding, text } });
});

test("with western headings is read in the western set", () => {
  const text = "Lieferant;Rechnungsnr;Rechnungsdatum;Netto\nMüller & Söhne;17;14.10.2026;100,00\n";
  expect(decodeText(encodeIn("windows-1252", text))).toEqual({ ok: true, value: { encoding: "Windows-1252", text } });
});

test.each([
  ["Polish names", "windows-1250", "Supplier;Invoice no\nŁódź Meble;1\nZakład Usług Więcław;2\n"],
  ["Turkish names", "windows-1254", "Supplier;Invoice no\nŞişli Kırtasiye;1\nGüneş Dağıtım;2\n"],
])("with English headings and %s is refused, because nothing shows the set", (_, label, text) => {
  expect(decodeText(encodeIn(label, text)).ok).toBe(false);
});
