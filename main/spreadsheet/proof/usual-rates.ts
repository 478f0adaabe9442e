/** @file The VAT rates of countries, by which amounts show whether they include VAT. */

import { abs } from "../../../shared/values/amounts/millionths.ts";

/** In tenths of a per cent: the rates of a country or of a group of countries, of today and of the last years. */
const ofCountries: readonly (readonly number[])[] = [
  // United Kingdom; Ireland; Germany; France; Spain; Italy; Portugal; Netherlands and Belgium; Luxembourg.
  ...[
    [200, 50, 125],
    [230, 135, 90, 48],
    [190, 70, 160, 50],
    [200, 100, 55, 21, 85],
    [210, 100, 50, 40, 70, 30],
  ],
  ...[
    [220, 100, 50, 40],
    [230, 130, 60, 220, 120, 50, 40, 160, 90],
    [210, 90, 120, 60],
    [170, 140, 80, 30, 160],
  ],
  // Austria; Switzerland; Denmark, Sweden and Norway; Finland; Iceland; Poland; Czechia; Slovakia; Hungary.
  ...[
    [200, 130, 100, 190],
    [81, 26, 38, 77, 25, 37],
    [250, 120, 60, 150],
    [255, 240, 140, 135, 100],
    [240, 110],
  ],
  ...[
    [230, 80, 50, 70],
    [210, 120, 150, 100],
    [230, 190, 50, 200, 100],
    [270, 180, 50],
  ],
  // Romania; Bulgaria; Croatia; Slovenia; Greece; the Baltic states; Cyprus; Malta; Turkey; Russia; Ukraine; Serbia.
  ...[
    [190, 210, 110, 90, 50],
    [200, 90],
    [250, 130, 50],
    [220, 95, 50],
    [240, 130, 60, 170, 90],
    [220, 240, 200, 90],
  ],
  ...[
    [210, 120, 50, 90],
    [190, 90, 50, 30],
    [180, 70, 50],
    [200, 100, 10, 180, 80],
    [200, 100, 220, 180],
    [200, 140, 70],
  ],
  // Australia, Japan and Korea; New Zealand, South Africa and Canada; India; Latin America; China; the Gulf; Israel.
  ...[[100, 80], [150, 50, 130], [50, 120, 180, 280], [160, 80], [190, 50], [180], [210, 105, 270], [130, 90, 60]],
  ...[[50], [170, 180], [70], [75], [110, 120]],
];

const tenths = [...new Set(ofCountries.flat())].map(BigInt);

const unit = 1_000_000n;
/** Two cents, in millionths, because programs round the VAT of each line. */
const cents = 20_000n;
/** Below five units of VAT, rounding may hide the rate; below a hundred, if amounts are rounded to whole units. */
const telling = 5n * unit;
const tellingInUnits = 100n * unit;

/** Yen, pesos and forints are rounded to whole units, or cut off. */
const areWhole = (net: bigint, vat: bigint): boolean => net % unit === 0n && vat % unit === 0n;

/** True where the VAT is large enough to show its rate. */
export const isTelling = (net: bigint, vat: bigint): boolean =>
  abs(vat) >= telling && (abs(vat) >= tellingInUnits || !areWhole(net, vat) || rateWithin(net, vat, cents) !== null);

/** The rate in tenths of a per cent by which `vat` comes from `net`, both in millionths; null for no usual one. */
export function usualRate(net: bigint, vat: bigint): bigint | null {
  return rateWithin(net, vat, cents) ?? (areWhole(net, vat) ? rateOfWhole(net, vat) : null);
}

/** The rate by which a VAT was rounded to a whole unit, or cut off. */
function rateOfWhole(net: bigint, vat: bigint): bigint | null {
  const [n, v] = [abs(net), abs(vat)];
  return (
    tenths.find((rate) => {
      const more = (n * rate) / 1000n - v;
      return more >= -unit / 2n && more < unit;
    }) ?? null
  );
}

function rateWithin(net: bigint, vat: bigint, tolerance: bigint): bigint | null {
  const [n, v] = [abs(net), abs(vat)];
  return tenths.find((rate) => abs((n * rate) / 1000n - v) <= tolerance) ?? null;
}

/** True where one country has all these rates, in tenths of a per cent. */
export const areOfOneCountry = (rates: Iterable<bigint>): boolean => {
  const all = [...rates].map(Number);
  return ofCountries.some((country) => all.every((rate) => country.includes(rate)));
};

/** The rates of the countries with a currency of their own, in tenths of a per cent. */
const ofCurrency: Readonly<Record<string, readonly number[]>> = {
  GBP: [200, 50],
  SEK: [250, 120, 60],
  NOK: [250, 150, 120, 111],
  DKK: [250],
  ISK: [240, 110],
  CHF: [81, 26, 38, 77, 25, 37],
  PLN: [230, 80, 50],
  CZK: [210, 120, 150, 100],
  HUF: [270, 180, 50],
  RON: [190, 210, 110, 90, 50],
  BGN: [200, 90],
  TRY: [200, 100, 10, 180, 80],
  UAH: [200, 140, 70],
};

/** True where the country of the currency has all these rates; false for a currency of several countries, or none. */
export const areOfCountryOf = (currency: string | null, rates: Iterable<bigint>): boolean => {
  const own = currency === null ? undefined : ofCurrency[currency];
  return own !== undefined && [...rates].every((rate) => own.includes(Number(rate)));
};

/** The only currency whose country has the rates of these amounts, such as CHF for 8.1 %; null where several may be. */
export function ofOneCurrency(
  invoices: readonly { readonly Net?: string | undefined; readonly VAT?: string | undefined }[],
): string | null {
  const rates = invoices.flatMap(({ Net: net, VAT: vat }) => {
    if (net === undefined || vat === undefined) return [];
    const [n, v] = [inMillionths(net), inMillionths(vat)];
    const rate = isTelling(n, v) && n !== 0n ? usualRate(n, v) : null;
    return rate === null ? [] : [rate];
  });
  const swiss = [81n, 77n];
  return rates.some((rate) => swiss.includes(rate)) ? "CHF" : null;
}

const inMillionths = (decimal: string): bigint => BigInt(Math.round(Number(decimal) * 1_000_000));
