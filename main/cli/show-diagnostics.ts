/** @file `diagnostics`: lists what would be in the zip, shows one file of it, or writes it. */

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type DiagnosticFile, zipFiles } from "../diagnostics/diagnostics.ts";

interface Wish {
  /** One file of it to be shown; null for the list of all. */
  readonly show: string | null;
  /** Where the zip is to be written; null where it is not yet. */
  readonly out: string | null;
}

export function showDiagnostics(files: readonly DiagnosticFile[], { show, out }: Wish, asJson: boolean): number {
  const sizes = files.map(({ name, says, text }) => ({ name, says, bytes: Buffer.byteLength(text) }));
  if (show !== null) {
    const file = files.find(({ name }) => name === show);
    if (file) process.stdout.write(file.text);
    else
      process.stderr.write(
        `There is no ${show} in the diagnostics; there is: ${files.map(({ name }) => name).join(", ")}.\n`,
      );
    return file ? 0 : 2;
  }
  const written = out === null ? null : resolve(out);
  if (written !== null) {
    try {
      writeFileSync(written, zipFiles(files), { flag: "wx", mode: 0o600 });
    } catch (problem) {
      const isThere = (problem as NodeJS.ErrnoException).code === "EEXIST";
      process.stderr.write(
        isThere
          ? `There is a file ${written} already, and it was left as it is. Choose another name.\n`
          : `The diagnostics could not be written: ${(problem as Error).message}.\n`,
      );
      return 2;
    }
  }
  process.stdout.write(asJson ? `${JSON.stringify({ files: sizes, written }, null, 2)}\n` : list(sizes, written));
  return 0;
}

function list(sizes: readonly { name: string; says: string; bytes: number }[], written: string | null): string {
  const lines = sizes.map(({ name, says, bytes }) => `${name.padEnd(14)} ${String(bytes).padStart(9)} bytes  ${says}`);
  const end =
    written === null
      ? "Nothing was written. To read one of them: pigeonhole diagnostics NAME. To save them as a zip: pigeonhole diagnostics --out FILE. To leave out the names of files: --mask-names."
      : `Written to ${written}. Nothing was sent anywhere.`;
  return `${lines.join("\n")}\n\n${end}\n`;
}
