/** @file Recognises by the number of an e-invoice (BT-1) that it is another paper, or that nobody has given it a number: “RE-900-STORNO”, “DRAFT”, “n/a”. */

/** Papers that are no invoice, or not yet one, wherever the number names them. */
const otherPapers: ReadonlySet<string> = new Set(
  (
    "proforma draft quote quotation estimate reminder statement duplicate " +
    "entwurf mahnung zahlungserinnerung angebot kostenvoranschlag lieferschein duplikat vorschau " +
    "brouillon devis relance duplicata concept offerte herinnering aanmaning borrador presupuesto duplicado " +
    "bozza preventivo sollecito duplicato rascunho orçamento szkic wezwanie utkast tilbud rykker luonnos"
  ).split(" "),
);
/** They say so of a charge; a credit note takes something back. */
const reversals: ReadonlySet<string> = new Set(
  "storno stornorechnung stornierung cancellation reversal annulation annulering anulación annullamento anulowanie".split(
    " ",
  ),
);
/** Behind a number. Before one it may be the name of a copy shop. */
const copies: ReadonlySet<string> = new Set("copy kopie copie copia kopia kopi kopio cópia".split(" "));
/** What people write where there is no number. */
const noNumber =
  /^(?:[^\p{L}\p{N}]+|.*\?\s*|0+|x{2,}|n\W?\s?a\W*|(?:none|nil|null|unknown|tba|tbc|tbd|to be (?:confirmed|advised)|unbekannt|ohne|keine?|folgt|inconnu|sans|onbekend|geen|desconocid[oa]|sin|sconosciut[oa]|senza)(?: (?:number|no|nummer|nr|rechnungsnummer|num[ée]ro|n[úu]mero|numero))?\W*)$/iu;

/** @param isCharge false for a credit note */
export function isNumberOfNoInvoice(number: string, isCharge: boolean): boolean {
  if (noNumber.test(number.trim())) return true;
  const words = number
    .normalize("NFC")
    .toLowerCase()
    .replace(/pro[\s_-]forma/g, "proforma")
    .split(/[^\p{L}]+/u);
  const names = (known: ReadonlySet<string>): boolean => words.some((word) => known.has(word));
  const last = words.findLast((word) => word !== "") ?? "";
  const isCopy = copies.has(last) && !/\d\P{L}*$/u.test(number);
  return names(otherPapers) || (isCharge && names(reversals)) || isCopy;
}
