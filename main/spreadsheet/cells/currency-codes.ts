/** @file Currencies: the codes of ISO 4217, and the signs and words for them. */

// Current codes, and those replaced so recently that invoices in them still arrive. The runtime's list is not used,
// because it holds historic currencies such as the mark and changes with the runtime.
const codes = new Set(
  (
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF " +
    "CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK " +
    "HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL " +
    "MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON " +
    "RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH " +
    "UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG"
  ).split(" "),
);

/** True for a current code in capitals. */
export const isCurrencyCode = (code: string): boolean => codes.has(code);

/** The currency of each sign; null where several currencies use it. */
export const currencyOfSign: ReadonlyMap<string, string | null> = new Map([
  ["€", "EUR"],
  ["ج.م", "EGP"],
  ["ر.س", "SAR"],
  ["د.إ", "AED"],
  ["د.ك", "KWD"],
  ["ر.ق", "QAR"],
  ["د.ب", "BHD"],
  ["د.أ", "JOD"],
  ["د.ت", "TND"],
  ["د.ج", "DZD"],
  ["د.م.", "MAD"],
  ["£", "GBP"],
  ["US$", "USD"],
  ["CA$", "CAD"],
  ["AU$", "AUD"],
  ["NZ$", "NZD"],
  ["HK$", "HKD"],
  ["R$", "BRL"],
  ["A$", "AUD"],
  ["S$", "SGD"],
  ["₹", "INR"],
  ["zł", "PLN"],
  ["zl", "PLN"],
  ["Kč", "CZK"],
  ["Kc", "CZK"],
  ["Ft", "HUF"],
  ["Ft.", "HUF"],
  ["₺", "TRY"],
  ["TL", "TRY"],
  ["₪", "ILS"],
  ["₴", "UAH"],
  ["грн", "UAH"],
  ["грн.", "UAH"],
  ["₽", "RUB"],
  ["руб", "RUB"],
  ["руб.", "RUB"],
  ["лв", "BGN"],
  ["лв.", "BGN"],
  ["C$", "CAD"],
  ["CAD$", "CAD"],
  ["USD$", "USD"],
  ["MX$", "MXN"],
  ["SFr.", "CHF"],
  ["SFr", "CHF"],
  ["lei", "RON"],
  ["Lei", "RON"],
  ["LEI", "RON"],
  ["RM", "MYR"],
  ["R", "ZAR"],
  ["₦", "NGN"],
  ["₩", "KRW"],
  ["₫", "VND"],
  ["฿", "THB"],
  ["₱", "PHP"],
  ["Rp", "IDR"],
  ["Rp.", "IDR"],
  ["円", "JPY"],
  ["원", "KRW"],
  ["บาท", "THB"],
  ["đ", "VND"],
  ["VNĐ", "VND"],
  ["NT$", "TWD"],
  ["RD$", "DOP"],
  ["COL$", "COP"],
  ["AR$", "ARS"],
  ["J$", "JMD"],
  ["TT$", "TTD"],
  ["S/", "PEN"],
  ["S/.", "PEN"],
  ["Q", "GTQ"],
  ["L", "HNL"],
  ["B/.", "PAB"],
  ["₡", "CRC"],
  ["₲", "PYG"],
  ["Gs.", "PYG"],
  ["₾", "GEL"],
  ["₸", "KZT"],
  ["₼", "AZN"],
  ["֏", "AMD"],
  ["₵", "GHS"],
  ["GH₵", "GHS"],
  ["GH¢", "GHS"],
  ["KSh", "KES"],
  ["KSh.", "KES"],
  ["KShs", "KES"],
  ["Ksh", "KES"],
  ["Kshs", "KES"],
  ["TSh", "TZS"],
  ["USh", "UGX"],
  ["UShs", "UGX"],
  ["KM", "BAM"],
  ["дин.", "RSD"],
  ["дин", "RSD"],
  ["din.", "RSD"],
  ["ден.", "MKD"],
  ["ден", "MKD"],
  ["тг", "KZT"],
  ["тг.", "KZT"],
  ["E£", "EGP"],
  ["৳", "BDT"],
  ["Tk", "BDT"],
  ["Tk.", "BDT"],
  ["DT", "TND"],
  ["Bs", null],
  ["Bs.", null],
  ["FCFA", null],
  ["CFA", null],
  ["元", null],
  ["$", null],
  ["¥", null],
  ["kr.", null],
  ["kr", null],
  ["Kr.", null],
  ["Kr", null],
  ["Fr.", null],
  ["Rs.", null],
  ["Rs", null],
]);

