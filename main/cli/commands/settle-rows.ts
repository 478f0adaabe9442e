/** @file `settle ID …`: shows the rows of a batch that may have been sent, and records what a person says of each. */

import { askedBeforeAgain, canOpenAgain, openCount } from "../../../shared/confirmation/answered-rows.ts";
import type { RowAnswer } from "../../../shared/confirmation/row-answers.ts";
import { isInList, othersFor, type RowInDoubt, restFor } from "../../../shared/confirmation/row-in-doubt.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { sayInvoice } from "../../../shared/imports/sent-invoices.ts";
import { rowRanges } from "../../../shared/values/row-ranges.ts";
import { escapeLine } from "../../../shared/values/text/escape-controls.ts";
import { sayRowEvidence, sayRowsAnswered } from "../../../shared/wording/imports/rows/say-row-in-doubt.ts";
import { saySentRow } from "../../../shared/wording/imports/say-already-sent.ts";
import { sayCommands } from "../../../shared/wording/say-commands.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { decide } from "../../imports/decide.ts";
import { partInDoubt, rowsInDoubt } from "../../imports/rows-in-doubt.ts";
import { refuse } from "../refuse.ts";
import { tellSaved } from "../tell-decision.ts";

type Parts = Pick<Assembly, "journal" | "ports" | "who" | "isDriven" | "pausing" | "office">;

const answers: ReadonlySet<string> = new Set<RowAnswer>(["arrived", "missing", "later"]);
export const isRowAnswer = (word: string): word is RowAnswer => answers.has(word);

/** True where single rows are answered: it may have been sent, or a list settled it and a person says that this is wrong. */
export function isAnsweredByRow(parts: Pick<Assembly, "journal">, id: string, answer: RowAnswer): boolean {
  const import_ = parts.journal.get(id);
  const part = import_ && partInDoubt(import_);
  if (import_ === undefined || part === undefined || part === null) return false;
  return import_.state.at === "unknown" || askedBeforeAgain(import_) === part || canOpenAgain(import_, part, answer);
}

/** Lists the rows with what is known of each, and how to answer. */
export function showRows({ journal, ports }: Parts, id: string, asJson: boolean): number {
  const import_ = journal.get(id);
  if (import_ === undefined) return refuse(words.imports.objection.noImport(id));
  if (partInDoubt(import_) === null)
    return refuse(words.imports.objection.notInDoubt(id, words.imports.stateName[import_.state.at]));
  journal.compareSome(() => true);
  const rows = rowsInDoubt(journal, import_, journal.inDoubt().get(id));
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ import: id, rows: rows.map(jsonOf) }, null, 2)}\n`);
    return 0;
  }
  const asked = askedRowsOf(import_);
  const lines = rows.flatMap((row) => {
    const said = [
      asked.get(row.row) ?? null,
      row.answer && words.rowByRow.answer[row.answer],
      sayRowEvidence(row, ports.timeZone),
    ];
    return [
      words.rowByRow.rowOf(row.row, sayInvoice(row.invoice)),
      ...said.flatMap((one) => (one === null ? [] : [`   ${one}`])),
    ].map(escapeLine);
  });
  process.stdout.write(`${[...lines, "", ...howToGoOn(import_)].join("\n")}\n`);
  return 0;
}

/** @param given rows as they were typed: "5", "7-9", "rest" */
export async function settleRows(
  parts: Parts,
  id: string,
  answer: RowAnswer,
  given: readonly string[],
): Promise<number> {
  const import_ = parts.journal.get(id);
  const part = import_ && partInDoubt(import_);
  if (import_ === undefined || part === undefined || part === null) return refuse(words.imports.objection.noImport(id));
  parts.journal.compareSome(() => true);
  const known = rowsInDoubt(parts.journal, import_, parts.journal.inDoubt().get(id));
  const meant =
    given.length === 0 ? known.filter(({ by }) => by !== null).map(({ row }) => row) : rowsGiven(given, known, answer);
  if (typeof meant === "string") return refuse(words.rowByRow.notRows(escapeLine(meant)));
  if (meant.length === 0) {
    const rows = given.includes("rest") && answer !== "later" ? restFor(known, answer) : "rest";
    return refuse(rows === "rest" ? words.rowByRow.noneLeft(id) : words.rowByRow.listSaysOther(id, answer, rows));
  }
  const decided = await decide(parts.ports, id, { type: "settle-rows", part, answer, rows: meant }, parts.who);
  if (!decided.ok) return refuse(decided.error);
  const { state, parts: now, place } = decided.value;
  const counts = now[part] && state.at === "unknown" && state.part === part ? sayRowsAnswered(now[part]) : null;
  if (counts === null) return tellSaved(parts, decided.value);
  process.stdout.write(`${words.rowByRow.rowsSaid(id, escapeLine(place.dropped), counts)}\n`);
  process.stdout.write(`${howToGoOn(decided.value).join("\n")}\n`);
  return 0;
}

/** Why a batch isn't sent again at once: an invoice list has some of it, and no person has answered for those rows; null if nothing is against it. */
export function inListsAgainst({ journal }: Pick<Assembly, "journal">, id: string): string | null {
  const import_ = journal.get(id);
  if (import_?.state.at !== "unknown") return null;
  journal.compareSome(() => true);
  const rows = rowsInDoubt(journal, import_, journal.inDoubt().get(id)).filter(
    (row) => row.answer === null && isInList(row),
  );
  return rows.length === 0 ? null : words.rowByRow.inListsAt(id, rows.length, rowRanges(rows.map(({ row }) => row)));
}

/** What is asked of rows that were to be sent again. */
const askedRowsOf = ({ state }: Import): ReadonlyMap<number, string> =>
  new Map(
    state.at === "waiting" && state.why.kind === "already-sent"
      ? state.why.rows.map((row) => [row.row, saySentRow(row)])
      : [],
  );

function howToGoOn(import_: Import): readonly string[] {
  const { id, state, parts, place } = import_;
  if (state.at === "waiting") return sayCommands(import_);
  const part = state.at === "unknown" ? parts[state.part] : undefined;
  const missing = part?.answers?.missing.length ?? 0;
  return part !== undefined && openCount(part) === 0 && missing > 0
    ? [place.path === null ? words.rowByRow.howToClose(id) : words.rowByRow.howToSend(id, missing)]
    : words.rowByRow.howToAnswer(id);
}

/** The rows, or the word that can't be read as rows. */
function rowsGiven(
  given: readonly string[],
  known: readonly RowInDoubt[],
  answer: RowAnswer,
): readonly number[] | string {
  const rows: number[] = [];
  for (const word of given) {
    const [, from, to = from] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(word) ?? [];
    if (word === "rest") rows.push(...othersFor(known, answer).map(({ row }) => row));
    else if (from === undefined) return word;
    else if (from === to) rows.push(Number(from));
    else rows.push(...known.flatMap(({ row }) => (row >= Number(from) && row <= Number(to) ? [row] : [])));
  }
  return [...new Set(rows)];
}

const jsonOf = ({ row, invoice, answer, by, evidence }: RowInDoubt) => ({
  row,
  ...{ invoiceNumber: invoice.InvoiceNumber ?? null, supplier: invoice.AccountName ?? invoice.AccountId ?? null },
  ...{ date: invoice.Date ?? null, currency: invoice.Currency ?? null, net: invoice.Net ?? null },
  ...{ vat: invoice.VAT ?? null, answer, settledBy: by },
  evidence: evidence && { finding: evidence.finding, list: evidence.list.file, listImport: evidence.list.importId },
});
