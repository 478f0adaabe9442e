/** @file Asks about readable rows that a careful accountant would query before booking them. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { figureAt } from "../../cells/both-ways.ts";
import { type Cell, emptyCell, type Row, seen } from "../../cells/table.ts";
import { textsIn } from "../../cells/texts-in.ts";
import { flagsAgainst } from "../../flags/ask-flags.ts";
import { askAboutSigns } from "../../flags/ask-signs.ts";
import { namesBooks, saysBookedOrHeld, saysLeaveOut } from "../../flags/booking-sentences.ts";
import { isHeld, notesWrong } from "../../flags/clearance.ts";
import { saysDoneOrHeld } from "../../flags/held-lines.ts";
import { asksColleague, remarkAgainst } from "../../flags/remark-against.ts";
import {
  mayBeNumberedAsCredit,
  namesReversal,
  notToBeSent,
  numberedAsCredit,
  startsAsCredit,
  startsAsVoid,
} from "../../flags/row-kind-words.ts";
import {
  namesNotBooked,
  numberedAsNotBooked,
  saysNotBooked,
  saysWhyNotBooked,
  startsAsPosted,
} from "../../flags/state-words.ts";
import { namesBalance, namesSum, saysBalance } from "../../headers/sum-words.ts";
import { isCompany } from "../../proof/legal-forms.ts";
import { isSentence } from "../../titles/sentence-words.ts";
import { judgedOnce } from "../../words/remember.ts";
import { type CheckedColumns, columnsOf, isAnswered, signOf, signSent } from "../checked-columns.ts";
import { isNameCell, shareOf } from "../column-content.ts";
import { answerAsTheyStand } from "../column-verdict.ts";
import { foundIn, valuesIn } from "../found-rows.ts";
import { isAside, type SurveyedColumn } from "../survey-columns.ts";

interface Odd {
  readonly row: Row;
  readonly text: string;
}

/** All questions about suspicious rows. Answers hold for this file only, because the next one has other rows. */
export function askAboutSuspiciousRows(columns: CheckedColumns): Question[] {
  return [
    ...askAboutWords(columns),
    ...askAboutQuestionMarks(columns),
    ...askAboutNumberedCredits(columns),
    ...askAboutReturns(columns),
    ...askAboutSuppliers(columns),
    ...askAboutExchanged(columns),
    ...askAboutCreditColumn(columns),
    ...askAboutSigns(columns),
  ];
}

const cellAt = (row: Row, { index }: SurveyedColumn): Cell => row.cells[index] ?? emptyCell;
const textAt = (row: Row, column: SurveyedColumn): string => seen(cellAt(row, column));

/** A question with one answer, to send the rows; nothing where no row is odd, or where it was answered. */
function askWhether(
  kind: string,
  column: SurveyedColumn,
  text: (odd: readonly Odd[]) => Message,
  odd: readonly Odd[],
  { answered }: CheckedColumns,
): Question[] {
  const id = `${kind}-${column.letter}`;
  if (odd.length === 0 || answered.accepted.includes(id)) return [];
  const question: Question = {
    ...answerAsTheyStand(id),
    about: "column",
    text: text(odd),
    column: column.letter,
    examples: odd.slice(0, 5).map(({ row, text: value }) => ({
      row: row.number,
      value,
      readings: { "as-they-stand": sentAsItStands },
    })),
  };
  return [question];
}

const sentAsItStands: Message = { say: "sent-as-it-stands" };

/** A note such as “do not pay”, or a description that begins with “Credit note”. */
function askAboutWords(columns: CheckedColumns): Question[] {
  const { all, rows, assigned } = columns;
  const currency = assigned.get("Currency");
  const currencyOf = (row: Row): string | null => (currency ? textAt(row, currency) || null : null);
  return all.flatMap((column): Question[] => {
    const where = column.content.isFilled ? placeOfNotes(column, columns) : null;
    // Rows that lack an approval are asked about there; see ask-non-invoices.ts.
    if (where === null || flagsAgainst(column, rows) !== null) return [];
    const isHeadedRemarks = ofRemarks.test(column.header);
    const isOfRemarks = where === "notes" || isHeadedRemarks;
    // Where every row has one, it is what was bought, whatever the heading says.
    const countFilled = (): number => rows.filter((row) => textAt(row, column).trim() !== "").length;
    const areRemarks = isHeadedRemarks && (rows.length <= mostInShortList || countFilled() * 2 <= rows.length);
    // Many rows have the same text, which is judged once.
    const judge = judgedOnce((text) => ({
      kind: kindOfNote(text, where),
      speaksAgainst:
        (isOfRemarks && (saysBookedOrHeld(text) || saysDoneOrHeld(text))) ||
        (isHeadedRemarks && saysLeaveOut(text)) ||
        (areRemarks && (isSentence(text) || namesBooks(text) || asksColleague(text))),
      saysWrong: isOfRemarks && notesWrong(text),
    }));
    // Of a remark it also counts in which row it is.
    const saysNothing = (text: string): boolean => {
      const { kind, speaksAgainst, saysWrong } = judge(text);
      return kind === null && !speaksAgainst && !saysWrong;
    };
    if (!isHeadedRemarks && textsIn(rows, column.index).every(saysNothing)) return [];
    const odd = { void: [] as Odd[], credit: [] as Odd[] };
    for (const row of rows) {
      const cell = cellAt(row, column);
      if (cell.kind !== "text") continue;
      const { kind, speaksAgainst, saysWrong } = judge(cell.text);
      if (kind === "void" && !(namesReversal(cell.text) && signSent(row, columns) < 0))
        odd.void.push({ row, text: cell.text });
      const isAgainst = (): boolean =>
        speaksAgainst ||
        (isHeadedRemarks && remarkAgainst(cell.text, currencyOf(row))) ||
        (saysWrong && signSent(row, columns) > 0);
      if (kind === null && isAgainst()) odd.void.push({ row, text: cell.text });
      if (kind === "credit" && signSent(row, columns) > 0) odd.credit.push({ row, text: cell.text });
    }
    const numbered = where === "number" ? odd.void.filter(({ text }) => numberedAsNotBooked(text)) : [];
    // If most numbers begin like this, it is how the supplier numbers invoices.
    if (numbered.length > 1 && numbered.length * 2 > rows.length)
      odd.void = odd.void.filter((one) => !numbered.includes(one));
    return [
      ...askWhether(
        "note",
        column,
        (found) => ({ say: "ask-not-to-be-sent", ...foundIn(column, found) }),
        odd.void,
        columns,
      ),
      ...askWhether(
        "credit",
        column,
        (found) => ({ say: "ask-credit-words", ...foundIn(column, found) }),
        odd.credit,
        columns,
      ),
    ];
  });
}

