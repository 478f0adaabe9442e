/** @file The character sets and separators in which the text files of one layout come, and whether a file has others. */

/** How a text file is written. */
export interface FileText {
  /** The name that people know: “UTF-8”. */
  readonly encoding: string;
  /** Common ones have names: “comma”. */
  readonly separator: string;
  /** It has no other characters than those that every character set has, so it shows none. */
  readonly isAscii?: true;
}

/** What is known of the earlier files of a template. */
export interface TextForms {
  readonly encodings: readonly string[];
  readonly separators: readonly string[];
}

/** What a file has that no earlier one had; null where it has nothing new. */
export interface TextChange {
  readonly encoding: string | null;
  readonly separator: string | null;
}

/**
 * What of this file's form is new. Nothing is where nothing is known of earlier files, as of a template that was written
 * by hand, or where the earlier ones were workbooks.
 */
export function compareText({ encodings, separators }: TextForms, file: FileText | null): TextChange | null {
  if (file === null) return null;
  const isNew = (known: readonly string[], one: string) => known.length > 0 && !known.includes(one);
  const encoding = file.isAscii !== true && isNew(encodings, file.encoding) ? file.encoding : null;
  const separator = isNew(separators, file.separator) ? file.separator : null;
  return encoding === null && separator === null ? null : { encoding, separator };
}

/** The forms with this file's among them. */
export function withText(known: TextForms | undefined, file: FileText | null): TextForms | undefined {
  if (file === null) return known;
  const { encodings, separators } = known ?? { encodings: [], separators: [] };
  return {
    encodings: [...new Set([...encodings, ...(file.isAscii ? [] : [file.encoding])])],
    separators: [...new Set([...separators, file.separator])],
  };
}
