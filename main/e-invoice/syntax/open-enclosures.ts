/** @file Opens the supporting documents inside an e-invoice (BG-24): which of them can be attached, and under which names. */

import { type Enclosure, mostEnclosuresTold } from "../../../shared/e-invoice/e-invoice.ts";
import type { Content } from "../../../shared/imports/drop.ts";
import { documentTypes } from "../../../shared/values/document-types.ts";
import { fileNameFrom } from "../../../shared/values/file-names/file-name-from.ts";
import { cutToFit } from "../../../shared/values/file-names/number-file-name.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { Element } from "../xml/element.ts";

/** A document inside, as the e-invoice has it. */
export interface Enclosed {
  /** As the e-invoice states it; anything, where it states no type that we know. */
  readonly mimeType: string;
  /** Its file name, which may be anything; empty where it has none. */
  readonly name: string;
  readonly base64: string;
}

/** The documents of UBL and CII. */
export const binaryObjects = (elements: readonly Element[]): readonly Enclosed[] =>
  elements.map(({ attributes, text }) => ({
    mimeType: (attributes.get("mimeCode") ?? "").trim().toLowerCase(),
    name: attributes.get("filename") ?? "",
    base64: text,
  }));

/** A document whose type is stated as the ending of a name, and which may be compressed within. */
export function enclosedAs(format: string, name: string, compression: string | null, base64: string): Enclosed {
  const type = documentTypes[`.${format.trim().toLowerCase()}`]?.mimeType ?? format;
  return { mimeType: compression === null ? type : `${format}, ${compression}`, name, base64 };
}

/** A document inside, with its bytes where it can be attached. */
export interface OpenedEnclosure extends Enclosure {
  readonly content: Uint8Array | null;
}

/** Far more than any real invoice has. Each becomes a file and a call of its own. */
const mostEnclosures = mostEnclosuresTold - 1;
const mostNameBytes = 120;

/** Decodes each document, and gives it a name that is safe as a name of a file, whatever the e-invoice calls it. */
export const openEnclosures = (documents: readonly Enclosed[]): readonly OpenedEnclosure[] =>
  documents.slice(0, mostEnclosures + 1).map((document, at) => {
    const { name, type } = nameOf(document, at + 1);
    if (at === mostEnclosures) return { name, problem: { say: "enclosures-too-many", most: at }, content: null };
    const opened = contentOf(document, type);
    return "say" in opened ? { name, problem: opened, content: null } : { name, problem: null, content: opened.bytes };
  });

/** What is said of the documents, without their bytes. */
export const enclosuresIn = (documents: readonly Enclosed[]): readonly Enclosure[] =>
  openEnclosures(documents).map(({ name, problem }) => ({ name, problem }));

interface Named {
  readonly name: string;
  /** Null where the finance system takes no such document. */
  readonly type: (typeof documentTypes)[string] | null;
}

/** The type that the e-invoice states decides, not the ending of a name that may say anything. */
function nameOf({ mimeType: stated, name: said }: Enclosed, number: number): Named {
  // A path tells of the sender's computer. Nothing may lead anywhere on ours.
  const last = said.slice(Math.max(said.lastIndexOf("/"), said.lastIndexOf("\\")) + 1);
  const whole = fileNameFrom(last, `document ${number}`);
  const dot = whole.lastIndexOf(".");
  const its = dot < 1 ? "" : whole.slice(dot).toLowerCase();
  const extensions = Object.keys(documentTypes).filter((one) => documentTypes[one]?.mimeType === stated);
  const [usual] = extensions;
  if (usual === undefined) return { name: short(whole, ""), type: null };
  const isNamedSo = extensions.includes(its);
  const name = isNamedSo ? short(whole.slice(0, dot), whole.slice(dot)) : short(whole, usual);
  return { name, type: documentTypes[isNamedSo ? its : usual] ?? null };
}

/** No name is that of our own notes or of a lock file: people would take the sender's words for ours, or nobody would look at it. */
const short = (stem: string, ending: string): string =>
  `${cutToFit(stem, mostNameBytes)
    .trimEnd()
    .replace(/[.]why$/i, "_why")
    .replace(/^~[$]?/, "_")}${ending}`;

function contentOf({ mimeType, base64 }: Enclosed, type: Named["type"]): { readonly bytes: Uint8Array } | Message {
  if (type === null) return { say: "enclosure-type", type: mimeType.slice(0, 80) };
  const bytes = bytesFrom(base64);
  if (bytes === null) return { say: "enclosure-damaged" };
  if (bytes.length === 0) return { say: "enclosure-empty" };
  return looksLike(type.content, bytes) ? { bytes } : { say: "enclosure-content", type: type.mimeType };
}

function bytesFrom(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Its first bytes; the whole of it is checked like every document before it is sent. */
function looksLike(content: Content["is"], bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  switch (content) {
    case "pdf":
      return head.includes("%PDF-");
    case "png":
      return head.startsWith("\x89PNG\r\n");
    case "jpeg":
      return head.startsWith("\xff\xd8\xff");
    case "docx":
    case "xlsx":
      return head.startsWith("PK\x03\x04");
    case "ole":
      return head.startsWith("\xd0\xcf\x11\xe0");
    default:
      return !head.includes("\0");
  }
}