/** In so few rows one remark may fill the whole column. */
const mostInShortList = 2;

/** People write there what is to be done; a description says what was bought. */
const ofRemarks =
  /comment|\bnotes?\b|remark|bemerk|anmerk|notiz|kommenta|remarque|opmerk|observa|\bnot[ae]\b|uwag|pozn[aá]m|anmärk|bem[aæ]rk|merknad|huomau|megjegyz|σχόλι|σημει|napomen|примеч|приміт|备注|備考|비고/iu;

/** Where a note is found, which decides how much it may say: a description may mention a cancelled order. */
type PlaceOfNotes = "name" | "number" | "description" | "notes" | "elsewhere";

function placeOfNotes(column: SurveyedColumn, { useOf, assigned }: CheckedColumns): PlaceOfNotes | null {
  const use = useOf(column);
  if (use?.as === "property") {
    if (column === assigned.get("Description")) return "description";
    if (use.property === "AccountName") return "name";
    return ["Description", "InternalReference", "InvoiceNumber"].includes(use.property) ? "number" : null;
  }
  // States have questions of their own; see ask-non-invoices.ts.
  if ((use !== null && use.as !== "left-alone") || isAside(column, "status")) return null;
  if (isAside(column, "item")) return "description";
  const isFreeText = column.known === null || column.known.meaning.is !== "aside" || isAside(column, "paid", "user");
  return isFreeText ? "notes" : "elsewhere";
}

/** “povrat / odobrenje?”, “2nd delivery (?)”: somebody was not sure, in whatever language. */
const isDoubted = /\p{L}.*\?+[\s)\]"'”»]*$|\(\?+\)/su;

/**
 * Texts to be sent that end in a question mark; not where most do, because then they are of one form. Notes beside them
 * may be questions about anything.
 */
function askAboutQuestionMarks(columns: CheckedColumns): Question[] {
  const { all, rows, useOf } = columns;
  return all.flatMap((column): Question[] => {
    if (useOf(column)?.as !== "property" || isAnswered(columns, column)) return [];
    if (!textsIn(rows, column.index).some((text) => text.includes("?"))) return [];
    const odd = rows.flatMap((row): Odd[] => {
      const cell = cellAt(row, column);
      return cell.kind === "text" && cell.text.includes("?") && isDoubted.test(cell.text)
        ? [{ row, text: cell.text }]
        : [];
    });
    if (odd.length * 2 > rows.length && rows.length > 1) return [];
    return askWhether("doubted", column, (found) => ({ say: "ask-doubted", ...foundIn(column, found) }), odd, columns);
  });
}

