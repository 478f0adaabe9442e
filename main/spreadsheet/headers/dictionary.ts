/** @file The meanings of whole headers: names of properties, columns of programs, and phrases of ideas. */

import { type Property, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { squeeze } from "./fold-text.ts";
import type { Aside, Doubt, Meaning } from "./meaning.ts";
import { doubtful, leftAlone, plain, sure } from "./phrases.ts";
import { fieldNames } from "./programs/field-names.ts";
import { handWords } from "./programs/hand-words.ts";
import { type Program, programs } from "./programs/programs.ts";
import { parts } from "./vocabulary.ts";

const rankOfOwnName = (property: Property): Meaning =>
  // Many programs use "Date" and "Account name" for other things, so "Invoice date" and "Supplier" come first.
  ({ is: "property", property, rank: property === "Date" || property === "AccountName" ? 2 : 1 });

/** The names that the finance system itself uses, squeezed. */
export const ownNames: ReadonlyMap<string, Meaning> = new Map(
  propertyNames.map((property) => [property.toLowerCase(), rankOfOwnName(property)] as const),
);

/** The key of a set of ideas in {@link byPhrase}. */
export const keyOf = (ideas: Iterable<string>): string => [...new Set(ideas)].sort().join(" ");

export const byPhrase: ReadonlyMap<string, Meaning> = new Map(
  [
    ...phrasesOf(leftAlone, (aside): Meaning => ({ is: "aside", aside })),
    ...phrasesOf(doubtful, (doubt): Meaning => ({ is: "doubtful", doubt })),
    ...phrasesOf(plain, (property): Meaning => ({ is: "property", property, rank: 2 })),
    ...phrasesOf(sure, (property): Meaning => ({ is: "property", property, rank: 1 })),
  ].map(([phrase, meaning]) => [keyOf(phrase.split(" ")), meaning] as const),
);

function phrasesOf<Key extends string>(
  table: Readonly<Partial<Record<Key, string>>>,
  meaningOf: (key: Key) => Meaning,
): (readonly [string, Meaning])[] {
  return (Object.keys(table) as Key[]).flatMap((key) =>
    parts(table[key] ?? "").map((phrase) => [phrase, meaningOf(key)] as const),
  );
}

type OfProgram = ReadonlyMap<string, { readonly meaning: Meaning; readonly source: string }>;

const columnsOf = (of: readonly Program[]): OfProgram =>
  new Map(
    of.flatMap((program) =>
      [
        ...phrasesOf<Property>(program.properties ?? {}, (property) => ({
          is: "property",
          property,
          rank: programRank(property),
        })),
        ...phrasesOf<Doubt>(program.doubtful ?? {}, (doubt) => ({ is: "doubtful", doubt })),
        ...phrasesOf<Aside>(program.leftAlone ?? {}, (aside) => ({ is: "aside", aside })),
      ].map(([header, meaning]) => [squeeze(header), { meaning, source: program.name }] as const),
    ),
  );

const all = [...fieldNames, ...programs, handWords];

/** The columns of programs, squeezed. */
export const byProgram: OfProgram = columnsOf(all.filter(({ beside }) => beside === undefined));

/** What headings mean beside a column of one program alone, by that column, squeezed. */
export const besideColumn: ReadonlyMap<string, OfProgram> = new Map(
  all.flatMap((program) => (program.beside === undefined ? [] : [[squeeze(program.beside), columnsOf([program])]])),
);

function programRank(property: Property): 1 | 2 {
  return property === "Date" || property === "InternalReference" || property === "Description" ? 2 : 1;
}
