/** @file Files and folders of the inboxes that are not as the journal has them, and invoices that are not as in a list. */

import { type Exception, type InvoiceException, isAboutInvoice } from "../../shared/agent/exceptions.ts";
import { sayException } from "../../shared/wording/agent/say-exceptions.ts";
import { shorten } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "./failure-line.tsx";
import { StateMark } from "./state-mark.tsx";

/** Nothing where there are none. */
export function ExceptionList() {
  const exceptions = status.value?.exceptions ?? [];
  const invoices = exceptions.filter(isAboutInvoice);
  const others = exceptions.filter((exception) => !isAboutInvoice(exception));
  return (
    <>
      {others.length === 0 ? null : (
        <section aria-labelledby="exceptions">
          <h3 id="exceptions">{words.exceptions.title}</h3>
          <ul class="settling">
            {others.map((exception) => (
              <li key={`${exception.is} ${exception.inbox} ${exception.path}`}>
                <StateMark mark="needs-you" />
                <Said exception={exception} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {invoices.length === 0 ? null : (
        <section aria-labelledby="invoices-to-compare">
          <h3 id="invoices-to-compare">{words.confirmation.toCompare}</h3>
          <ul class="settling">
            {invoices.map((exception) => (
              <ToCompare
                key={`${exception.is} ${exception.importId} ${exception.part} ${exception.row}`}
                of={exception}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Said({ exception }: { readonly exception: Exception }) {
  const { why, toDo } = sayException(exception);
  return (
    <p>
      <span class="file-name">{exception.path}</span>
      <span class="cell-sub">{`${why} ${toDo}`}</span>
    </p>
  );
}

const findings = { "not-in-list": "not-found", "differs-from-list": "differs", "twice-in-list": "twice" } as const;

function ToCompare({ of }: { readonly of: InvoiceException }) {
  const { importId: id, part, path, row, is } = of;
  const { run, running, failure } = useCommand();
  const check = () =>
    void run("imports.settleRow", { id, part, row, is: findings[is] }, words.confirmation.checkedRow(row));
  const openAgain = () =>
    void run(
      "imports.settleRows",
      { id, part, answer: "missing", rows: [row] },
      words.confirmation.openedAgain(shorten(path, 80)),
    );
  return (
    <li>
      <StateMark mark="needs-you" />
      <Said exception={of} />
      <button type="button" class="button" aria-disabled={running !== null} onClick={check}>
        {words.confirmation.checked}
      </button>
      {of.isFoundByPerson ? (
        <button type="button" class="button" aria-disabled={running !== null} onClick={openAgain}>
          {words.confirmation.notThere}
        </button>
      ) : null}
      <FailureLine failure={failure} />
    </li>
  );
}
