/** @file The grid of the history. It has a row for each import, but draws only those in view. */

// A <table> cannot leave out rows that are not in view. ARIA's grid can, and its rows take the focus.
// biome-ignore-all lint/a11y/useSemanticElements: a grid that draws some of its rows.
// biome-ignore-all lint/a11y/useFocusableInteractive: its rows take the keyboard, not its cells.
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is in the attributes.

import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { sinceWhen } from "../../shared/imports/needs-person.ts";
import { sayInstant } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone, today } from "../agent/use-agent.ts";
import { summaryFromImport } from "../import/import-summary.ts";
import { holdsUp } from "../import/state-now.ts";
import type { MoneyLine } from "../parts/money-column.ts";
import { MoneyParts } from "../parts/money-parts.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { useVirtualRows, type VirtualRow } from "../parts/use-virtual-rows.ts";
import { rows as found, wantRows, wish } from "./use-history.ts";

/** As in history.css. */
const rowHeightPx = 52;
const pageRows = 10;

interface HistoryGridProps {
  readonly label: string;
  readonly total: number;
  /** The index of the focused row, from 0. */
  readonly active: Signal<number>;
  /** The id of the import whose details are open. */
  readonly opened: Signal<string | null>;
}

export function HistoryGrid({ label, total, active, opened }: HistoryGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const followsKey = useRef(false);
  const { rows, heightPx, scrollTo } = useVirtualRows(total, rowHeightPx, list, active.value);
  const places = rows.map(({ index }) => index).join();
  useEffect(() => wantRows(places.split(",").map(Number)), [places, total]);
  useLayoutEffect(() => {
    if (!followsKey.current) return;
    followsKey.current = false;
    document.getElementById(`row-${active.value}`)?.focus({ preventScroll: true });
  });
  const go = (index: number) => {
    active.value = Math.max(0, Math.min(total - 1, index));
    followsKey.current = true;
    scrollTo(active.value);
  };
  const { columns } = words.window;
  return (
    <div
      class="history-grid"
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={5}
      onKeyDown={(event) => {
        const steps: Readonly<Record<string, number>> = {
          ArrowDown: active.value + 1,
          ArrowUp: active.value - 1,
          PageDown: active.value + pageRows,
          PageUp: active.value - pageRows,
          Home: 0,
          End: total - 1,
        };
        const next = steps[event.key];
        if (next !== undefined) {
          event.preventDefault();
          go(next);
        } else if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          opened.value = found.value.get(active.value)?.id ?? null;
        }
      }}
    >
      <div role="rowgroup">
        <div class="history-row history-head" role="row" aria-rowindex={1}>
          <span role="columnheader" class="cell-file">
            {columns.file}
          </span>
          <span role="columnheader" class="cell-money">
            {columns.net}
          </span>
          <span role="columnheader" class="cell-money cell-vat">
            {columns.vat}
          </span>
          <span role="columnheader" class="cell-reference">
            {columns.reference}
          </span>
          <span role="columnheader" class="cell-when">
            {byDays() ? words.history.by.added : columns.when}
          </span>
        </div>
      </div>
      <div ref={list} role="rowgroup" class="history-rows" style={{ height: `${heightPx}px` }}>
        {rows.map((row) => (
          <Row
            key={row.index}
            row={row}
            isActive={row.index === active.value}
            isOpened={found.value.get(row.index)?.id === opened.value}
            open={(id) => {
              active.value = row.index;
              opened.value = id;
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** Where files are narrowed to the days on which they were added, the column shows those. */
function byDays(): boolean {
  const { by, fromDay, toDay } = wish.value;
  return by === "added" && (fromDay !== "" || toDay !== "");
}

interface RowProps {
  readonly row: VirtualRow;
  readonly isActive: boolean;
  readonly isOpened: boolean;
  readonly open: (id: string) => void;
}

function Row({ row: { index, top }, isActive, isOpened, open }: RowProps) {
  const import_ = found.value.get(index);
  const attributes = {
    id: `row-${index}`,
    class: isOpened && import_ !== undefined ? "history-row is-open" : "history-row",
    role: "row",
    "aria-rowindex": index + 2,
    tabIndex: isActive ? 0 : -1,
    style: { transform: `translateY(${top}px)` },
  } as const;
  if (import_ === undefined)
    return (
      <div {...attributes}>
        <span role="gridcell" class="muted">
          {words.history.loading}
        </span>
      </div>
    );
  const line = summaryFromImport(import_, today.value, timeZone, null, holdsUp(import_));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys for all of its rows.
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is in the attributes.
    <div {...attributes} aria-selected={isOpened} onClick={() => open(import_.id)}>
      <span role="gridcell" class="cell-file">
        <StateMark mark={line.mark} />
        <span class="file-name" title={line.file}>
          {line.file}
        </span>
        <span class="cell-sub">
          <span>{line.state}</span>
          <span>{line.contents}</span>
        </span>
      </span>
      <span role="gridcell" class="cell-money">
        <FirstMoney lines={line.net} />
      </span>
      <span role="gridcell" class="cell-money cell-vat">
        <FirstMoney lines={line.vat} />
      </span>
      <span role="gridcell" class="cell-reference">
        {line.reference[0] ?? ""}
        {line.reference.length > 1 ? ` +${line.reference.length - 1}` : ""}
      </span>
      <span role="gridcell" class="cell-when">
        {byDays() ? (
          <time dateTime={new Date(import_.seenAt).toISOString()}>{sayInstant(import_.seenAt, timeZone)}</time>
        ) : (
          <time dateTime={new Date(sinceWhen(import_)).toISOString()}>{line.instant}</time>
        )}
      </span>
    </div>
  );
}

/** All rows have the same height, so only two currencies are shown. The details show them all. */
function FirstMoney({ lines }: { readonly lines: readonly MoneyLine[] }) {
  return lines.slice(0, 2).map(({ currency, amount }, index) => (
    <span key={currency} class="money">
      <MoneyParts currency={currency} amount={amount} />
      {index === 1 && lines.length > 2 ? "…" : ""}
    </span>
  ));
}
