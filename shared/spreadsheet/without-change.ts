/** @file Takes out of a template what a person has said for one file only. */

import type { TemplateChange } from "./template.ts";

type Entries = Readonly<Record<string, unknown>> | undefined;

/**
 * `whole` without what `once` says, and with what `before` says of the same instead.
 *
 * @param before the template that there was, if there was one
 */
export function withoutChange<T extends TemplateChange>(
  whole: T,
  once: TemplateChange,
  before: TemplateChange = {},
): T {
  const { columns, constants, values, without, ...plain } = once;
  const kept = withoutKeys(whole as Entries, plain, before as Entries) as T;
  const properties = Object.keys(values ?? {}) as (keyof typeof values)[];
  return {
    ...kept,
    ...(columns && { columns: withoutKeys(whole.columns, columns, before.columns) }),
    ...(constants && { constants: withoutKeys(whole.constants, constants, before.constants) }),
    ...(without && {
      without: (whole.without ?? []).filter(
        (property) => !without.includes(property) || before.without?.includes(property),
      ),
    }),
    ...(values && {
      values: {
        ...whole.values,
        ...Object.fromEntries(
          properties.map((p) => [p, withoutKeys(whole.values?.[p], values[p] ?? {}, before.values?.[p])]),
        ),
      },
    }),
  };
}

const withoutKeys = (whole: Entries, once: object, before: Entries): Readonly<Record<string, unknown>> =>
  Object.fromEntries([
    ...Object.entries(whole ?? {}).filter(([key]) => !Object.hasOwn(once, key)),
    ...Object.keys(once).flatMap((key) => (before && Object.hasOwn(before, key) ? [[key, before[key]] as const] : [])),
  ]);
