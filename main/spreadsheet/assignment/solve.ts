/** @file Solves which column holds which property as one assignment, and how sure each of its decisions is. */

/** One candidate: what speaks for a column as a property, in points. */
export interface Candidate<Column, Property> {
  readonly column: Column;
  readonly property: Property;
  readonly points: number;
}

/** A decision of the best assignment. */
export interface Decision<Column, Property> {
  readonly property: Property;
  /** Null where the best assignment leaves the property without a column. */
  readonly column: Column | null;
  /** The points by which every assignment is worse that leaves the property without a column. */
  readonly overNone: number;
  /** The points by which every assignment is worse that gives the property another column. */
  readonly overOthers: number;
}

/** Points that two candidates have only together, such as a supplier and the numbers that each supplier gives. */
export type Together<Column, Property> = (
  one: Candidate<Column, Property>,
  other: Candidate<Column, Property>,
) => number;

/** Columns of one property that are tried; the others are too far behind to count. */
const mostTried = 6;

/**
 * The best assignment of columns to properties: each column holds one property at most, and each property is in one
 * column or none. Every combination is tried, because few candidates are left for each property, so that the second
 * best assignment that differs in one decision is known too: the difference is how sure that decision is.
 */
export function solve<Column, Property>(
  candidates: readonly Candidate<Column, Property>[],
  together: Together<Column, Property>,
): readonly Decision<Column, Property>[] {
  const properties = [...new Set(candidates.map(({ property }) => property))];
  const choices = properties.map((property) =>
    candidates
      .filter((candidate) => candidate.property === property)
      .toSorted((a, b) => b.points - a.points)
      .slice(0, mostTried),
  );
  const chosen: Candidate<Column, Property>[] = [];
  /** The most points of any assignment with this column, or with none, for each property. */
  const best = properties.map(() => new Map<Column | null, number>());
  let winner: readonly (Column | null)[] = properties.map(() => null);
  let most = Number.NEGATIVE_INFINITY;
  const tryFrom = (at: number, points: number): void => {
    const options = choices[at];
    if (options === undefined) {
      const columns = properties.map((property) => chosen.find((one) => one.property === property)?.column ?? null);
      if (points > most) [winner, most] = [columns, points];
      for (const [index, column] of columns.entries()) {
        const before = best[index]?.get(column) ?? Number.NEGATIVE_INFINITY;
        if (points > before) best[index]?.set(column, points);
      }
      return;
    }
    tryFrom(at + 1, points);
    for (const option of options) {
      if (chosen.some(({ column }) => column === option.column)) continue;
      const added = chosen.reduce((sum, other) => sum + together(other, option), option.points);
      chosen.push(option);
      tryFrom(at + 1, points + added);
      chosen.pop();
    }
  };
  tryFrom(0, 0);
  return properties.map((property, index): Decision<Column, Property> => {
    const column = winner[index] ?? null;
    const pointsOf = best[index] ?? new Map<Column | null, number>();
    const others = [...pointsOf].flatMap(([other, points]) => (other === column || other === null ? [] : [points]));
    return {
      property,
      column,
      overNone: most - (pointsOf.get(null) ?? 0),
      overOthers: most - Math.max(Number.NEGATIVE_INFINITY, ...others),
    };
  });
}
