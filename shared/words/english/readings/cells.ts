/** @file Problems of a spreadsheet's cell and their fixes, in English; see [Note: a message]. */

import type { Said } from "../../../wording/grammar.ts";
import type { Property } from "../window/sheet-pieces.ts";

export const cells = {
  "replaced-and-wrong": ({ text, reason }: { readonly text: string; readonly reason: Said }) =>
    `“${text}” was to stand in its place. ${reason}`,
  "stands-for-above": () => "This stands for the value of the row above.",
  "fix-write-each-row": () => "Write the value into each row.",

  "date-in-other-order": () => "This is no date in the order in which the other dates are written.",
  "date-without-marks": () => "These are digits alone, and other dates of the column are written with marks.",
  "number-of-a-day": () => "This may be the number that Excel keeps for a date, but nothing says so.",
  "number-not-date": () => "This is a number, not a date.",
  "time-with-zone": () => "This time of day has a time zone, so the day before or after may be meant.",
  "no-such-date": () => "This is not a date that exists.",
  "month-without-day": () => "This shows a month and no day.",
  "format-without-day": () => "This is formatted as a date, but it is no day.",
  "fix-date": () => "Enter the date as in 2026-11-20.",
  "fix-whole-date": () => "Enter the whole date, as in 2026-11-20.",
  "fix-date-again": () => "Enter the date again.",
  "fix-format-as-date": () =>
    "Format the column as a date and save the file again, or enter the date as in 2026-11-20.",

  "not-a-number": () => "This is not a number.",
  "date-not-number": () => "This is a date, not a number.",
  "cr-or-dr": () => "CR and DR may be meant from either side.",
  "fix-credit-with-minus": () => "Enter a credit with a minus, as in -500.00.",
  "other-decimal-sign": () => "The decimal sign is not the one that the other amounts have.",
  "percentage-not-amount": () => "This is a percentage, not an amount.",
  "fix-amount": () => "Enter the amount as in 1234.56.",
  "fix-amount-like-others": ({ sign }: { readonly sign: "." | "," }) => `Enter the amount as in 1234${sign}56.`,
  "amount-not-rate": () => "This is an amount, not a rate.",
  "rate-negative": () => "A VAT rate is not negative.",
  "rate-over-hundred": () => "This would be more than a hundred percent.",
  "rate-under-one": () => "This would be less than one percent.",
  "fix-rate": () => "Enter the rate as in 17.5.",
  "fix-rate-under-one": ({ rate }: { readonly rate: string }) =>
    `Enter 20 or 20% for twenty percent, ${rate}% if that is meant.`,

  "date-not-id": () => "This is a date, not an id.",
  "id-not-whole": () => "An id is a whole number, in digits alone.",
  "id-from-zero": () => "An id does not start with a zero, so this may be a code of another kind.",
  "id-too-large": () => "This is larger than any id can be.",
  "id-zero": () => "0 is not an id.",
  "fix-id": ({ property }: { readonly property: Property }) =>
    `Enter the ${property} in digits alone, as the finance system shows it.`,
  "fix-id-or-empty": ({ property }: { readonly property: Property }) =>
    `Enter the ${property}, or leave the cell empty.`,

  "sign-of-several-currencies": () => "This sign stands for several currencies.",
  "no-currency-code": () => "This is not the code of a currency.",
  "fix-currency": () => "Enter three letters, such as GBP or EUR.",

  "date-not-text": () => "Excel holds a date here, not a text.",
  "number-shown-otherwise": () => "Excel shows this number differently from what it holds.",
  "fix-as-text": () => "Format the column as text and enter the value again.",
  "digits-lost": () => "Excel has shortened this number, and its last digits are lost.",
  "fifteen-digits": () => "Excel keeps 15 digits of a number, so the last ones of this longer number are lost.",
  "fix-number-as-text": () => "Format the column as text and enter the number again.",
  "letters-lost": () => "Letters were lost here when the file was saved.",
  "several-lines": () => "This runs over several lines.",
  "fix-one-line": () => "Enter it on one line.",
  "fix-again": () => "Enter it again.",

  "cell-damaged": () => "This cell is damaged.",
  "fix-value-again": () => "Enter the value again.",
  "cell-error": () => "This cell holds an error.",
  "fix-formula": () => "Correct its formula, or enter the value itself.",
  "formula-without-result": () => "This formula has no stored result.",
  "fix-calculate": () => "Open the workbook in Excel, let it calculate, and save it.",
  "merged-with-above": ({ cell }: { readonly cell: string }) =>
    `This cell is merged with ${cell} above it, and only ${cell} holds the value.`,
  "fix-merged-each-row": () => "Undo the merging and enter the value in each row.",
  "beneath-merged": ({ cell }: { readonly cell: string }) => `This value lies hidden beneath the merged cell ${cell}.`,
  "fix-merged-value": () => "Undo the merging and check the value.",
  "does-not-split": ({ parts, separator }: { readonly parts: number; readonly separator: string }) =>
    `This does not split into ${parts} parts at “${separator}”.`,
  "fix-does-not-split": ({ separator }: { readonly separator: string }) =>
    `Write it with “${separator}” between its parts, and nowhere else.`,
};
