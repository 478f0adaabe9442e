/** @file Takes the attachments out of an e-mail that Outlook has saved as .msg (MS-OXMSG: a compound file of properties). */

import type { PlainMessage } from "../../../shared/wording/message.ts";
import { type FileInside, mostBytesInside, mostFilesInside } from "./file-inside.ts";
import { readStreams, type Streams } from "./read-streams.ts";

/** A mail in a mail in a mail: deeper ones are hostile. */
const deepest = 10;

/** The properties that are read, by their ids (MS-OXPROPS). */
const tag = { data: "3701", longName: "3707", shortName: "3704", mimeType: "370E", contentId: "3712" } as const;
/** An attachment that the text of the mail shows, such as the logo of a signature. */
const flagsTag = 0x3714_0003;
const shownInText = 4;

/** Never throws. @returns the attachments, none where the mail has none, or why it can't be read */
export function unpackMessage(bytes: Uint8Array): readonly FileInside[] | PlainMessage {
  const streams = readStreams(bytes);
  if (streams === null) return "is-no-mail";
  if (!streams.has("__properties_version1.0")) return "is-no-mail";
  const found: FileInside[] = [];
  let sizeBytes = 0;
  const visit = (mail: string, depth: number): PlainMessage | null => {
    if (depth > deepest) return "holds-too-many-files";
    for (const folder of foldersIn(streams, mail)) {
      const inner = `${folder}__substg1.0_${tag.data}000D/`;
      if (streams.has(`${inner}__properties_version1.0`)) {
        const problem = visit(inner, depth + 1);
        if (problem !== null) return problem;
        continue;
      }
      const content = streams.get(`${folder}__substg1.0_${tag.data}0102`);
      const name = textOf(streams, folder, tag.longName) ?? textOf(streams, folder, tag.shortName);
      if (content === undefined || name === null || isShown(streams, folder)) continue;
      sizeBytes += content.length;
      found.push({ path: name, bytes: content });
      if (found.length > mostFilesInside) return "holds-too-many-files";
      if (sizeBytes > mostBytesInside) return "unpacks-to-too-many-bytes";
    }
    return null;
  };
  return visit("", 0) ?? found;
}

/** The folders of a mail's attachments, in their order. */
const foldersIn = (streams: Streams, mail: string): readonly string[] => {
  const folders = [...streams.keys()].flatMap((path) => {
    const [, folder] = path.startsWith(mail)
      ? (/^(__attach_version1[.]0_#[0-9A-F]{8}\/)/i.exec(path.slice(mail.length)) ?? [])
      : [];
    return folder === undefined ? [] : [mail + folder];
  });
  return [...new Set(folders)].sort();
};

/** As Unicode, or in the code page of the computer that saved it. */
function textOf(streams: Streams, folder: string, property: string): string | null {
  const unicode = streams.get(`${folder}__substg1.0_${property}001F`);
  const plain = streams.get(`${folder}__substg1.0_${property}001E`);
  const bytes = unicode ?? plain;
  if (bytes === undefined) return null;
  const text = new TextDecoder(unicode === undefined ? "windows-1252" : "utf-16le").decode(bytes);
  const name = text.replace(/\0+$/, "").trim();
  return name === "" ? null : name;
}

/** A picture that the text shows has an id for that, and a flag. */
function isShown(streams: Streams, folder: string): boolean {
  if (!textOf(streams, folder, tag.mimeType)?.toLowerCase().startsWith("image/")) return false;
  if (textOf(streams, folder, tag.contentId) === null) return false;
  const properties = streams.get(`${folder}__properties_version1.0`) ?? new Uint8Array();
  const view = new DataView(properties.buffer, properties.byteOffset, properties.byteLength);
  // Eight bytes that mean nothing, then sixteen for each property: its tag, its flags, its value.
  for (let at = 8; at + 16 <= properties.length; at += 16)
    if (view.getUint32(at, true) === flagsTag) return (view.getUint32(at + 8, true) & shownInText) !== 0;
  return false;
}
