/** @file Reads what an invoice list says of itself: when it was made, which dates it covers, and that it is only a part. */

import { type ListScope, wholeScope } from "../../../shared/spreadsheet/list-scope.ts";
import type { DateOrder } from "../../../shared/values/notation.ts";
import { readDateText } from "../cells/date-text.ts";
import { type Row, seen } from "../cells/table.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";
import { titleNotBooked } from "../flags/list-state-words.ts";

interface ListToScope {
  /** Lines that are no entries: above the headings, below the rows. */
  readonly lines: readonly Row[];
  /** Those of them that are above the headings. */
  readonly above: readonly Row[];
  /** Of the file and the sheet. */
  readonly names: readonly string[];
  readonly columns: readonly SurveyedColumn[];
  readonly dateOrder: DateOrder | null;
  readonly entries: number;
}

/**
 * Reads the scope of a list.
 *
 * It is read so that a list never seems to cover more than it does: words that may name a filter count as one, and of
 * several days on which it may have been made the first one counts.
 */
export function readListScope({ lines, above, names, columns, dateOrder, entries }: ListToScope): ListScope {
  const named = names.map(nameOfList);
  const texts = [...lines.flatMap(textsOf), ...named];
  const spans = texts.flatMap((text) => readSpan(text, dateOrder) ?? []);
  const made = texts.flatMap((text) => readMadeOn(text, dateOrder, named.includes(text)) ?? []);
  const filter =
    texts.find(namesFilter) ??
    texts.find((text) => titleNotBooked(text) !== null) ??
    spans.find(({ from }) => from === null)?.text ??
    oneStatusIn(columns);
  return {
    madeOn: made.toSorted()[0] ?? null,
    madeOnLatest: made.toSorted().at(-1) ?? null,
    from:
      spans
        .flatMap(({ from }) => from || [])
        .toSorted()
        .at(-1) ?? wholeScope.from,
    to: spans.flatMap(({ to }) => to ?? []).toSorted()[0] ?? wholeScope.to,
    filter: filter === undefined ? null : filter.slice(0, longestFilter),
    company: companyIn(lines) ?? companyInTitle(above),
    isCut: texts.some(saysPage) || roundCounts.has(entries),
  };
}

const namesCompany =
  /^\s*(?:(?:legal )?entity|company(?: name)?|(?:our )?office|branch|division|niederlassung|filiale|zweigstelle|succursale|vestiging|filiaal|sucursal|organi[sz]ation|client|tenant|body|mandant(?:en)?(?:name)?|firma|gesellschaft|unternehmen|buchungskreis|soci[eé]t[eé]|entreprise|dossier|bedrijf|administratie|empresa|azienda|ditta)\s*(?:[:=]\s*(.*))?$/iu;
/** “Books of Other Ltd”, and a title with a name and its legal form: “Other Ltd - purchase invoices”. */
const ofBooks =
  /^\s*(?:the )?(?:books|ledger|bücher|buchhaltung|livres|comptabilité) (?:of|der|von|de) (?:the )?(.+)$/iu;