/** A fast first test, because a file has many texts and few such notes. */
const mayBeNote =
  /not |n['’]t |dup|alread|nicht|bereits|pas |d[eé]j|niet|al bet|n[ao] |non |ão|on hold|disput|await|forma|wrong|wait|hand|manu|main|mano|ed in|input in|wart|attendre|wacht|aspett/i;

export function kindOfNote(text: string, where: PlaceOfNotes): "void" | "credit" | null {
  if (where === "elsewhere") return saysWhyNotBooked(text) ? "void" : null;
  // “(cancelled)” in place of a supplier.
  if (where === "name") return saysNotBooked(text) || namesBalance(text) ? "void" : null;
  // “Transporte” may describe what was bought.
  if (where === "number" ? namesBalance(text) || namesSum(text) : saysBalance(text)) return "void";
  if ((mayBeNote.test(text) && notToBeSent.test(text)) || startsAsVoid.test(text)) return "void";
  const isVoid = { number: namesNotBooked, description: saysNotBooked, notes: saysWhyNotBooked }[where];
  if (isVoid(text) || (where !== "number" && startsAsPosted(text))) return "void";
  if (where !== "number" && isHeld(text)) return "void";
  if (where === "notes" && saysBookedOrHeld(text)) return "void";
  return startsAsCredit(text) ? "credit" : null;
}

/** A number such as CN-0087 among INV-2291 and INV-2292, with a positive amount. */
function askAboutNumberedCredits(columns: CheckedColumns): Question[] {
  const { rows, assigned } = columns;
  const column = assigned.get("InvoiceNumber");
  if (!column) return [];
  const supplier = assigned.get("AccountName") ?? assigned.get("AccountId");
  const supplierOf = (row: Row): string => (supplier ? textAt(row, supplier) : "");
  const numbered = rows.filter((row) => {
    const text = textAt(row, column);
    if (numberedAsCredit.test(text)) return true;
    if (!mayBeNumberedAsCredit.test(text)) return false;
    return rows.some((other) => {
      const number = supplierOf(other) === supplierOf(row) ? textAt(other, column) : "";
      return /^\p{L}/u.test(number) && !mayBeNumberedAsCredit.test(number);
    });
  });
  // If most numbers begin like this, it is how the supplier numbers invoices.
  if (numbered.length === 0 || numbered.length * 2 > rows.length) return [];
  const odd = numbered
    .filter((row) => signSent(row, columns) > 0)
    .map((row): Odd => ({ row, text: textAt(row, column) }));
  const text = (found: readonly Odd[]): Message => ({ say: "ask-credit-number", ...valuesIn(found) });
  return askWhether("credit-number", column, text, odd, columns);
}

/** A negative quantity with a positive amount. */
function askAboutReturns(columns: CheckedColumns): Question[] {
  const { all, rows } = columns;
  return all.flatMap((column): Question[] => {
    if (!isAside(column, "quantity") || !column.content.isFilled) return [];
    const odd = rows
      .filter((row) => signOf(row, [column]) < 0 && signSent(row, columns) > 0)
      .map((row): Odd => ({ row, text: textAt(row, column) }));
    return askWhether("return", column, (found) => ({ say: "ask-returns", ...foundIn(column, found) }), odd, columns);
  });
}

/** A number where the other rows have a supplier's name: often a row whose cells are shifted by one column. */
function askAboutSuppliers(columns: CheckedColumns): Question[] {
  const { rows, assigned, useOf } = columns;
  const column = assigned.get("AccountName");
  if (!column || useOf(column)?.as !== "property") return [];
  if (shareOf(column.content, isNameCell) < 0.5) return [];
  const odd = rows.flatMap((row): Odd[] => {
    const cell = cellAt(row, column);
    const isNumber = cell.kind === "number" || (cell.kind === "text" && /^[\d.,\s£€$+-]+$/.test(cell.text));
    return isNumber && /\d/.test(seen(cell)) ? [{ row, text: seen(cell) }] : [];
  });
  const text = (found: readonly Odd[]): Message => ({ say: "ask-number-for-name", ...foundIn(column, found) });
  return askWhether("number", column, text, odd, columns);
}

/** A company's name as the invoice number, and a code as the supplier. */
function askAboutExchanged(columns: CheckedColumns): Question[] {
  const { rows, assigned } = columns;
  const [names, numbers] = [assigned.get("AccountName"), assigned.get("InvoiceNumber")];
  if (!names || !numbers) return [];
  const odd = rows.flatMap((row): Odd[] => {
    const [name, number] = [textAt(row, names).trim(), textAt(row, numbers)];
    return likeCode.test(name) && !/\d/.test(number) && isCompany(number) ? [{ row, text: name }] : [];
  });
  const text = (found: readonly Odd[]): Message => ({ say: "ask-exchanged-names", ...foundIn(names, found) });
  return askWhether("exchanged", names, text, odd, columns);
}
const likeCode = /^(?=.*\d)[\p{L}\d]{1,12}(?:[-/_.][\p{L}\d]{1,12})*$/u;

/** A net amount of zero beside a filled credit column. */
function askAboutCreditColumn(columns: CheckedColumns): Question[] {
  const { all, rows, assigned, useOf } = columns;
  const net = assigned.get("Net");
  if (!net) return [];
  return all.flatMap((column): Question[] => {
    if (!isAside(column, "credit") || !column.content.isFilled) return [];
    if (useOf(column)?.as === "property" || useOf(column)?.as === "credit-mark") return [];
    const isAmount = (row: Row, { index }: SurveyedColumn): boolean => figureAt(row, index) !== 0n;
    const nets = columnsOf(columns, "Net");
    const odd = rows
      .filter((row) => isAmount(row, column) && ![net, ...nets].some((one) => isAmount(row, one)))
      .map((row): Odd => ({ row, text: textAt(row, column) }));
    const text = (found: readonly Odd[]): Message => ({
      say: "ask-credit-column",
      ...foundIn(column, found),
      net: net.header,
    });
    return askWhether("credit-column", column, text, odd, columns);
  });
}
