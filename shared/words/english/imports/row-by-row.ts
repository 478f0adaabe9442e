/** @file Answering row by row about what may have been sent, in English. */

import { count, figure, list, quote } from "../../../wording/grammar.ts";
import type { ListSaid } from "./confirmation.ts";

const title = "Answer invoice by invoice";

export const rowByRow = {
  title,
  /** @param more true if other batches of the file are still to be sent */
  /** @param again false where its file is gone */
  hint: (more: boolean, again: boolean) =>
    `Each mark is saved at once. Nothing is sent until every invoice is marked “Found” or “Not found”. Once all are “Found”, ${more ? "the rest of the file is sent next" : "the file moves to Done"}. ${again ? "If some are “Not found”, you're asked to confirm, and only those are sent again, as a new batch." : "If some are “Not found”, you close the file: those aren't sent again, because it has been moved or deleted."}`,
  /** While none is marked. */
  noneMarked: (invoices: number) => `0 of ${figure(invoices)} marked.`,
  /** The way back from the list. */
  allAtOnce: "Answer for all at once instead",
  answer: { arrived: "Found", missing: "Not found", later: "I can't tell yet" },
  /** For a reader who hears the buttons only. */
  rowOf: (row: number, invoice: string) => `Row ${row}: ${invoice}`,
  answered: (row: number, answer: string) => `Row ${row}: ${answer}`,
  more: (howMany: number) =>
    `${count(howMany, "more row isn't", "more rows aren't")} shown. Answer here first, or for the others at once.`,
  counts: (found: number, notFound: number, open: number): string =>
    `${list(
      [
        ...(found > 0 ? [`${figure(found)} found`] : []),
        ...(notFound > 0 ? [`${figure(notFound)} not found`] : []),
        ...(open > 0 ? [`${figure(open)} open`] : []),
      ],
      "and",
    )}.`,
  othersFound: (howMany: number) => (howMany === 1 ? "The other one: found" : `The other ${figure(howMany)}: found`),
  othersMissing: (howMany: number) =>
    howMany === 1 ? "The other one: not found" : `The other ${figure(howMany)}: not found`,
  othersHint: "Rows that you marked “I can't tell yet” stay open.",
  /** Of what isn't known to be there. */
  inLists: (howMany: number) =>
    `${howMany === 1 ? "One of these is" : `${figure(howMany)} of these are`} in an invoice list, perhaps with other figures. Look at “${title}” and answer for ${howMany === 1 ? "it" : "them"} one by one: sent again, ${howMany === 1 ? "it" : "they"} would be there twice.`,
  /** @param file of the invoice list */
  lackedBy: (howMany: number, file: string) =>
    `The invoice list ${quote(file)} should contain ${howMany === 1 ? "one of these invoices, and doesn't" : `${figure(howMany)} of these invoices, and doesn't`}. Look for ${howMany === 1 ? "it" : "them"} in the finance system before you choose “Found it”.`,
  /** A button. @param others rows of the same batch, which are sent again */
  foundBeforeAgain: (howMany: number, others: number) =>
    others <= 0
      ? "Found: don't send again"
      : `Found ${howMany === 1 ? "it" : "them"}: send only the ${others === 1 ? "other one" : `other ${figure(others)}`}`,
  sendMissing: (howMany: number) =>
    howMany === 1 ? "Send the missing one again" : `Send the ${figure(howMany)} missing ones again`,
  sendMissingYes: (howMany: number) =>
    howMany === 1 ? "Yes, send the missing one again" : `Yes, send the ${figure(howMany)} missing ones again`,
  /** Within a question. */
  missingOnes: (howMany: number) => count(howMany, "missing invoice"),
  nothingSentBefore: "Nothing is sent again while an invoice is open.",

  found: ({ file, day }: ListSaid, ids: string) => `In the invoice list ${file} of ${day}, ID ${ids}`,
  twice: ({ file, day }: ListSaid, ids: string) => `More than once in the invoice list ${file} of ${day}, IDs ${ids}`,
  differs: ({ file, day }: ListSaid, id: string) => `Different in the invoice list ${file} of ${day}, ID ${id}`,
  listedBefore: (file: string, id: string) =>
    `In the invoice list ${file} even before it was sent, ID ${id}: look whether it's there twice`,
  /** @param state the list's own words, in quotation marks */
  notBooked: ({ file, day }: ListSaid, id: string, state: string) =>
    `In the invoice list ${file} of ${day} as ${state}, ID ${id}`,
  notFound: ({ file, day }: ListSaid) => `Missing from the invoice list ${file} of ${day}, which should contain it`,
  settledBy: (file: string) => `Found: the invoice list ${file} contains it`,

  /** About a file that is done. */
  wasListed: (howMany: number, rows: string, files: string) =>
    `It wasn't known whether this was sent. The invoice list ${files} contains ${howMany === 1 ? "row" : "rows"} ${rows}, so ${howMany === 1 ? "it counts" : "they count"} as sent.`,
  contradict: "That's wrong: ask me again",
  contradicted: "It waits for you again.",

  /** In a terminal. */
  rowsSaid: (id: string, file: string, counts: string) => `File ${id}, ${file}: ${counts}`,
  howToAnswer: (id: string) => [
    `Found in the finance system:  pigeonhole settle ${id} arrived ROW...`,
    `Not found:                    pigeonhole settle ${id} missing ROW...`,
    `Look again later:             pigeonhole settle ${id} later ROW...`,
    "ROW is a row such as 5, rows such as 5-9, or “rest” for the open ones.",
    "“rest” leaves out what an invoice list says otherwise of.",
  ],
  howToSend: (id: string, howMany: number) =>
    `To send ${count(howMany, "missing invoice")} again: pigeonhole settle ${id} send-again`,
  /** Its file is gone, so nothing can be sent again. */
  howToClose: (id: string) =>
    `Its file has been moved or deleted. To close it without sending it again: pigeonhole reject ${id}`,
  notRows: (given: string) => `${given} isn't a row, such as 5, or rows, such as 5-9.`,
  noneLeft: (id: string) => `No other row of file ${id} can be answered together. To see each: pigeonhole settle ${id}`,
  /** @param rows such as "3 5-6" */
  listSaysOther: (id: string, answer: string, rows: string) =>
    `An invoice list says otherwise of what is open in file ${id}. Answer it by its rows: pigeonhole settle ${id} ${answer} ${rows}`,
  /** @param rows such as "3, 5-6" */
  inListsAt: (id: string, howMany: number, rows: string) =>
    `${howMany === 1 ? "Row" : "Rows"} ${rows} of file ${id} ${howMany === 1 ? "is" : "are"} in an invoice list, perhaps with other figures. Sent again, ${howMany === 1 ? "it" : "they"} would be there twice. Answer row by row first: pigeonhole settle ${id}`,
};
