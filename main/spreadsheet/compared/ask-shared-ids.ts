/** @file Asks where one supplier ID is beside the names of several suppliers: the finance system matches the ID alone. */

import type { Question, ReadColumn, ReadInvoice } from "../../../shared/spreadsheet/sheet-reading.ts";
import { propertiesIn } from "../../../shared/spreadsheet/template.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { atNumbers, mostNamed } from "../columns/found-rows.ts";
import { companyWords } from "../proof/legal-forms.ts";

/** Rows with one name, which the first of them writes like this. */
interface Named {
  readonly name: string;
  readonly words: readonly string[];
  readonly rows: number[];
}

/**
 * A slip in a supplier ID books an invoice for somebody else, and only its name shows it (service.md 2.1: by AccountId,
 * then AccountName).
 *
 * @param read the rows without problems
 * @param accepted the questions about rows that were answered, by their ids
 */
export function askAboutSharedIds(
  read: readonly ReadInvoice[],
  columns: readonly ReadColumn[],
  accepted: readonly string[],
): Question[] {
  const column = columns.find(({ use }) => propertiesIn(use).includes("AccountId"));
  const id = `shared-id-${column?.letter}`;
  if (column === undefined || accepted.includes(id)) return [];
  const shared = [...namesById(read)].filter(([, names]) => names.length > 1);
  const [first] = shared;
  if (first === undefined) return [];
  const [accountId, names] = first;
  const byName = { columns: { [column.name]: { as: "left-alone" } } } as const;
  return [
    {
      id,
      about: "column",
      text: {
        say: "ask-shared-id",
        column: { letter: column.letter, header: column.name },
        id: accountId,
        values: names.slice(0, mostNamed).map(({ name, rows }) => ({ text: name, at: atNumbers(rows) })),
        others: names.length <= mostNamed ? null : atNumbers(names.slice(mostNamed).flatMap(({ rows }) => rows)),
        more: shared.length - 1,
      },
      column: column.letter,
      answers: [
        { id: "by-names", label: { say: "suppliers-by-names" }, sets: byName },
        ...answerAsTheyStand(id, { say: "ids-right-send" }).answers,
      ],
      examples: names.slice(0, 5).map(({ name, rows: [row = 0] }) => ({
        row,
        value: `${accountId} · ${name}`,
        readings: { "by-names": name, "as-they-stand": accountId },
      })),
    },
  ];
}

function namesById(read: readonly ReadInvoice[]): ReadonlyMap<string, readonly Named[]> {
  const byId = new Map<string, Map<string, Named>>();
  for (const { row, invoice } of read) {
    const { AccountId: id, AccountName: name } = invoice;
    if (id === undefined || name === undefined) continue;
    const names = byId.get(id) ?? new Map<string, Named>();
    byId.set(id, names);
    const known = names.get(name) ?? like(name, names);
    if (known === undefined) names.set(name, { name, words: companyWords(name), rows: [row] });
    else {
      known.rows.push(row);
      names.set(name, known);
    }
  }
  return new Map([...byId].map(([id, names]) => [id, [...new Set(names.values())]]));
}

/** The name of which this is another way to write it: “Acme” and “ACME Limited”. */
function like(name: string, names: ReadonlyMap<string, Named>): Named | undefined {
  const words = companyWords(name);
  return [...names.values()].find((other) => {
    const [short, long] = words.length < other.words.length ? [words, other.words] : [other.words, words];
    return short.every((word, at) => word === long[at]);
  });
}
