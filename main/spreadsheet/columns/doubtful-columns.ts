/** @file Infers what columns with ambiguous headers hold from the other columns, or asks. */

import { pointsOfOwnNumbers } from "../assignment/own-numbers.ts";
import { type Row, seen } from "../cells/table.ts";
import { inferAmount, inferCharges, inferTax } from "./amount-columns.ts";
import { isDateCell, isDigitsCell, isNameCell, shareOf } from "./column-content.ts";
import { type Finding, leaveAlone, takeAs, type Verdict } from "./column-verdict.ts";
import { isOfSeveral } from "./competing-columns.ts";
import { isReferenceTo } from "./payment-reference.ts";
import { ask, type DoubtContext, type Infer, leaveAll } from "./questions/ask-in-doubt.ts";
import { exampleOf, isAside, isInDoubt, type SurveyedColumn } from "./survey-columns.ts";

/** The steps in their order; each may use what the ones before it inferred. */
export const doubtfulColumnSteps: readonly {
  readonly doubts: Parameters<typeof isInDoubt>[1][];
  readonly infer: Infer;
}[] = [
  { doubts: ["tax"], infer: inferTax },
  { doubts: ["charges"], infer: inferCharges },
  { doubts: ["amount"], infer: inferAmount },
  { doubts: ["name"], infer: inferName },
  { doubts: ["account"], infer: inferAccount },
  { doubts: ["reference", "theirReference", "number"], infer: inferReference },
  { doubts: ["project"], infer: inferProject },
];

function inferName(columns: readonly SurveyedColumn[], { all, assigned, around }: DoubtContext): Finding {
  if (assigned.has("AccountName") || assigned.has("AccountId"))
    return leaveAll(columns, { say: "has-own-column", of: "supplier" });
  const named = columns.filter(({ content }) => shareOf(content, isNameCell) >= 0.5);
  // The party that is the same in every row is the office itself.
  const several = named.filter(isOfSeveral);
  const names = several.length > 0 ? several : named;
  const others = columns.filter((column) => !names.includes(column));
  const rest = others.map((column) => leaveAlone(column, { say: "holds-no-names" }));
  const [only] = names;
  const sign = all.find(isSuppliersNumber);
  if (only !== undefined && names.length === 1 && sign !== undefined)
    return {
      verdicts: [...rest, takeAs(only, "AccountName", { say: "names-beside-number", header: sign.header })],
      questions: [],
    };
  if (only !== undefined && names.length === 1 && around.areOfPurchases)
    return { verdicts: [...rest, takeAs(only, "AccountName", { say: "names-of-purchases" })], questions: [] };
  return ask(rest, names, "AccountName", () => ["AccountName"]);
}

/** True for a supplier column that holds numbers: a name beside it is the supplier's name. */
const isSuppliersNumber = ({ known, content, header }: SurveyedColumn): boolean => {
  const meaning = known?.meaning;
  if (meaning?.is === "aside" && meaning.aside === "supplierNumber") return !/contact/i.test(header);
  return meaning?.is === "property" && meaning.property === "AccountName" && shareOf(content, isDigitsCell) === 1;
};

function inferAccount(columns: readonly SurveyedColumn[], { assigned, all, around, rows }: DoubtContext): Finding {
  const hasSupplier = assigned.has("AccountName") || assigned.has("AccountId");
  if (hasSupplier) return leaveAll(columns, { say: "other-account-beside-supplier" });
  if (all.some((column) => isInDoubt(column, "name") && shareOf(column.content, isNameCell) >= 0.5))
    return leaveAll(columns, { say: "other-account" });
  const [only, second] = columns;
  // Beside the nominal's account it is the supplier's, in a list of purchases.
  const isCodes = only !== undefined && shareOf(only.content, isDigitsCell) === 0;
  const arePurchases = around.areOfPurchases || (!around.speakOfSales && all.some(isOfPurchaseCodes));
  if (isCodes && second === undefined && arePurchases && assigned.has("Nominal"))
    return { verdicts: [takeAs(only, "AccountName", { say: "names-of-purchases" })], questions: [] };
  // Several suppliers are booked to one nominal, so numbers of another form for each code are of one supplier each.
  const numbers = assigned.get("InvoiceNumber");
  const areOfSuppliers = isCodes && arePurchases && numbers != null && pointsOfOwnNumbers(only, numbers, rows) > 0;
  if (areOfSuppliers && second === undefined && only.content.sample.every(({ text }) => isCodeWithLetters.test(text)))
    return {
      verdicts: [takeAs(only, "AccountName", { say: "names-number-their-own-way", header: numbers.header })],
      questions: [],
    };
  return ask([], columns, "AccountName", ({ content }) => [
    "AccountName",
    ...(shareOf(content, isDigitsCell) === 1 ? (["AccountId"] as const) : []),
    ...(assigned.has("Nominal") ? [] : (["Nominal"] as const)),
  ]);
}

