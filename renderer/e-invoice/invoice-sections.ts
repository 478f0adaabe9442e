/** @file What a person reads of an e-invoice, as labels with values and tables of text: the page only lays them out. */

import { type EInvoice, type Party, type PartyId, vatIdsOf } from "../../shared/e-invoice/e-invoice.ts";
import { sayAmount, sayAmountIn, sayNumber } from "../../shared/wording/grammar.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { sayIsoDay } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const facts = (...all: readonly (readonly [label: string, value: string | null])[]): readonly Fact[] =>
  all.flatMap(([label, value]) => (value === null || value === "" ? [] : [{ label, value }]));

export const titleOf = ({ isCredit, number }: EInvoice): string =>
  isCredit ? words.invoicePage.creditNote(number) : words.invoicePage.invoice(number);

/** Days, references and the format. */
export function headOf(invoice: EInvoice): readonly Fact[] {
  const { invoicePage } = words;
  const { date, dueDate, order, project, buyerReference, corrects, syntax } = invoice;
  return facts(
    [invoicePage.date, sayIsoDay(date)],
    [invoicePage.dueDate, dueDate && sayIsoDay(dueDate)],
    [invoicePage.order, order],
    [invoicePage.project, project],
    [invoicePage.buyerReference, buyerReference],
    [invoicePage.corrects, corrects.join(", ")],
    [invoicePage.format, syntax],
  );
}

export interface ShownParty {
  readonly label: string;
  readonly name: string;
  readonly address: readonly string[];
  readonly ids: readonly Fact[];
}

export const partiesOf = ({ seller, buyer }: EInvoice): readonly ShownParty[] => [
  partyOf(words.invoicePage.seller, seller),
  partyOf(words.invoicePage.buyer, buyer),
];

function partyOf(label: string, { name, address, taxNumber, legalId, ids, ...party }: Party): ShownParty {
  const { invoicePage } = words;
  const id = ({ scheme, id: its }: PartyId): string => (scheme === null ? its : `${its} (${scheme})`);
  return {
    ...{ label, name: name ?? invoicePage.unnamed, address },
    ids: facts(
      ...vatIdsOf(party).map((one) => [invoicePage.vatId, one] as const),
      [invoicePage.taxNumber, taxNumber],
      [invoicePage.legalId, legalId && id(legalId)],
      ...ids.map((one) => [invoicePage.otherId, id(one)] as const),
    ),
  };
}

/** Item, quantity and net of each line that was kept to be shown. */
export const linesOf = ({ lines, currency }: EInvoice): readonly (readonly [string, string, string])[] =>
  lines.map(({ name, quantity, unit, net }) => [
    name ?? "",
    quantity === null
      ? ""
      : [sayNumber(quantity), unit === null ? "" : words.invoicePage.unit(unit, Number(quantity) === 1)]
          .join(" ")
          .trim(),
    net === null ? "" : sayAmount(net, currency),
  ]);

/** Said where lines are left out; or null. */
export const moreLinesOf = ({ lines, lineCount }: EInvoice): string | null =>
  lines.length < lineCount ? words.invoicePage.linesShown(lines.length, lineCount) : null;

/** Category, rate, net and VAT of each VAT line. */
export const breakdownOf = ({
  breakdown,
  currency,
}: EInvoice): readonly (readonly [string, string, string, string])[] =>
  breakdown.map(({ category, rate, net, vat, reason }) => [
    reason === null ? category : `${category}: ${reason}`,
    rate === null ? "" : `${sayNumber(rate)} %`,
    sayAmount(net, currency),
    sayAmount(vat, currency),
  ]);

/** In the order in which they are added up. */
export function totalsOf({ totals, currency }: EInvoice): readonly Fact[] {
  const { totalOf, beside } = words.invoicePage;
  const names = Object.keys(totalOf) as (keyof typeof totalOf)[];
  return [
    ...names.flatMap((name) => {
      const amount = totals[name];
      return amount === null ? [] : [{ label: totalOf[name], value: sayAmountIn(currency, amount) }];
    }),
    ...totals.beside.map(({ is, amount }) => ({ label: beside[is], value: sayAmountIn(currency, amount) })),
  ];
}

/** A document inside, and its place among them. */
interface ShownEnclosure {
  readonly at: number;
  readonly name: string;
  /** Its name, and what is wrong with one that can't be attached. */
  readonly text: string;
  readonly isReadable: boolean;
}

export const insideOf = ({ enclosures }: EInvoice): readonly ShownEnclosure[] =>
  enclosures.map(({ name, problem }, at) => {
    const text = problem === null ? name : words.invoicePage.insideInVain(name, sayMessage(problem));
    return { at, name, text, isReadable: problem === null };
  });