const namesForm =
  /^(?:.*\s[-–—|:]\s+|.*\b(?:of|for|von|für|de)\s+)?((?:[\p{L}\p{N}&'’.]+ ){1,5}(?:ltd|limited|llp|plc|inc|llc|gmbh|ag|kg|sarl|s\.?a\.?s?|b\.?v|n\.?v|s\.?r\.?l|ab|a\/s|oy)\.?)(?:\s+[-–—|:]\s.*|,.*|\s*\(.*)?$/iu;

/** “Bradford branch”, “Telford Branch purchases”, “Invoices for the York office”, “Niederlassung Köln”. */
const ofBranch =
  /^((?!All |Alle |By |For )\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}) (?:[Bb]ranch|BRANCH|[Dd]ivision)(?: (?:[Pp]urchases?|[Ss]upplier|[Ii]nvoices?|[Bb]ills|[Cc]osts|[Ll]ist)){0,3}(?:\s+[-–—|:]\s.*)?$|^(?:(?:[Pp]urchase |[Ss]upplier )?(?:[Ii]nvoices|[Bb]ills|[Pp]urchases) )?[Ff]or (?:the |our )?((?!(?:Head|Main|Home|Back|Post|Box|Registered) )\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}) (?:[Bb]ranch|[Dd]ivision|[Oo]ffice|[Ss]hop|[Ss]tore)$|^(?:Niederlassung|Filiale|Zweigstelle|Succursale|Vestiging|Sucursal)(?: de| d['’])? (\p{Lu}[\p{L}'’ .-]{1,40})$/u;

/** The place of a branch that a line is about and that it names first. */
export function branchNamed(line: string): string | undefined {
  const branch = ofBranch.exec(line);
  return branch?.slice(1).find((name) => name !== undefined);
}

/** Who made the list, or the program. */
const ofMaker =
  /\b(?:prepared|printed|generated|created|produced|exported|powered|erstellt|gedruckt) (?:by|with|von|mit)\b/iu;
const ofLists =
  /^(?:(?:purchase|supplier|vendor|invoices?|bills?|list|register|ledger|report|export|of|for|eingangsrechnungen|rechnungen)\s+)+/iu;

/** The company that a title names without a label for it. Below the rows such a line may be anything. */
function companyInTitle(above: readonly Row[]): string | null {
  for (const text of above.flatMap(textsOf)) {
    if (filterField.test(text) || ofMaker.test(text)) continue;
    const named = ofBooks.exec(text)?.[1] ?? namesForm.exec(text)?.[1] ?? branchNamed(text);
    const company = (named ?? "").replace(ofLists, "").trim();
    if (company !== "" && !/\d/.test(company)) return company.slice(0, longestFilter);
  }
  return null;
}

/** What a line gives as the company: in the same cell as its label, or in the next one. */
export function companyIn(lines: readonly Row[]): string | null {
  for (const { cells } of lines) {
    const filled = cells.map(seen).filter((text) => text.trim() !== "");
    for (const [at, text] of filled.entries()) {
      const label = namesCompany.exec(text);
      if (label === null) continue;
      const [inCell = ""] = (label[1] ?? "").trim().split(/\s{3,}|\t|;/);
      const company = (inCell === "" ? (filled[at + 1] ?? "") : inCell).trim();
      if (company !== "" && !allOfThem.test(company)) return company.slice(0, longestFilter);
    }
  }
  return null;
}

const longestFilter = 120;

/** The name of a file or a sheet, as people read it. */
export const nameOfList = (name: string): string => name.replace(/\.[a-z]{2,5}$/i, "").replace(/_/g, " ");

/** Each cell, and the whole line: "Supplier:" and its value may be in two cells. */
export const textsOf = ({ cells }: Row): readonly string[] => {
  const filled = cells.map(seen).filter((text) => text.trim() !== "");
  return filled.length > 1 ? [filled.join(" "), ...filled] : filled;
};

const dateShape =
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})\b|\b\d{1,2}\.? ?\p{L}{3,9}\.? ?\d{4}\b|\b\p{L}{3,9}\.? \d{1,2},? \d{4}\b/gu;

/** The dates in a text, each with its place and the days that it can be. */
function datesIn(text: string, order: DateOrder | null) {
  return [...text.matchAll(dateShape)].flatMap(({ 0: shape, index }) => {
    const { by } = readDateText(shape);
    const known = order && by[order];
    const days = known ? [known] : [...new Set([by.dmy, by.mdy, by.ymd].filter((day) => day !== null))].toSorted();
    return [{ days, start: index, end: index + shape.length }];
  });
}

const between = /^\s*(?:-|–|—|to|until|till|through|thru|bis(?: zum)?|au|al?|t\/m|and|und)\s*$/i;
/** Words for another date than the invoice's. */
const otherDates =
  /\bdue\b|f[aä]llig|payment|zahl(?:ung|bar)|created|entered|erfass|booked|gebucht|received|eingegangen/i;

