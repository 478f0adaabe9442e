/** @file Why a spreadsheet cannot be read, as half a sentence in English; see [Note: a message]. */

const kinds = {
  pdf: "a PDF",
  png: "a PNG image",
  jpeg: "a JPEG image",
  gif: "a GIF image",
  tiff: "a TIFF image",
  rtf: "a rich text document",
  program: "a program",
  xml: "an XML file",
  zip: "a workbook or other zip file",
  office: "a workbook or other Office file",
};
/** Excel opens these like workbooks. */
const pages = { mime: "a web page", html: "an HTML page", "xml-2003": "an Excel 2003 XML workbook" };
const packages = { gzip: "compressed with gzip", archive: "an archive" };

type Named = {
  /** With its dot, or "" if the name has none. */
  readonly extension: string;
};
const named = ({ extension }: Named): string =>
  extension === "" ? "with no extension in its name" : `with the extension ${extension}`;
const saveAsXlsx = "open it in Excel and save it as .xlsx";
const near = (line: number | null): string => (line === null ? "" : ` near line ${line}`);

export const unreadable = {
  "is-no-template": (of: {
    readonly fault:
      | "no-template"
      | "unknown-key"
      | "wrong-value"
      | "no-heading"
      | "heading-of-two"
      | "not-json"
      | "too-large";
    readonly key: string;
    readonly value: string;
  }) => {
    switch (of.fault) {
      case "not-json":
        return "isn't valid JSON";
      case "no-template":
        return "contains no template";
      case "too-large":
        return "is too large for a template";
      case "unknown-key":
        return `has “${of.key}”, which isn't a known setting`;
      case "no-heading":
        return `has “${of.key}” under “alsoCalled”, which isn't the heading of any of its columns`;
      case "heading-of-two":
        return `gives “${of.value}” the heading “${of.key}” under “alsoCalled”, which another column has too`;
      case "wrong-value":
        return of.value === "" ? `lacks “${of.key}”` : `has ${of.value} for “${of.key}”, which isn't allowed there`;
    }
  },
  "is-empty": () => "is empty",
  "is-other-kind": (of: Named & { readonly kind: keyof typeof kinds }) => `is ${kinds[of.kind]} ${named(of)}`,
  "is-page": (of: Named & { readonly kind: keyof typeof pages }) => `is ${pages[of.kind]} ${named(of)}; ${saveAsXlsx}`,
  "is-packed": (of: Named & { readonly kind: keyof typeof packages }) =>
    `is ${packages[of.kind]} ${named(of)}; extract it first`,
  "is-too-old": () => `is from a version before Excel 97; ${saveAsXlsx}`,
  "is-no-workbook": () => "isn't a workbook",
  "is-no-excel-zip": () => "is a zip file, but not an Excel workbook",
  "is-open-document": () => "is an OpenDocument file; open it in its own program and save it as .xlsx",
  "is-numbers": () => "is a Numbers document; export it from Numbers to Excel or CSV",
  "is-word": () => "is a Word document",
  "is-powerpoint": () => "is a PowerPoint presentation",
  "is-protected": () => "is protected with a password",
  "is-damaged": () => "is damaged",
  "is-damaged-or-no-workbook": () => "is damaged or isn't a workbook",
  "is-damaged-sheet": ({ sheet }: { readonly sheet: string }) => `is damaged: its sheet “${sheet}” can't be read`,
  "is-too-wide": () => "has more cells than can be read",
  "is-cut-off-sheet": () => "is incomplete: a sheet has no end",
  "is-cut-off": () => "is incomplete: its end is missing",
  "unpacks-to-too-much": () => "expands to far more than a workbook needs",
  "holds-too-many-parts": () => "has far more parts than a workbook needs",
  "holds-too-many-files": () => "has more than 200 files inside, or hides them too deeply",
  "unpacks-to-too-many-bytes": () => "expands to more than 100 MB",
  "has-a-name-twice": () => "has two parts of the same name",
  "is-no-zip": () => "isn't a zip file, or its beginning is missing",
  "is-no-mail": () => "isn't an e-mail, or its beginning is missing",
  "could-not-be-opened": ({ code }: { readonly code: string | null }) =>
    `couldn't be opened: ${code ?? "for an unknown reason"}`,

  "is-no-text": () => "contains bytes that aren't text; save it as CSV UTF-8",
  "is-mixed-text": () => "mixes UTF-8 with another character set; save it again as CSV UTF-8",
  "is-in-either-set": (of: {
    readonly line: number;
    readonly texts: readonly { readonly text: string; readonly set: string }[];
  }) =>
    `doesn't show its character set: line ${of.line} may say ${of.texts.map(({ text, set }) => `“${text}” (${set})`).join(" or ")}; save it again as CSV UTF-8`,
  "quote-not-closed": () => "has a quotation mark that's never closed, so its rows can't be separated",
  "quote-astray": ({ line }: { readonly line: number | null }) =>
    `has a stray quotation mark${near(line)}, so its rows can't be separated`,
  "cannot-be-cut": ({ line }: { readonly line: number | null }) => `can't be split into rows${near(line)}`,
  "has-no-header-row": () => "has no row of headings",
  "has-cell-too-long-for-copy": () => "has a cell with more than 32,767 characters, which no workbook takes",
  "has-no-row-to-correct": () => "has no rows to correct",

  "answer-makes-no-sense": () => "its answer couldn't be understood",
  "no-answer-within": ({ seconds }: { readonly seconds: number }) => `no answer within ${seconds} seconds`,
  "needs-too-much-memory": () => "it needs more memory than one file may use",
  /** `code` is for IT people, and in the trail. */
  "process-ended": ({ said }: { readonly code: number | null; readonly said: string }) =>
    said === "" ? "it stopped twice, perhaps because the computer was short of memory" : `it ended with: ${said}`,

  "content-named": ({ name }: { readonly name: string }) => name,
  content: ({ is }: { readonly is: keyof typeof contents }) => contents[is],
};

/** The kinds of content that the first bytes show. */
const contents = {
  pdf: "a PDF",
  png: "a PNG image",
  jpeg: "a JPEG image",
  docx: "a Word document",
  xlsx: "an Excel workbook",
  ole: "an older or protected Office file",
  zip: "a zip file",
  text: "plain text",
  empty: "nothing",
  unknown: "an unknown kind of file",
};
