/** @file Asks where a column or a cell says that the buyer owes the VAT, and the row has VAT nevertheless. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { figureAt } from "../cells/both-ways.ts";
import { trimmedTextAt } from "../cells/table.ts";
import { textsIn } from "../cells/texts-in.ts";
import { type CheckedColumns, columnsOf } from "../columns/checked-columns.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { foundIn } from "../columns/found-rows.ts";
import { wordList } from "../words/word-list.ts";
import { saysYes } from "./flag-words.ts";

const named =
  "reverse[ -]?charge|steuerschuldnerschaft|§ ?13 ?b|autoliquid|inversi[oó]n del sujeto|inversione contabile|autoliquida[cç]|btw[ -]?verlegd|verlegd|omvendt betaling|omv[aä]nd|odwrotne obci";
const ofReverseCharge = wordList(named, "iu");
const orInShort = wordList(`${named}|^drc$`, "iu");

/** “Not reverse charge” denies it. */
const denied =
  /(?<!\p{L})(?:no|not|non|nicht|kein|keine|without|ohne|sans|sin|senza|geen|niet|ikke|inte|bez)(?!\p{L})/iu;

/** True where a cell itself says so: “Domestic reverse charge”, or the British “DRC”. */
const saysReverseCharge = (text: string): boolean => orInShort.test(text) && !denied.test(text);

/** With a reverse charge the supplier's invoice has no VAT. */
export function askAboutReverseCharge(columns: CheckedColumns): Question[] {
  const { all, rows, answered } = columns;
  const vats = columnsOf(columns, "VAT");
  return all.flatMap((column): Question[] => {
    const id = `reverse-${column.letter}`;
    if (!column.content.isFilled || answered.accepted.includes(id)) return [];
    const isOfIt = ofReverseCharge.test(column.header);
    const saysSo = (text: string): boolean => (isOfIt ? saysYes.test(text) : saysReverseCharge(text));
    if (!textsIn(rows, column.index).some((text) => saysSo(text.trim()))) return [];
    const odd = rows.flatMap((row) => {
      // Only of rows with such a text the amounts are read.
      const text = trimmedTextAt(row, column.index);
      return saysSo(text) && vats.some(({ index }) => figureAt(row, index) !== 0n) ? [{ row, text }] : [];
    });
    if (odd.length === 0) return [];
    return [
      {
        ...answerAsTheyStand(id),
        about: "column",
        text: { say: "ask-reverse-charge", ...foundIn(column, odd) },
        column: column.letter,
        examples: odd.slice(0, 5).map(({ row, text: value }) => ({
          row: row.number,
          value,
          readings: { "as-they-stand": { say: "sent-as-it-stands" } },
        })),
      },
    ];
  });
}
