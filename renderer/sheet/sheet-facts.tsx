/** @file Shows how the spreadsheet was read, with the evidence, what was calculated, and which rows are no invoices and why. */

import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { skippedRuns } from "../../shared/wording/skipped-runs.ts";
import { words } from "../../shared/words/spoken.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { factsOf } from "./sheet-summary.ts";

export function SheetFacts({ sheet }: { readonly sheet: SheetPreview }) {
  const { derived, skipped, agreedTotal } = sheet;
  return (
    <section class="facts" aria-labelledby="facts">
      <h3 id="facts">{words.look.facts}</h3>
      <dl>
        {factsOf(sheet).map(({ label, value, evidence }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {evidence === null ? null : <span class="fact-evidence">{evidence}</span>}
            </dd>
          </div>
        ))}
        {agreedTotal === undefined ? null : (
          <div class="is-long">
            <dt>{words.look.controlTotal}</dt>
            <dd class="agreed-total">
              <StateMark mark="done" />
              {sentence(sayMessage(agreedTotal))}
            </dd>
          </div>
        )}
        {derived.length === 0 ? null : (
          <div class="is-long">
            <dt>{words.look.derived}</dt>
            <dd>
              <ul>
                {derived.map((line) => (
                  <li key={sayMessage(line)}>{sentence(sayMessage(line))}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {skipped.length === 0 ? null : (
          <div>
            <dt>{words.look.skipped}</dt>
            <dd>
              <details class="its-invoices">
                <summary>{words.look.skippedRows(skipped.length)}</summary>
                <ul>
                  {skippedRuns(skipped).map(({ from, to, reason }) => (
                    <li key={from}>
                      {words.look.rows(from, to)}: {sayMessage(reason)}
                    </li>
                  ))}
                </ul>
              </details>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
