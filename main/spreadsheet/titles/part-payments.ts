/** @file Leaves out of a line what it says of an invoice that is paid in part: the whole invoice is booked all the same. */

/** “In part” and “paid”, in either order; one to a line or two, so that a native speaker can read and correct them. */
const words: readonly (readonly [inPart: string, paid: string])[] = [
  ["part(?:ly|ially)?|in part", "paid|settled"],
  ["teilweise|zum teil|anteilig|tw\\.", "(?:be|ge)zahlt|beglichen"],
  ["partiellement|en partie", "(?:pay|r[ée]gl|acquitt|sold)[ée]e?s?"],
  ["deels|gedeeltelijk|voor een deel", "betaald|voldaan"],
  ["parcialmente|en parte|em parte", "pag(?:ad)?[oa]s?|liquidad[oa]s?"],
  ["parzialmente|in parte", "(?:pagat|saldat)[oaie]"],
  ["cz[ęe][śs]ciowo|w cz[ęe][śs]ci", "(?:za|o)p[łl]acon\\p{L}*"],
  ["[čc][áa]ste[čc]n[ěe]|z[čc][áa]sti|[čc]iasto[čc]ne|s[čc]asti", "(?:uhrazen|zaplacen|uhraden|zaplaten)\\p{L}*"],
  ["delvist?|till viss del|en del", "betal[dt]\\p{L}*"],
  ["osittain|osaksi", "maksettu"],
  ["r[ée]szben|r[ée]szleges\\p{L}*", "(?:ki)?(?:fizet|egyenl)\\p{L}*"],
  ["par[țt]ial", "(?:pl[ăa]tit|achitat)[ăea]?"],
  ["djelomi[čc]no|delimi[čc]no|delno", "(?:pla[ćc]en|pla[čc]an|podmiren)\\p{L}*"],
  ["частично|частково", "(?:оплачен|сплачен|уплачен|платен)\\p{L}*"],
  ["μερικ[ώά]ς?|εν μέρει", "(?:εξοφλ|πληρω)\\p{L}*"],
  ["k[ıi]smen|k[ıi]smi", "[öo]den(?:di|mi[şs])|[öo]deme"],
  ["a[ðd] hluta", "greidd\\p{L}*|greitt"],
  ["osaliselt|da[ļl][ēe]ji|i[šs] dalies|dalinai", "tasutud|makstud|(?:ap|sa)?maks[āa]t\\p{L}*|apmok[ėe]t\\p{L}*"],
];
const others: readonly string[] = [
  "part(?:ial)?[- ]payment(?: made)?|teil(?:be)?zahl(?:t|ung)(?: geleistet)?|(?:paiement|r[èe]glement) partiel|deelbetaling|pago parcial|pagamento parzi?ale?|delbetal\\p{L}*|osamaksu\\p{L}*|r[ée]szfizet\\p{L}*",
  "一部(?:入金|支払|払い?)(?:済み?)?|部分(?:付款|支付|已付)|일부 ?(?:지급|결제|납부)\\p{L}*|thanh toán một phần|(?:dibayar sebagian|sebagian dibayar)|ชำระบางส่วน",
];
const eitherWay = words.map(
  ([inPart, paid]) => `(?:${inPart})[ -](?:\\p{L}+ )?(?:${paid})|(?:${paid})(?: \\p{L}+)? (?:${inPart})`,
);
const partPaid = new RegExp(`(?<!\\p{L})(?:${[...eitherWay, ...others].join("|")})(?!\\p{L})`, "giu");

/** The line without “is partly paid”; null where it says nothing of the kind. */
export function withoutPartPaid(text: string): string | null {
  const rest = text.replaceAll(partPaid, " ");
  return rest === text ? null : rest;
}
