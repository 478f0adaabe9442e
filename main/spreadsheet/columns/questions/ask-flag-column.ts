/** @file Asks about a column of flags that distinguish rows: credit notes, debit and credit, yes and no. */

import type { Answer, Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { plainNo, startsAsCredit, yesOrNo } from "../../flags/row-kind-words.ts";
import { type CheckedColumns, signOf } from "../checked-columns.ts";
import { isAmountCell, shareOf } from "../column-content.ts";
import { answerLeaveAlone, answerUse, type Finding } from "../column-verdict.ts";
import { foundIn, type MatchingRow } from "../found-rows.ts";
import { isAside, type SurveyedColumn } from "../survey-columns.ts";
import { asked, askWhether, rowsWith, sendToo } from "./ask-marked-rows.ts";

const ofCredits =
  /credit|gutschrift|avoir|refund|\bcn\b|haben|soll|\bs\/h\b|\b[dc]r?\/[cd]r?\b|sign|vorzeichen|segno|znak|^[+−–-]\s*\/?\s*[+−–-]$|^±$/i;
/** What tells credits from debits without a heading; a yes says nothing there. */
const markOfSide =
  /^(?:cr|dr|[cdsh]|soll|haben|d[eé]bit|cr[eé]dit|debet|dare|avere|debe|haber|[+−–-]|[+]?1|[−-]1)\.?$/iu;
const ofTax = /incl|gross|brutto|ttc|\binc\b/i;

/** A column of flags that distinguish rows, under a header for such flags: “Cr” and “Dr”, or “Credit note? Y”. */
export function askFlags(column: SurveyedColumn, columns: CheckedColumns): Finding[] {
  const { header, content } = column;
  const areMarks = content.sample.every(({ text }) => markOfSide.test(text));
  // A column of 1 alone says nothing.
  const isNameless = header === "" && areMarks && content.sample.some(({ text }) => !/^[+]?1$/.test(text));
  const isOfCredits = isAside(column, "debit", "credit") || ofCredits.test(header) || isNameless || arePairs(column);
  if (!isOfCredits && !isAside(column, "gross", "total") && !ofTax.test(header)) return [];
  if (isOfCredits && areMarks && content.sample.some(({ text }) => isMinusOne.test(text)))
    return askFlag(column, columns, true);
  if (
    !content.sample.every(({ text }) => yesOrNo.test(text) || (isOfCredits && markOfSide.test(text))) ||
    shareOf(content, isAmountCell) > 0.5
  )
    return isDigitFlag(column) && isOfCredits ? askFlag(column, columns, true) : [];
  return askFlag(column, columns, isOfCredits);
}

/** C and D under “DC”, CR and DR or 1 and −1 under any heading. */
function arePairs(column: SurveyedColumn): boolean {
  const { header, content } = column;
  // A negative quantity has a question of its own.
  if (isAside(column, "quantity")) return false;
  const texts = new Set(
    content.sample.map(({ text }) => text.trim().toLowerCase().replace(/\.$/, "").replace("−", "-")),
  );
  if (texts.size !== 2) return false;
  const isPair = (pair: string): boolean => [...texts].every((text) => pair.split(" ").includes(text));
  return (
    [
      "cr dr",
      "credit debit",
      "soll haben",
      "crédit débit",
      "credit debet",
      "dare avere",
      "debe haber",
      "1 -1",
      "+1 -1",
      "+ -",
    ].some(isPair) ||
    (["c d", "s h", "d h"].some(isPair) && ofSides.test(header.trim()))
  );
}
const ofSides =
  /^(?:[dcshb][ ./_-]?[dcshb](?:[ -]?(?:code|flag|ind(?:icator)?|kz|mark))?|side|posting(?: (?:side|type|key))?|entry type)$/iu;

const isMinusOne = /^[−-]1$/;

const isDigitFlag = ({ content }: SurveyedColumn): boolean => content.sample.every(({ text }) => /^[01]$/.test(text));

function askFlag(column: SurveyedColumn, columns: CheckedColumns, isOfCredits: boolean): Finding[] {
  const { rows, amounts } = columns;
  const hasMinusOne = column.content.sample.some(({ text }) => isMinusOne.test(text));
  const flagged = rowsWith(column, rows, (text) => !plainNo.test(text) && !(hasMinusOne && /^[+]?1$/.test(text)));
  const values = [...new Set(flagged.map(({ text }) => text))];
  // The same flag in every row does not distinguish rows.
  if (flagged.length === 0 || (values.length === 1 && flagged.length === rows.length)) return [];
  const explained = values.filter((value) => {
    const own = flagged.filter(({ text }) => text === value);
    return own.every(({ row }) => signOf(row, amounts) < 0);
  });
  const rest = rows.filter(({ cells }) => !explained.includes(seen(cells[column.index] ?? emptyCell)));
  if (explained.length > 0 && rest.every((row) => signOf(row, amounts) >= 0)) return [];
  const open = flagged.filter(({ text }) => !explained.includes(text));
  const [first] = open;
  if (first === undefined) return [];
  const says = foundIn(
    column,
    open.filter(({ text }) => text === first.text),
  );
  const as = answerLeaveAlone([column], sendToo);
  if (isOfCredits && explained.length === 0 && columns.useOf(column) === null && areSure(column, columns, flagged)) {
    const why: Message = { say: "credits-of-kind", text: `${column.header}: ${first.text}` };
    return [{ verdicts: [{ column, use: { as: "credit-mark", values }, why }], questions: [] }];
  }
  if (!isOfCredits) return [asked(column, askWhether(column, { say: "ask-amounts-right", ...says }, open, as))];
  const each = values.map((value) => [value]);
  return [asked(column, askCredits(column, { say: "ask-which-credits", ...says }, open, each, as, columns))];
}

/**
 * True for 0 and 1 in all rows under a heading that says “credit note” and nothing else, over positive amounts: a program
 * has written them. A yes by hand may also be about a credit note that is expected, unless the rows' own texts name one.
 */
function areSure(column: SurveyedColumn, { all, rows, amounts }: CheckedColumns, flagged: readonly MatchingRow[]) {
  const marked = new Set(flagged.map(({ row }) => row));
  if (!namesCreditNote.test(column.header.trim()) || amounts.length === 0) return false;
  if (!rows.every((row) => signOf(row, amounts) >= 0)) return false;
  if (rows.every((row) => /^[01]$/.test(seen(row.cells[column.index] ?? emptyCell)))) return true;
  const saysCredit = (row: Row): boolean =>
    all.some((other) => other !== column && startsAsCredit(seen(row.cells[other.index] ?? emptyCell)));
  return rows.every((row) => saysCredit(row) === marked.has(row));
}
const namesCreditNote =
  /^(?:is[ _]?)?(?:credit[ _-]?(?:note|memo)|gutschrift|(?:facture d['’])?avoir|credit[ -]?nota|creditfactuur|kredit[ -]?(?:nota|faktura)|nota (?:de cr[eé]dito|di credito|de cr[eé]dit)|hyvityslasku|dobropis|faktura koryguj[aą]ca)[?]?$/iu;

export function askCredits(
  column: SurveyedColumn,
  text: Message,
  found: readonly MatchingRow[],
  groups: readonly (readonly string[])[],
  asBefore: Answer,
  { amounts }: CheckedColumns,
): Question {
  const [only, second] = groups;
  const idOf = (values: readonly string[]): string =>
    second === undefined ? "credit-mark" : `credit-mark-${values.join("-")}`;
  const markOf = (values: readonly string[]): Answer =>
    answerUse(column, { as: "credit-mark", values }, idOf(values), {
      say: second === undefined ? "yes-change-sign" : "change-sign",
      values: values.slice(0, 3),
    });
  return {
    id: `column-${column.letter}`,
    about: "column",
    text,
    column: column.letter,
    answers: [...groups.map(markOf), { ...asBefore, label: { say: "no-send-as-they-stand" } }],
    examples: found.slice(0, 5).map(({ row, text: value }) => {
      const amount =
        amounts.map(({ index }) => seen(row.cells[index] ?? emptyCell)).find((shown) => shown !== "") ?? "";
      return {
        row: row.number,
        value: `${value} ${amount}`,
        readings: { ...(second === undefined && only ? { [idOf(only)]: `-${amount}` } : {}), "leave-alone": amount },
      };
    }),
  };
}
