/** @file The door: collects what a support person needs as text files, which can be read before they are sent. */

import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import { settingsWithoutSecrets } from "../../shared/values/only-hosts.ts";
import { words } from "../../shared/words/spoken.ts";
import { redactLogText } from "../platform/log.ts";
import { logFiles } from "../platform/log-file.ts";
import { createMask, type Mask, noMask } from "./mask-names.ts";
import { plainDetail } from "./plain-detail.ts";
import { systemFacts } from "./system-facts.ts";

export { zipFiles } from "./zip-files.ts";

export interface DiagnosticFile {
  readonly name: string;
  /** What the file is, in a few words, in the person's language. Its content is not translated. */
  readonly says: string;
  readonly text: string;
}

/** The part of the journal that the diagnostics read. */
interface Journal {
  tally(): unknown;
  trailEnd(): unknown;
  trail(filter: { readonly newest: number }): Iterable<{
    readonly at: number;
    readonly file: string | null;
    readonly what: string;
    readonly detail: unknown;
  }>;
}

export interface DiagnosticSources {
  readonly dataFolder: string;
  /** The journal, or a sentence that says why it cannot be read. */
  readonly journal: Journal | string;
  /** A sentence for each invalid setting. */
  readonly settingsProblems: readonly string[];
  readonly nowMs: number;
  /** Replace the names of the office's files by made-up ones, each always by the same. */
  readonly maskNames: boolean;
}

const newestEntries = 2_000;
/** At most this much of the logs is taken, the newest first. */
const mostLogChars = 5_000_000;

/** Collects the files without writing anything. Filters secrets again, although no source should contain one. */
export function collectDiagnostics(sources: DiagnosticSources): readonly DiagnosticFile[] {
  const mask = sources.maskNames ? createMask(homedir()) : noMask;
  const says = words.cli.diagnostics;
  const files: DiagnosticFile[] = [
    { name: "about.txt", says: says.about, text: about(sources) },
    { name: "system.json", says: says.system, text: json(systemFacts(sources.dataFolder)) },
    { name: "config.json", says: says.settings, text: settingsOf(sources, mask) },
    { name: "journal.json", says: says.journal, text: json(journalFacts(sources, mask)) },
    { name: "trail.jsonl", says: says.trail, text: trailOf(sources, mask) },
    ...logsOf(sources, mask),
  ];
  return files.map((file) => ({ ...file, text: redactLogText(file.text) }));
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const about = ({ nowMs, maskNames }: DiagnosticSources): string =>
  words.cli.aboutDiagnostics(new Date(nowMs).toISOString(), newestEntries, maskNames);

function settingsOf({ dataFolder }: DiagnosticSources, mask: Mask): string {
  try {
    return mask.text(settingsWithoutSecrets(readFileSync(join(dataFolder, "config.json"), "utf8")));
  } catch (problem) {
    return `${(problem as NodeJS.ErrnoException).code === "ENOENT" ? "There are no settings yet." : String(problem)}\n`;
  }
}

function journalFacts({ dataFolder, journal, settingsProblems }: DiagnosticSources, mask: Mask): object {
  const sizeOf = (ending: string) =>
    statSync(join(dataFolder, `journal.sqlite${ending}`), { throwIfNoEntry: false })?.size ?? null;
  const bytes = { journal: sizeOf(""), log: sizeOf("-wal") };
  const problems = settingsProblems.map(mask.text);
  if (typeof journal === "string") return { unusable: mask.text(journal), bytes, settingsProblems: problems };
  return { imports: journal.tally(), trail: journal.trailEnd(), bytes, settingsProblems: problems };
}

function trailOf({ journal }: DiagnosticSources, mask: Mask): string {
  if (typeof journal === "string") return "";
  const lines = [...journal.trail({ newest: newestEntries })].map(({ file, detail, ...entry }) =>
    JSON.stringify({
      ...entry,
      at: new Date(entry.at).toISOString(),
      file: file === null ? null : mask.path(file),
      detail: mask.inside(plainDetail(detail), pathsInTrail),
    }),
  );
  return lines.map((line) => `${line}\n`).join("");
}

const pathsInTrail = new Set(["file", "dropped", "lies", "at", "to", "path"]);
const pathsInLog = new Set(["file", "dropped", "lies", "path"]);

/** The log files, the newest first, up to the limit. */
function logsOf({ dataFolder }: DiagnosticSources, mask: Mask): readonly DiagnosticFile[] {
  let left = mostLogChars;
  return logFiles(dataFolder).flatMap((path) => {
    const text = textOf(path).slice(-left);
    left -= text.length;
    if (text === "" || left < 0) return [];
    const lines = text.split("\n").map((line) => maskLine(line, mask));
    return [{ name: basename(path), says: words.cli.diagnostics.log, text: lines.join("\n") }];
  });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Another process renamed it at this moment.
    return "";
  }
}

function maskLine(line: string, mask: Mask): string {
  if (mask === noMask) return line;
  try {
    return JSON.stringify(mask.inside(JSON.parse(line), pathsInLog));
  } catch {
    return mask.text(line);
  }
}
