/** @file Texts about documents that wait for their invoice, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";

export const waiting = {
  title: "Documents that wait for their invoice",
  hint: "Tick several that belong to one purchase invoice, or drag one onto another, and attach them together.",
  hintOne: "Say which purchase invoice it belongs to.",
  since: (when: string) => `since ${when}`,
  sinceFor: (day: string, span: string) => `since ${day}, ${span}`,
  choose: (file: string) => `Choose ${file}`,
  together: (howMany: number) =>
    howMany === 1 ? "The chosen document belongs to" : `All ${figure(howMany)} chosen documents belong to`,
  attachTogether: (howMany: number) => (howMany === 1 ? "Attach it" : `Attach all ${figure(howMany)}`),
  /** @param more how many further files are not named */
  order: (files: readonly string[], more: number) => {
    const named = files.map(quote);
    return `In the order of their names: ${list(more > 0 ? [...named, `${figure(more)} more`] : named, "and")}.`;
  },
  letGo: "Choose none",
  attachedTogether: (howMany: number, id: string) => `${count(howMany, "document")} will be attached to ${id}`,
  putTogether: (howMany: number) => `${count(howMany, "document")} put together`,
};
