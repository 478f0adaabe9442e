/** @file The mapping of a table's columns: what it gives in the end, and the verdicts and questions on the way. */

import type { Answer, Question, ReadColumn } from "../../../shared/spreadsheet/sheet-reading.ts";
import { type ColumnUse, propertiesIn, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { type Property, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { type ForeignLanguage, isLanguage } from "../headers/known-headers.ts";
import type { Finding, Verdict } from "./column-verdict.ts";
import { currencyOf, type HeaderCurrency } from "./questions/ask-currency.ts";
import { type AnyColumn, isAside, type SurveyedColumn } from "./survey-columns.ts";

export interface Column extends AnyColumn {
  readonly property: Property;
}

/** A column with a use other than holding one property. */
type Use<As extends ColumnUse["as"]> = AnyColumn & { readonly use: Extract<ColumnUse, { as: As }> };

export interface ColumnMap {
  /** The columns that hold a property. */
  readonly columns: readonly Column[];
  readonly splits: readonly Use<"split">[];
  readonly gross: AnyColumn | null;
  /** Totals and gross amounts that nothing is calculated from. */
  readonly totals: readonly AnyColumn[];
  readonly creditMark: Use<"credit-mark"> | null;
  /** Every column that has a header or a value. */
  readonly seen: readonly ReadColumn[];
  readonly questions: readonly Question[];
  /** The one currency that the headers of amounts name ("Net (GBP)"), where no column holds the currency. */
  readonly currencyFromHeader: HeaderCurrency | null;
  /** The one language other than English that the headers are in; null where there is none or several. */
  readonly language: ForeignLanguage | null;
}

/** The verdicts and questions so far. */
export class Mapping {
  readonly verdicts = new Map<SurveyedColumn, Verdict>();
  readonly assigned = new Map<Property, SurveyedColumn | null>();
  private readonly questions: Question[] = [];

  private readonly all: readonly SurveyedColumn[];

  constructor(all: readonly SurveyedColumn[], said: TemplateChange) {
    this.all = all;
    for (const property of propertyNames)
      if (said.constants?.[property] !== undefined) this.assigned.set(property, null);
    for (const column of all) {
      // A column may be called “constructor”, which every object inherits.
      const use = Object.hasOwn(said.columns ?? {}, column.name) ? said.columns?.[column.name] : undefined;
      if (use !== undefined) this.add({ verdicts: [{ column, use, why: { say: "is-said" } }], questions: [] });
    }
  }

  /** The columns without a verdict. */
  open(): readonly SurveyedColumn[] {
    return this.all.filter((column) => !this.verdicts.has(column));
  }

  add({ verdicts, questions }: Finding): void {
    for (const verdict of verdicts) {
      for (const [property, column] of this.assigned) if (column === verdict.column) this.assigned.delete(property);
      this.verdicts.set(verdict.column, verdict);
      for (const property of propertiesIn(verdict.use)) this.assigned.set(property, verdict.column);
    }
    this.addQuestions(questions);
  }

  addQuestions(questions: readonly Question[]): void {
    this.questions.push(...questions);
  }

  /** True where a question about the column of this letter is open. */
  asksAbout(letter: string | null): boolean {
    return letter !== null && this.questions.some(({ column }) => column === letter);
  }

  /** The properties that an open question may assign. */
  asked(): ReadonlySet<Property> {
    const usesIn = ({ sets }: Answer): readonly ColumnUse[] => Object.values(sets.columns ?? {});
    return new Set(this.questions.flatMap(({ answers }) => answers.flatMap(usesIn)).flatMap(propertiesIn));
  }

  finish(amounts: readonly SurveyedColumn[]): ColumnMap {
    const columns: Column[] = [];
    const splits: Use<"split">[] = [];
    let gross: AnyColumn | null = null;
    let creditMark: Use<"credit-mark"> | null = null;
    for (const column of this.all) {
      const use = this.verdicts.get(column)?.use;
      const { index, letter, header } = column;
      if (use?.as === "property") columns.push({ index, letter, header, property: use.property });
      if (use?.as === "split") splits.push({ index, letter, header, use });
      if (use?.as === "credit-mark") creditMark = { index, letter, header, use };
      if (use?.as === "gross") gross = { index, letter, header };
    }
    return {
      columns,
      splits,
      gross,
      totals: totalsOf(this.all).filter((column) => isFree(this.verdicts.get(column)?.use)),
      creditMark,
      seen: this.all.flatMap((column): ReadColumn[] => {
        const verdict = this.verdicts.get(column);
        if (verdict === undefined || (column.header === "" && !column.content.isFilled)) return [];
        return [{ letter: column.letter, name: column.name, use: verdict.use, why: verdict.why }];
      }),
      questions: this.questions,
      language: languageOf(this.all),
      currencyFromHeader: this.assigned.has("Currency")
        ? null
        : (currencyOf(amounts) ?? currencyOf(totalsOf(this.all))),
    };
  }
}

const totalsOf = (all: readonly SurveyedColumn[]) => all.filter((column) => isAside(column, "gross", "total"));

function languageOf(all: readonly SurveyedColumn[]): ForeignLanguage | null {
  const sources = new Set(all.flatMap(({ known }) => (known?.isWhole && known.source !== null ? [known.source] : [])));
  const [only, second] = [...sources].filter(isLanguage);
  return second === undefined ? (only ?? null) : null;
}

/** True for a column that is used for nothing. */
export const isFree = (use: ColumnUse | null | undefined): boolean =>
  use === undefined || use === null || use.as === "left-alone";
