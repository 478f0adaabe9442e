/** @file Headers that mean one thing in one file and another in the next: settled by the other columns, or asked. */

import { type Row, seen } from "../cells/table.ts";
import { settleAmount, settleCharges, settleTax } from "./amount-columns.ts";
import { ask, type DoubtContext, leaveAll, type Settle } from "./ask-in-doubt.ts";
import { isDateCell, isDigitsCell, isNameCell, shareOf } from "./column-content.ts";
import { type Finding, leaveAlone, takeAs, type Verdict } from "./column-verdict.ts";
import { exampleOf, isInDoubt, type SurveyedColumn } from "./survey-columns.ts";

/** In this order: what one settles, the next may use. */
export const doubtfulColumnSteps: readonly {
  readonly doubts: Parameters<typeof isInDoubt>[1][];
  readonly settle: Settle;
}[] = [
  { doubts: ["tax"], settle: settleTax },
  { doubts: ["charges"], settle: settleCharges },
  { doubts: ["amount"], settle: settleAmount },
  { doubts: ["name"], settle: settleName },
  { doubts: ["account"], settle: settleAccount },
  { doubts: ["reference", "theirReference", "number"], settle: settleReference },
  { doubts: ["project"], settle: settleProject },
];

function settleName(columns: readonly SurveyedColumn[], { all, held }: DoubtContext): Finding {
  if (held.has("AccountName") || held.has("AccountId"))
    return leaveAll(columns, { say: "has-own-column", of: "supplier" });
  const names = columns.filter(({ content }) => shareOf(content, isNameCell) >= 0.5);
  const others = columns.filter((column) => !names.includes(column));
  const rest = others.map((column) => leaveAlone(column, { say: "holds-no-names" }));
  const [only] = names;
  const sign = all.find(isSuppliersNumber);
  if (only !== undefined && names.length === 1 && sign !== undefined)
    return {
      verdicts: [...rest, takeAs(only, "AccountName", { say: "names-beside-number", header: sign.header })],
      questions: [],
    };
  return ask(rest, names, "AccountName", () => ["AccountName"]);
}

/** A column that says “supplier” and holds numbers: beside it, a name is the supplier's. */
const isSuppliersNumber = ({ known, content, header }: SurveyedColumn): boolean => {
  const meaning = known?.meaning;
  if (meaning?.is === "aside" && meaning.aside === "supplierNumber") return !/contact/i.test(header);
  return meaning?.is === "property" && meaning.property === "AccountName" && shareOf(content, isDigitsCell) === 1;
};

function settleAccount(columns: readonly SurveyedColumn[], { held, all }: DoubtContext): Finding {
  const hasSupplier = held.has("AccountName") || held.has("AccountId");
  if (hasSupplier) return leaveAll(columns, { say: "other-account-beside-supplier" });
  if (all.some((column) => isInDoubt(column, "name") && shareOf(column.content, isNameCell) >= 0.5))
    return leaveAll(columns, { say: "other-account" });
  return ask([], columns, "AccountName", ({ content }) => [
    "AccountName",
    ...(shareOf(content, isDigitsCell) === 1 ? (["AccountId"] as const) : []),
    ...(held.has("Nominal") ? [] : (["Nominal"] as const)),
  ]);
}

function settleReference(columns: readonly SurveyedColumn[], { held, rows }: DoubtContext): Finding {
  const verdicts: Verdict[] = [];
  const left: SurveyedColumn[] = [];
  for (const column of columns)
    if (shareOf(column.content, isDateCell) === 1) verdicts.push(leaveAlone(column, { say: "holds-dates" }));
    else if (countsRows(column, rows)) verdicts.push(leaveAlone(column, { say: "counts-rows" }));
    else left.push(column);
  if (!held.has("InvoiceNumber"))
    return ask(verdicts, left, "InvoiceNumber", () => [
      "InvoiceNumber",
      ...(held.has("InternalReference") ? [] : (["InternalReference"] as const)),
    ]);
  const ours = left.filter((column) => isInDoubt(column, "reference"));
  const [only] = ours;
  const isTaken = only !== undefined && ours.length === 1 && !held.has("InternalReference");
  for (const column of left)
    verdicts.push(
      isTaken && column === only
        ? takeAs(column, "InternalReference", {
            say: "reference-beside",
            header: held.get("InvoiceNumber")?.header ?? "",
          })
        : leaveAlone(column, { say: "has-own-column", of: "number" }),
    );
  return { verdicts, questions: [] };
}

/** 1, 2, 3 and so on: the numbers of the rows. */
const countsRows = ({ content: { sample } }: SurveyedColumn, rows: readonly Row[]): boolean =>
  sample.length > 1 &&
  rows.length >= sample.length &&
  sample.slice(0, 50).every(({ text }, at) => text === String(at + 1));

function settleProject(columns: readonly SurveyedColumn[], { held }: DoubtContext): Finding {
  if (held.has("ProjectId") || held.has("ProjectCode") || held.has("ProjectCodeAndTitle"))
    return leaveAll(columns, { say: "has-own-column", of: "project" });
  const [only] = columns;
  const isCodeAndTitle = only?.content.sample.every(({ cell }) => /^\S*\d\S* - \S/.test(seen(cell)));
  if (only !== undefined && columns.length === 1 && isCodeAndTitle)
    return {
      verdicts: [takeAs(only, "ProjectCodeAndTitle", { say: "holds-codes-with-titles", example: exampleOf(only) })],
      questions: [],
    };
  return ask([], columns, "ProjectCode", () => ["ProjectCode", "ProjectCodeAndTitle", "ProjectId"]);
}
