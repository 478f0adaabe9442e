/** @file Reads the fileName of an attach request and checks it against the rules of service.md 4.2. */

import type { PermittedType } from "./permitted-types.ts";
import { RefusedError } from "./refusals.ts";

const maxFileNameCharacters = 200;
// What may stand in a query value as it is (RFC 3986), without the separators & and =.
const encoded = /^(?:[A-Za-z0-9\-._~!$'()*,;:@/?+]|%[0-9A-Fa-f]{2})*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the rule is about
const forbidden = /[<>:"/\\|?*\u0000-\u001f\u007f]/;

/** Takes the file name out of the raw query; throws a RefusedError where a rule is broken. */
export function readFileName(rawQuery: string, type: PermittedType): string {
  const name = decodeFileName(rawQuery);
  if (forbidden.test(name))
    throw new RefusedError(
      "file-name-forbidden-character",
      'The file name holds a control character or one of < > : " / \\ | ? *',
    );
  // Counted in UTF-16 units, as .NET counts them.
  if (name.length > maxFileNameCharacters)
    throw new RefusedError("file-name-too-long", `The file name is longer than ${maxFileNameCharacters} characters.`);
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase();
  if (!extension)
    throw new RefusedError("file-name-without-extension", "The file name must include the file's extension.");
  if (!type.extensions.includes(extension))
    throw new RefusedError("extension-mismatch", `The extension ${extension} does not match ${type.mimeType}.`);
  return name;
}

function decodeFileName(rawQuery: string): string {
  const given = rawQuery
    .split("&")
    .map((pair) => /^fileName=(.*)$/s.exec(pair)?.[1])
    .filter((value) => value !== undefined);
  const [raw] = given;
  if (raw === undefined || raw === "" || given.length > 1)
    throw new RefusedError("file-name-missing", "The query must hold fileName, once.");
  if (!encoded.test(raw)) throw new RefusedError("file-name-not-encoded", "The file name must be URL encoded.");
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    throw new RefusedError("file-name-not-encoded", "The file name is not valid URL encoded UTF-8.");
  }
}
