/** @file Spreadsheets as an office drops them that ask, are held, or have problems; suppliers are the sandbox's own. */

const suppliers = [
  "Brightwater Plumbing Supplies Ltd",
  "Hargreaves & Sons Joinery",
  "Northern Tile Company",
  "Pennine Electrical Wholesale",
  "Kirkgate Office Supplies",
  "Aire Valley Skip Hire",
];

interface Day {
  readonly date: string;
  readonly net: string;
}

/** Dates and net amounts as text, and whatever else an office's list has. */
function list(numbers: string, days: readonly Day[], above: readonly string[] = [], below: readonly string[] = []) {
  const rows = days.map(({ date, net }, index) =>
    [
      date,
      `${numbers}-${100 + index}`,
      suppliers[index % suppliers.length],
      "Materials",
      "GBP",
      net,
      vatOf(net),
    ].join(),
  );
  return [...above, "Inv date,Inv no,Supplier,Details,Curr,Net,VAT", ...rows, ...below, ""].join("\r\n");
}

/** A fifth, of whole pounds. */
const vatOf = (net: string): string => (Number.isNaN(Number(net)) ? "0.00" : (Number(net) * 0.2).toFixed(2));

/** No day is over 12: 04/03/2026 is in March or in April. */
export const ambiguousDates = (numbers: string): string =>
  list(numbers, [
    { date: "04/03/2026", net: "100.00" },
    { date: "05/03/2026", net: "250.00" },
    { date: "06/03/2026", net: "75.00" },
  ]);

/** The same, with an amount that is none whatever the dates mean. */
export const ambiguousAndWrong = (numbers: string): string =>
  list(numbers, [
    { date: "04/03/2026", net: "100.00" },
    { date: "05/03/2026", net: "see note" },
  ]);

/** Day first, and one of them years ago. */
export const oldDate = (numbers: string): string =>
  list(
    numbers,
    [
      { date: "14/10/2026", net: "1240.00" },
      { date: "15/10/2026", net: "860.00" },
      { date: "16/10/2016", net: "310.00" },
      { date: "17/10/2026", net: "95.00" },
    ],
    ["Alder & Stone Interiors", "Purchases October 2026"],
    ["Total,,,,,2505.00,501.00"],
  );

/** A day that is none, an amount that is none, and a row without a supplier. */
export const wrongRows = (numbers: string): string =>
  list(
    numbers,
    [
      { date: "14/10/2026", net: "1240.00" },
      { date: "31/09/2026", net: "860.00" },
      { date: "16/10/2026", net: "see note" },
      { date: "17/10/2026", net: "95.00" },
    ],
    ["Alder & Stone Interiors", "Purchases October 2026"],
    [`18/10/2026,${numbers}-900,,Skips,GBP,120.00,24.00`, "Total,,,,,2315.00,463.00"],
  );

/** “Amount” may include VAT, and the only numbers are somebody's own. */
export const unknownAmount = (numbers: string): string =>
  [
    "Invoice date,Our document,Supplier,Currency,Amount",
    `2026-10-14,${numbers}-100,${suppliers[0]},GBP,100.00`,
    `2026-10-15,${numbers}-101,${suppliers[1]},GBP,250.00`,
    "",
  ].join("\r\n");
