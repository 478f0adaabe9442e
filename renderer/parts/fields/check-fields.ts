/** @file Checks what a person typed before it is sent to main. */

const biggestInt64 = 9_223_372_036_854_775_807n;

/** The purchase invoice id as it is sent, or null if the text is none. */
export function readPurchaseInvoiceId(text: string): string | null {
  const digits = text.trim();
  if (!/^\d{1,25}$/.test(digits)) return null;
  const id = BigInt(digits);
  return id > 0n && id <= biggestInt64 ? id.toString() : null;
}
