/** @file Asks what an e-invoice does not decide: each question once, and its answer holds for the inbox where it can. */

import { type EInvoice, vatIdsOf } from "../../../shared/e-invoice/e-invoice.ts";
import { byName } from "../../../shared/e-invoice/supplier-keys.ts";
import type { Answer, Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { accountsOf, chosenPrefix, isNewSupplier, surestKey } from "../rows/find-account.ts";
import type { VatRow } from "../rows/make-rows.ts";
import { type Said, vatKey } from "../said.ts";
import { findWrongSums } from "./check-sums.ts";
import { meaningOf } from "./type-codes.ts";

/** Every open question, the one about the kind of document first. */
export function askAbout(invoice: EInvoice, rows: readonly VatRow[], said: Said): readonly Question[] {
  return [
    ...askType(invoice, said),
    ...askCopy(invoice, said),
    ...askMarks(invoice, said),
    ...askVatLines(invoice),
    ...askAccount(invoice, said),
    ...askNewSupplier(invoice, said),
    ...(invoice.seller.name === null && accountsOf(invoice.seller, said).length === 0
      ? [question("seller", { say: "ask-no-seller" }, [])]
      : []),
    ...askSums(invoice, said),
    ...askCreditSign(invoice, said),
    ...askRates(rows, said),
  ];
}

/** A question about this e-invoice. */
export const question = (id: string, text: Message, answers: readonly Answer[]): Question => ({
  ...{ id, text, answers },
  about: "e-invoice",
  column: null,
  examples: [],
});

/** An answer for this file alone: what is wrong with one invoice says nothing about the next. */
export const once = (id: string, accepted: string, label: Message): Answer => ({
  ...{ id, label },
  sets: { eInvoice: { accepted: [accepted] } },
});

function askType({ typeCode }: EInvoice, { types, accepted }: Said): readonly Question[] {
  const id = `type-${typeCode}`;
  const means = meaningOf(typeCode);
  if (types[typeCode] !== undefined || accepted.includes(id)) return [];
  switch (means) {
    case "self-billed":
    case "unknown": {
      const text: Message = { say: means === "unknown" ? "ask-unknown-type" : "ask-self-billed", typeCode };
      const sets = { eInvoice: { types: { [typeCode]: "invoice" as const } } };
      return [question(id, text, [{ id: "invoice", label: { say: "is-purchase-invoice" }, sets }])];
    }
    case "no-invoice":
      return [question(id, { say: "ask-no-invoice", typeCode }, [once("invoice", id, { say: "import-all-the-same" })])];
    case "ordinary":
    case "credit":
    case "corrected":
    case "in-part":
      return [];
  }
}

/** The invoice itself may have been booked from paper, or from another file. */
const askCopy = ({ isCopy }: EInvoice, { accepted }: Said): readonly Question[] =>
  isCopy && !accepted.includes("copy")
    ? [question("copy", { say: "ask-copy" }, [once("invoice", "copy", { say: "import-all-the-same" })])]
    : [];

/** A field says what a note may say, too. */
const askMarks = ({ isTest, isPaid }: EInvoice, { accepted }: Said): readonly Question[] =>
  [
    ...(isTest ? [{ id: "test", text: { say: "ask-test" } } as const] : []),
    ...(isPaid ? [{ id: "paid", text: { say: "ask-paid" } } as const] : []),
  ].flatMap(({ id, text }) =>
    accepted.includes(id) ? [] : [question(id, text, [once("invoice", id, { say: "import-all-the-same" })])],
  );

function askVatLines({ breakdown, currency, vatCurrency }: EInvoice): readonly Question[] {
  if (breakdown.length > 0) return [];
  const text: Message =
    vatCurrency === null ? { say: "ask-no-vat-lines" } : { say: "ask-vat-in-other-currency", vatCurrency, currency };
  return [question("vat-lines", text, [])];
}

/** Two of the seller's keys lead to two accounts: which one is meant is never guessed. */
function askAccount({ seller }: EInvoice, said: Said): readonly Question[] {
  const accounts = accountsOf(seller, said);
  if (accounts.length < 2) return [];
  const answers = accounts.map((account) =>
    once(`account-${account}`, `${chosenPrefix}${account}`, { say: "is-account", account }),
  );
  return [question("account", { say: "ask-which-account", accounts }, answers)];
}

/** The office has a list of suppliers, and this one isn't in it. */
function askNewSupplier({ seller }: EInvoice, said: Said): readonly Question[] {
  const key = surestKey(seller);
  if (key === null || !isNewSupplier(seller, said)) return [];
  const ids = [
    ...vatIdsOf(seller),
    ...[...(seller.legalId === null ? [] : [seller.legalId]), ...seller.ids].map(({ id, scheme }) =>
      scheme === null ? id : `${scheme} ${id}`,
    ),
    ...(seller.taxNumber === null ? [] : [seller.taxNumber]),
  ];
  const text: Message = { say: "ask-new-supplier", name: seller.name, ids: [...new Set(ids)].slice(0, mostIdsSaid) };
  const byId: Answer = {
    ...{ id: "supplier-id", label: { say: "send-supplier-id" }, sets: {} },
    typed: { into: "suppliers", key },
  };
  const sets = { eInvoice: { suppliers: { [key]: byName } } };
  const asName: Answer[] = seller.name === null ? [] : [{ id: "name", label: { say: "send-supplier-name" }, sets }];
  return [question("supplier", text, [byId, ...asName])];
}
const mostIdsSaid = 6;

function askSums(invoice: EInvoice, { accepted }: Said): readonly Question[] {
  const wrong = findWrongSums(invoice);
  if (wrong.length === 0 || accepted.includes("sums")) return [];
  const label: Message = { say: "send-amounts-of-e-invoice" };
  return [question("sums", { say: "ask-wrong-sums", wrong }, [once("as-they-stand", "sums", label)])];
}

/** Some suppliers write the amounts of a credit note with a minus: nobody can tell whether that turns it round. */
function askCreditSign({ isCredit, totals, currency }: EInvoice, { accepted }: Said): readonly Question[] {
  const id = "credit-sign";
  if (!isCredit || !totals.gross.startsWith("-") || accepted.some((one) => one.startsWith(`${id}=`))) return [];
  const text: Message = { say: "ask-negative-credit", gross: totals.gross, currency };
  return [
    question(id, text, [
      once("negative", `${id}=negative`, { say: "is-credit-to-us" }),
      once("positive", `${id}=positive`, { say: "is-charge-to-us" }),
    ]),
  ];
}

/** Which rate of the office a VAT category means: reverse charge, exempt, zero, … One question for each. */
function askRates(rows: readonly VatRow[], { vatRates }: Said): readonly Question[] {
  const open = rows.filter(
    ({ line }) => (line.category !== "S" || line.rate === null) && vatRates[vatKey(line)] === undefined,
  );
  const byKey = new Map(open.map(({ line }) => [vatKey(line), line]));
  return [...byKey].map(([key, { category, rate, reason }]) => {
    const text: Message = { say: "ask-vat-rate", category, rate, reason };
    const sets = { eInvoice: { vatRates: { [key]: "rate" } } };
    const asItIs: Answer = {
      id: rate === null ? "no-rate" : "rate",
      label: rate === null ? { say: "send-no-rate" } : { say: "send-rate", rate },
      sets,
    };
    const byId: Answer = {
      id: "rate-id",
      label: { say: "send-rate-id" },
      sets: {},
      typed: { into: "vatRates", key },
    };
    return question(`vat-${key.replace(" ", "-")}`, text, [asItIs, byId]);
  });
}
