/** @file Carries one act out on several files, one after another, and keeps what could not be done. */

import { signal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import type { Decided } from "../../shared/ipc/imports-contract.ts";
import type { CommandFailure } from "../../shared/ipc.ts";
import type { TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { tell } from "../agent/use-undo.ts";
import { onlyMatch } from "./desk-rows.ts";
import { chooseAll } from "./desk-state.ts";

/** True while an act is carried out. */
export const isActing = signal(false);
/** For how many the last act did not work, as a sentence; "" where it worked for all. */
export const outcome = signal("");
/** Why an act did not work, by the id of the import. */
export const failures = signal<ReadonlyMap<string, string>>(new Map());

type Done = Result<Decided | null, CommandFailure>;

/** @param say what was done with so many files, as a sentence */
async function actOnEach(
  imports: readonly Import[],
  act: (import_: Import) => Promise<Done>,
  say: (howMany: number) => string,
): Promise<void> {
  if (isActing.value || imports.length === 0) return;
  isActing.value = true;
  const failed = new Map<string, string>();
  const decided: ({ readonly id: string } & Decided)[] = [];
  for (const import_ of imports) {
    const { id } = import_;
    const reply = await act(import_);
    if (reply.ok) decided.push({ id, undoUntil: reply.value?.undoUntil ?? null });
    else failed.set(id, reply.error.message);
  }
  chooseAll(
    imports.filter(({ id }) => !failed.has(id)).map(({ id }) => id),
    false,
  );
  failures.value = failed;
  tell(decided, say(decided.length));
  outcome.value = failed.size > 0 ? words.desk.failed(failed.size) : "";
  isActing.value = false;
}

export const approveAll = (imports: readonly Import[]): Promise<void> =>
  actOnEach(imports, ({ id }) => ask("imports.approve", { id }), words.desk.approved);

export const retryAll = (imports: readonly Import[]): Promise<void> =>
  actOnEach(imports, ({ id }) => ask("imports.retry", { id }), words.desk.retried);

export const dismissAll = (imports: readonly Import[]): Promise<void> =>
  actOnEach(imports, ({ id }) => ask("imports.reject", { id, reason: null }), words.desk.dismissed);

/** @param changeOf what was answered about each; it counts for these files alone */
export const answerAll = (imports: readonly Import[], changeOf: (import_: Import) => TemplateChange): Promise<void> =>
  actOnEach(
    imports,
    (import_) => ask("imports.answer", { id: import_.id, change: changeOf(import_), remember: false }),
    words.desk.answeredTogether,
  );

/** Each to the only purchase invoice that it may belong to. */
export const attachAllToMatch = (imports: readonly Import[]): Promise<void> =>
  actOnEach(
    imports,
    async (import_) => {
      const match = onlyMatch(import_);
      if (match === null) return { ok: true, value: null };
      return ask("imports.attach", { id: import_.id, purchaseInvoiceId: match.purchaseInvoiceId });
    },
    words.desk.attached,
  );

/** All to one purchase invoice. They are sent in this order; see [Note: the order of documents]. */
export const attachTogether = (imports: readonly Import[], purchaseInvoiceId: string): Promise<void> =>
  actOnEach(
    imports,
    ({ id }) => ask("imports.attach", { id, purchaseInvoiceId }),
    (howMany) => words.waiting.attachedTogether(howMany, purchaseInvoiceId),
  );
