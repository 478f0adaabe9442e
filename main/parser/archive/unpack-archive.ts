/**
 * @file Takes the files out of a zip or an e-mail, each under a name that stays in its folder.
 *
 * [Note: files inside]
 *
 * A person adds a zip or a saved e-mail. The finance system accepts neither, but what is inside. The parser process
 * unpacks it, within limits, and a person has the files added to the inbox as files of their own. The file itself stays
 * as it is. What is inside a zip within the zip isn't looked at: once added, it is offered by itself.
 */

import { fileNameFrom } from "../../../shared/values/file-name-from.ts";
import { numberFileName } from "../../../shared/values/number-file-name.ts";
import type { PlainMessage } from "../../../shared/wording/message.ts";
import { unpackMail } from "./unpack-mail.ts";
import { unpackZip } from "./unpack-zip.ts";

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** @returns the files with names that no other one of them has, or why there are none */
export function unpackArchive(bytes: Uint8Array, fileName: string): readonly NamedFile[] | PlainMessage {
  const found = /\.eml$/i.test(fileName) ? unpackMail(bytes) : unpackZip(bytes);
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

/** The last piece of the path. A folder that is an invoice ID goes before it, because it says where the file belongs. */
function nameFor(path: string): string {
  const pieces = path.split(/[\\/]+/).filter((piece) => piece !== "");
  const name = fileNameFrom(pieces.at(-1) ?? "", "file");
  const folder = pieces.at(-2) ?? "";
  return /^[1-9]\d{2,18}$/.test(folder) && !name.startsWith(folder) ? `${folder} - ${name}` : name;
}
