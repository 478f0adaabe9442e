/** @file Checks a document against the service's rules for type, size, name and content (service.md 4.2 and 8). */

import type { Content, Drop } from "../../../shared/imports/drop.ts";
import type { DropFailure, NameRule } from "../../../shared/imports/failures/drop-failure.ts";
import { documentTypes } from "../../../shared/values/document-types.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";

// "Less than 150 MB" does not say which MB. With 1,048,576 bytes the service may refuse a file between the two limits,
// with a reason; with 1,000,000 bytes such a file would never be sent although the service may accept it.
const limitBytes = 150 * 1024 * 1024;
/** In UTF-16 units, the extension included (service.md 4.2). */
export const longestName = 200;

/** A document that keeps every rule, under the name and type that it is sent with. */
export interface CheckedDocument {
  readonly fileName: string;
  readonly mimeType: string;
  readonly extension: string;
}

/** Checks a document against every rule that needs no answer from the service; fails with the first broken one. */
export function checkDocument({ path, sizeBytes, content }: Drop): Result<CheckedDocument, DropFailure> {
  const fileName = fileNameOf(path);
  if (sizeBytes === 0 || content.is === "empty") return fail({ kind: "empty-file" });
  if (sizeBytes >= limitBytes) return fail({ kind: "too-large", as: "document", sizeBytes, limitBytes });
  const rule = brokenNameRule(fileName);
  if (rule !== null) return fail({ kind: "name-not-permitted", rule });

  const extension = extensionOf(fileName);
  const type = Object.hasOwn(documentTypes, extension) ? documentTypes[extension] : undefined;
  if (type === undefined) return fail({ kind: "type-not-permitted", extension });
  if (content.is !== type.content)
    return fail({ kind: "content-differs-from-extension", extension, found: lineOf(content) });
  return ok({ fileName, mimeType: type.mimeType, extension });
}

/** In lower case with its dot; "" where there is none, as in "scan", "scan." and ".pdf". "Acme Ltd..pdf" has ".pdf". */
const extensionOf = (fileName: string): string => /[^.].*?(\.[^.]+)$/s.exec(fileName)?.[1]?.toLowerCase() ?? "";

/** The first rule of service.md 4.2 that a file name breaks, or null. A dot or a space at its end hides its extension. */
export function brokenNameRule(fileName: string): NameRule | null {
  // Half of a surrogate pair cannot be written in UTF-8, so not in a URL either.
  if (!fileName.isWellFormed()) return "not-encodable";
  if (Array.from(fileName).some((character) => character < " " || character === "\x7f")) return "control-character";
  if (/[<>:"/\\|?*]/.test(fileName)) return "forbidden-character";
  // Counted in UTF-16 units: no other count of characters gives more.
  if (fileName.length > longestName) return "too-long";
  // "10023.pdf " has the extension ".pdf " otherwise, and nobody sees why that isn't accepted.
  if (/[. ]$/.test(fileName) && extensionOf(fileName.replace(/[. ]+$/, "")) !== "") return "ends-in-dot-or-space";
  return extensionOf(fileName) === "" ? "no-extension" : null;
}

const lineOf = (content: Content): Message =>
  content.is === "other"
    ? content.name === null
      ? { say: "content", is: "unknown" }
      : { say: "content-named", name: content.name }
    : { say: "content", is: content.is };
