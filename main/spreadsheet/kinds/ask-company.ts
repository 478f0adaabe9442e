/**
 * @file Asks whether a list is of the office's own books, where it names a company that nobody has named.
 *
 * [Note: whose list it is]
 *
 * A list of other books has other invoices, perhaps with the same numbers, so it confirms nothing. But a connection is
 * called “Head office”, and its lists say “Acme Ltd”. Nothing in the file tells which it is. So a person is asked once
 * for each name, and the answer counts for every list of the inbox, as long as the answers agree. A list of invoices to
 * send is asked about in the same way, with the same memory.
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

/** The first of the companies that a list of invoices names which nobody has called the office's own, as a question; see [Note: whose list it is]. */
export function askWhoseInvoices(
  companies: readonly string[],
  { companyNames, answers, templates }: WhoseBooks,
): readonly Question[] {
  if (companyNames.length === 0) return [];
  const isOurs = (company: string): boolean =>
    companyNames.some((name) => waysToRead(company).some((one) => isSameCompany(name, one))) ||
    (saidOf(company, [answers]) ?? saidOf(company, templates)) === "ours";
  const company = companies.find((one) => !isOurs(one));
  if (company === undefined) return [];
  return [
    {
      id: "company",
      about: "kind",
      text: { say: "ask-invoices-company", company, names: companyNames },
      column: null,
      answers: [{ id: "ours", label: { say: "are-our-invoices" }, sets: { companies: { [company]: "ours" } } }],
      examples: [],
    },
  ];
}

/** “AS01 - Alder Ltd (Leeds)” is Alder Ltd. */
const waysToRead = (company: string): readonly string[] => [
  company,
  company.replace(/^[\p{Lu}\d]{1,6}\s*[-–:]\s*/u, "").replace(/\s*[([].*$/u, ""),
];

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
