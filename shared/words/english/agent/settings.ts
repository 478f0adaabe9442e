/** @file Texts about settings and their problems, in English. */

import { count, list, quote } from "../../../wording/grammar.ts";

const prefixed = (prefixes: readonly string[]): string =>
  prefixes.length === 0 ? "" : `, after ${list(prefixes.map(quote), "or")}`;
const unfinished = (what: string, files: number): string =>
  `It cannot be removed yet: ${count(files, "file")} of this ${what} ${files === 1 ? "is" : "are"} under way or ${files === 1 ? "waits" : "wait"} for you. See to ${files === 1 ? "it" : "them"} in Needs you first.`;

export const settings = {
  /** A key and value of config.json, as they are in the file. */
  holds: (key: string, value: string, allowed: string) => `${key} holds ${value}; it may hold ${allowed}`,
  idTaken: (key: string, value: string) => `${key} holds ${value}; another entry has that id already`,
  inboxHolds: (inbox: string, key: string, value: string, allowed: string) =>
    `inboxes ${inbox}: ${key} holds ${value}; it may hold ${allowed}`,
  folderShared: (inbox: string, path: string, other: string) =>
    `inboxes ${quote(inbox)}: ${path} and ${other} lead to the same files, through a link or a mount. Nothing is taken from either, until one of them has a folder of its own`,
  inboxGone: (inbox: string, files: number) =>
    `${count(files, "file")} of the inbox ${quote(inbox)} can't go on, because the settings have no inbox of that id that can be used; put it right, or put it back with its id or its folder`,
  notASetting: (key: string) => `${key} is not a setting`,
  cannotBeRead: (path: string, why: string) => `${path} cannot be read: ${why}`,
  cannotBeWritten: (path: string, why: string) => `${path} cannot be written: ${why}`,
  entryUnusable: (id: string) => `the entry ${id} cannot be used`,
  nothing: "nothing",
  /** The allowed values, for use after "it may hold" and "This has to be". */
  may: {
    address: "an https address (plain http is for this machine alone)",
    bareAddress: "an address without a name, a password, ? or #",
    addressWithoutPassword: "an address without a name or a password",
    text: "some text",
    clockTime: 'a time of day from "00:00" to "23:59"',
    timeZone: 'null or the name of a time zone, such as "Europe/London"',
    hour: 'an hour such as "17:00"',
    proxy: '"system", "none", or a proxy as http://host:port, without a name or a password',
    wholePath: "the whole path of a file",
    formats: '"system", or a language with its country, such as "de-CH"',
    ceiling: "an amount above 0 without separators, such as 50000 or 50000.00",
    ceilingOf: "an amount for a currency of three letters, such as GBP 50000",
    trueOrFalse: "true or false",
    wholeNumber: "a whole number",
    number: "a number",
    list: "a list",
    group: "null or a group of keys in { }",
    atLeastOne: "at least one",
    numberFrom: (least: string) => `a number from ${least}`,
    numberUpTo: (most: string) => `a number up to ${most}`,
    oneOf: (values: readonly string[]) => values.join(" or "),
    noneOf: (keys: readonly string[]) => `no ${keys.join(" or ")}`,
    folderWithoutOurs: (ours: string) => `a folder that Pigeonhole's own files (${ours}) do not lie in`,
    folderApart: (other: string) => `a folder apart from ${other}`,
    noConnection: "nothing, for there is no usable connection",
  },

  sending: {
    automatic: "What is in order is sent by itself; what looks unusual waits for you.",
    "after-approval": "Nothing is sent until someone approves it.",
  },
  rowsWithProblems: {
    "hold-file": "A file with wrong rows waits as a whole.",
    "send-the-rest": "Of a file with wrong rows the rest is sent, and the wrong ones come back to be corrected.",
  },
  dateOrderOpen: "The order of day and month is found out from each file, and asked where it cannot be.",
  dateOrder: {
    dmy: "Dates are read as day, month, year.",
    mdy: "Dates are read as month, day, year.",
    ymd: "Dates are read as year, month, day.",
  },
  decimalSign: { ".": "Decimals stand behind a point.", ",": "Decimals stand behind a comma." },
  template: (name: string) => `Files of an unknown kind are read as ${quote(name)}.`,
  /** @param days null for every day */
  hours: (days: readonly string[] | null, from: string, until: string, timeZone: string | null) =>
    `Files are sent ${days === null ? "every day" : `on ${list(days, "and")}`} from ${from} until ${until}${timeZone === null ? "" : ` (${timeZone})`}.`,
  day: {
    mon: "Monday",
    tue: "Tuesday",
    wed: "Wednesday",
    thu: "Thursday",
    fri: "Friday",
    sat: "Saturday",
    sun: "Sunday",
  },
  idAt: {
    start: (prefixes: readonly string[]) =>
      `A document's purchase invoice id stands at the start of its name${prefixed(prefixes)}.`,
    anywhere: (prefixes: readonly string[]) =>
      `A document's purchase invoice id stands anywhere in its name${prefixed(prefixes)}.`,
    end: (prefixes: readonly string[]) =>
      `A document's purchase invoice id stands at the end of its name${prefixed(prefixes)}.`,
  },
  documentNames: {
    refuse: "A document whose name the finance system would refuse goes to Failed, with the reason beside it.",
    mend: "A document whose name the finance system would refuse is sent under a mended name.",
  },
  textOfPdfs: {
    ignore: "The text of PDFs is not looked at.",
    suggest: "The text of PDFs is read for suggestions; a person decides.",
    attach: "The text of PDFs is read, and where it leaves no doubt the document is attached by itself.",
  },
  ceiling: (amount: string, others: readonly string[]) =>
    `An invoice waits for approval from ${amount} on${others.length === 0 ? "" : `, or from ${list(others, "or")}`}.`,
  mostInvoices: (most: number) =>
    `At most ${count(most, "purchase invoice goes", "purchase invoices go")} in one batch.`,

  fillIn: "Please fill this in.",
  hasToBe: (what: string) => `This has to be ${what}.`,
  addressLocked:
    "Files have gone over this connection, so its addresses stay: what was prepared for one system must not reach another. Add another connection instead.",
  folderLocked:
    "Files have come through this folder, so it stays. Add another inbox for the other folder, and remove this one.",
  connectionLocked: (files: number) =>
    `${count(files, "file")} of this inbox ${files === 1 ? "is" : "are"} not finished. When that is done, it can be bound to another connection.`,
  pathNotWhole: "Please give the whole path of the folder, or choose it.",
  holdsOurs:
    "Pigeonhole keeps its own files in this folder, or in one below it, and would file them away. Choose a folder of its own.",
  notApart: (other: string) =>
    `The inbox ${quote(other)} is the same folder, or one lies in the other, so a file could go twice. Choose a folder of its own.`,
  unfinished: {
    inbox: (files: number) => unfinished("inbox", files),
    connection: (files: number) => unfinished("connection", files),
  },
  inUse: (inboxes: readonly string[]) =>
    `It cannot be removed: the inbox ${list(inboxes, "and")} uses it. Remove that first.`,
  gone: {
    inbox: (id: string) => `There is no inbox ${id} in the settings any more.`,
    connection: (id: string) => `There is no connection ${id} in the settings any more.`,
  },
  notSet: (aside: string) => `That could not be set${aside}.`,
};