const untilWords =
  /\b(?:period|up to|until|through|zeitraum|periode|période|jusqu'au|fino al|hasta)\b.*$|^\s*(?:bis|to)\s*$/iu;

/** The two dates of a line such as "1 Nov 2026 to 15 Nov 2026"; both null where it spans other dates, or none for certain. */
function readSpan(text: string, order: DateOrder | null) {
  const [first, second, more] = datesIn(text, order);
  if (first !== undefined && second === undefined && untilWords.test(text.slice(0, first.start))) {
    const [to = "", other] = first.days;
    return other === undefined && !otherDates.test(text) ? { text, from: "", to } : null;
  }
  if (first === undefined || second === undefined || more !== undefined) return null;
  if (!between.test(text.slice(first.end, second.start))) return null;
  const [from = "", to = ""] = [first.days[0], second.days[0]];
  const isCertain = first.days.length === 1 && second.days.length === 1 && from <= to;
  return isCertain && !otherDates.test(text) ? { text, from, to } : { text, from: null, to: null };
}

const madeWords =
  /\b(?:print(?:ed)?|generated|created|exported?|produced|run|back-?up|snapshot|dump|sicherung|sauvegarde|as (?:of|at)|report date|date)\b|\bstand\b|erstellt|gedruckt|druckdatum|\bexport|ausgegeben|abgerufen|\bdatum\b|[eé]dit[eé] le/i;

/** The one day in a line that says when the list was made, or in a name; all days that it can be, or null. */
function readMadeOn(text: string, order: DateOrder | null, isName: boolean): readonly string[] | null {
  const found = datesIn(text, order);
  const [only] = found;
  if (found.length !== 1 || only === undefined) return null;
  const isAlone = text.trim().length === only.end - only.start;
  return isName || madeWords.test(text) || isAlone ? only.days : null;
}

const filterWords =
  /\bfilter|\bgefiltert|\bselection\b|\bauswahl\b|\bunpaid\b|\boverdue\b|\boutstanding\b|\bopen (?:items?|invoices?)\b|\bonly\b|\bnur\b|offene (?:posten|rechnungen)|unbezahlt|[uü]berf[aä]llig/iu;
const filterField =
  /(?:^|[\s(,;])(?:supplier|vendor|creditor|status|state|project|nominal|currency|amount|batch|lieferant|kreditor|projekt|sachkonto|w[aä]hrung|betrag|stapel)s?\s*[:=<>]+\s*(.*)$/iu;
const allOfThem = /^(?:\(?(?:all|any|alle|every|\*|-|–)\)?)?$/i;

function namesFilter(text: string): boolean {
  const field = filterField.exec(text);
  if (field) return !allOfThem.test((field[1] ?? "").trim());
  return (
    filterWords.test(text) &&
    !/(?:filter|auswahl|selection)\w*\s*[:=]\s*(?:none|no|keine?r?|all|alle|-)\s*$/iu.test(text)
  );
}

const paymentWords =
  /^(?:un)?paid$|^open$|^overdue$|^approved$|^unapproved$|^disputed$|^offen$|^(?:un)?bezahlt$|^f[aä]llig$|^[uü]berf[aä]llig$/iu;

/** A column of statuses with the same one in every row was filtered by it. */
function oneStatusIn(columns: readonly SurveyedColumn[]): string | undefined {
  for (const column of columns) {
    if (!isAside(column, "status")) continue;
    const values = new Set(column.content.sample.map(({ text }) => text));
    const [value = ""] = values;
    if (values.size === 1 && paymentWords.test(value)) return `${column.header}: ${value}`;
  }
  return undefined;
}

function saysPage(text: string): boolean {
  const page = /\b(?:page|seite|sheet)\s*\d+\s*(?:of|von|\/)\s*(\d+)/i.exec(text);
  if (page) return Number(page[1]) > 1;
  const part = /\b(\d+)\s*(?:-|–|to|bis)\s*(\d+)\s*(?:of|von)\s*(\d+)\b/i.exec(text);
  return part !== null && (Number(part[1]) > 1 || Number(part[2]) < Number(part[3]));
}

/** As many rows as programs export at most. */
const roundCounts: ReadonlySet<number> = new Set([
  ...[100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 25_000, 50_000, 65_535, 65_536, 100_000],
]);
