/** @file Draws only the rows in view of a long list; the page itself scrolls. The only file that imports TanStack Virtual. */

import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from "@tanstack/virtual-core";
import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";

export interface VirtualRow {
  readonly index: number;
  /** CSS pixels from the top of the list. */
  readonly top: number;
}

interface VirtualRows {
  readonly rows: readonly VirtualRow[];
  readonly heightPx: number;
  readonly scrollTo: (index: number) => void;
}

/**
 * @param list the element that contains the rows
 * @param kept the index of a row that is always drawn, because it has the focus
 */
export function useVirtualRows(
  count: number,
  rowHeightPx: number,
  list: { readonly current: HTMLElement | null },
  kept: number,
): VirtualRows {
  const [, drawAgain] = useReducer((turn: number) => turn + 1, 0);
  const topPx = useRef(0);
  const options: VirtualizerOptions<Window, HTMLElement> = {
    count,
    getScrollElement: () => window,
    estimateSize: () => rowHeightPx,
    scrollToFn: windowScroll,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    initialOffset: () => window.scrollY,
    scrollMargin: topPx.current,
    // The fixed header covers the first rows.
    scrollPaddingStart: rowHeightPx,
    overscan: 8,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return kept < 0 || kept >= count || inView.includes(kept) ? inView : [...inView, kept].sort((a, b) => a - b);
    },
    onChange: () => drawAgain(null),
  };
  const [virtualizer] = useState(() => new Virtualizer(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => {
    virtualizer._willUpdate();
    // The height of the content above the list changes.
    const nowPx = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (nowPx === topPx.current) return;
    topPx.current = nowPx;
    drawAgain(null);
  });
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - topPx.current })),
    heightPx: count * rowHeightPx,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  };
}