/** The currencies of a sign that several use, the most common ones in accounts offices first. */
export const currenciesOfSign: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["$", ["USD", "CAD", "AUD", "NZD", "HKD", "SGD", "MXN"]],
  ["¥", ["JPY", "CNY"]],
  ...["kr.", "kr", "Kr.", "Kr"].map((sign) => [sign, ["SEK", "NOK", "DKK", "ISK"]] as const),
  ["Fr.", ["CHF", "XAF", "XOF"]],
  ...["Pesos", "pesos", "PESOS", "Peso"].map(
    (name) => [name, ["MXN", "ARS", "CLP", "COP", "UYU", "DOP", "PHP"]] as const,
  ),
  ...["Rs.", "Rs"].map((sign) => [sign, ["INR", "PKR", "LKR", "NPR"]] as const),
  ...["Bs.", "Bs"].map((sign) => [sign, ["BOB", "VES"]] as const),
  ...["FCFA", "CFA"].map((sign) => [sign, ["XOF", "XAF"]] as const),
  ["元", ["CNY", "TWD"]],
]);

const signAtEnd = new RegExp(
  `(?:^|[\\s([])(${[...currenciesOfSign.keys()].map((sign) => sign.replaceAll(/[$.]/g, "\\$&")).join("|")})[)\\]]?\\s*$`,
  "u",
);

/** The sign that several currencies share and that ends a heading, such as “Amount (kr)” or “Net $”, or null. */
export const openSignInHeader = (header: string): string | null => signAtEnd.exec(header)?.[1] ?? null;

/** The longer ones first, so that "kr." is not read as "kr" with a dot after it. */
export const currencySigns: readonly string[] = [...currencyOfSign.keys()].toSorted((a, b) => b.length - a.length);

const bySmallLetters: ReadonlyMap<string, string | null> = new Map(
  [...currencyOfSign].filter(([sign]) => sign.length > 1).map(([sign, code]) => [sign.toLowerCase(), code] as const),
);

