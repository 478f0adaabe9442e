/** @file Matches example file names under an inbox's rules, to show the effect while the rules are edited. */

import type { NameExample } from "../../../shared/settings/settings-form.ts";
import { sayNoPurchaseInvoiceId } from "../../../shared/wording/imports/say-candidates.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { matchDocument } from "./match-document.ts";
import { type MatchRules, noRegisters } from "./match-rules.ts";

/** The purchase invoice id that each name would match, or null, with the reason as a sentence. */
export const exampleMatches = (names: readonly string[], rules: MatchRules): readonly NameExample[] =>
  names.map((name) => {
    const matched = matchDocument(name, rules, noRegisters);
    return matched.ok
      ? { name, purchaseInvoiceId: matched.value.purchaseInvoiceId, because: sayMessage(matched.value.evidence) }
      : { name, purchaseInvoiceId: null, because: sayNoPurchaseInvoiceId(matched.error.why) };
  });
