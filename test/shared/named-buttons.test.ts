/** @file What the terminal prints names no button of the window, and notes and reports name a command beside each. */

import { afterEach, describe, expect, test } from "vitest";
import type { Import, ImportState } from "../../shared/imports/import.ts";
import { sayTaskFor } from "../../shared/wording/agent/say-report.ts";
import { whyNote } from "../../shared/wording/imports/why-note.ts";
import { sayCommands } from "../../shared/wording/say-commands.ts";
import { speak } from "../../shared/words/spoken.ts";
import { type CatalogueText, catalogueTexts } from "./catalogue-texts.ts";
import { sampleFailures } from "./sample-failures.ts";
import { arrivedPart, sampleBatch, sampleDocument, sampleStates } from "./sample-imports.ts";

const languages = [
  ["english", { language: "en", formats: "en-GB" }],
  ["german", { language: "de", formats: "de-DE" }],
] as const;
afterEach(() => speak({ language: "en", formats: "en-GB" }));

/** Files whose texts are said in the window alone, and those of notes and reports, which name a command too. */
const isElsewhere = ({ file }: CatalogueText): boolean =>
  (file.startsWith("window/") && file !== "window/sheet.ts") ||
  ["imports/note.ts", "agent/report.ts", "readings/learnt.ts"].includes(file);

/** Texts of shared topics that only the window says. */
const onlyInWindow = [
  // Names of headings, one of which is also a label of the window.
  /such as “Invoice date”/,
  // Above the list of a batch's rows, and after a button was pressed.
  /^(Each mark is saved at once|If some are “Not found”|Jede Markierung|Sind einige „Nicht gefunden“)/,
  /^(The invoice list …1 should contain|In der Rechnungsliste …1 )/,
  /^(Rows that you marked|Was Sie mit .* markiert haben)/,
  /with this invoice marked as|ist als „Nicht gefunden“ markiert/,
  // Where the copy can be opened with a button.
  /^(Open the copy to correct|Öffnen Sie die Kopie zum Korrigieren)/,
  // When the address of a sign-in is copied.
  /^(There's no address yet|Es gibt noch keine Adresse)/,
  // A command is beside it.
  /pigeonhole office (join|create|leave|password)/,
];

type Language = (typeof languages)[number][0];

/** What buttons are called: short, with a capital, and no sentence. A value within ends the name. */
const labelsOf = (language: Language): readonly string[] =>
  catalogueTexts(language)
    .filter(({ file }) => file.startsWith("window/") || /confirmation|row-by-row/.test(file))
    .map(({ text }) => text.split("…1")[0]?.trim() ?? "")
    .filter((text) => /^\p{Lu}[^.!?]{4,45}$/u.test(text) && text.includes(" "));

/** The quoted words of a text, and those after "choose" that begin with a capital. */
const named = (text: string): readonly string[] => [
  ...[...text.matchAll(/[“„"]([^”“"]{4,60})[”“"]/g)].map(([, name = ""]) => name),
  ...[...text.matchAll(/\b[Cc]hoose (\p{Lu}\p{Ll}+ \p{Ll}+)/gu)].map(([, name = ""]) => name),
];

const buttonsIn = (text: string, labels: readonly string[]): readonly string[] =>
  named(text).filter((name) => labels.some((label) => label === name || label.startsWith(`${name}:`)));

const imports = (): readonly Import[] => {
  const states: readonly ImportState[] = [
    ...sampleStates,
    ...sampleFailures.flatMap((why) => [{ at: "waiting", why } as const, { at: "failed", why } as const]),
  ].filter((state): state is ImportState => state !== undefined);
  return states.flatMap((state) => [
    { ...sampleBatch("a.csv", state), id: "77" },
    { ...sampleBatch("a.csv", state, { parts: [] }), id: "77" },
    { ...sampleDocument("10023 a.pdf", state), id: "77" },
  ]);
};

describe.each(languages)("in %s", (language, spoken) => {
  const labels = labelsOf(language);
  const texts = catalogueTexts(language);

  test("a text that the terminal prints names no button", () => {
    expect(labels.length).toBeGreaterThan(100);
    const found = texts.filter(
      (text) =>
        !isElsewhere(text) &&
        !onlyInWindow.some((pattern) => pattern.test(text.text)) &&
        buttonsIn(text.text, labels).length > 0,
    );
    expect(found).toEqual([]);
  });

  test("a note and a task of the morning report that name a button name a command with the file's ID too", () => {
    speak(spoken);
    const facts = { invoices: [], namesakes: [], original: null, connection: null };
    const said = imports().flatMap((import_) => [
      whyNote(import_, "UTC", facts) ?? "",
      sayTaskFor(import_, "UTC").toDo,
    ]);
    const withButton = said.filter((text) => buttonsIn(text.replaceAll(/^(File|Datei):.*$/gm, ""), labels).length > 0);
    expect(withButton.length).toBeGreaterThan(20);
    expect(withButton.filter((text) => !/pigeonhole [a-z]+ 77\b/.test(text))).toEqual([]);
  });

  test("the terminal names a command for each file that a person can answer, approve, try again or close", () => {
    speak(spoken);
    const waiting = imports().filter(({ state: { at } }) => at === "held" || at === "waiting");
    const silent = waiting.filter((import_) => sayCommands(import_).length === 0 && import_.parts.length === 0);
    expect(silent.map(({ state }) => state)).toEqual([]);
    for (const line of waiting.flatMap((import_) => sayCommands(import_)))
      expect(line).toMatch(/: pigeonhole [a-z]+ 77( |$)/);
  });
});

test("closing a file of which rows were sent isn't said to keep it from being sent", () => {
  const notAll = { kind: "rows-have-problems", problems: [], rowsSent: 2, rowsReady: 0 } as const;
  const waiting = { at: "waiting", why: notAll } as const;
  const closing = (parts: Import["parts"]) =>
    sayCommands({ ...sampleBatch("a.csv", waiting, { parts }), id: "77" }).at(-1);
  expect(closing([])).toBe("To cancel it, so that it isn't sent: pigeonhole reject 77");
  expect(closing([arrivedPart(0)])).toBe(
    "If you've dealt with its rows yourself, so that it's done: pigeonhole reject 77",
  );
});

test("a button that a text names is noticed, quoted or not", () => {
  const labels = labelsOf("english");
  expect(buttonsIn("To send it again, choose “Send anyway” there.", labels)).toEqual(["Send anyway"]);
  expect(buttonsIn("Then choose Send anyway for it.", labels)).toEqual(["Send anyway"]);
  expect(buttonsIn("The file “november.csv” was sent.", labels)).toEqual([]);
});
