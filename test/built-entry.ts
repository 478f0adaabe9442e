/** @file Where a process of ours starts from in the tests: as build-cli.ts built it, or from source where nothing did. */

import { dirname, join } from "node:path";
import { mainEntries } from "../scripts/built-app.mjs";

/** The absolute path of the entry's file. From source, in a bench or a quick test, a start takes three times as long. */
export function builtEntry(name: Exclude<keyof typeof mainEntries, "main">): string {
  const cli = process.env["PIGEONHOLE_CLI"];
  return cli === undefined ? join(import.meta.dirname, "..", mainEntries[name]) : join(dirname(cli), `${name}.js`);
}
