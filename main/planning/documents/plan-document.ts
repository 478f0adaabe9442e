/** @file Plans the attachment of a document: whether the service takes it, under which name, and where it belongs. */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { DropFailure, OpenQuestion } from "../../../shared/imports/failure.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type CheckedDocument, checkDocument } from "./document-rules.ts";
import { matchDocument, type Registers } from "./match-document.ts";
import { type MatchRules, usualRules } from "./match-rules.ts";
import { repairName } from "./repair-name.ts";
import type { Suggestion } from "./suggest-match.ts";

/** One call of Attach Document. */
export interface PlannedDocument {
  readonly purchaseInvoiceId: string;
  /** Why it belongs there, in half a sentence; null where a person has said so. */
  readonly evidence: Message | null;
  readonly fileName: string;
  readonly mimeType: string;
  /** As the name has it, in lower case, with its dot. */
  readonly extension: string;
}

/**
 * Plans the attachment of a document: first whether the service takes it at all, then where it belongs.
 *
 * @param given the purchase invoice id that a person has named, or null where the path has to show it
 */
export function planDocument(
  drop: Drop,
  rules: DocumentRules,
  registers: Registers,
  given: string | null,
): Result<PlannedDocument, DropFailure | Unmatched> {
  const checked = checkOrMend(drop, rules);
  if (!checked.ok) return checked;
  if (given !== null) return ok({ purchaseInvoiceId: given, evidence: null, ...checked.value });
  const matched = matchDocument(drop.path, rules, registers);
  if (!matched.ok) return fail({ kind: "no-purchase-invoice-id", ...matched.error });
  const { purchaseInvoiceId, evidence } = matched.value;
  return ok({ purchaseInvoiceId, evidence, ...checked.value });
}

/** What an inbox says about its documents. */
export interface DocumentRules extends MatchRules {
  /** Whether a name that the service does not take is mended, or the document refused. */
  readonly documentNames: InboxSettings["documentNames"];
}

/** The one suggestion that needs no person: nothing else is named, and its supplier is. Else null. */
export function idThatIsSure(suggestions: readonly Suggestion[]): string | null {
  const [first, ...others] = suggestions;
  return first?.supplierNamed && others.length === 0 ? first.purchaseInvoiceId : null;
}

/** What holds for a document that lies in no inbox. */
export const usualDocumentRules: DocumentRules = { ...usualRules, documentNames: "refuse" };

/** A document that waits for a person to say where it belongs. */
export type Unmatched = Extract<OpenQuestion, { kind: "no-purchase-invoice-id" }>;

/** The name that it is sent under is the mended one; it is matched by the name that it was dropped with. */
function checkOrMend(drop: Drop, { documentNames }: DocumentRules): Result<CheckedDocument, DropFailure> {
  const checked = checkDocument(drop);
  if (checked.ok || documentNames === "refuse") return checked;
  const at = drop.path.lastIndexOf("/") + 1;
  const mended = repairName(drop.path.slice(at));
  return mended === null ? checked : checkDocument({ ...drop, path: drop.path.slice(0, at) + mended });
}
