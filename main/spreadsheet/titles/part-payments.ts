/** @file Leaves out of a line what it says of an invoice that is paid in part: the whole invoice is booked all the same. */

/** One to a line or two, so that a native speaker can read and correct them. */
const sentences: readonly string[] = [
  "(?:part(?:ly|ially)?|in part)[- ]paid|paid (?:in part|part(?:ly|ially))|part(?:ial)?[- ]payment(?: made)?",
  "(?:teilweise|zum teil|anteilig) (?:be|ge)zahlt|teil(?:be)?zahl(?:t|ung)(?: geleistet)?",
  "(?:partiellement|en partie) (?:pay|r[ée]gl|acquitt)[ée]e?s?|(?:pay|r[ée]gl)[ée]e?s? (?:partiellement|en partie)|(?:paiement|r[èe]glement) partiel",
  "(?:deels|gedeeltelijk|voor een deel) betaald|deelbetaling",
  "parcialmente pagad[oa]s?|pagad[oa]s? (?:parcialmente|en parte)|pago parcial",
  "parcialmente pag[oa]s?|pag[oa]s? (?:parcialmente|em parte)|pagamento parcial",
  "(?:parzialmente|in parte) (?:pagat|saldat)[oaie]|(?:pagat|saldat)[oaie] (?:parzialmente|in parte)|pagamento parziale",
  "cz[ęe][śs]ciowo (?:za|o)p[łl]acon\\p{L}*|(?:za|o)p[łl]acon\\p{L}* cz[ęe][śs]ciowo",
  "(?:[čc][áa]ste[čc]n[ěe]|z[čc][áa]sti) (?:uhrazen|zaplacen)\\p{L}*|(?:uhrazen|zaplacen)\\p{L}* (?:[čc][áa]ste[čc]n[ěe]|z[čc][áa]sti)",
  "(?:[čc]iasto[čc]ne|s[čc]asti) (?:uhraden|zaplaten)\\p{L}*|(?:uhraden|zaplaten)\\p{L}* (?:[čc]iasto[čc]ne|s[čc]asti)",
  "delvist? betal[dt]\\p{L}*|(?:betalt|betald) delvist?|delbetal\\p{L}*",
  "osittain maksettu|osamaksu\\p{L}*|r[ée]szben (?:ki)?(?:fizet|egyenl)\\p{L}*|r[ée]szfizet\\p{L}*",
  "par[țt]ial (?:pl[ăa]tit|achitat)[ăea]?|(?:pl[ăa]tit|achitat)[ăea]? par[țt]ial",
  "djelomi[čc]no (?:pla[ćc]en|podmiren)\\p{L}*|delimi[čc]no pla[ćc]en\\p{L}*|delno pla[čc]an\\p{L}*",
  "частично оплачен\\p{L}*|оплачен\\p{L}* частично|частично платен\\p{L}*|частково (?:оплачен|сплачен)\\p{L}*|(?:оплачен|сплачен)\\p{L}* частково",
  "μερικ[ώά]ς? (?:εξοφλ|πληρω)\\p{L}*|εξοφλ\\p{L}* μερικ[ώά]ς?|k[ıi]smen [öo]dendi|k[ıi]smi [öo]deme",
  "greidd\\p{L}* a[ðd] hluta|a[ðd] hluta greidd\\p{L}*|osaliselt (?:tasutud|makstud)|da[ļl][ēe]ji (?:ap|sa)?maks[āa]t\\p{L}*|i[šs] dalies apmok[ėe]t\\p{L}*",
  "一部(?:入金|支払|払い?)(?:済み?)?|部分(?:付款|支付|已付)|일부 ?(?:지급|결제|납부)\\p{L}*|thanh toán một phần|(?:dibayar sebagian|sebagian dibayar)|ชำระบางส่วน",
];
const partPaid = new RegExp(`(?<!\\p{L})(?:${sentences.join("|")})(?!\\p{L})`, "giu");

/** The line without “is partly paid”; null where it says nothing of the kind. */
export function withoutPartPaid(text: string): string | null {
  const rest = text.replaceAll(partPaid, " ");
  return rest === text ? null : rest;
}
