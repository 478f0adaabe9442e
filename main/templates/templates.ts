/**
 * @file The door of templates: how files of each inbox are read, stored as JSON files that people may copy and edit.
 *
 * The files are `<data>/templates/<inbox id>/<name>.json`; the file's name is the template's name. To import a
 * template, put a file there; to export one, copy it.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hasSameHeaders } from "../../shared/spreadsheet/same-headers.ts";
import type { Template } from "../../shared/spreadsheet/template.ts";
import type { TemplateProblem } from "../../shared/spreadsheet/template-problem.ts";
import { readTemplate } from "../../shared/spreadsheet/template-schema.ts";
import { fileNameFrom } from "../../shared/values/file-names/file-name-from.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { privateFolderMode } from "../platform/private-files.ts";
import { folderNameFrom } from "./safe-names.ts";
import { writeWhole } from "./write-whole.ts";

interface KnownTemplates {
  /** The usable templates, sorted by name. */
  readonly templates: readonly Template[];
  /** One for each unusable file, which is not changed. */
  readonly problems: readonly TemplateProblem[];
}

/** The templates of all inboxes, as files in the data folder. */
export interface TemplateFiles {
  /** Reads the files as they are now, because people may edit them. Returns the same object while nothing has changed. */
  forInbox(inbox: string): KnownTemplates;
  /** The template with this name, for files that match no template; null where there is none. */
  named(inbox: string, name: string): Template | null;
  /** Differs whenever what the templates of an inbox say does; the headings alone say nothing. */
  markOf(inbox: string): string;
  /**
   * Stores a template durably before it returns. Replaces the one with the same headers, if there is one.
   *
   * @returns the name it is stored under, or why it could not be stored, for the log
   */
  remember(inbox: string, template: Template): Result<string, string>;
  /**
   * Gives a template's file another name, with a number where it is taken.
   *
   * @returns the new name, or the operating system's reason
   */
  rename(inbox: string, name: string, to: string): Result<string, string>;
  /**
   * Makes files with this template's headings be asked about again. Its file stays, as `<name>.json.forgotten`.
   *
   * @returns the operating system's reason if that failed
   */
  forget(inbox: string, name: string): Result<null, string>;
}

// A template has a few kilobytes, with the IDs of a hundred thousand suppliers ten megabytes; a larger file is something
// else, and none is written, because it could not be read again.
const largestBytes = 32 * 1024 * 1024;

interface Entry {
  /** The file name without its extension. */
  readonly name: string;
  /** Of the file when it was read. */
  readonly stamp: string;
  readonly read: Result<Template, TemplateProblem>;
}

