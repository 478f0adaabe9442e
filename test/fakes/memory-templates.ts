/** @file Templates in memory. */

import type { Templates } from "../../main/imports/ports/ports.ts";
import type { Template } from "../../shared/spreadsheet/template.ts";
import { ok } from "../../shared/values/result.ts";

export function createMemoryTemplates(): Templates {
  const kept = new Map<string, Template[]>();
  return {
    forInbox: (inbox) => ({ templates: kept.get(inbox) ?? [], fallback: null }),
    remember(inbox, template) {
      const headers = JSON.stringify(template.headers);
      const others = (kept.get(inbox) ?? []).filter((other) => JSON.stringify(other.headers) !== headers);
      kept.set(inbox, [...others, template]);
      return true;
    },
    rename(inbox, name, to) {
      kept.set(
        inbox,
        (kept.get(inbox) ?? []).map((template) => (template.name === name ? { ...template, name: to } : template)),
      );
      return ok(to);
    },
    markOf: (inbox) => JSON.stringify(kept.get(inbox) ?? []),
    forget(inbox, forgotten) {
      kept.set(
        inbox,
        (kept.get(inbox) ?? []).filter(({ name }) => name !== forgotten),
      );
      return ok(null);
    },
  };
}
