/** @file What was sent today: the number of purchase invoices and documents, and the sum of each currency. */

import type { DayFigures } from "../../shared/imports/history-query.ts";
import { words } from "../../shared/words/spoken.ts";
import { showSentOn } from "../history/use-history.ts";
import { sayGone } from "../parts/day-words.ts";
import { moneyColumn } from "../parts/money-column.ts";

export function TodaysMoney({ figures }: { readonly figures: DayFigures }) {
  const vat = new Map(moneyColumn(figures.vat).map(({ currency, amount }) => [currency, amount]));
  const net = moneyColumn(figures.net);
  return (
    <section class="todays-money" aria-labelledby="gone">
      <div>
        <h3 id="gone">{words.today.gone}</h3>
        <p class="muted">
          {net.length === 0 && figures.documents === 0 ? (
            words.today.noMoney
          ) : (
            <button
              type="button"
              class="link"
              aria-label={words.today.showSent(words.today.goneWords(sayGone(figures)))}
              onClick={() => showSentOn(figures.day)}
            >
              {words.today.goneWords(sayGone(figures))}
            </button>
          )}
        </p>
      </div>
      {net.map(({ currency, amount }) => (
        <dl key={currency}>
          <div>
            <dt>
              {words.today.net} {currency === "" ? words.look.noCurrency : currency}
            </dt>
            <dd class="money-large">
              <button
                type="button"
                class="link"
                aria-label={words.today.showSent(`${words.today.net} ${currency} ${amount}`)}
                onClick={() => showSentOn(figures.day)}
              >
                {amount}
              </button>
            </dd>
          </div>
          <div>
            <dt>
              {words.today.vat} {currency === "" ? words.look.noCurrency : currency}
            </dt>
            <dd>{vat.get(currency) ?? ""}</dd>
          </div>
        </dl>
      ))}
    </section>
  );
}
