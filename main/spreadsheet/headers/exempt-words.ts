/** @file Words in headings of amounts that have no VAT, in the languages of the headings. */

const words =
  "exempt|exen|ex[oó]n[eé]r|esente|esenti|isent|steuerfrei|befreit|zwoln|osvobo|neimpoz|scutit|momsfri|avgiftsfri|vapaut|verotto|mentes|απαλλ|istisna|muaf|необл|без ндс|без пдв|не подлеж|vrijgest|undtag|fritat|oslob|免税|非課税|不課税|면세|معف";
const exempt = new RegExp(words, "iu");
const exemptOrZero = new RegExp(`${words}|(?<![\\d.,])0(?:[.,]0+)? ?%|zero|nul`, "iu");

/** True for “Exempt”, “Oslobođeno PDV-a” and “0 %”: a heading of amounts without VAT. */
export const namesExempt = (header: string): boolean => exemptOrZero.test(header);

/** True for the words alone: “VAT 0 %” may be the VAT, which is nothing. */
export const saysExempt = (header: string): boolean => exempt.test(header);