/** @param folder of all inboxes' templates; created with the first template */
export function createTemplates(folder: string): TemplateFiles {
  const last = new Map<string, { readonly entries: readonly Entry[]; readonly known: KnownTemplates }>();
  const marks = new WeakMap<KnownTemplates, string>();
  const folderOf = (inbox: string): string => join(folder, folderNameFrom(inbox));

  const look = (inbox: string): { readonly entries: readonly Entry[]; readonly known: KnownTemplates } => {
    const before = last.get(inbox);
    const files = listFiles(folderOf(inbox));
    if (!files.ok) return { entries: [], known: { templates: [], problems: [files.error] } };
    const entries = files.value.map(({ name, path, stamp }): Entry => {
      const same = before?.entries.find((entry) => entry.name === name && entry.stamp === stamp);
      return same ?? { name, stamp, read: readFile(path, name) };
    });
    if (before && entries.length === before.entries.length && entries.every((one, n) => one === before.entries[n]))
      return before;
    const known: KnownTemplates = {
      templates: entries.flatMap(({ read }) => (read.ok ? [read.value] : [])),
      problems: entries.flatMap(({ read }) => (read.ok ? [] : [read.error])),
    };
    last.set(inbox, { entries, known });
    return { entries, known };
  };

  return {
    forInbox: (inbox) => look(inbox).known,
    markOf(inbox) {
      const { known } = look(inbox);
      const mark = marks.get(known) ?? markOf(known.templates);
      marks.set(known, mark);
      return mark;
    },
    named: (inbox, name) => look(inbox).known.templates.find((template) => template.name === name) ?? null,
    remember(inbox, template) {
      const { entries, known } = look(inbox);
      const file = { headers: template.headers, nameless: [] };
      const old = known.templates.find(({ headers }) => hasSameHeaders(headers, file));
      const name = old?.name ?? freeName(fileNameFrom(template.name, "Template"), entries);
      const { name: _, ...content } = template;
      const text = `${JSON.stringify(content, null, 2)}\n`;
      // A synced write for each file of a kind that is known takes as long as all the rest of a small one.
      if (isDeepStrictEqual(old, { ...template, name })) return ok(name);
      if (Buffer.byteLength(text) > largestBytes) return fail(`The template “${name}” cannot be kept: it is too large`);
      try {
        mkdirSync(folderOf(inbox), { recursive: true, mode: privateFolderMode });
        writeWhole(folderOf(inbox), `${name}.json`, text);
        return ok(name);
      } catch (problem) {
        return fail(`The template “${name}” cannot be kept: ${(problem as Error).message}`);
      }
    },
    rename(inbox, name, to) {
      const { entries } = look(inbox);
      const others = entries.filter((entry) => entry.name !== name);
      // Only a name that is listed, because it becomes part of a path.
      if (others.length === entries.length) return fail(name);
      const free = freeName(fileNameFrom(to, "Template"), others);
      try {
        renameSync(join(folderOf(inbox), `${name}.json`), join(folderOf(inbox), `${free}.json`));
        return ok(free);
      } catch (problem) {
        return fail((problem as Error).message);
      }
    },
    forget(inbox, name) {
      // Only a name that is listed, because it becomes part of a path.
      if (!look(inbox).entries.some((entry) => entry.name === name)) return ok(null);
      const path = join(folderOf(inbox), `${name}.json`);
      try {
        renameSync(path, `${path}.forgotten`);
        return ok(null);
      } catch (problem) {
        return fail((problem as Error).message);
      }
    },
  };
}

/** See [Note: only a person's word]. */
function markOf(templates: readonly Template[]): string {
  const said = templates.filter(({ name: _, headers: __, ...words }) =>
    Object.values(words).some((word) => JSON.stringify(word) !== "{}"),
  );
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

interface File {
  readonly name: string;
  readonly path: string;
  /** Differs whenever the file may have changed. */
  readonly stamp: string;
}

function listFiles(folder: string): Result<readonly File[], TemplateProblem> {
  try {
    const names = readdirSync(folder).filter((name) => /^[^.].*\.json$/i.test(name));
    return ok(
      names.toSorted().flatMap((name): File[] => {
        const path = join(folder, name);
        const stats = statSync(path, { throwIfNoEntry: false });
        return stats?.isFile() ? [{ name: name.slice(0, -".json".length), path, stamp: stampOf(stats) }] : [];
      }),
    );
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return ok([]);
    return fail({ is: "folder-unreadable", folder, detail: (problem as Error).message });
  }
}

const stampOf = ({ size, mtimeMs, ino }: Stats): string => `${size}/${mtimeMs}/${ino}`;

function readFile(path: string, name: string): Result<Template, TemplateProblem> {
  const unusable = (fault: Extract<TemplateProblem, { is: "unusable" }>["fault"]): Result<Template, TemplateProblem> =>
    fail({ is: "unusable", name, path, fault });
  try {
    if (statSync(path).size > largestBytes) return unusable({ is: "too-large" });
    const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
    const template = readTemplate(JSON.parse(text), name);
    return template.ok ? template : unusable(template.error);
  } catch (problem) {
    const { message } = problem as Error;
    return unusable({ is: problem instanceof SyntaxError ? "not-json" : "unreadable", detail: message });
  }
}

/** A name that no file has. Compares without case, because Windows and macOS treat “bills” and “Bills” as one file. */
function freeName(name: string, entries: readonly Entry[]): string {
  const isTaken = (wanted: string): boolean =>
    entries.some((entry) => entry.name.normalize().toLowerCase() === wanted.normalize().toLowerCase());
  for (let n = 1; ; n++) {
    const wanted = n === 1 ? name : `${name} (${n})`;
    if (!isTaken(wanted)) return wanted;
  }
}
