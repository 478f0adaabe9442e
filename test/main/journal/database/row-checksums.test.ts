/** @file No column is left out of the checksum of its row: a bit that flips in it would be believed. */

import { expect, test } from "vitest";
import { checksumOfRow } from "../../../../main/journal/database/row-checksums.ts";
import { openDatabase } from "../../../../main/journal/integrity/open-database.ts";

/** Where the row is, what it is checked by, and what has a checksum of its own or a comparison elsewhere. */
const besides: Readonly<Record<string, readonly string[]>> = {
  imports: ["id", "checksum"],
  parts: ["import_id", "n", "checksum", "payload", "payload_checksum"],
  row_fingerprints: ["checksum"],
  register_entries: ["checksum"],
  listed_paths: ["checksum"],
  events: ["checksum"],
};

test.each(Object.keys(besides) as Parameters<typeof checksumOfRow>[0][])("each column of %s counts", (table) => {
  const columns = openDatabase(":memory:")
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name));
  const row = Object.fromEntries(columns.map((column) => [column, "as written"]));
  const unnoticed = columns.filter(
    (column) => checksumOfRow(table, { ...row, [column]: "flipped" }) === checksumOfRow(table, row),
  );
  expect(unnoticed.filter((column) => besides[table]?.includes(column) !== true)).toEqual([]);
});
