/** @file Forgets what a name means in an inbox, in each template that has it. See [Note: a learnt name]. */

import { withoutName } from "../../../shared/spreadsheet/inbox-names.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Ports } from "../ports/ports.ts";

interface KnownName {
  /** The template that it is listed with. */
  readonly template: string;
  readonly property: Property;
  readonly from: string;
}

/** @returns `unknown` where the template has no such name, `not-kept` where a template can't be stored */
export function forgetName(
  { templates: kept }: Pick<Ports, "templates">,
  inbox: string,
  { template, property, from }: KnownName,
): Result<null, "unknown" | "not-kept"> {
  const { templates } = kept.forInbox(inbox);
  const said = templates.find(({ name }) => name === template)?.values?.[property] ?? {};
  const to = Object.hasOwn(said, from) ? said[from] : undefined;
  if (to === undefined) return fail("unknown");
  // It is listed once. One template that still had it would have it used on.
  for (const one of templates) {
    const left = withoutName(one, { property, from, to });
    if (left !== one && !kept.remember(inbox, left)) return fail("not-kept");
  }
  return ok(null);
}
