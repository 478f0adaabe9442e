/** @file Leaves order numbers out where a person has said so of another file: one answer counts for all of an inbox. */

import type { ColumnUse, Template } from "../../../shared/spreadsheet/template.ts";
import { propertyFromHeader } from "../headers/known-headers.ts";

const isOrder = (header: string): boolean => propertyFromHeader(header) === "PurchaseOrderNumber";

const isProject = (header: string): boolean => propertyFromHeader(header)?.startsWith("Project") === true;

/**
 * The columns of order numbers as left alone, if some template leaves such a column alone and no heading names a project:
 * a template holds only what a person has answered, and the question is asked only where there is no project.
 */
export function ordersLeftOut(
  headers: readonly string[],
  templates: readonly Template[],
): Readonly<Record<string, ColumnUse>> {
  const orders = headers.filter(isOrder);
  if (orders.length === 0 || headers.some(isProject)) return {};
  const isSaid = templates.some(({ columns = {} }) =>
    Object.entries(columns).some(([name, use]) => use.as === "left-alone" && isOrder(name)),
  );
  return isSaid ? Object.fromEntries(orders.map((name) => [name, { as: "left-alone" } as const])) : {};
}
