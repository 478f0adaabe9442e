/** @file Asks about rows that are not purchase invoices or have the opposite sign: credit notes, payments, cancelled ones. */

import type { Answer } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { isGuid } from "../../cells/identifiers.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { type FlagsAgainst, flagsAgainst } from "../../flags/ask-flags.ts";
import { saysLeaveOut } from "../../flags/booking-sentences.ts";
import { clearanceOf, stateAgainst } from "../../flags/clearance.ts";
import { explainCodes, explainReceipts } from "../../flags/explain-kinds.ts";
import { isNew, ofApproval, ofEnd, refunded, saysBooked } from "../../flags/flag-words.ts";
import {
  cancelled,
  chileanKinds,
  kindOf,
  kindOfCfdi,
  notToBeSent,
  purchaseSide,
  type RowKind,
  saleSide,
} from "../../flags/row-kind-words.ts";
import { namesNotBooked } from "../../flags/state-words.ts";
import { type CheckedColumns, isAnswered, signOf } from "../checked-columns.ts";
import { shareOf } from "../column-content.ts";
import { answerLeaveAlone, answerUse, type Finding, nothingFound, type Verdict } from "../column-verdict.ts";
import { isOfKinds } from "../competing-columns.ts";
import { foundIn, type MatchingRow } from "../found-rows.ts";
import { isAside, type SurveyedColumn } from "../survey-columns.ts";
import { askCredits, askFlags } from "./ask-flag-column.ts";
import { asked, askWhether, rowsWith, sendToo } from "./ask-marked-rows.ts";
import { askTelling } from "./ask-telling-column.ts";

/**
 * Asks about rows that a column of kinds, states or flags marks. Asked in every file, because the next one with the same
 * headers may hold other rows.
 */
export function askAboutNonInvoices(columns: CheckedColumns): Finding {
  const findings = columns.all
    .filter((column) => column.content.isFilled && !isAnswered(columns, column))
    .flatMap((column): Finding[] => {
      if (columns.useOf(column)?.as === "property") return [];
      const told = askTelling(column, columns);
      if (told.length > 0) return told;
      // A series of numbers is no kind.
      if (isAside(column, "type") && /(?<!\p{L})s[ée]rie/iu.test(column.header)) return [];
      if (isOfActions(column)) return askStates(column, columns);
      if (isAside(column, "type") || mayBeOfKinds(column) || columns.useOf(column)?.as === "credit-mark")
        return askKinds(column, columns);
      if (isAside(column, "status")) return askStates(column, columns);
      return clearanceOf(column.header) === null
        ? firstOf(column, columns, askSides, askFlags, askWhatCounts)
        : firstOf(column, columns, askSides, askWhatCounts, askFlags);
    });
  return findings.length === 0
    ? nothingFound
    : {
        verdicts: findings.flatMap(({ verdicts }) => verdicts),
        questions: findings.flatMap(({ questions }) => questions),
      };
}

type Ask = (column: SurveyedColumn, columns: CheckedColumns) => Finding[];

/** What the first of these that has something to ask found. */
function firstOf(column: SurveyedColumn, columns: CheckedColumns, ...asks: readonly Ask[]): Finding[] {
  for (const ask of asks) {
    const findings = ask(column, columns);
    if (findings.length > 0) return findings;
  }
  return [];
}

/** “Action” or “Decision” over words such as “Skip”. */
const isOfActions = ({ header, known, content }: SurveyedColumn): boolean =>
  known === null && ofActions.test(header) && content.sample.some(({ text }) => saysLeaveOut(text));
const ofActions =
  /^(?:action|decision|to do|next step|what to do|aktion|entscheidung|ma(?:ß|ss)nahme|d[ée]cision|actie|besluit|acci[óo]n|decisi[óo]n|azione|decisione|a[çc][ãa]o|decis[ãa]o)$/iu;

/** A column of kinds whose heading says something else: “Nature”, “Particulars”. */
const mayBeOfKinds = (column: SurveyedColumn): boolean =>
  (column.known === null || column.known.meaning.is === "property") && isOfKinds(column);

/** No use, only a reason: it must not be learned, because the next file with these headers may hold other rows. */
const unusedHere = (column: SurveyedColumn, why: Message): Finding => {
  const verdict: Verdict = { column, use: null, why };
  return { verdicts: [verdict], questions: [] };
};

const shortWord = /^\p{L}[\p{L}\d/._-]{0,3}$/u;

