/** @file Databases: which files they make. */

import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { openFile } from "../../../../main/journal/database/database.ts";

test("a database in memory makes no file", () => {
  openFile(":memory:").close();
  expect(existsSync(":memory:")).toBe(false);
});
