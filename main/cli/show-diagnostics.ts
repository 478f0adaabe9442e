/** @file `diagnostics`: lists what would be in the zip, shows one file of it, or writes it. */

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { words } from "../../shared/words/spoken.ts";
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
        `${words.cli.noDiagnostic(
          show,
          files.map(({ name }) => name),
        )}\n`,
      );
    return file ? 0 : 2;
  }
  const written = out === null ? null : resolve(out);
  if (written !== null) {
    try {
      writeFileSync(written, zipFiles(files), { flag: "wx", mode: 0o600 });
    } catch (problem) {
      const isThere = (problem as NodeJS.ErrnoException).code === "EEXIST";
      const { fileIsThere, diagnosticsNotWritten } = words.cli;
      const sentence = isThere ? fileIsThere(written) : diagnosticsNotWritten((problem as Error).message);
      process.stderr.write(`${sentence}\n`);
      return 2;
    }
  }
  process.stdout.write(asJson ? `${JSON.stringify({ files: sizes, written }, null, 2)}\n` : list(sizes, written));
  return 0;
}

function list(sizes: readonly { name: string; says: string; bytes: number }[], written: string | null): string {
  const rows = sizes.map(({ name, says, bytes }) => ({ name, says, size: words.cli.bytes(bytes) }));
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));
  const [nameWidth, sizeWidth] = [widest(rows.map(({ name }) => name)), widest(rows.map(({ size }) => size))];
  const lines = rows.map(({ name, says, size }) => `${name.padEnd(nameWidth)}  ${size.padStart(sizeWidth)}  ${says}`);
  const end = written === null ? words.cli.diagnosticsListed : words.cli.diagnosticsWritten(written);
  return `${lines.join("\n")}\n\n${end}\n`;
}