/** One question for both kinds of rows, because one answer decides what the column is used for. */
function askKinds(column: SurveyedColumn, columns: CheckedColumns): Finding[] {
  const { rows, amounts } = columns;
  const use = columns.useOf(column);
  const marked = new Set(use?.as === "credit-mark" ? use.values : []);
  const kinds = new Map<string, RowKind>();
  for (const { text } of rowsWith(column, rows, (one) => !marked.has(one))) kinds.set(text, kindOf(text));
  const areChilean = kinds.size > 1 && [...kinds.keys()].every((text) => chileanKinds.has(text));
  if (areChilean) for (const text of kinds.keys()) kinds.set(text, text === "61" ? "credit" : "invoice");
  if (columns.all.some(({ content }) => shareOf(content, (cell) => isGuid(seen(cell))) === 1))
    for (const text of kinds.keys()) kinds.set(text, kindOfCfdi(text) ?? kinds.get(text) ?? "nothing");
  // Beside purchase invoices (PI) a code such as PC is a purchase credit.
  if ([...kinds.keys()].some((text) => /^pi$/i.test(text)))
    for (const text of kinds.keys()) if (/^pc$/i.test(text)) kinds.set(text, "credit");
  // Beside kinds that are known a short word is a code too: “Adj” beside “Inv”.
  if ([...kinds.values()].some((kind) => kind === "invoice" || kind === "credit"))
    for (const [text, kind] of kinds) if (kind === "nothing" && shortWord.test(text)) kinds.set(text, "code");
  explainCodes(kinds, column, columns);
  explainReceipts(kinds, column, columns);
  // The same code in every row does not distinguish rows.
  if (kinds.size === 1 && marked.size === 0 && [...kinds.values()][0] === "code") return [];
  const withKind = (...of: RowKind[]): readonly MatchingRow[] =>
    [...kinds.values()].some((kind) => of.includes(kind))
      ? rowsWith(column, rows, (text) => of.includes(kinds.get(text) ?? "nothing"))
      : [];
  const isPositive = ({ row }: MatchingRow): boolean => signOf(row, amounts) > 0;
  const credits = withKind("credit");
  const unclear = [...credits.filter(isPositive), ...withKind("code").filter(isPositive)];
  const none = withKind("payment", "sale", "other");
  if (none.length === 0 && unclear.length === 0)
    return credits.length > 0 && amounts.length > 0 && use === null
      ? [unusedHere(column, { say: "credits-are-negative" })]
      : [];
  if (amounts.length === 0 || unclear.length === 0) {
    const text: Message = { say: "ask-rows-no-invoices", ...foundIn(column, none) };
    return none.length === 0 ? [] : [asked(column, askWhether(column, text, none, answerAsBefore(column, use)))];
  }
  const others = rows.filter((row) => !unclear.some((one) => one.row === row));
  const isPlain =
    none.length === 0 &&
    use === null &&
    unclear.every(({ text }) => kinds.get(text) === "credit") &&
    credits.every(isPositive) &&
    [...kinds.values()].includes("invoice") &&
    [...kinds.values()].every((kind) => kind === "invoice" || kind === "credit") &&
    others.every((row) => signOf(row, amounts) >= 0);
  if (isPlain) {
    const values = [...new Set(unclear.map(({ text }) => text))];
    const why: Message = { say: "credits-of-kind", text: values[0] ?? "" };
    return [{ verdicts: [{ column, use: { as: "credit-mark", values }, why }], questions: [] }];
  }
  const areCredits = unclear.some(({ text }) => kinds.get(text) === "credit");
  const aboutCredits: Message = {
    say: areCredits ? "ask-credits" : "ask-whether-credits",
    ...foundIn(column, unclear),
  };
  const text: Message =
    none.length === 0
      ? aboutCredits
      : { say: "one-and-other", one: { say: "rows-no-invoices", ...foundIn(column, none) }, other: aboutCredits };
  const values = [...marked, ...new Set(unclear.map(({ text }) => text))];
  const known = values.filter((value) => marked.has(value) || kinds.get(value) === "credit");
  const groups = known.length === 0 || known.length === values.length ? [values] : [known, values];
  return [asked(column, askCredits(column, text, unclear, groups, answerAsBefore(column, use), columns))];
}

/** The answer that changes nothing: credit marks that are already known stay. */
const answerAsBefore = (column: SurveyedColumn, use: ReturnType<CheckedColumns["useOf"]>): Answer =>
  use?.as === "credit-mark" ? answerUse(column, use, "leave-alone", sendToo) : answerLeaveAlone([column], sendToo);

