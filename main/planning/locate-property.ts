/** @file Says which column a property comes from, to show a problem at that column. */

import type { ReadColumn, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { propertiesIn } from "../../shared/spreadsheet/template.ts";
import type { Property } from "../../shared/values/purchase-invoice.ts";

/** The column letter and header of a property; both null where it comes from no single column. */
export type PropertyPlace = Pick<RowProblem, "column" | "header">;

const nowhere: PropertyPlace = { column: null, header: null };

/** Returns a function that looks a property up among the columns of one reading. */
export function propertyPlaces({ columns }: Pick<SheetReading, "columns">): (property: Property) => PropertyPlace {
  const places = new Map<Property, PropertyPlace>();
  // A column that holds only this property comes before one that it was split off or calculated from.
  for (const column of columns.toSorted((a, b) => directness(a) - directness(b)))
    for (const property of propertiesIn(column.use))
      if (!places.has(property)) places.set(property, { column: column.letter, header: column.name });
  return (property) => places.get(property) ?? nowhere;
}

const directness = ({ use }: ReadColumn): number => (use?.as === "property" ? 0 : 1);
