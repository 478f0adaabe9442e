/** @file The door of the assignment: takes what is certain of it, with the evidence for each decision. */

import type { Message } from "../../../shared/wording/message.ts";
import { isCurrencyCode } from "../cells/currency-codes.ts";
import { seen } from "../cells/table.ts";
import { shareOf } from "../columns/column-content.ts";
import { leaveAlone, takeAs, type Verdict } from "../columns/column-verdict.ts";
import { exampleOf, type SurveyedColumn } from "../columns/survey-columns.ts";
import { type Assigned, isNamed, pointsOfName, type Term, term, type WeighingContext } from "./evidence.ts";
import { pointsOfOwnNumbers } from "./own-numbers.ts";
import { type Candidate, type Decision, solve } from "./solve.ts";
import { weighDate } from "./weigh-dates.ts";
import { weighNumber } from "./weigh-numbers.ts";
import { weighSupplier } from "./weigh-suppliers.ts";

/** The points that a decision needs over leaving the property out, and over every other column. */
const margins = { overNone: 4, overOthers: 3 };

type Weigh = (column: SurveyedColumn, context: WeighingContext) => readonly Term[] | null;

const weighings: Readonly<Record<Assigned, Weigh>> = {
  AccountName: weighSupplier,
  InvoiceNumber: weighNumber,
  Date: weighDate,
  Currency: weighCurrency,
  // Only so that a description is not taken for names without cause.
  Description: (column) => {
    const points = pointsOfName(column, "Description");
    return points === null ? null : [term(Math.min(points, mostOfDescription))];
  },
};

/** A description may be missing. */
const mostOfDescription = 4;

/** A candidate with its evidence. */
interface Weighed extends Candidate<SurveyedColumn, Assigned> {
  readonly terms: readonly Term[];
}

/**
 * The columns that the best assignment holds with a margin, where no heading names them. Those with a heading for the
 * property are decided between, or asked about, by resolveCompetingColumns; what is within the margin is asked later.
 */
export function takeAssigned(context: WeighingContext): Verdict[] {
  const candidates = weighAll(context);
  const own = remember((names, numbers) => pointsOfOwnNumbers(names, numbers, context.rows));
  const fixed = fixedIn(context);
  const together = (one: Candidate<SurveyedColumn, Assigned>, other: Candidate<SurveyedColumn, Assigned>): number => {
    const [names, numbers] = [one, other].toSorted((a, b) => a.property.localeCompare(b.property));
    if (names?.property !== "AccountName" || numbers?.property !== "InvoiceNumber") return 0;
    return own(names.column, numbers.column);
  };
  const decisions = solve([...candidates, ...fixed], together);
  return decisions.flatMap((decision) => verdictsOf(decision, candidates, decisions, own, context));
}

function weighAll(context: WeighingContext): readonly Weighed[] {
  const isMissing = (property: Assigned): boolean =>
    !context.assigned.has(property) && !(property === "AccountName" && context.assigned.has("AccountId"));
  return (Object.keys(weighings) as Assigned[]).filter(isMissing).flatMap((property) =>
    context.open.flatMap((column): Weighed[] => {
      const terms = column.content.isFilled ? weighings[property](column, context) : null;
      if (terms === null) return [];
      return [{ column, property, terms, points: terms.reduce((sum, { points }) => sum + points, 0) }];
    }),
  );
}

/** What is decided already, as candidates without rivals: the others are weighed together with it. */
const fixedIn = ({ assigned }: WeighingContext): readonly Candidate<SurveyedColumn, Assigned>[] =>
  (["AccountName", "InvoiceNumber"] as const).flatMap((property) => {
    const column = assigned.get(property);
    return column ? [{ column, property, points: 100 }] : [];
  });

function verdictsOf(
  { property, column, overNone, overOthers }: Decision<SurveyedColumn, Assigned>,
  candidates: readonly Weighed[],
  decisions: readonly Decision<SurveyedColumn, Assigned>[],
  own: (names: SurveyedColumn, numbers: SurveyedColumn) => number,
  { open }: WeighingContext,
): Verdict[] {
  const weighed = candidates.find((one) => one.column === column && one.property === property);
  if (column === null || weighed === undefined || isNamed(column, property) || property === "Description") return [];
  // A heading that names the property, over values that it may have, is passed over by nothing but another such heading.
  if (candidates.some((one) => one.property === property && one.points > 0 && isNamed(one.column, property))) return [];
  if (overNone < margins.overNone || overOthers < margins.overOthers) return [];
  const decided = (of: Assigned) => decisions.find((other) => other.property === of)?.column ?? null;
  const [names, numbers] = [decided("AccountName"), decided("InvoiceNumber")];
  const isOwn = names !== null && numbers !== null && own(names, numbers) > 0;
  const reasons = [
    ...weighed.terms.flatMap(({ points, why }) => (points > 0 && why !== null ? [why] : [])),
    ...(isOwn && property === "AccountName"
      ? [{ say: "names-number-their-own-way" as const, header: numbers.header }]
      : []),
    ...(isOwn && property === "InvoiceNumber" ? [{ say: "numbered-by-name" as const, header: names.header }] : []),
  ];
  const passed = open.filter((other) => other !== column && other.content.isFilled && isNamed(other, property));
  return [
    takeAs(column, property, inOne(reasons)),
    ...(property === "AccountName" ? passed.map((other) => leaveAlone(other, { say: "holds-numbers" })) : []),
    ...(property === "InvoiceNumber"
      ? passed.map((other) => leaveAlone(other, { say: "has-own-column", of: "number" }))
      : []),
  ];
}

const inOne = (reasons: readonly Message[]): Message => {
  const [only, second] = reasons;
  return only !== undefined && second === undefined ? only : { say: "several-reasons", why: reasons };
};

/** “Mon.”, “Mda”, “Wal.”, “Měn.”: how words for a currency begin. */
const begunLikeCurrency = /^(?:mon|mda|div|curr?|ccy|val|wal|whg|wrg|wkz|dev|m[eě]n|p[eé]nz|döv|вал)(?!\p{L}{4})/iu;

/** Currencies that most of the world's invoices are in. Rarer codes alone may be words: ALL, TOP, TRY. */
const usual = new Set("EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON CAD AUD NZD JPY ZAR".split(" "));

function weighCurrency(column: SurveyedColumn, { all }: WeighingContext): readonly Term[] | null {
  const points = pointsOfName(column, "Currency");
  if (points !== null) return [term(points)];
  const isOfCodes = column.known === null && shareOf(column.content, (cell) => isCurrencyCode(seen(cell))) >= 0.9;
  const isMeant = begunLikeCurrency.test(column.header) || column.content.sample.some(({ text }) => usual.has(text));
  if (!isOfCodes || !isMeant || all.some((other) => other.index < column.index && repeats(column, other))) return null;
  return [term(5, { say: "holds-currencies", example: exampleOf(column) })];
}

/** A code behind each amount: the first says as much as the others. */
const repeats = ({ header, content: { sample } }: SurveyedColumn, other: SurveyedColumn): boolean =>
  other.header === header &&
  other.content.sample.length === sample.length &&
  sample.every(({ text }, at) => other.content.sample[at]?.text === text);

function remember(
  weigh: (names: SurveyedColumn, numbers: SurveyedColumn) => number,
): (names: SurveyedColumn, numbers: SurveyedColumn) => number {
  const known = new Map<string, number>();
  return (names, numbers) => {
    const key = `${names.index} ${numbers.index}`;
    const points = known.get(key) ?? weigh(names, numbers);
    known.set(key, points);
    return points;
  };
}
