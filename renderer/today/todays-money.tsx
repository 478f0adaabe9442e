/** @file What was sent today: the number of purchase invoices and documents, and the sum of each currency. */

import type { DayFigures } from "../../shared/imports/history-query.ts";
import { sayMoney } from "../../shared/wording/say-money.ts";
import { words } from "../../shared/words/spoken.ts";
import { showSentOn } from "../history/use-history.ts";
import { sayGone } from "../parts/day-words.ts";
import { moneyColumn } from "../parts/money-column.ts";
import { MoneyParts } from "../parts/money-parts.tsx";

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
            <dt>{words.today.net}</dt>
            <dd class="money-large">
              <button
                type="button"
                class="link"
                aria-label={words.today.showSent(
                  `${words.today.net} ${sayMoney({ [currency]: figures.net[currency] ?? "" })}`,
                )}
                onClick={() => showSentOn(figures.day)}
              >
                <MoneyParts currency={codeOf(currency)} amount={amount} />
              </button>
            </dd>
          </div>
          <div>
            <dt>{words.today.vat}</dt>
            <dd>
              {vat.has(currency) ? <MoneyParts currency={codeOf(currency)} amount={vat.get(currency) ?? ""} /> : null}
            </dd>
          </div>
        </dl>
      ))}
    </section>
  );
}

const codeOf = (currency: string): string => (currency === "" ? words.look.noCurrency : currency);
