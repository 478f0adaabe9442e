/**
 * @file Asks whether an invoice list is of the office's own books, where it names a company that nobody has named.
 *
 * [Note: whose list it is]
 *
 * A list of other books has other invoices, perhaps with the same numbers, so it confirms nothing. But a connection is
 * called “Head office”, and its lists say “Acme Ltd”. Nothing in the file tells which it is. So a person is asked once
 * for each name, and the answer counts for every list of the inbox, as long as the answers agree.
 */

import { isSameCompany } from "../../../shared/imports/alike/company-name.ts";
import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Template, TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { ReadRegister } from "./read-register.ts";

interface WhoseBooks {
  /** What people call the company of the connection; none where nobody knows, and then nothing is asked. */
  readonly companyNames: readonly string[];
  /** A person's answers about this file. */
  readonly answers: Pick<TemplateChange, "companies">;
  /** Those of the inbox. */
  readonly templates: readonly Pick<Template, "companies">[];
}

/** The list as what people have said of its company makes it, and the question where nobody has said anything. */
export function settleCompany(
  found: ReadRegister,
  { companyNames, answers, templates }: WhoseBooks,
): { readonly found: ReadRegister; readonly questions: readonly Question[] } {
  const { company } = found.scope;
  const isNamed = company === null || companyNames.some((name) => isSameCompany(name, company));
  if (isNamed || companyNames.length === 0) return { found, questions: [] };
  const said = saidOf(company, [answers]) ?? saidOf(company, templates);
  if (said === null) return { found, questions: [ask(company, companyNames)] };
  if (said === "others") return { found, questions: [] };
  const derived = found.derived.map((one) =>
    one.say === "list-of-company" ? ({ say: "list-of-ours", company } as const) : one,
  );
  return { found: { ...found, derived, scope: { ...found.scope, company: null } }, questions: [] };
}

function saidOf(company: string, all: WhoseBooks["templates"]) {
  const said = all.flatMap(({ companies }) =>
    Object.entries(companies ?? {}).flatMap(([name, is]) => (isSameCompany(name, company) ? [is] : [])),
  );
  const [first = null] = said;
  return said.every((each) => each === first) ? first : null;
}

const ask = (company: string, companyNames: readonly string[]): Question => ({
  id: "company",
  about: "kind",
  text: { say: "ask-list-company", company, names: companyNames },
  column: null,
  answers: [
    { id: "ours", label: { say: "is-our-list" }, sets: { companies: { [company]: "ours" } } },
    { id: "others", label: { say: "is-list-of-others" }, sets: { companies: { [company]: "others" } } },
  ],
  examples: [],
});
