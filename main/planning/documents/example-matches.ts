/** @file What file names would be matched with under the rules of an inbox: live examples for whoever sets them. */

import type { NameExample } from "../../../shared/settings/settings-form.ts";
import { sayNoPurchaseInvoiceId } from "../../../shared/wording/imports/say-failure.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { matchDocument } from "./match-document.ts";
import { type MatchRules, noRegisters } from "./match-rules.ts";

export const exampleMatches = (names: readonly string[], rules: MatchRules): readonly NameExample[] =>
  names.map((name) => {
    const matched = matchDocument(name, rules, noRegisters);
    return matched.ok
      ? { name, purchaseInvoiceId: matched.value.purchaseInvoiceId, because: sayMessage(matched.value.evidence) }
      : { name, purchaseInvoiceId: null, because: sayNoPurchaseInvoiceId(matched.error.why) };
  });
