/**
 * @file Takes the files out of a zip or an e-mail, and the invoices out of a file with several, each under a name that stays in its folder.
 *
 * [Note: files inside]
 *
 * A person adds a zip or a saved e-mail. The finance system accepts neither, but what is inside. An e-invoice file with
 * several invoices is treated in the same way, so that one file stays one e-invoice. The parser process
 * unpacks it, within limits, and a person has the files added to the inbox as files of their own. The file itself stays
 * as it is. What is inside a zip within the zip isn't looked at: once added, it is offered by itself.
 */

import { isNamedAsEInvoice } from "../../../shared/e-invoice/e-invoice-name.ts";
import { fileNameFrom } from "../../../shared/values/file-names/file-name-from.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import { numberFileName } from "../../../shared/values/file-names/number-file-name.ts";
import type { PlainMessage } from "../../../shared/wording/message.ts";
import { splitInvoices } from "../../e-invoice/read-e-invoice.ts";
import { type FileInside, mostBytesInside, mostFilesInside } from "./file-inside.ts";
import { unpackMail } from "./unpack-mail.ts";
import { unpackMessage } from "./unpack-message.ts";
import { unpackZip } from "./unpack-zip.ts";

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** @returns the files with names that no other one of them has, or why there are none */
export function unpackArchive(bytes: Uint8Array, fileName: string): readonly NamedFile[] | PlainMessage {
  const found = filesIn(bytes, fileName);
  if (typeof found === "string") return found;
  const taken = new Set<string>();
  return found.map(({ path, bytes: content }) => {
    const name = nameFor(path);
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = numberFileName(name, n);
    taken.add(free.toLowerCase());
    return { name: free, bytes: content };
  });
}

function filesIn(bytes: Uint8Array, fileName: string): readonly FileInside[] | PlainMessage {
  if (/\.eml$/i.test(fileName)) return unpackMail(bytes);
  if (/\.msg$/i.test(fileName)) return unpackMessage(bytes);
  if (!isNamedAsEInvoice(fileName)) return unpackZip(bytes);
  const invoices = splitInvoices(bytes, { mostFiles: mostFilesInside, mostBytes: mostBytesInside });
  if (invoices === null) return "holds-too-many-files";
  const stem = fileNameOf(fileName).replace(/(?:[.]xml|[.]xsig|[.]p7m)+$/i, "");
  return invoices.map((invoice, at) => ({ path: `${stem} - ${at + 1}.xml`, bytes: invoice }));
}

/** The last piece of the path. A folder that is an invoice ID goes before it, because it says where the file belongs. */
function nameFor(path: string): string {
  const pieces = path.split(/[\\/]+/).filter((piece) => piece !== "");
  const name = fileNameFrom(pieces.at(-1) ?? "", "file");
  const folder = pieces.at(-2) ?? "";
  return /^[1-9]\d{2,18}$/.test(folder) && !name.startsWith(folder) ? `${folder} - ${name}` : name;
}
