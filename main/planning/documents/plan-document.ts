/** @file Plans the attachment of a document: whether the service accepts it, its name, and its purchase invoice. */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { DropFailure } from "../../../shared/imports/failures/drop-failure.ts";
import type { OpenQuestion } from "../../../shared/imports/failures/open-question.ts";
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
  /** Why it belongs to that invoice; null where a person has decided it. */
  readonly evidence: Message | null;
  readonly fileName: string;
  readonly mimeType: string;
  /** Of the name, in lower case with its dot. */
  readonly extension: string;
}

/**
 * Plans the attachment of a document: first whether the service accepts it, then which purchase invoice it is for.
 *
 * @param given the purchase invoice id that a person has chosen, or null where the path has to name it
 */
export function planDocument(
  drop: Drop,
  rules: DocumentRules,
  registers: Registers,
  given: string | null,
): Result<PlannedDocument, DropFailure | Unmatched> {
  const checked = checkOrRepair(drop, rules);
  if (!checked.ok) return checked;
  if (given !== null) return ok({ purchaseInvoiceId: given, evidence: null, ...checked.value });
  const matched = matchDocument(drop.path, rules, registers);
  if (!matched.ok) return fail({ kind: "no-purchase-invoice-id", ...matched.error });
  const { purchaseInvoiceId, evidence } = matched.value;
  return ok({ purchaseInvoiceId, evidence, ...checked.value });
}

/** An inbox's settings for its documents. */
export interface DocumentRules extends MatchRules {
  /** Whether a name that the service does not accept is repaired, or the document refused. */
  readonly documentNames: InboxSettings["documentNames"];
}

/** The id of the only suggestion, if the text names its supplier too: it needs no person. Otherwise null. */
export function idThatIsSure(suggestions: readonly Suggestion[]): string | null {
  const [first, ...others] = suggestions;
  return first?.supplierNamed && others.length === 0 ? first.purchaseInvoiceId : null;
}

/** The rules for a document outside every inbox. */
export const usualDocumentRules: DocumentRules = { ...usualRules, documentNames: "refuse" };

/** A document that waits until a person chooses its purchase invoice. */
export type Unmatched = Extract<OpenQuestion, { kind: "no-purchase-invoice-id" }>;

/** Repairs the name that is sent, where the inbox allows it. Matching still uses the name of the dropped file. */
function checkOrRepair(drop: Drop, { documentNames }: DocumentRules): Result<CheckedDocument, DropFailure> {
  const checked = checkDocument(drop);
  if (checked.ok || documentNames === "refuse") return checked;
  const at = drop.path.lastIndexOf("/") + 1;
  const repaired = repairName(drop.path.slice(at));
  return repaired === null ? checked : checkDocument({ ...drop, path: drop.path.slice(0, at) + repaired });
}
