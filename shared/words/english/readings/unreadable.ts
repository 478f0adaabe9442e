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
const pages = { mime: "a web page", html: "an HTML page", "xml-2003": "an XML workbook of 2003" };
const packages = { gzip: "packed with gzip", archive: "an archive" };

type Named = {
  /** With its dot, or "" if the name has none. */
  readonly extension: string;
};
const named = ({ extension }: Named): string => `with the name ${extension || "of no type"}`;
const saveAsXlsx = "open it in Excel and save it as .xlsx";
const near = (line: number | null): string => (line === null ? "" : ` near line ${line}`);

export const unreadable = {
  "is-empty": () => "is empty",
  "is-other-kind": (of: Named & { readonly kind: keyof typeof kinds }) => `is ${kinds[of.kind]} ${named(of)}`,
  "is-page": (of: Named & { readonly kind: keyof typeof pages }) => `is ${pages[of.kind]} ${named(of)}; ${saveAsXlsx}`,
  "is-packed": (of: Named & { readonly kind: keyof typeof packages }) =>
    `is ${packages[of.kind]} ${named(of)}; unpack it first`,
  "is-too-old": () => `is from a version before Excel 97; ${saveAsXlsx}`,
  "is-no-workbook": () => "is not a workbook",
  "is-no-excel-zip": () => "is a zip file, but not an Excel workbook",
  "is-binary-workbook": () => `is a binary workbook (.xlsb); ${saveAsXlsx}`,
  "is-open-document": () => "is an OpenDocument file; open it in its own program and save it as .xlsx",
  "is-numbers": () => "is a Numbers document; export it from Numbers to Excel or CSV",
  "is-word": () => "is a Word document",
  "is-powerpoint": () => "is a PowerPoint presentation",
  "is-protected": () => "is protected with a password",
  "is-damaged": () => "is damaged",
  "is-damaged-or-no-workbook": () => "is damaged or not a workbook",
  "is-damaged-sheet": ({ sheet }: { readonly sheet: string }) => `is damaged: its sheet “${sheet}” cannot be read`,
  "is-too-wide": () => "spreads over more cells than can be read",
  "is-cut-off-sheet": () => "is cut off: a sheet has no end",
  "is-cut-off": () => "is cut off: its end is missing",
  "unpacks-to-too-much": () => "unpacks to far more than a workbook needs",
  "holds-too-many-parts": () => "holds far more parts than a workbook needs",
  "could-not-be-opened": ({ code }: { readonly code: string | null }) =>
    `could not be opened: ${code ?? "for an unknown reason"}`,

  "is-no-text": () => "holds bytes that are no text; save it as CSV UTF-8",
  "is-mixed-text": () => "is UTF-8 in some lines and something else in others; save it again as CSV UTF-8",
  "is-in-either-set": (of: {
    readonly line: number;
    readonly texts: readonly { readonly text: string; readonly set: string }[];
  }) =>
    `does not show in which character set it is: line ${of.line} may say ${of.texts.map(({ text, set }) => `“${text}” (${set})`).join(" or ")}; save it again as CSV UTF-8`,
  "quote-not-closed": () => "opens a quotation mark that is never closed, so its rows cannot be told apart",
  "quote-astray": ({ line }: { readonly line: number | null }) =>
    `has a stray quotation mark${near(line)}, so its rows cannot be told apart`,
  "cannot-be-cut": ({ line }: { readonly line: number | null }) => `cannot be cut into rows${near(line)}`,
  "has-no-header-row": () => "has no header row",
  "has-no-row-to-correct": () => "has no row to be corrected",

  "answer-makes-no-sense": () => "its answer makes no sense",
  "no-answer-within": ({ seconds }: { readonly seconds: number }) => `no answer within ${seconds} seconds`,
  "needs-too-much-memory": () => "it needs more memory than one file is given",
  "process-ended": ({ code, said }: { readonly code: number | null; readonly said: string }) =>
    `the process ended with code ${code ?? "none"}${said === "" ? "" : `, saying: ${said}`}`,

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
  unknown: "bytes of no known kind",
};
