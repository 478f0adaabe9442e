/** @file Compares the rows with the last total, and takes the credit notes that it takes off. */

import type { ColumnUse } from "../../../shared/spreadsheet/template.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { columnIndex } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { type Compared, compareWithFoot, type Foot } from "./check-foot.ts";
import { creditsOfFoot } from "./credits-of-foot.ts";

interface Settled {
  readonly map: ColumnMap;
  readonly foot: Compared & { readonly derived: readonly Message[] };
}

interface Answered {
  readonly accepted: readonly string[];
  /** Names of the columns that a person has answered about: what was said of them counts. */
  readonly answered: ReadonlySet<string>;
  /** Maps the columns of the rows again, with what a column is used for. */
  readonly mapWith: (name: string, use: ColumnUse) => ColumnMap;
}

/** The columns with the mark of credit notes where the total disagrees with the rows unless these are taken off. */
export function settleByFoot(rows: Foot, map: ColumnMap, { accepted, answered, mapWith }: Answered): Settled {
  const foot = compareWithFoot(rows, map, accepted);
  if (foot.questions.length === 0) return { map, foot: { ...foot, derived: [] } };
  const taken = new Set(map.columns.flatMap(({ index, property }) => (property === "Description" ? [] : [index])));
  const free = map.seen.flatMap(({ letter, name }) => {
    const index = columnIndex(letter);
    return taken.has(index) || answered.has(name) ? [] : [index];
  });
  const credits = creditsOfFoot(rows, map, free);
  const column = map.seen.find(({ letter }) => columnIndex(letter) === credits?.index);
  if (credits === null || column === undefined) return { map, foot: { ...foot, derived: [] } };
  const told: Message = {
    ...{ say: "credits-of-total", texts: credits.values.slice(0, 3) },
    ...{ header: column.name, row: credits.row },
  };
  const again = mapWith(column.name, { as: "credit-mark", values: credits.values });
  // Not learned: another file's total may take off something else.
  const seen = again.seen.map((one) => (one.letter === column.letter ? { ...one, use: null, why: told } : one));
  return { map: { ...again, seen }, foot: { questions: [], derived: [told] } };
}
