/** @file Why a spreadsheet cannot be read, as half a sentence in German; see [Note: a message]. */

import type { unreadable as english } from "../../english/readings/unreadable.ts";

type Of<Name extends keyof typeof english> =
  Parameters<(typeof english)[Name]> extends readonly [infer About] ? About : never;

const kinds: Readonly<Record<Of<"is-other-kind">["kind"], string>> = {
  pdf: "eine PDF-Datei",
  png: "ein PNG-Bild",
  jpeg: "ein JPEG-Bild",
  gif: "ein GIF-Bild",
  tiff: "ein TIFF-Bild",
  rtf: "ein RTF-Dokument",
  program: "ein Programm",
  xml: "eine XML-Datei",
  zip: "eine Arbeitsmappe oder andere ZIP-Datei",
  office: "eine Arbeitsmappe oder andere Office-Datei",
};
const pages = { mime: "eine Webseite", html: "eine HTML-Seite", "xml-2003": "eine XML-Arbeitsmappe von Excel 2003" };
const packages = { gzip: "eine mit gzip gepackte Datei", archive: "ein Archiv" };

const named = ({ extension }: { readonly extension: string }): string =>
  extension === "" ? "mit einem Namen ohne Endung" : `mit der Endung ${extension}`;
const saveAsXlsx = "öffnen Sie sie in Excel und speichern Sie sie als .xlsx";
const near = (line: number | null): string => (line === null ? "" : ` bei Zeile ${line}`);

export const unreadable: typeof english = {
  "is-no-template": ({ fault, key, value }) => {
    switch (fault) {
      case "not-json":
        return "ist kein gültiges JSON";
      case "no-template":
        return "enthält keine Vorlage";
      case "too-large":
        return "ist zu groß für eine Vorlage";
      case "unknown-key":
        return `enthält „${key}“, was keine bekannte Einstellung ist`;
      case "no-heading":
        return `enthält unter „alsoCalled“ „${key}“, das keine Überschrift ihrer Spalten ist`;
      case "heading-of-two":
        return `gibt „${value}“ unter „alsoCalled“ die Überschrift „${key}“, die auch eine andere Spalte hat`;
      case "wrong-value":
        return value === ""
          ? `enthält „${key}“ nicht`
          : `enthält für „${key}“ den Wert ${value}, der dort nicht erlaubt ist`;
    }
  },
  "is-empty": () => "ist leer",
  "is-other-kind": (of) => `ist ${kinds[of.kind]} ${named(of)}`,
  "is-page": (of) => `ist ${pages[of.kind]} ${named(of)}; ${saveAsXlsx}`,
  "is-packed": (of) => `ist ${packages[of.kind]} ${named(of)}; entpacken Sie die Datei zuerst`,
  "is-too-old": () => `stammt aus einer Version vor Excel 97; ${saveAsXlsx}`,
  "is-no-workbook": () => "ist keine Arbeitsmappe",
  "is-no-excel-zip": () => "ist eine ZIP-Datei, aber keine Arbeitsmappe von Excel",
  "is-open-document": () =>
    "ist eine OpenDocument-Datei; öffnen Sie sie in ihrem eigenen Programm und speichern Sie sie als .xlsx",
  "is-numbers": () => "ist ein Numbers-Dokument; exportieren Sie es aus Numbers nach Excel oder CSV",
  "is-word": () => "ist ein Word-Dokument",
  "is-powerpoint": () => "ist eine PowerPoint-Präsentation",
  "is-protected": () => "ist mit einem Passwort geschützt",
  "is-damaged": () => "ist beschädigt",
  "is-damaged-or-no-workbook": () => "ist beschädigt oder keine Arbeitsmappe",
  "is-damaged-sheet": ({ sheet }) => `ist beschädigt: Das Blatt „${sheet}“ lässt sich nicht lesen`,
  "is-too-wide": () => "hat mehr Zellen, als gelesen werden können",
  "is-cut-off-sheet": () => "ist unvollständig: Einem Blatt fehlt das Ende",
  "is-cut-off": () => "ist unvollständig: Das Ende fehlt",
  "unpacks-to-too-much": () => "ist entpackt weit größer, als eine Arbeitsmappe sein muss",
  "holds-too-many-parts": () => "enthält weit mehr Teile, als eine Arbeitsmappe braucht",
  "holds-too-many-files": () => "enthält mehr als 200 Dateien, oder diese sind zu tief verschachtelt",
  "unpacks-to-too-many-bytes": () => "ist entpackt größer als 100 MB",
  "has-a-name-twice": () => "enthält zwei Teile mit demselben Namen",
  "is-no-zip": () => "ist keine ZIP-Datei, oder ihr Anfang fehlt",
  "is-no-mail": () => "ist keine E-Mail, oder ihr Anfang fehlt",
  "could-not-be-opened": ({ code }) => `ließ sich nicht öffnen: ${code ?? "aus unbekanntem Grund"}`,

  "is-no-text": () => "enthält Bytes, die kein Text sind; speichern Sie sie als CSV UTF-8",
  "is-mixed-text": () => "mischt UTF-8 mit einem anderen Zeichensatz; speichern Sie sie noch einmal als CSV UTF-8",
  "is-in-either-set": ({ line, texts }) =>
    `zeigt ihren Zeichensatz nicht: In Zeile ${line} kann ${texts.map(({ text, set }) => `„${text}“ (${set})`).join(" oder ")} stehen; speichern Sie sie noch einmal als CSV UTF-8`,
  "quote-not-closed": () =>
    "hat ein Anführungszeichen, das nie geschlossen wird; ihre Zeilen lassen sich nicht trennen",
  "quote-astray": ({ line }) =>
    `hat ein Anführungszeichen an der falschen Stelle${near(line)}; ihre Zeilen lassen sich nicht trennen`,
  "cannot-be-cut": ({ line }) => `lässt sich nicht in Zeilen teilen${near(line)}`,
  "has-no-header-row": () => "hat keine Zeile mit Überschriften",
  "has-cell-too-long-for-copy": () =>
    "hat eine Zelle mit mehr als 32.767 Zeichen, und keine Arbeitsmappe nimmt sie auf",
  "has-no-row-to-correct": () => "hat keine Zeile zum Korrigieren",

  "answer-makes-no-sense": () => "die Antwort war nicht zu verstehen",
  "no-answer-within": ({ seconds }) => `keine Antwort innerhalb von ${seconds} Sekunden`,
  "needs-too-much-memory": () => "sie braucht mehr Speicher, als eine Datei bekommt",
  "process-ended": ({ said }) =>
    said === ""
      ? "es brach zweimal ab, vielleicht aus Mangel an Arbeitsspeicher"
      : `es endete mit der Meldung: ${said}`,

  "content-named": ({ name }) => name,
  content: ({ is }) => contents[is],
};

const contents: Readonly<Record<Of<"content">["is"], string>> = {
  pdf: "eine PDF-Datei",
  png: "ein PNG-Bild",
  jpeg: "ein JPEG-Bild",
  docx: "ein Word-Dokument",
  xlsx: "eine Arbeitsmappe von Excel",
  ole: "eine ältere oder geschützte Office-Datei",
  zip: "eine ZIP-Datei",
  text: "einfacher Text",
  empty: "nichts",
  unknown: "Daten unbekannter Art",
};
