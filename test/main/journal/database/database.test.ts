/** @file Databases: which files they make, and that a statement can be asked again while its rows are read. */

import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { openFile } from "../../../../main/journal/database/database.ts";

test("a database in memory makes no file", () => {
  openFile(":memory:").close();
  expect(existsSync(":memory:")).toBe(false);
});

test("a statement can be asked again while its rows are read one by one", () => {
  const database = openFile(":memory:");
  database.exec("CREATE TABLE t (n INTEGER); INSERT INTO t VALUES (1), (2), (3)");
  const ask = () => database.prepare("SELECT n FROM t ORDER BY n");
  const seen = Array.from(ask().iterate(), ({ n }) => [n, ask().all().length, [...ask().iterate()].length]);
  expect(seen).toEqual([
    [1, 3, 3],
    [2, 3, 3],
    [3, 3, 3],
  ]);
  database.close();
});

test("a statement follows a change of its table", () => {
  const database = openFile(":memory:");
  database.exec("CREATE TABLE t (n INTEGER); INSERT INTO t VALUES (1)");
  const ask = () => database.prepare("SELECT * FROM t").get();
  expect(ask()).toEqual({ n: 1 });
  database.exec("ALTER TABLE t ADD COLUMN m TEXT DEFAULT 'new'");
  expect(ask()).toEqual({ n: 1, m: "new" });
  database.close();
});
