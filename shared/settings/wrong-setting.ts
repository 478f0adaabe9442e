/** @file What is said of a setting that cannot be used: the value it has, and the values that are allowed. */

import type { z } from "zod";
import { onlyHosts } from "../values/only-hosts.ts";
import { words } from "../words/spoken.ts";

/** The key, what it holds, and what it may hold. */
export function problemFromIssue(at: string, entry: unknown, issue: z.core.$ZodIssue): string {
  const key = [at, ...issue.path.map(String)].join(".");
  const value = issue.path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step],
    entry,
  );
  return words.settings.holds(key, showAt(key, value), allowed(issue));
}

/** With the whole address of a webhook, anyone can write to its channel; and this text is shown and logged. */
const showAt = (key: string, value: unknown): string =>
  /(?:^|\.)(?:baseUrl|authUrl|proxy)$/.test(key) ? show(value) : onlyHosts(show(value));

/** Which values are allowed there. */
export function allowed(issue: z.core.$ZodIssue): string {
  const { may } = words.settings;
  switch (issue.code) {
    case "invalid_value":
      return may.oneOf(issue.values.map(show));
    case "invalid_type":
      return (
        {
          string: may.text,
          boolean: may.trueOrFalse,
          int: may.wholeNumber,
          number: may.number,
          array: may.list,
          null: "null",
          object: may.group,
        }[issue.expected as string] ?? issue.expected
      );
    case "invalid_key":
      return issue.issues[0]?.message ?? issue.message;
    case "unrecognized_keys":
      return may.noneOf(issue.keys.map(show));
    case "too_small":
      if (issue.origin === "array") return may.atLeastOne;
      return issue.origin === "string" ? may.text : may.numberFrom(String(issue.minimum));
    case "too_big":
      return may.numberUpTo(String(issue.maximum));
    default:
      return issue.message;
  }
}

// What an address has before an @ or after a ? may be a password, and this text is shown and logged.
export const show = (value: unknown): string =>
  value === undefined
    ? words.settings.nothing
    : JSON.stringify(value)
        .replaceAll(/\/\/[^/@"]*@/g, "//…@")
        .replaceAll(/(\/\/[^"?]*\?)[^"]+/g, "$1…");
