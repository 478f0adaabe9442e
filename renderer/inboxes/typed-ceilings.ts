/** @file An inbox's ceilings as a person types them, and as the settings hold them. */

import { type Ceilings, otherCurrencies, usualCeiling } from "../../shared/settings/ceilings.ts";

/** Ceilings as a person types them. */
export interface TypedCeilings {
  readonly ceiling: string;
  /** "EUR 60000, JPY 8000000". */
  readonly ceilings: string;
}

export const typedFromCeilings = ({
  [otherCurrencies]: ceiling = usualCeiling,
  ...named
}: Ceilings): TypedCeilings => ({
  ceiling,
  ceilings: Object.entries(named)
    .map((entry) => entry.join(" "))
    .join(", "),
});

/** Not checked here: main says what is wrong. */
export const ceilingsFrom = ({ ceiling, ceilings }: TypedCeilings): Ceilings => ({
  ...namedIn(ceilings),
  [otherCurrencies]: ceiling.trim(),
});

/** The ceilings of single currencies. */
export function namedIn(text: string): Ceilings {
  const entries = text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return Object.fromEntries(
    entries.map((entry) => {
      const [currency = "", ...amount] = entry.split(/\s+/);
      return [currency.toUpperCase(), amount.join(" ")];
    }),
  );
}