/** The names of currencies, without those that several countries use by the same word (“dollars”, “pesos”). */
const currencyNames: readonly (readonly [name: RegExp, code: string])[] = [
  [/^(?:euros?|evro|eura|euró|eurot|euroa|евро|євро|ευρώ|ευρω)$/iu, "EUR"],
  [/^(?:pounds? sterling|sterling|british pounds?|gb pounds?|livres? sterling|libras esterlinas)$/iu, "GBP"],
  [
    // NetSuite calls its first currency by the country.
    /^usa$|^(?:us|u\.s\.|american) dollars?$|^dollars? (?:us|am[eé]ricains?)$|^d[oó]lar(?:es)?(?: (?:estadounidenses?|americanos?))?$/iu,
    "USD",
  ],
  [/^canadian dollars?$|^dollars? canadiens?$/iu, "CAD"],
  [/^australian dollars?$/iu, "AUD"],
  [/^new zealand dollars?$/iu, "NZD"],
  [/^(?:schweizer franken|swiss francs?|francs? suisses?|franchi svizzeri)$/iu, "CHF"],
  [/^(?:svenska kronor|swedish kron(?:or|a))$/iu, "SEK"],
  [/^(?:norske kron(?:er|e)|norwegian kron(?:er|e))$/iu, "NOK"],
  [/^(?:danske kron(?:er|e)|danish kron(?:er|e))$/iu, "DKK"],
  [/^(?:z[lł]ot(?:y|ych|e|ych polskich)|polish z[lł]oty)$/iu, "PLN"],
  [/^(?:korun(?:y|ách)? česk(?:ých|é)|českých korun(?:ách)?|czech koruna)$/iu, "CZK"],
  [/^(?:forint(?:ban)?|magyar forint)$/iu, "HUF"],
  [/^(?:lei rom[aâ]ne[sș]ti|romanian lei)$/iu, "RON"],
  [/^(?:türk liras[ıi]|turkish lira)$/iu, "TRY"],
  [/^(?:гривн(?:я|і|ях|ь|ы|ах)|гривень)$/iu, "UAH"],
  [/^(?:рубл(?:ь|и|ях|ей)|росси[йи]ски[хе] рубл(?:ях|ей|и))$/iu, "RUB"],
  [/^(?:indian rupees?)$/iu, "INR"],
  [/^(?:rand|south african rand)$/iu, "ZAR"],
  [/^(?:pesos? chilenos?)$/iu, "CLP"],
  [/^(?:pesos? mexicanos?|mexican pesos?)$/iu, "MXN"],
  [/^(?:pesos? colombianos?)$/iu, "COP"],
  [/^(?:pesos? argentinos?)$/iu, "ARS"],
  [/^(?:人民币|人民幣|renminbi|rmb|中国元)$/iu, "CNY"],
  [/^(?:日本円|円|日元|日圓|日幣|yen|japanese yen)$/iu, "JPY"],
  [/^(?:美元|美金|米ドル)$/u, "USD"],
  [/^(?:欧元|歐元|ユーロ)$/u, "EUR"],
  [/^(?:港币|港元|港幣)$/u, "HKD"],
  [/^(?:新台币|新臺幣|新台幣|台幣)$/u, "TWD"],
  [/^(?:한국원|원화|원|korean won)$/u, "KRW"],
  [/^(?:บาท|baht|thai baht)$/iu, "THB"],
  [/^(?:đồng|vnđ|việt nam đồng)$/iu, "VND"],
  [/^(?:rupiah)$/iu, "IDR"],
  [/^(?:ringgit)$/iu, "MYR"],
  [/^(?:(?:ال)?جنيه (?:ال)?مصري|egyptian pounds?)$/iu, "EGP"],
  [/^(?:(?:ال)?ريال (?:ال)?سعودي|saudi riyals?)$/iu, "SAR"],
  [/^(?:(?:ال)?درهم (?:ال)?[إا]ماراتي|uae dirhams?)$/iu, "AED"],
  [/^(?:שקל(?:ים)?(?: חדש(?:ים)?)?|ש״ח|ש"ח|new shekels?)$/iu, "ILS"],
  [/^(?:лева?|български лева?)$/iu, "BGN"],
  [/^kenyan? shillings?$/iu, "KES"],
  [/^(?:reais|real brasileiro|brazilian reais?)$/iu, "BRL"],
];

/** The currency that these words name, or null. */
export const currencyOfName = (text: string): string | null =>
  currencyNames.find(([name]) => name.test(text.trim()))?.[1] ?? null;

/** The currency code that a cell of a currency column names; null where it names none or several. */
export function currencyCode(text: string): string | null {
  const code = text.toUpperCase();
  if (codes.has(code)) return code;
  const sign = currencyOfSign.get(text) ?? bySmallLetters.get(text.toLowerCase());
  if (sign !== undefined) return sign;
  const word = currencyOfName(text);
  if (word !== null) return word;
  // "USD United States Dollar", "British pound (GBP)".
  const named =
    /^([A-Z]{3})(?: ?[-–:] ?| )\p{L}[^\d]*$/u.exec(text)?.[1] ?? /^[^\d]*\p{L} \(([A-Z]{3})\)$/u.exec(text)?.[1];
  // "USD GBP" names two.
  const all = new Set((text.match(/\b[A-Z]{3}\b/g) ?? []).filter((one) => codes.has(one)));
  return named !== undefined && codes.has(named) && all.size === 1 ? named : null;
}
