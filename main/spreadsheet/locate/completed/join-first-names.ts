/** @file Puts the first names of persons before their last names, where a list of companies and persons has them apart. */

import type { Message } from "../../../../shared/wording/message.ts";
import { type Cell, cellFromText, emptyCell, type Row, seen, type Table } from "../../cells/table.ts";

interface Joined {
  readonly table: Table;
  readonly derived: readonly Message[];
}

const first =
  /^(?:first|given|fore) ?names?$|^vornamen?$|^pr[ée]noms?$|^voornaam$|^förnamn$|^fornavn$|^etunimi$|^imi[eę]$|^křestní jméno$|^nombres?$|^nome próprio$|^keresztnév$|^prenume$|^ime$|^имя$|^ім.я$/iu;
const last =
  /last ?name|surname|family ?name|nachname|familienname|nom de famille|achternaam|efternamn|efternavn|etternavn|sukunimi|nazwisko|příjmení|priezvisko|apellidos?|cognome|sobrenome|apelido|vezetéknév|prezime|фамилия|прізвище/iu;

/** The table with “Kevin Harding” under the last names, for each row that has a first name. */
export function joinFirstNames(table: Table, header: Row): Joined {
  const titles = header.cells.map((cell) => seen(cell).trim());
  const [from, to] = [titles.findIndex((title) => first.test(title)), titles.findIndex((title) => last.test(title))];
  if (from < 0 || to < 0) return { table, derived: [] };
  let count = 0;
  const rows = table.rows.map((row): Row => {
    const [given, name] = [textAt(row, from), textAt(row, to)];
    if (row.number <= header.number || row.isTitle === true || given === "" || name === "") return row;
    count += 1;
    return { ...row, cells: row.cells.map((cell, at): Cell => (at === to ? cellFromText(`${given} ${name}`) : cell)) };
  });
  const told: Message = { say: "first-names-joined", first: titles[from] ?? "", last: titles[to] ?? "", rows: count };
  return count === 0 ? { table, derived: [] } : { table: { ...table, rows }, derived: [told] };
}

const textAt = ({ cells }: Row, at: number): string => {
  const cell = cells[at] ?? emptyCell;
  return cell.kind === "text" ? cell.text.trim() : "";
};
