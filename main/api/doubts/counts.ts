/** @file Finds among the properties of one object a count that isn't that of the invoices which were sent. */

import { bareName } from "../answer-words.ts";
import { saidByName } from "./stems.ts";

const before = "(?:number|num|no|count|total|anzahl|nombre|numero|cantidad|aantal|liczba)?(?:of|de|di|der|van)?";
const after = "(?:count|number|qty|quantity|anzahl|total)";
const invoices = "(?:purchase|supplier)?(?:invoice|rechnung|facture|factura|fattura|factuur|faktura)";
const many =
  "(?:purchase|supplier)?(?:invoices|rechnungen|factures|facturas|fatture|facturen|faktury|fakturor|fakturaer)";
const rows = "(?:row|record|item|line|zeile|beleg|ligne|fila|riga|regel)";
const manyRows = "(?:rows|records|items|entries|lines|zeilen|belege|lignes|filas|righe|regels)";
const ofInvoices = new RegExp(`^(?:${before}${many}|(?:${invoices}|${many})(?:count|qty|quantity|anzahl|total))$`);
const ofRows = new RegExp(`^(?:${before}${manyRows}|(?:${rows}|${manyRows})${after})$`);
/** How many there were, whatever became of them. */
const ofAll = /^(?:total|received|submitted|sent|processed|read|input|all|empfangen|gesamt|recu|recibidas|ricevute)$/;

const countOf = (held: unknown): number | null =>
  typeof held === "string" && /^\d{1,6}$/.test(held.trim()) ? Number(held) : null;

/**
 * The property with the wrong count, as "accepted: 1", or null. A bare 1 may be one batch, so it counts only beside the
 * count of all, or under a name with invoices in it.
 */
export function otherCount(entries: readonly (readonly [string, unknown])[], sent: number): string | null {
  const numbers = entries.flatMap(([key, held]) => {
    const count = countOf(held);
    return count === null ? [] : [{ key, name: bareName(key), count }];
  });
  const hasAll = numbers.some(({ name, count }) => count === sent && (ofAll.test(name) || ofInvoices.test(name)));
  const wrong = numbers.find(({ key, name, count }) => {
    if (ofInvoices.test(name)) return count !== sent;
    if (ofRows.test(name)) return count < sent;
    if (saidByName(key) !== "good" || count >= sent) return false;
    const hasNoun = /invoice|rechnung|factur|fattur|faktur|rows|records|items|zeilen/.test(name);
    return count !== 1 || hasAll || hasNoun;
  });
  return wrong === undefined ? null : `${wrong.key}: ${wrong.count}`;
}
