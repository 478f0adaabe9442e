/** @file The list of the desk: a row for each file that needs a person, in groups of the same reason. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { sinceWhen } from "../../shared/imports/needs-person.ts";
import { capitalise, figure } from "../../shared/wording/grammar.ts";
import { sayCandidate } from "../../shared/wording/imports/say-candidates.ts";
import { sayMoney } from "../../shared/wording/say-money.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone } from "../agent/use-agent.ts";
import { sayAge, sayShortAge, waitsForInvoice } from "../import/unmatched-documents.ts";
import { markOfImport } from "../parts/marks.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { unbroken } from "../parts/unbroken.ts";
import { netAtStake, onlyMatch, type Reason, reasonOf, sayWhy } from "./desk-rows.ts";
import { choose, chooseAll, current, isChosen, openRow, rows, wish } from "./desk-state.ts";

const rowsAtATime = 200;

export function DeskList() {
  const limit = useSignal(rowsAtATime);
  const dragged = useRef<string | null>(null);
  const shown = rows.value.slice(0, limit.value);
  const hidden = rows.value.length - shown.length;
  const isGrouped = wish.value.sort === "importance";
  return (
    <div class="desk-list">
      {groupsOf(shown, isGrouped).map(([reason, group]) => (
        <section key={reason} aria-label={reason === null ? words.desk.list : words.desk.reasons[reason]}>
          {reason === null ? null : <GroupHead reason={reason} group={group} />}
          <ul class="desk-rows">
            {group.map((import_) => (
              <DeskRow key={import_.id} import_={import_} isGrouped={isGrouped} dragged={dragged} />
            ))}
          </ul>
        </section>
      ))}
      {hidden <= 0 ? null : (
        <button type="button" class="button quiet" onClick={() => (limit.value += rowsAtATime)}>
          {words.needsYou.showMore(Math.min(hidden, rowsAtATime))}
        </button>
      )}
    </div>
  );
}

function groupsOf(
  shown: readonly Import[],
  isGrouped: boolean,
): readonly (readonly [Reason | null, readonly Import[]])[] {
  if (!isGrouped) return [[null, shown]];
  const groups = new Map<Reason, Import[]>();
  for (const import_ of shown) {
    const group = groups.get(reasonOf(import_));
    if (group === undefined) groups.set(reasonOf(import_), [import_]);
    else group.push(import_);
  }
  return [...groups];
}

function GroupHead({ reason, group }: { readonly reason: Reason; readonly group: readonly Import[] }) {
  const ids = group.map(({ id }) => id);
  const on = ids.filter(isChosen).length;
  const title = words.desk.reasons[reason];
  return (
    <h3 class="desk-group">
      <input
        type="checkbox"
        aria-label={words.desk.chooseGroup(title)}
        checked={on === ids.length}
        indeterminate={on > 0 && on < ids.length}
        onChange={(event) => chooseAll(ids, event.currentTarget.checked)}
      />
      {title} <span class="muted">{figure(group.length)}</span>
    </h3>
  );
}

interface DeskRowProps {
  readonly import_: Import;
  /** True below a heading that says why it needs a person. */
  readonly isGrouped: boolean;
  /** The id of the document that is being dragged. */
  readonly dragged: { current: string | null };
}

function DeskRow({ import_, isGrouped, dragged }: DeskRowProps) {
  const { id, place } = import_;
  const isUnder = useSignal(false);
  const since = sinceWhen(import_);
  const match = onlyMatch(import_);
  const atStake = netAtStake(import_);
  const net = atStake === null ? "" : unbroken(sayMoney(atStake));
  // The heading of its group says why a document or a batch is here.
  const isSaid = isGrouped && ["approve", "match"].includes(reasonOf(import_));
  const said = [
    ...(isSaid ? [] : [sayWhy(import_)]),
    ...(match === null ? [] : [words.desk.match(sayCandidate(match))]),
  ].map(capitalise);
  if (net !== "") said.push(net);
  const isCurrent = current.value?.id === id;
  const isDocument = waitsForInvoice(import_);
  const receive = () => {
    isUnder.value = false;
    if (dragged.current === null || dragged.current === id) return;
    chooseAll([dragged.current, id], true);
    dragged.current = null;
  };
  return (
    <li
      class={`desk-row${isCurrent ? " is-current" : ""}${isUnder.value ? " is-under" : ""}`}
      data-import={id}
      draggable={isDocument}
      onDragStart={(event) => {
        event.dataTransfer?.setData("text/plain", place.dropped);
        dragged.current = id;
      }}
      onDragOver={(event) => {
        if (!isDocument || dragged.current === null) return;
        event.preventDefault();
        isUnder.value = true;
      }}
      onDragLeave={() => (isUnder.value = false)}
      onDrop={(event) => {
        if (!isDocument) return;
        event.preventDefault();
        receive();
      }}
    >
      <input
        type="checkbox"
        aria-label={words.waiting.choose(place.dropped)}
        checked={isChosen(id)}
        onClick={(event) => choose(id, event.currentTarget.checked, event.shiftKey)}
      />
      <button
        type="button"
        id={`row-${id}`}
        class="desk-open"
        aria-current={isCurrent ? "true" : undefined}
        onClick={() => openRow(id)}
      >
        <StateMark mark={markOfImport(import_)} />
        <span class="desk-name">{place.dropped}</span>
        <span class="desk-age" title={sayAge(since, Date.now(), timeZone)}>
          {sayShortAge(since, Date.now(), timeZone)}
        </span>
        <span class="desk-why">
          {said.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </button>
    </li>
  );
}
