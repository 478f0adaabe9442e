/** @file Texts for money, in German. */

import type { money as english } from "../../english/imports/money.ts";

export const money: typeof english = {
  none: "kein Betrag",
  noCurrency: (amount) => `${amount} (ohne Währung)`,
};
