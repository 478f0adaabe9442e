/** @file Asks about a column that gives a factor or a unit for the amounts beside it: 1000, “GBP thousand”. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { emptyCell, seen } from "../../cells/table.ts";
import { headingNamesUnits } from "../../titles/unit-words.ts";
import { type CheckedColumns, isAnswered } from "../checked-columns.ts";
import { answerAsTheyStand } from "../column-verdict.ts";
import { foundIn } from "../found-rows.ts";

const ofFactors =
  /^(?:multiplier|factor|scale|scaling|power|multiplikator|faktor|skalierung|facteur|multiplicateur|[eé]chelle|factor de escala|multiplicador|escala|fattore|moltiplicatore|scala|fator|schaal|faktori|kerroin|mnożnik|czynnik|násobitel|множитель|коэффициент|множник)$/iu;
const ofUnits =
  /^(?:units?|(?:amounts?|figures?|values?|all)? ?in|unit of (?:amount|currency|measure)|currency unit|denomination|(?:betrag|betr[aä]ge|angaben)? ?in|(?:w[aä]hrungs)?einheit|unit[eé]s?|(?:montants? )?en|unidad(?:es)?|(?:importes? )?en|unit[aà]|(?:importi )?in|unidade|eenheid|(?:bedrag(?:en)? )?in|jednostka|enhet|enhed|yksikkö|jednotka|единица)$/iu;

/** A factor by which amounts may have been divided; any other is about a quantity. */
const isPowerOfTen = /^(?:[x×*] ?)?(?:10{2,9}|1(?:[.,' ]000){1,3}|0[.,]0*1)(?:[.,]0+)?$/;
const isUnitWord =
  /^(?:(?:in )?(?:[a-z]{3}|\p{Sc})\s*)?(?:thousands?|millions?|tausend|tsd\.?|mio\.?|mln\.?|mille|milliers?|miles|millones|mila|migliaia|milioni|milhares|duizend(?:en)?|tys\.?|tis\.?|tusen|['’]?000s?|pence|cents?|pennies|тыс\.?)(?:\s*(?:[a-z]{3}|\p{Sc}))?$/iu;

/** Where the rows say so themselves, the title of the sheet needn't. */
export function askAboutScale(columns: CheckedColumns): Question[] {
  const { all, rows, answered, useOf } = columns;
  return all.flatMap((column): Question[] => {
    const header = column.header.trim();
    const isOfFactors = ofFactors.test(header);
    if (!column.content.isFilled || (!isOfFactors && header !== "" && !ofUnits.test(header))) return [];
    if (useOf(column)?.as === "property" || isAnswered(columns, column)) return [];
    const isScale = (text: string): boolean =>
      isUnitWord.test(text) || headingNamesUnits(text) || (isOfFactors && isPowerOfTen.test(text));
    const found = rows
      .map((row) => ({ row, text: seen(row.cells[column.index] ?? emptyCell).trim() }))
      .filter(({ text }) => text !== "" && text.length <= longest && isScale(text));
    const id = `scale-${column.letter}`;
    // Packaging is sold by the thousand.
    const isOfQuantities =
      /^(?:units?|einheit|unit[eé]s?|unidad(?:es)?|unit[aà]|unidade|eenheid|jednostka|enhet|enhed|yksikkö|jednotka|единица)$/iu.test(
        header,
      ) &&
      !found.some(({ text }) => /[a-z]{3}\s+\p{L}|\p{Sc}|teur/iu.test(text) && /eur|gbp|usd|chf|\p{Sc}/iu.test(text));
    if (found.length === 0 || isOfQuantities || answered.accepted.includes(id)) return [];
    return [
      {
        ...answerAsTheyStand(id),
        about: "column",
        text: { say: "ask-scale", ...foundIn(column, found) },
        column: column.letter,
        examples: [],
      },
    ];
  });
}

/** Longer texts are descriptions. */
const longest = 30;
