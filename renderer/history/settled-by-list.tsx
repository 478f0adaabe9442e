/** @file Says that an invoice list settled what may have been sent, and lets a person contradict it. */

import { settledByList } from "../../shared/confirmation/answered-rows.ts";
import type { Import } from "../../shared/imports/import.ts";
import { rowRanges } from "../../shared/values/row-ranges.ts";
import { list, quote, shorten } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";

export function SettledByList({ import_ }: { readonly import_: Import }) {
  const command = useCommand();
  const { id, parts, place } = import_;
  const [part] = settledByList(import_);
  const listed = part === undefined ? [] : (parts[part]?.answers?.listed ?? []);
  if (part === undefined || listed.length === 0) return null;
  const rows = listed.flatMap((each) => each.rows);
  const files = list([...new Set(listed.map(({ list: { file } }) => quote(shorten(file, 80))))], "and");
  return (
    <>
      <p>{words.rowByRow.wasListed(rows.length, rowRanges(rows), files)}</p>
      <button
        type="button"
        class="button"
        aria-disabled={command.running !== null}
        aria-label={words.window.about(words.rowByRow.contradict, place.dropped)}
        onClick={() =>
          void command.run("imports.settleRows", { id, part, answer: "later", rows }, words.rowByRow.contradicted)
        }
      >
        {words.rowByRow.contradict}
      </button>
      <FailureLine failure={command.failure} />
    </>
  );
}
