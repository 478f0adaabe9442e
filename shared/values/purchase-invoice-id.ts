/** @file What a purchase invoice id looks like: an int64 above zero, in digits, with no zero in front. */

const greatest = 9_223_372_036_854_775_807n;

/** True for text that is an id, whole. */
export const isShapedLikeId = (text: string): boolean => /^[1-9]\d{0,18}$/.test(text) && BigInt(text) <= greatest;
