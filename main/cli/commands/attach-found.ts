/** @file `attach`: attaches a document to an invoice whose ID is given, or with `--find` to the one that fits. */

import { escapeLine } from "../../../shared/values/text/escape-controls.ts";
import { sayFoundInvoice } from "../../../shared/wording/say-found-invoice.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { refuse } from "../refuse.ts";
import { tellDecision } from "../tell-decision.ts";

/** Asks about an ID that no invoice list has, as the window does. @returns 0 if the decision is saved; else 2 */
export async function attachListed(parts: Assembly, [id = "", given = ""]: readonly string[]): Promise<number> {
  const connection = parts.journal.get(id)?.connection;
  if (connection !== undefined && parts.journal.findInvoices(connection, given).isListed === false)
    return refuse(
      `${words.needsYou.idNotListed(escapeLine(given))} ${words.cli.attachUnlisted(id, escapeLine(given))}`,
    );
  return tellDecision(parts, id, { type: "attach", purchaseInvoiceId: given });
}

/** @returns 0 if exactly one invoice fits and the decision is saved; else 2 */
export async function attachFound(parts: Assembly, id: string, text: string): Promise<number> {
  const import_ = parts.journal.get(id);
  if (import_ === undefined) return refuse(words.imports.objection.noImport(id));
  const { invoices, hasMore } = parts.journal.findInvoices(import_.connection, text);
  const lines = invoices.map((invoice) => escapeLine(sayFoundInvoice(invoice)));
  const [only] = invoices;
  if (only === undefined) return refuse(words.cli.noInvoiceFits(escapeLine(text)));
  if (invoices.length > 1 || hasMore)
    return refuse(
      [words.cli.severalFit(escapeLine(text)), ...lines.map((line) => `  ${line}`), ...(hasMore ? ["  …"] : [])].join(
        "\n",
      ),
    );
  process.stdout.write(`${lines[0]}\n`);
  return tellDecision(parts, id, { type: "attach", purchaseInvoiceId: only.purchaseInvoiceId });
}
