/** @file What the words of a header say besides its meaning: a currency, a rate, with or without tax, whose, which date. */

export interface HeaderSays {
  /** Such as GBP in "Net (GBP)"; null for none, or for several. */
  readonly currency: string | null;
  /** Such as "20" in "VAT 20%" and "21" in "IVA 21"; null for none. */
  readonly rate: string | null;
  readonly tax: "before" | "with" | null;
  /** Whose number or reference it is. */
  readonly side: "ours" | "theirs" | null;
  /** What happened on the date, if it is a date. */
  readonly date: DateKind | null;
}

type DateKind = "due" | "posting" | "payment" | "delivery" | "order" | "entry" | "value" | "invoice" | "document";

/** The first idea that is there counts. "entry" is the day on which an office received or entered it. */
const dates: readonly (readonly [idea: string, kind: DateKind])[] = [
  ["due", "due"],
  ["paid", "payment"],
  ["posting", "posting"],
  ["value", "value"],
  ["delivery", "delivery"],
  ["created", "entry"],
  ["order", "order"],
  ["po", "order"],
  ["invoice", "invoice"],
  ["issue", "invoice"],
  ["document", "document"],
];

/** @param ideas of the header's words; empty for a program's own column name */
export function saysOf(
  ideas: ReadonlySet<string>,
  { currency, rate }: Pick<HeaderSays, "currency" | "rate">,
): HeaderSays {
  const has = (...some: readonly string[]): boolean => some.some((idea) => ideas.has(idea));
  const before = has("net", "ex", "untaxed", "taxable");
  const withTax = has("gross", "inc");
  return {
    currency,
    rate,
    tax: before === withTax ? null : before ? "before" : "with",
    side: has("our", "internal") ? "ours" : has("your", "external", "supplier") ? "theirs" : null,
    date: has("date", "due", "value") ? (dates.find(([idea]) => ideas.has(idea))?.[1] ?? null) : null,
  };
}