/** PI and PC in all rows of a column of kinds: purchase invoices and purchase credits, as Sage has them. */
function isOfPurchaseCodes(column: SurveyedColumn): boolean {
  const texts = new Set(column.content.sample.map(({ text }) => text.trim().toUpperCase()));
  return isAside(column, "type") && texts.size === 2 && texts.has("PI") && texts.has("PC");
}

/** “NOR001”, and neither 4000 nor “Rent”. */
const isCodeWithLetters = /^(?=.*\p{L})(?=.*\d)\S{3,12}$/u;

function inferReference(columns: readonly SurveyedColumn[], { assigned, rows }: DoubtContext): Finding {
  const verdicts: Verdict[] = [];
  const left: SurveyedColumn[] = [];
  for (const column of columns)
    if (shareOf(column.content, isDateCell) === 1) verdicts.push(leaveAlone(column, { say: "holds-dates" }));
    else if (countsRows(column, rows)) verdicts.push(leaveAlone(column, { say: "counts-rows" }));
    else left.push(column);
  const [pair, another] = assigned.has("InvoiceNumber") ? [] : referencesIn(left, rows);
  if (pair !== undefined && another === undefined && left.length === 2)
    return {
      verdicts: [
        ...verdicts,
        takeAs(pair.number, "InvoiceNumber", { say: "number-of-reference", header: pair.reference.header }),
        leaveAlone(pair.reference, { say: "has-own-column", of: "number" }),
      ],
      questions: [],
    };
  if (!assigned.has("InvoiceNumber"))
    return ask(verdicts, left, "InvoiceNumber", () => [
      "InvoiceNumber",
      ...(assigned.has("InternalReference") ? [] : (["InternalReference"] as const)),
    ]);
  const ours = left.filter((column) => isInDoubt(column, "reference"));
  const [only] = ours;
  const isTaken = only !== undefined && ours.length === 1 && !assigned.has("InternalReference");
  for (const column of left)
    verdicts.push(
      isTaken && column === only
        ? takeAs(column, "InternalReference", {
            say: "reference-beside",
            header: assigned.get("InvoiceNumber")?.header ?? "",
          })
        : leaveAlone(column, { say: "has-own-column", of: "number" }),
    );
  return { verdicts, questions: [] };
}

/** The columns that hold the numbers and what a payment has to name of them; see {@link isReferenceTo}. */
const referencesIn = (columns: readonly SurveyedColumn[], rows: readonly Row[]) =>
  columns
    .filter((column) => isInDoubt(column, "theirReference"))
    .flatMap((reference) =>
      columns.flatMap((number) =>
        number !== reference && isReferenceTo(reference, number, rows) ? [{ reference, number }] : [],
      ),
    );

const mayBeOfProject = (text: string): boolean =>
  /\d/.test(text) && /^(?:\S{1,20}|\S{1,20} +[-–—:] +\S.*)$/su.test(text);

/** True for 1, 2, 3 and so on: the column numbers the rows. */
const countsRows = ({ content: { sample } }: SurveyedColumn, rows: readonly Row[]): boolean =>
  sample.length > 1 &&
  rows.length >= sample.length &&
  sample.slice(0, 50).every(({ text }, at) => text === String(at + 1));

function inferProject(columns: readonly SurveyedColumn[], { assigned }: DoubtContext): Finding {
  if (assigned.has("ProjectId") || assigned.has("ProjectCode") || assigned.has("ProjectCodeAndTitle"))
    return leaveAll(columns, { say: "has-own-column", of: "project" });
  const [only] = columns;
  const isCodeAndTitle = only?.content.sample.every(({ cell }) => /^\S*\d\S* - \S/.test(seen(cell)));
  if (only !== undefined && columns.length === 1 && isCodeAndTitle)
    return {
      verdicts: [takeAs(only, "ProjectCodeAndTitle", { say: "holds-codes-with-titles", example: exampleOf(only) })],
      questions: [],
    };
  // “Mill Lane” is no code: without codes there is nothing to send.
  const isCode = (text: string): boolean => /^\S{1,20}$/.test(text);
  const areCodes = only?.content.sample.every(({ text }) => isCode(text)) === true;
  // The service's own IDs are whole numbers: “P-17” and “24-1187” are none.
  if (
    only !== undefined &&
    columns.length === 1 &&
    areCodes &&
    only.content.sample.some(({ text }) => /\p{L}.*\d|^\d+[-/]\d/u.test(text))
  )
    return {
      verdicts: [takeAs(only, "ProjectCode", { say: "codes-of-projects", example: exampleOf(only) })],
      questions: [],
    };
  // “Договір № 11 від 12.01.2026” and “100 Hytte” are neither a code nor “code - title”: the finance system takes none.
  const coded = columns.filter(({ content }) => shareOf(content, (cell) => mayBeOfProject(seen(cell))) >= 0.5);
  const rest = columns.filter((column) => !coded.includes(column));
  if (coded.length === 0) return leaveAll(columns, { say: "holds-no-codes" });
  return ask(
    rest.map((column) => leaveAlone(column, { say: "holds-no-codes" })),
    coded,
    "ProjectCode",
    () => ["ProjectCode", "ProjectCodeAndTitle", "ProjectId"],
  );
}
