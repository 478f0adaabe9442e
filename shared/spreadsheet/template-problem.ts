/** @file Why a template can't be used: as data, which is kept while its file is the same, and as a sentence. */

import { words } from "../words/spoken.ts";

/** What is wrong with the content of a template's file. */
export type TemplateFault =
  | { readonly is: "no-template" }
  /** @param key as a path, "columns.Net.as" */
  | { readonly is: "unknown-key"; readonly key: string }
  /** As JSON; null where the key is missing. */
  | { readonly is: "wrong-value"; readonly key: string; readonly value: string | null }
  /** Other headings are given to a column that it doesn't have. */
  | { readonly is: "no-heading"; readonly key: string }
  /** @param key another heading of the column `value`, that a second column has too */
  | { readonly is: "heading-of-two"; readonly key: string; readonly value: string };

export type TemplateProblem =
  | {
      readonly is: "unusable";
      readonly name: string;
      readonly path: string;
      readonly fault: TemplateFault | FileFault;
    }
  | { readonly is: "folder-unreadable"; readonly folder: string; readonly detail: string };

type FileFault =
  | { readonly is: "too-large" }
  /** In the words of the operating system, or of the JSON parser. */
  | { readonly is: "not-json" | "unreadable"; readonly detail: string };

export function sayTemplateProblem(problem: TemplateProblem): string {
  return problem.is === "unusable"
    ? words.templates.unusable(problem.name, sayFault(problem.fault), problem.path)
    : words.templates.folderUnreadable(problem.folder, problem.detail);
}

export function sayFault(fault: TemplateFault | FileFault): string {
  const { templates, settings } = words;
  switch (fault.is) {
    case "unknown-key":
      return templates.unknownKey(fault.key);
    case "wrong-value":
      return templates.wrongValue(fault.key, fault.value ?? settings.nothing);
    case "no-heading":
      return templates.noHeading(fault.key);
    case "heading-of-two":
      return templates.headingOfTwo(fault.key, fault.value);
    case "not-json":
      return templates.notJson(fault.detail);
    case "unreadable":
      return fault.detail;
    case "no-template":
      return templates.holdsNone;
    case "too-large":
      return templates.tooLarge;
  }
}
