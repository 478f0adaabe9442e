/** @file The Today view: files that need a person, files under way, what was sent today, and the last fourteen days. */

import { useComputed } from "@preact/signals";
import { isSystemAway } from "../../shared/agent/reachable.ts";
import type { Import } from "../../shared/imports/import.ts";
import { isUnderWay } from "../../shared/imports/state-groups.ts";
import { sayHowManyNeed } from "../../shared/wording/agent/say-agent.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { sayUnconfirmed } from "../../shared/wording/imports/say-confirmation.ts";
import { sayUnsettled } from "../../shared/wording/imports/say-import.ts";
import { sayInstant, sayWhen } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { imports, split, status, timeZone, today, unsettled } from "../agent/use-agent.ts";
import { goTo } from "../agent/use-view.ts";
import { openInHistory } from "../history/use-history.ts";
import { ImportTable } from "../import/import-table.tsx";
import { countReasons, wholeDesk } from "../needs-you/desk-rows.ts";
import { openRow, wish } from "../needs-you/desk-state.ts";
import { OfficeLine } from "../office/office-line.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { ExceptionList } from "../parts/exception-list.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { ViewHead } from "../parts/view-head.tsx";
import { FortnightChart } from "./fortnight-chart.tsx";
import { NightLine } from "./night-line.tsx";
import { TodaysMoney } from "./todays-money.tsx";
import { days, daysFailure, useDays } from "./use-days.ts";

const mostEnded = 12;

export function Today() {
  useDays();
  const needPerson = split.value.needPerson.length;
  // The sentence at the top says that a disk is full.
  const exceptions = status.value?.exceptions.filter(({ is }) => is !== "disk-full") ?? [];
  const underWay = useComputed(() => split.value.others.filter(({ state }) => isUnderWay(state)));
  const ended = useComputed(() =>
    split.value.others.filter((import_) => !isUnderWay(import_.state) && isToday(import_)),
  );
  const isIdle = underWay.value.length === 0 && unsettled.value.length === 0;
  if (imports.value.length === 0 && isIdle)
    return (
      <section aria-labelledby="view-title">
        <ViewHead title={words.window.view.today} />
        <OfficeLine />
        <Night />
        <ExceptionList />
        <EmptyState isAsking={status.value === null} />
      </section>
    );
  const last = days.value?.at(-1);
  return (
    <section class="today" aria-labelledby="view-title">
      <ViewHead title={words.window.view.today} />
      <OfficeLine />
      {needPerson + exceptions.length === 0 ? null : (
        <p class="today-call">
          <StateMark mark="needs-you" />
          <span>
            {[
              ...countReasons(split.value.needPerson).map(
                ([reason, files]) => `${words.desk.reasons[reason]} (${figure(files)})`,
              ),
              ...(exceptions.length === 0 ? [] : [sayHowManyNeed(0, exceptions)]),
            ].join(" · ")}
          </span>
          <button type="button" class="button primary" onClick={() => goTo("needs-you")}>
            {words.today.goThere}
          </button>
        </p>
      )}
      <MayBeThere />
      <ExceptionList />
      <Night />
      <Unconfirmed />
      <FailureLine failure={daysFailure.value} />
      {last === undefined ? null : <TodaysMoney figures={last} />}
      {isIdle ? null : (
        <section aria-labelledby="under-way">
          <h3 id="under-way">{words.today.underWay}</h3>
          {unsettled.value.length === 0 ? null : <Settling />}
          {underWay.value.length === 0 ? null : (
            <ImportTable labelledBy="under-way" imports={underWay.value} open={openInHistory} />
          )}
        </section>
      )}
      {days.value === null ? null : <FortnightChart days={days.value} />}
      {ended.value.length === 0 ? null : (
        <section aria-labelledby="ended">
          <div class="section-head">
            <h3 id="ended">{words.today.ended}</h3>
            {ended.value.length <= mostEnded ? null : (
              <button type="button" class="button quiet" onClick={() => goTo("history")}>
                {words.today.all(ended.value.length)}
              </button>
            )}
          </div>
          <ImportTable labelledBy="ended" imports={ended.value.slice(0, mostEnded)} open={openInHistory} />
        </section>
      )}
    </section>
  );
}

const isToday = ({ since }: Import): boolean => new Date(since).toDateString() === new Date(today.value).toDateString();

/** The most doubtful files that are named. */
const mostNamed = 3;

/** Files whose outcome is unknown, by name: entered by hand meanwhile, they would be there twice. */
function MayBeThere() {
  const unknown = split.value.needPerson.filter(({ state }) => state.at === "unknown");
  const sought = unknown.map((import_) => ({ file: import_.place.dropped, invoices: countSought(import_) }));
  const [first] = unknown;
  if (first === undefined) return null;
  const answer = () => {
    // A filter from before could hide it.
    wish.value = wholeDesk;
    openRow(first.id);
    goTo("needs-you");
  };
  return (
    <p class="today-call">
      <StateMark mark="question" />
      <span>
        {words.today.mayBeThere(
          sought.slice(0, mostNamed),
          Math.max(0, sought.length - mostNamed),
          isSystemAway(status.value),
        )}
      </span>
      <button
        type="button"
        class="button"
        aria-label={words.window.about(words.today.answer, first.place.dropped)}
        onClick={answer}
      >
        {words.today.answer}
      </button>
    </p>
  );
}

/** How many invoices of a batch may be there: all but those that were found. */
function countSought({ state, parts }: Import): number {
  const part = state.at === "unknown" ? parts[state.part] : undefined;
  return part === undefined ? 0 : part.invoices - (part.answers?.arrived.length ?? 0);
}

/** Files in an inbox that have not settled yet. */
function Settling() {
  return (
    <ul class="settling">
      {unsettled.value.map(({ inbox, file, since, why }) => {
        const when = sayWhen(since, today.value, timeZone);
        return (
          <li key={`${inbox} ${file}`}>
            <StateMark mark="waiting" />
            <p>
              <span class="file-name">{file}</span>
              <span class="cell-sub" title={sayInstant(since, timeZone)}>
                <span>{words.window.waitingBecause(when, sayUnsettled(why))}</span>
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Nothing where every invoice is confirmed, or no list was ever added. */
function Unconfirmed() {
  const unconfirmed = status.value?.unconfirmed ?? null;
  const said = unconfirmed?.isComplete ? sayUnconfirmed(unconfirmed, today.value) : null;
  return said === null ? null : <p class="muted">{said}</p>;
}

const Night = () => (status.value === null ? null : <NightLine current={status.value} />);
