/** @file Shows what to look for in the finance system before an unknown outcome is settled. */

import type { Import } from "../../shared/imports/import.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone } from "../agent/use-agent.ts";
import { evidenceOf } from "./evidence-lines.ts";

export function Evidence({ import_ }: { readonly import_: Import }) {
  const lines = evidenceOf(import_, timeZone);
  if (lines.length === 0) return null;
  return (
    <section class="evidence" aria-label={words.needsYou.evidence}>
      <h4>{words.needsYou.evidence}</h4>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {import_.kind === "batch" ? <p class="muted">{words.needsYou.evidenceHint}</p> : null}
    </section>
  );
}
