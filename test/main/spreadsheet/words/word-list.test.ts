/** @file A list of words finds what its whole expression finds. */

import { describe, expect, it } from "vitest";
import { wordList } from "../../../../main/spreadsheet/words/word-list.ts";

const done =
  "entered|booked|posted|paid|keyed(?: in)?|gebucht|saisie?s?|zaksi[ęe]gowan[aey]|(?:wys[łl]an|uj[ęe]t)\\p{L}*";
const already = "already|bereits|d[ée]j[àa]|al|ya|ju[żz]|ήδη|уже";
const patterns = [
  `(?<!\\p{L})(?:(?:${already})(?: \\p{L}+){0,3} (?:${done})|(?:${done}),? (?:${already})|in (?:the )?(?:sage|xero|quick ?books|lexware|exact|netsuite|fortnox|ledger|books)|straße|groß|kelvin|διπλός|iptal|ştiinţă)(?!\\p{L})`,
  `^[\\s(\\[*"']*(?:${done}|void(?:ed)?|don['’]?t (?:pay|post)|tbc|n/a|ok|\\p{L}+ung|x{2,}|[a-c]1|.q|a{1}b{0,1}c)(?!\\p{L})(?:[\\s)\\]!.]*$|\\s*[:;(/–-]\\s|\\s+(?:\\d|by|am))`,
  "~未|承認|(?:ok|okay|to|be)* (?:pay|post|book|import|send|process|enter|transfer|export|upload|include)$|\\bcheck\\b.{0,9} before|😀 face|[^\\p{L}]not|(?=.*\\d)rate|(?:(?:deep|deeper) (?:nested|nesting) (?:words|lists) (?:of|in) (?:groups|places)|flat)s",
];

const texts = [
  ..."Already been entered|bereits heute gebucht|déjà saisie|deja SAISI|al paid|ya posted|już zaksięgowana|juz zaksiegowany".split(
    "|",
  ),
  ..."posted, already|Keyed in already|key in already|wysłano już|entered|Enteredx already|in the Quick Books|in quickbooks|in Fortnoxx".split(
    "|",
  ),
  ..."STRASSE|straße|Straẞe|GROẞ|groß|gross|ſtraße|Kelvin|KELVIN|ΔΙΠΛΌΣ|διπλόσ|διπλός|İptal|IPTAL|ıptal|ŞTIINŢĂ|ήδη posted|УЖЕ paid".split(
    "|",
  ),
  ..."(posted) |void|Voided: |don’t pay 5|dont post by|TBC.|n/a|ok am|Buchung|xxx|x|B1|d1|zq|abc|ac by|ab".split("|"),
  ..."~未|承認済|okay to pay|ok  pay| post|pay|check it before|checks before|😀 face|😁 face|5not|xnot|rate|rate 5".split(
    "|",
  ),
  ..."deeper nesting lists in placess|deep nested words of groupss|deep nested words of groups|flats|flat||a|ab|😀".split(
    "|",
  ),
];

describe("a list of words", () => {
  it.each(patterns)("finds what its whole expression finds: %#", (source) => {
    for (const flags of ["iu", "u"] as const) {
      const [whole, list] = [new RegExp(source, flags), wordList(source, flags)];
      const found = (words: { test: (text: string) => boolean }) => texts.filter((text) => words.test(text));
      expect(found(list)).toEqual(found(whole));
      expect(found(whole).length).toBeGreaterThan(3);
    }
  });

  it("finds a word that any letters may begin, and one of a single letter", () => {
    const list = wordList("(?<!\\p{L})(?:\\p{L}*sperre|x|\\d+ ?%)(?!\\p{L})", "iu");
    expect(["Zahlungssperre", "an X", "20 %", "Sperren", "ax"].map(list.test)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("refuses what refers back to a group, because its alternatives are tried by themselves", () => {
    expect(() => wordList("(?:(a)\\1|b)", "u").test("b")).toThrow("refers back");
  });
});
