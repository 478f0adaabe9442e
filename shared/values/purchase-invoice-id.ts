/** @file Recognises a purchase invoice id: a positive int64 in digits, without leading zeros. */

const greatest = 9_223_372_036_854_775_807n;

/** True if the whole text is an id. */
export const isShapedLikeId = (text: string): boolean => /^[1-9]\d{0,18}$/.test(text) && BigInt(text) <= greatest;
