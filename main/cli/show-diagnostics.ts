/** @file `diagnostics`: lists the files of the diagnostics zip, shows one of them, or writes the zip. */

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { words } from "../../shared/words/spoken.ts";
import { type DiagnosticFile, zipFiles } from "../diagnostics/diagnostics.ts";

interface OutputOptions {
  /** Name of the file to show, or null to list them all. */
  readonly show: string | null;
  /** Path of the zip to write, or null to write none. */
  readonly out: string | null;
}

/** Exit code: 0, or 2 if there is no such file or the zip cannot be written. Never replaces an existing file. */
export function showDiagnostics(
  files: readonly DiagnosticFile[],
  { show, out }: OutputOptions,
  asJson: boolean,
): number {
  const sizes = files.map(({ name, says, text }) => ({ name, says, bytes: Buffer.byteLength(text) }));
  if (show !== null) {
    const file = files.find(({ name }) => name === show);
    if (file) process.stdout.write(asJson ? `${JSON.stringify(file, null, 2)}\n` : file.text);
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
