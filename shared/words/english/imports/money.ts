/** @file Texts for money, in English. */

export const money = {
  none: "no money",
  noCurrency: (amount: string) => `${amount} (No currency)`,
};
