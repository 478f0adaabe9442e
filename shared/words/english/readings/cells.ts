/** @file Problems of a spreadsheet's cell and their fixes, in English; see [Note: a message]. */

import { type Said, sayPlain } from "../../../wording/grammar.ts";
import { names, type Property } from "../window/sheet-pieces.ts";

export const cells = {
  "replaced-and-wrong": ({ text, reason }: { readonly text: string; readonly reason: Said }) =>
    `“${text}” should replace this value. ${reason}`,
  "stands-for-above": () => "This repeats the value from the row above.",
  "fix-write-each-row": () => "Each row needs the value itself.",

  "date-in-other-order": () => "This isn't a date in the order used by the other dates.",
  "date-without-marks": () => "This has digits only, but other dates in this column have separators.",
  "number-of-a-day": () => "This may be Excel's number for a date, but nothing confirms it.",
  "number-not-date": () => "This is a number, not a date.",
  "time-with-zone": () => "This time has a time zone, so the date may be a day earlier or later.",
  "no-such-date": () => "This date doesn't exist.",
  "month-without-day": () => "This shows a month but no day.",
  "format-without-day": () => "This is formatted as a date but has no day.",
  "fix-date": () => "It should be a date, such as 20 Nov 2026.",
  "fix-whole-date": () => "It should be the full date, such as 20 Nov 2026.",
  "fix-date-again": () => "Correct the date in the file.",
  "fix-format-as-date": () =>
    "Format the column as a date and save the file again. Or replace it with text, such as 20 Nov 2026.",

  "not-a-number": () => "This isn't a number.",
  "date-not-number": () => "This is a date, not a number.",
  "shown-otherwise": ({ shown, value }: { readonly shown: string; readonly value: string }) =>
    shown === ""
      ? `The cell's number format shows nothing, but its value is ${value}.`
      : `The cell's number format shows “${shown}”, but its value is ${value}.`,
  "fix-shown-otherwise": () =>
    "Enter the amount with the right sign and in whole units, and give the cell an ordinary number format.",
  "partly-struck": ({ part, shown }: { readonly part: string; readonly shown: string }) =>
    `“${part}” in “${shown}” is struck out.`,
  "partly-raised": ({ part, shown }: { readonly part: string; readonly shown: string }) =>
    `“${part}” in “${shown}” is raised or lowered, as a footnote's mark is.`,
  "all-struck": ({ shown }: { readonly shown: string }) => `“${shown}” is struck out.`,
  "in-colour-of-background": ({ shown }: { readonly shown: string }) =>
    `“${shown}” has the colour of its background, so it can't be seen.`,
  "fix-ordinary-characters": () => "Enter what counts, in ordinary characters.",
  "cr-or-dr": () => "It's unclear whose credit or debit CR and DR mean here.",
  "fix-credit-with-minus": () => `A credit should have a minus, such as ${sayPlain(-500, 2)}.`,
  "other-decimal-sign": () => "The other amounts use a different decimal sign.",
  "percentage-not-amount": () => "This is a percentage, not an amount.",
  "fix-amount": () => `It should be a number, such as ${sayPlain(1234.56, 2)}.`,
  "fix-amount-like-others": ({ sign }: { readonly sign: "." | "," }) => `It should be a number, such as 1234${sign}56.`,
  "amount-not-rate": () => "This is an amount, not a rate.",
  "rate-negative": () => "A VAT rate can't be negative.",
  "rate-over-hundred": () => "This would be more than 100%.",
  "rate-under-one": () => "This would be less than 1%.",
  "fix-rate": () => `It should be a rate, such as ${sayPlain(17.5, 1)}.`,
  "fix-rate-under-one": ({ rate }: { readonly rate: string }) =>
    `It should be 20 or 20% for twenty per cent, or ${rate}% if you mean that.`,

  "date-not-id": () => "This is a date, not an ID.",
  "id-not-whole": () => "An ID is a whole number with digits only.",
  "id-from-zero": () => "An ID doesn't start with zero, so this may be another kind of code.",
  "id-too-large": () => "This number is too large for an ID.",
  "id-zero": () => "0 isn't an ID.",
  "fix-id": ({ property }: { readonly property: Property }) =>
    `It should be the ${names[property]} in digits only, as shown in the finance system.`,
  "fix-id-or-empty": ({ property }: { readonly property: Property }) =>
    `It should be the ${names[property]}, or empty.`,

  "sign-of-several-currencies": () => "This sign is used for several currencies.",
  "no-currency-code": () => "This isn't a currency code.",
  "fix-currency": () => "It should be a three-letter code, such as GBP or EUR.",

  "date-not-text": () => "Excel has a date here, not text.",
  "number-shown-otherwise": () => "Excel shows this number differently from its stored value.",
  "fix-as-text": () => "In the file, format the column as text and write the value again.",
  "digits-lost": () => "Excel shortened this number, so its last digits are lost.",
  "fifteen-digits": () => "Excel keeps only 15 digits of a number, so the last digits of this one are lost.",
  "fix-number-as-text": () => "In the file, format the column as text and write the number again.",
  "letters-lost": () => "Letters were lost here when the file was saved.",
  "unseen-characters": () => "This contains characters that can't be seen.",
  "fix-unseen-characters": () => "Type it again in the file.",
  "several-lines": () => "This takes several lines.",
  "fix-one-line": () => "It should be on one line.",
  "fix-again": () => "Correct it in the file.",

  "cell-damaged": () => "This cell is damaged.",
  "fix-value-again": () => "Correct the value in the file.",
  "cell-error": () => "This cell contains an error.",
  "fix-formula": () => "In the file, correct its formula, or replace it with the value.",
  "formula-without-result": () => "This formula has no stored result.",
  "fix-calculate": () => "Open the workbook in Excel, let it recalculate, and save it.",
  "merged-with-above": ({ cell }: { readonly cell: string }) =>
    `This cell is merged with ${cell} above it, and only ${cell} has the value.`,
  "fix-merged-each-row": () => "In the file, unmerge the cells and write the value in each row.",
  "beneath-merged": ({ cell }: { readonly cell: string }) => `This value is hidden under the merged cell ${cell}.`,
  "fix-merged-value": () => "In the file, unmerge the cells and check the value.",
  "does-not-split": ({ parts, separator }: { readonly parts: number; readonly separator: string }) =>
    `This can't be split into ${parts} parts at “${separator}”.`,
  "fix-does-not-split": ({ separator }: { readonly separator: string }) =>
    `Put “${separator}” between the parts, and nowhere else.`,
};
