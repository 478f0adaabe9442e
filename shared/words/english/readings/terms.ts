/** @file What the business terms of EN 16931 are called, in English. */

/** By the number of the term. National formats name their fields themselves. */
export const terms = {
  "BT-1": "invoice number",
  "BT-2": "invoice date",
  "BT-3": "type of document",
  "BT-5": "currency",
  "BT-9": "due date",
  "BT-22": "note",
  "BT-25": "earlier invoice",
  "BT-27": "seller",
  "BT-31": "seller's VAT ID",
  "BT-106": "sum of the lines",
  "BT-107": "allowances",
  "BT-108": "charges",
  "BT-109": "total net",
  "BT-110": "total VAT",
  "BT-112": "gross total",
  "BT-113": "paid before",
  "BT-114": "rounding",
  "BT-115": "amount due",
  "BT-116": "net of a VAT line",
  "BT-117": "VAT of a VAT line",
  "BT-118": "VAT category",
  "BT-119": "VAT rate",
  "BT-153": "item",
};

/** "paid before (BT-113)"; a field that has no such number by its own name. */
export const nameTerm = (term: string): string => {
  const name = (terms as Readonly<Record<string, string>>)[term];
  return name === undefined ? term : `${name} (${term})`;
};
