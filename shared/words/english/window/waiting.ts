/** @file Texts about documents that wait for their invoice, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";

export const waiting = {
  since: (when: string) => `since ${when}`,
  sinceFor: (day: string, span: string) => `since ${day}, ${span}`,
  choose: (file: string) => `Select ${file}`,
  together: (howMany: number) =>
    howMany === 1 ? "The selected document belongs to" : `All ${figure(howMany)} selected documents belong to`,
  attachTogether: (howMany: number) => (howMany === 1 ? "Attach it" : `Attach all ${figure(howMany)}`),
  /** @param more how many further files are not named */
  order: (files: readonly string[], more: number) => {
    const named = files.map(quote);
    return `Sorted by name: ${list(more > 0 ? [...named, `${figure(more)} more`] : named, "and")}.`;
  },
  noInvoice: "Belongs to no invoice: move to Failed",
  noInvoiceHint:
    "“Belongs to no invoice”: the file isn't attached to anything, and isn't deleted. To try it again later, move it back into the inbox.",
  letGo: "Clear selection",
  attachedTogether: (howMany: number, id: string) => `${count(howMany, "document")} will be attached to ${id}`,
};
