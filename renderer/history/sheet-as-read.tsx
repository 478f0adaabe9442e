/** @file The spreadsheet of an import as it is read, with the evidence, from its details in the history. Changes nothing. */

import { useMemo } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { countInvoices } from "../../shared/imports/sent-in-part.ts";
import { words } from "../../shared/words/spoken.ts";
import { useSheetPage } from "../agent/use-sheet-page.ts";
import { sayProgressNow } from "../import/state-now.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { SheetFacts } from "../sheet/sheet-facts.tsx";
import { tableFromSheet } from "../sheet/sheet-lines.ts";
import { sumsOf } from "../sheet/sheet-stage.ts";
import { SheetTable } from "../sheet/sheet-table.tsx";
import { SheetSums } from "../sheet/sheet-totals.tsx";

interface SheetAsReadProps {
  readonly import_: Import;
  readonly close: () => void;
}

export function SheetAsRead({ import_, close }: SheetAsReadProps) {
  const { id, place, parts } = import_;
  const { title, sheet: view, failure } = useSheetPage(id, close);
  const sheet = view.value;
  const table = useMemo(() => (sheet === null ? null : tableFromSheet(sheet, [], null)), [sheet]);
  const sums = sumsOf(import_, sheet);
  const planned = countInvoices(parts);
  // Templates and lists that came later may read it otherwise.
  const isOther = sheet !== null && planned > 0 && sheet.totals.invoices !== planned;
  return (
    <section class="sheet-view" aria-labelledby="sheet-title">
      <button type="button" class="button quiet back" onClick={close}>
        {words.invoicePage.back}
      </button>
      <div class="sheet-head">
        <h2 id="sheet-title" ref={title} tabIndex={-1}>
          {place.dropped}
        </h2>
        <p class="muted">{sayProgressNow(import_)}</p>
      </div>
      <FailureLine failure={failure.value} />
      {sheet === null && failure.value === null ? <p class="muted">{words.look.loading}</p> : null}
      {isOther ? <p>{words.history.readDiffers(sheet.totals.invoices, planned)}</p> : null}
      {sums === null ? null : <SheetSums title={words.look.totals} sums={sums} hint={null} />}
      {sheet === null ? null : <SheetFacts sheet={sheet} />}
      {table === null ? null : (
        <div class="sheet-below">
          <div class="section-head">
            <h3>{words.look.table}</h3>
          </div>
          <SheetTable file={place.dropped} table={table} canChange={false} canCorrect={null} />
        </div>
      )}
    </section>
  );
}
