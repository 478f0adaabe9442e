/** @file Fourteen days of files and money as bars, with a button for each day, and as a table. */

import { useSignal } from "@preact/signals";
import type { DayFigures } from "../../shared/imports/history-query.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { moneyLines } from "../../shared/wording/say-money.ts";
import { words } from "../../shared/words/spoken.ts";
import { goTo } from "../agent/use-view.ts";
import { everything, wish } from "../history/use-history.ts";
import { dayName, sayDayFigures } from "../parts/day-words.ts";
import { barsOf, currenciesOf, nameOfMoney, topOf } from "./chart-bars.ts";

export function FortnightChart({ days }: { readonly days: readonly DayFigures[] }) {
  const shown = useSignal<string | null>(null);
  const figures = days.find(({ day }) => day === shown.value);
  const currencies = currenciesOf(days);
  return (
    <section class="fortnight" aria-labelledby="fortnight">
      <h3 id="fortnight">{words.today.fortnight}</h3>
      <p class="fortnight-words muted">{figures === undefined ? words.today.hint : sayDayFigures(figures)}</p>
      <div class="fortnight-chart">
        <Bars name={words.today.filesPerDay} amounts={days.map(({ files }) => String(files))} />
        {currencies.map((currency) => (
          <Bars key={currency} name={nameOfMoney(currency)} amounts={days.map(({ net }) => net[currency] ?? "0")} />
        ))}
        <ul class="fortnight-days" onPointerLeave={() => (shown.value = null)}>
          {days.map((one) => (
            <li key={one.day}>
              <button
                type="button"
                aria-label={sayDayFigures(one)}
                onPointerEnter={() => (shown.value = one.day)}
                onFocus={() => (shown.value = one.day)}
                onBlur={() => (shown.value = null)}
                onClick={() => {
                  wish.value = { ...everything, fromDay: one.day, toDay: one.day };
                  goTo("history");
                }}
              >
                <span>{Number(one.day.slice(-2))}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <details>
        <summary>{words.today.asTable}</summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

/** The width of a bar, where one unit is a day; the rest is the gap. */
const barWidth = 0.62;

/** @param amounts one for each day, as decimal text */
function Bars({ name, amounts }: { readonly name: string; readonly amounts: readonly string[] }) {
  const heights = barsOf(amounts);
  return (
    <figure class="bars">
      <figcaption>{name}</figcaption>
      <p class="scale" aria-hidden="true">
        <span>{topOf(amounts)}</span>
        <span>0</span>
      </p>
      <svg viewBox={`0 0 ${heights.length} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {heights.map((height, index) => (
          <rect
            key={index}
            class={index === heights.length - 1 ? "bar is-today" : "bar"}
            x={index + (1 - barWidth) / 2}
            y={1 - height}
            width={barWidth}
            height={height}
          />
        ))}
      </svg>
    </figure>
  );
}

function DayTable({ days }: { readonly days: readonly DayFigures[] }) {
  return (
    <table class="day-table">
      <thead>
        <tr>
          <th scope="col">{words.today.day}</th>
          <th scope="col">{words.today.files}</th>
          <th scope="col">{words.today.invoices}</th>
          <th scope="col">{words.today.documents}</th>
          <th scope="col">{words.today.net}</th>
          <th scope="col">{words.today.vat}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, files, invoices, documents, net, vat }) => (
          <tr key={day}>
            <th scope="row">{dayName(day)}</th>
            <td>{figure(files)}</td>
            <td>{figure(invoices)}</td>
            <td>{figure(documents)}</td>
            <td>{moneyLines(net).join(", ")}</td>
            <td>{moneyLines(vat).join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
