/** @file The single-byte character sets in which western offices save spreadsheets. */

export interface CodePage {
  /** The name that people know. */
  readonly name: string;
  /** The characters of the bytes 0x80 to 0xff; U+FFFD for an unused byte. */
  readonly upper: string;
}

const latin1 =
  "\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";

/** The encoding of Windows programs in western Europe and America; a superset of Latin-1's printable characters. */
export const windows1252: CodePage = {
  name: "Windows-1252",
  upper: `€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ${latin1}`,
};

/** The encodings of older programs. */
export const olderPages: readonly CodePage[] = [
  {
    name: "Mac Roman",
    upper:
      "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
  },
  {
    name: "DOS (code page 850)",
    upper:
      "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  },
  {
    name: "Latin-9 (ISO-8859-15)",
    upper:
      "\ufffd".repeat(32) +
      latin1
        .replace("¤", "€")
        .replace("¦", "Š")
        .replace("¨", "š")
        .replace("´", "Ž")
        .replace("¸", "ž")
        .replace("¼", "Œ")
        .replace("½", "œ")
        .replace("¾", "Ÿ"),
  },
];

/** Decodes the bytes with this code page. */
export function decodeIn({ upper }: CodePage, bytes: Uint8Array): string {
  const units = Uint16Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? byte : upper.charCodeAt(byte - 0x80)));
  const text = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) text[at] = units[bytes[at] ?? 0] ?? 0xfffd;
  return new TextDecoder(isLittleEndian ? "utf-16le" : "utf-16be").decode(text);
}

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
