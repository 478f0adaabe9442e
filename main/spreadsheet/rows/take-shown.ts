/** @file Takes amounts as the program shows them, where they have more decimals and the shown ones prove each other. */

import type { Message } from "../../../shared/wording/message.ts";
import { type Cell, type Row, seen } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";

interface Shown {
  readonly rows: readonly Row[];
  readonly derived: readonly Message[];
}

/** Fewer decimals may hide cents, as in a list in whole euros. */
const fewestPlaces = 2;

/**
 * The rows with net amount and VAT as they are shown, if formulas left more decimals in some of them and in every row the
 * shown amounts add up to another column as that is shown. So 182.0114, shown as 182.01, is 182.01. Without such a column
 * nothing is rounded; see docs/decisions/0053-amounts-as-shown.md.
 */
export function takeShown(rows: readonly Row[], header: Row, { columns }: Pick<ColumnMap, "columns">): Shown {
  const nothing: Shown = { rows, derived: [] };
  const [nets, vats] = (["Net", "VAT"] as const).map((of) => columns.filter(({ property }) => property === of));
  const parts = [...(nets ?? []), ...(vats ?? [])].map(({ index }) => index);
  if (nets?.length === 0 || vats?.length === 0 || !rows.some((row) => parts.some((at) => isCut(row.cells[at]))))
    return nothing;
  const hasVat = ({ cells }: Row): boolean =>
    vats?.some(({ index }) => (shownAmount(cells[index]) ?? 0n) !== 0n) === true;
  if (!rows.some(hasVat)) return nothing;
  const others = header.cells.flatMap((_, at) => (parts.includes(at) ? [] : [at]));
  const sum = others.find((at) => rows.every((row) => addsUp(row, parts, at)));
  if (sum === undefined) return nothing;
  const cut = rows.filter((row) => parts.some((at) => isCut(row.cells[at])));
  const [first] = cut;
  const told: Message = {
    say: "amounts-as-shown",
    ...{ rows: cut.length, row: first?.number ?? 0, total: seen(header.cells[sum] ?? { kind: "empty" }) },
  };
  const isTaken = new Set(cut);
  const taken = rows.map((row): Row => {
    if (!isTaken.has(row)) return row;
    return { ...row, cells: row.cells.map((cell, at) => (parts.includes(at) ? asShown(cell) : cell)) };
  });
  return { rows: taken, derived: [told] };
}

type CutCell = Extract<Cell, { kind: "number" }> & { readonly places: number };
const isCut = (cell: Cell | undefined): cell is CutCell => cell?.kind === "number" && cell.places !== undefined;

/** What the office saw stays what it saw, so that the row is known again. */
const asShown = (cell: Cell): Cell =>
  isCut(cell) ? { ...cell, text: roundTo(cell.text, cell.places), shown: seen(cell) } : cell;

function addsUp({ cells }: Row, parts: readonly number[], total: number): boolean {
  const whole = shownAmount(cells[total]);
  if (whole === null || cells[total]?.kind === "empty") return false;
  let rest = whole;
  for (const at of parts) {
    const part = shownAmount(cells[at]);
    if (part === null) return false;
    rest -= part;
  }
  return rest === 0n;
}

/** The amount as it is shown, in millionths; 0 for a blank, null for anything but a number with its cents. */
function shownAmount(cell: Cell | undefined): bigint | null {
  if (cell === undefined || cell.kind === "empty") return 0n;
  if (cell.kind !== "number" || cell.isPercent || (cell.places ?? fewestPlaces) < fewestPlaces) return null;
  const [whole = "0", fraction = ""] = (isCut(cell) ? roundTo(cell.text, cell.places) : cell.text).split(".");
  return fraction.length > 6 ? null : BigInt(whole + fraction.padEnd(6, "0"));
}

/** Decimal text with this many decimals, half away from zero, as spreadsheet programs show it. */
function roundTo(text: string, places: number): string {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const digits = BigInt(whole + fraction.slice(0, places).padEnd(places, "0"));
  const rounded = String(digits + (Number(fraction[places] ?? "0") >= 5 ? 1n : 0n)).padStart(places + 1, "0");
  const decimal = `${rounded.slice(0, -places)}.${rounded.slice(-places)}`;
  return text.startsWith("-") && /[1-9]/.test(decimal) ? `-${decimal}` : decimal;
}
