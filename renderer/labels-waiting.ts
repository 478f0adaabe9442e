/** @file The words of the documents that wait for their invoice. */

import { count, list, quote } from "../shared/wording-grammar.ts";

const mostNamed = 4;

export const labelsWaiting = {
  title: "Documents that wait for their invoice",
  hint: "Tick several that belong to one purchase invoice, or drag one onto another, and attach them together.",
  hintOne: "Say which purchase invoice it belongs to.",
  choose: (file: string) => `Choose ${file}`,
  together: (howMany: number) =>
    howMany === 1 ? "The chosen document belongs to" : `All ${howMany} chosen documents belong to`,
  attachTogether: (howMany: number) => (howMany === 1 ? "Attach it" : `Attach all ${howMany}`),
  order: (files: readonly string[]) => {
    const named = files.slice(0, mostNamed).map(quote);
    const more = files.length - named.length;
    return `In the order of their names: ${list(more > 0 ? [...named, `${more} more`] : named, "and")}.`;
  },
  letGo: "Choose none",
  attachedTogether: (howMany: number, id: string) => `${count(howMany, "document")} will be attached to ${id}`,
  putTogether: (howMany: number) => `${count(howMany, "document")} put together`,
} as const;
