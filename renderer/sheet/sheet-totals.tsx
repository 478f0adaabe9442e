/** @file The sums of a spreadsheet: invoices, suppliers, net and VAT, each currency by itself. */

import type { Money } from "../../shared/values/purchase-invoice.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { moneyColumn } from "../parts/money-column.ts";
import { MoneyParts } from "../parts/money-parts.tsx";
import type { SheetSums as Sums } from "./sheet-stage.ts";

interface SheetSumsProps {
  readonly title: string;
  readonly sums: Sums;
  readonly hint: string | null;
}

export function SheetSums({ title, sums, hint }: SheetSumsProps) {
  return (
    <section class="sums" aria-labelledby="sums">
      <h3 id="sums">{title}</h3>
      <dl>
        <div>
          <dt>{words.look.net}</dt>
          <dd class="sum">
            <MoneySum money={sums.net} />
          </dd>
        </div>
        <div>
          <dt>{words.look.vat}</dt>
          <dd class="sum">
            <MoneySum money={sums.vat} />
          </dd>
        </div>
        <div>
          <dt>{words.look.invoices}</dt>
          <dd>{figure(sums.invoices)}</dd>
        </div>
        {sums.suppliers === null ? null : (
          <div>
            <dt>{words.look.suppliers}</dt>
            <dd>{figure(sums.suppliers)}</dd>
          </div>
        )}
      </dl>
      {hint === null ? null : <p class="muted">{hint}</p>}
    </section>
  );
}

function MoneySum({ money }: { readonly money: Money }) {
  const lines = moneyColumn(money);
  if (lines.length === 0) return <>{words.look.nothing}</>;
  return lines.map(({ currency, amount }) => (
    <span key={currency} class="money">
      <MoneyParts currency={currency === "" ? words.look.noCurrency : currency} amount={amount} />
    </span>
  ));
}
