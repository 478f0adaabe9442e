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
  ["Kč", "CZK"],
  ["₺", "TRY"],
  ["₪", "ILS"],
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
  ...["Rs.", "Rs"].map((sign) => [sign, ["INR", "PKR", "LKR", "NPR"]] as const),
]);

/** The longer ones first, so that "kr." is not read as "kr" with a dot after it. */
export const currencySigns: readonly string[] = [...currencyOfSign.keys()].toSorted((a, b) => b.length - a.length);

/** The currency code that a cell of a currency column names; null where it names none or several. */
export function currencyCode(text: string): string | null {
  const code = text.toUpperCase();
  if (codes.has(code)) return code;
  if (/^euros?$/i.test(text)) return "EUR";
  const sign = currencyOfSign.get(text);
  if (sign !== undefined) return sign;
  // "USD United States Dollar", "British pound (GBP)".
  const named =
    /^([A-Z]{3})(?: ?[-–:] ?| )\p{L}[^\d]*$/u.exec(text)?.[1] ?? /^[^\d]*\p{L} \(([A-Z]{3})\)$/u.exec(text)?.[1];
  // "USD GBP" names two.
  const all = new Set((text.match(/\b[A-Z]{3}\b/g) ?? []).filter((one) => codes.has(one)));
  return named !== undefined && codes.has(named) && all.size === 1 ? named : null;
}
