/** @file What a kind of spreadsheet is known by, and what people have said of it. */

import type { TemplateView } from "../../shared/settings/settings-snapshot.ts";
import type { Notation } from "../../shared/spreadsheet/template.ts";
import type { Property } from "../../shared/values/purchase-invoice.ts";
import { list, quote } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { sayUse } from "../sheet/column-use.ts";

export function TemplateContent({ template }: { readonly template: TemplateView }) {
  const { columns, eInvoiceSuppliers } = template;
  const { learnt } = words;
  const said = saidOf(template);
  if (eInvoiceSuppliers !== null) return <p>{learnt.suppliers(eInvoiceSuppliers)}</p>;
  return (
    <>
      <div class="problems">
        <table>
          <caption class="unseen">{template.name}</caption>
          <thead>
            <tr>
              <th scope="col">{learnt.column}</th>
              <th scope="col">{learnt.holds}</th>
              <th scope="col">{learnt.others}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ heading, alsoCalled, use }) => (
              <tr key={heading}>
                <th scope="row" data-label={learnt.column}>
                  {heading}
                </th>
                <td data-label={learnt.holds}>
                  {use === null ? <span class="muted">{learnt.byFile}</span> : sayUse(use)}
                </td>
                <td data-label={learnt.others}>{alsoCalled.length === 0 ? "–" : list(alsoCalled.map(quote), "or")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {said.length === 0 ? null : (
        <>
          <p>{learnt.alsoKnown}</p>
          <ul class="plain-words">
            {said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function saidOf({ says }: TemplateView): readonly string[] {
  const { isInvoices, sheet, headerRow, constants = {}, notations = {}, without = [] } = says;
  const { learnt, look } = words;
  const own = sayNotation(says);
  return [
    ...(isInvoices === undefined ? [] : [learnt.isInvoices(isInvoices)]),
    ...(sheet === undefined ? [] : [learnt.inSheet(sheet)]),
    ...(headerRow === undefined ? [] : [learnt.headerRow(headerRow)]),
    ...(Object.entries(constants) as [Property, string][]).map(([property, value]) =>
      learnt.constant(look.properties[property], value),
    ),
    ...(own.length === 0 ? [] : [learnt.notation(own)]),
    ...Object.entries(notations).flatMap(([form, notation]) => {
      const of = sayNotation(notation);
      return of.length === 0 ? [] : [learnt.notationOf(of, form)];
    }),
    ...without.map((property) => learnt.without(look.properties[property])),
  ];
}

const sayNotation = ({ dateOrder, decimalSign }: Notation): readonly string[] => [
  ...(dateOrder === undefined ? [] : [words.look.dateOrders[dateOrder]]),
  ...(decimalSign === undefined ? [] : [words.look.decimalSigns[decimalSign]]),
];