/** A state that only waits may mean the payment, unless others are approved or posted. */
const mayWait = (column: SurveyedColumn, rows: readonly Row[]): boolean =>
  !/pay|zahl|paiement|r[eè]gl|betaal|betal|\bpag[oa]|plat|оплат|maks/iu.test(column.header) &&
  rowsWith(column, rows, (text) => (ofApproval.test(text) || ofEnd.test(text)) && !namesNotBooked(text)).length > 0;

/** One question for what counts and for what states say: “Pending” beside “Approved”, and “Draft”. */
function askStates(column: SurveyedColumn, columns: CheckedColumns): Finding[] {
  const against = flagsAgainst(column, columns.rows);
  const stated = statesAgainst(column, columns);
  if (against !== null && (against.isOfOthers || stated.length === 0)) return askAgainst(column, columns, against);
  const rows = new Map([...(against?.found ?? []), ...stated].map((found) => [found.row, found]));
  const found = columns.rows.flatMap((row) => rows.get(row) ?? []);
  return found.length === 0 ? [] : askAgainst(column, columns, { found, isOfOthers: false });
}

function statesAgainst(column: SurveyedColumn, { rows, amounts }: CheckedColumns): readonly MatchingRow[] {
  const mayOnlyWait = mayWait(column, rows);
  const isDone = areDone(column, rows);
  const isAgainst = (text: string): boolean => {
    const against = stateAgainst(text);
    return against === "held" || (against === "waits" && mayOnlyWait);
  };
  return rowsWith(
    column,
    rows,
    (text) =>
      refunded.test(text) ||
      notToBeSent.test(text) ||
      saysLeaveOut(text) ||
      isAgainst(text) ||
      isDone(text) ||
      ((cancelled.test(text) || namesNotBooked(text)) && kindOf(text) !== "credit"),
  ).filter(({ row, text }) => !refunded.test(text) || signOf(row, amounts) > 0);
}

/** “Posted” where other rows are “New” or have nothing; where all are further, an old system says what it did. */
function areDone(column: SurveyedColumn, rows: readonly Row[]): (text: string) => boolean {
  const texts = new Set(rows.map(({ cells }) => seen(cells[column.index] ?? emptyCell).trim()));
  const isSplit = [...texts].some((text) => saysBooked(text)) && [...texts].some((text) => text === "" || isNew(text));
  return (text) => isSplit && saysBooked(text);
}

/** A column of yes and no that says of some rows that they are not to be booked. */
function askWhatCounts(column: SurveyedColumn, columns: CheckedColumns): Finding[] {
  const against = flagsAgainst(column, columns.rows);
  return against === null ? [] : askAgainst(column, columns, against);
}

/** Asked in every file, whatever was answered about another one: its other rows are marked. */
function askAgainst(
  column: SurveyedColumn,
  { answered }: CheckedColumns,
  { found, isOfOthers }: FlagsAgainst,
): Finding[] {
  const id = `column-${column.letter}`;
  if (answered.accepted.includes(id)) return [];
  const text: Message = { say: isOfOthers ? "ask-rows-without-flag" : "ask-not-to-be-sent", ...foundIn(column, found) };
  return [
    asked(column, askWhether(column, text, found, { id: "leave-alone", label: sendToo, sets: { accepted: [id] } })),
  ];
}

/** A column with “Incoming” and “Outgoing”, or PL and SL, under any header. */
function askSides(column: SurveyedColumn, { rows }: CheckedColumns): Finding[] {
  // In French “Direction” is a department; in English it may be incoming or outgoing.
  if (isAside(column, "department") && !/direction/i.test(column.header)) return [];
  if (isAside(column, "user", "address", "project", "gross", "total", "balance")) return [];
  const isOfSides = ofSides.test(column.header.trim());
  if (!isOfSides && !column.content.sample.some(({ text }) => purchaseSide.test(text))) return [];
  const found = rowsWith(column, rows, (text) => saleSide.test(text) || (isOfSides && /^[so]$/i.test(text.trim())));
  if (found.length === 0) return [];
  const text: Message = { say: "ask-sales-rows", ...foundIn(column, found) };
  return [asked(column, askWhether(column, text, found, answerLeaveAlone([column], sendToo)))];
}
const ofSides = /^(?:ledger(?: type)?|direction|side|in ?(?:\/|or) ?out|richtung|sens|sentido|direzione|richting)$/iu;
