/** @file Decoding text: the letters that were written, or a refusal; never other letters. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeIn, olderPages, windows1252 } from "../../../../main/spreadsheet/text/code-pages.ts";
import { decodeText } from "../../../../main/spreadsheet/text/decode-text.ts";
import { sayMessage } from "../../../../shared/wording/message.ts";

const pages = new Map([windows1252, ...olderPages].map((page) => [page.name, page]));

function encode(pageName: string, text: string): Uint8Array {
  const upper = pages.get(pageName)?.upper ?? "";
  return Uint8Array.from(text, (letter) => {
    const unit = letter.charCodeAt(0);
    if (unit < 0x80) return unit;
    if (!upper.includes(letter)) throw new Error(`${letter} is not in ${pageName}`);
    return 0x80 + upper.indexOf(letter);
  });
}

const cyrillic = new TextDecoder("windows-1251").decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at));
const cyrillicByte = (letter: string): number =>
  letter.charCodeAt(0) < 0x80 ? letter.charCodeAt(0) : 0x80 + cyrillic.indexOf(letter);

const refusal = (bytes: Uint8Array): string => {
  const decoded = decodeText(bytes);
  return decoded.ok ? `read as ${decoded.value.encoding}: ${decoded.value.text}` : sayMessage(decoded.error);
};

const utf16be = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "utf16le").swap16());
const utf16le = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "utf16le"));
const lines = "Supplier;Net\r\nMüller & Söhne;1,50 €\r\n";

describe("a text", () => {
  test.each([
    ["UTF-8", "without a mark", new TextEncoder().encode(lines)],
    ["UTF-8", "with its mark", new TextEncoder().encode(`\ufeff${lines}`)],
    ["UTF-16", "with its mark", utf16le(`\ufeff${lines}`)],
    ["UTF-16", "the other way round with its mark", utf16be(`\ufeff${lines}`)],
    ["UTF-16", "without a mark", utf16le(lines)],
    ["UTF-16", "the other way round without a mark", utf16be(lines)],
    ["Windows-1252", "in it", encode("Windows-1252", lines)],
    ["Mac Roman", "in it", encode("Mac Roman", lines)],
    ["DOS (code page 850)", "in it", encode("DOS (code page 850)", lines.replace("€", "EUR"))],
  ])("in %s %s is read, and the encoding is reported", (encoding, _, bytes) => {
    const text = encoding.startsWith("DOS") ? lines.replace("€", "EUR") : lines;
    expect(decodeText(bytes)).toEqual({ ok: true, value: { encoding, text } });
  });

  test.each([
    ["Windows-1252", "Café de l’Étoile – 12 €"],
    ["Windows-1252", "Sainsbury’s, O’Brien, “Deal” at £5"],
    ["Windows-1252", "Muñoz, Conceição, Århus, Zürich"],
    ["Mac Roman", "Café de l’Étoile – 12 €"],
    ["Mac Roman", "Société Générale, crème brûlée, Noël"],
    ["Mac Roman", "MÜLLER, Jäger, Straße"],
    ["Mac Roman", "Maçãs, ligações, Conceição"],
    ["DOS (code page 850)", "Müller, Jäger, Söhne"],
    ["DOS (code page 850)", "España, Muñoz, García"],
    ["DOS (code page 850)", "£500"],
  ])("in %s, such as %s, shows its encoding by its words", (encoding, text) => {
    expect(decodeText(encode(encoding, text))).toEqual({ ok: true, value: { encoding, text } });
  });

  test.each([
    ["Mac Roman", "Köln", "“Köln” (Mac Roman) or “Kšln” (Windows-1252)"],
    ["Mac Roman", "España", "“España” (Mac Roman) or “Espa–a” (Windows-1252)"],
    ["Mac Roman", "García", "“García” (Mac Roman) or “Garc’a” (Windows-1252)"],
    ["Windows-1252", "Škoda", "“äkoda” (Mac Roman) or “Škoda” (Windows-1252)"],
    ["DOS (code page 850)", "Straße", "“Straße” (DOS (code page 850)) or “Straáe” (Windows-1252)"],
  ])("in %s with only %s may be another word in another encoding, and is refused with both", (encoding, word, both) => {
    expect(refusal(encode(encoding, `a;b\n1;${word};2`))).toBe(
      `doesn't show its character set: line 2 may say ${both}; save it again as CSV UTF-8`,
    );
  });

  test("is refused where its lines are in different character sets", () => {
    const bytes = [...new TextEncoder().encode("Müller\n"), ...encode("Windows-1252", "Jäger\n")];
    expect(refusal(Uint8Array.from(bytes))).toBe("mixes UTF-8 with another character set; save it again as CSV UTF-8");
  });

  test("in Windows-1251 with letters whose bytes may be UTF-8 is read where its headings are Ukrainian", () => {
    const text = "Дата;Контрагент;Сума без ПДВ;Відповідальний\r\n01.10.2026;Віта;1,00;мрії та дії\r\n";
    const bytes = new Uint8Array(Array.from(text, (letter) => cyrillicByte(letter)));
    expect(decodeText(bytes)).toEqual({ ok: true, value: { encoding: "Windows-1251", text } });
  });

  test("may end with the end-of-file character of DOS", () => {
    expect(decodeText(Uint8Array.of(0x61, 0x1a))).toEqual({
      ok: true,
      value: { encoding: "UTF-8", text: "a", isAscii: true },
    });
  });

  test.each([
    ["control bytes that no character set of letters has", Uint8Array.of(0x41, 0x81, 0x42, 0x90, 0xff, 0x9d)],
    ["NULs", Uint8Array.of(0x41, 0, 0, 0x42)],
    ["half a character of UTF-16", Uint8Array.of(0xff, 0xfe, 0x41)],
  ])("with %s is refused", (_, bytes) => {
    expect(decodeText(bytes).ok).toBe(false);
  });
});

test("typical words are read unchanged from each character set, or are refused", () => {
  const words = fc.array(
    fc.constantFrom(
      ...[
        "Müller",
        "Jäger",
        "Söhne",
        "Straße",
        "ÖZDEMIR",
        "Café",
        "Crèche",
        "Noël",
        "Forêt",
        "Garçon",
        "Où",
        "À",
        "l’été",
      ],
      ...[
        "España",
        "Muñoz",
        "García",
        "Martínez",
        "Núñez",
        "¿Qué?",
        "Perché",
        "Città",
        "Più",
        "João",
        "Ações",
        "Conceição",
      ],
      ...[
        "Ørsted",
        "Århus",
        "Færch",
        "Coöperatie",
        "Reünie",
        "Sainsbury’s",
        "£500",
        "nº 5",
        "§13b",
        "Ltd",
        "Acme",
        "2026",
      ],
    ),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(words, fc.constantFrom(...pages.keys()), (some, page) => {
      const upper = pages.get(page)?.upper ?? "";
      const text = some.filter((word) => [...word].every((c) => c.charCodeAt(0) < 0x80 || upper.includes(c))).join(";");
      const decoded = decodeText(encode(page, text));
      if (decoded.ok) expect(decoded.value.text).toBe(text);
    }),
    { numRuns: 3_000 },
  );
});

test("what Windows saves is read without a question", () => {
  const upper = [...windows1252.upper].filter((letter) => /[a-zà-öø-ÿßœ]/.test(letter) && !/[ðþýÿ÷õ]/.test(letter));
  fc.assert(
    fc.property(fc.constantFrom(...upper), fc.stringMatching(/^[bcdfgklmnprtv]{1,3}$/), (letter, rest) => {
      const text = `a;b\n${rest}${letter}${rest};1`;
      expect(decodeText(encode("Windows-1252", text))).toEqual({ ok: true, value: { encoding: "Windows-1252", text } });
    }),
  );
});

test.each([
  ["Windows-1252", "windows-1252"],
  ["Mac Roman", "macintosh"],
])("our table of %s equals the platform's", (name, label) => {
  const bytes = Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index);
  const theirs = new TextDecoder(label).decode(bytes);
  const page = pages.get(name) ?? windows1252;
  // The platform has control characters for unused bytes.
  expect(decodeIn(page, bytes).replace(/\ufffd/g, "")).toBe(theirs.replace(/[\x80-\x9f]/g, ""));
});
