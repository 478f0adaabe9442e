/** @file An e-invoice as a person reads one: parties, lines, VAT, totals, terms and notes. */

import type { EInvoice } from "../../shared/e-invoice/e-invoice.ts";
import { words } from "../../shared/words/spoken.ts";
import { Enclosures } from "./enclosures.tsx";
import {
  breakdownOf,
  type Fact,
  headOf,
  linesOf,
  moreLinesOf,
  partiesOf,
  type ShownParty,
  totalsOf,
} from "./invoice-sections.ts";

interface InvoicePaperProps {
  /** Of its import. */
  readonly id: string;
  readonly eInvoice: EInvoice;
}

export function InvoicePaper({ id, eInvoice }: InvoicePaperProps) {
  const { invoicePage } = words;
  const lines = linesOf(eInvoice);
  const more = moreLinesOf(eInvoice);
  const breakdown = breakdownOf(eInvoice);
  const { terms, notes } = eInvoice;
  return (
    <div class="paper">
      <div class="paper-head">
        {partiesOf(eInvoice).map((party) => (
          <PartyBlock key={party.label} party={party} />
        ))}
        <Facts facts={headOf(eInvoice)} />
      </div>
      {lines.length === 0 ? null : (
        <Figures
          title={invoicePage.lines}
          heads={[invoicePage.item, invoicePage.quantity, invoicePage.net]}
          rows={lines}
          hint={more}
        />
      )}
      {breakdown.length === 0 ? null : (
        <Figures
          title={invoicePage.breakdown}
          heads={[invoicePage.category, invoicePage.rate, invoicePage.net, invoicePage.vat]}
          rows={breakdown}
          hint={null}
        />
      )}
      <section class="paper-totals">
        <h3>{invoicePage.totals}</h3>
        <Facts facts={totalsOf(eInvoice)} />
      </section>
      <Texts title={invoicePage.terms} texts={terms === null ? [] : [terms]} />
      <Texts title={invoicePage.notes} texts={notes} />
      <Enclosures id={id} eInvoice={eInvoice} />
    </div>
  );
}

function PartyBlock({ party: { label, name, address, ids } }: { readonly party: ShownParty }) {
  return (
    <section class="paper-party">
      <h3>{label}</h3>
      <p class="paper-name">{name}</p>
      {address.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      <Facts facts={ids} />
    </section>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl class="paper-facts">
      {facts.map(({ label, value }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly hint: string | null;
}

/** A table whose first column is text, and whose others are figures. */
export function Figures({ title, heads, rows, hint }: FiguresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too.
    <section class="paper-table" aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hint === null ? null : <p class="muted">{hint}</p>}
    </section>
  );
}

function Texts({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section class="paper-texts">
      <h3>{title}</h3>
      {texts.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
    </section>
  );
}
