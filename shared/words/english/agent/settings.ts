/** @file Texts about settings and their problems, in English. */

import { count, list, quote } from "../../../wording/grammar.ts";

const prefixed = (prefixes: readonly string[]): string =>
  prefixes.length === 0 ? "" : `, after ${list(prefixes.map(quote), "or")}`;
const unfinished = (what: string, files: number): string =>
  `It can't be removed yet. ${count(files, "file")} of this ${what} ${files === 1 ? "is" : "are"} under way or ${files === 1 ? "needs" : "need"} you. Finish ${files === 1 ? "it" : "them"} first.`;

export const settings = {
  /** A key and value of config.json, as they are in the file. */
  holds: (key: string, value: string, allowed: string) => `${key} is ${value}; it must be ${allowed}`,
  idTaken: (key: string, value: string) => `${key} is ${value}, but another entry already has that ID`,
  inboxHolds: (inbox: string, key: string, value: string, allowed: string) =>
    `inboxes ${inbox}: ${key} is ${value}; it must be ${allowed}`,
  inboxConnects: (inbox: string, value: string) =>
    `inboxes ${inbox}: connection is ${value}, but the settings have no usable connection`,
  folderShared: (inbox: string, path: string, other: string) =>
    `inboxes ${quote(inbox)}: ${path} and ${other} lead to the same files, through a link or a mount. Nothing is taken from either until one of them has a separate folder`,
  inboxGone: (inbox: string, files: number) =>
    `${count(files, "file")} of the inbox ${quote(inbox)} can't continue, because the settings have no usable inbox with that ID. Correct it, or add it again with the same ID or folder`,
  notASetting: (key: string) => `${key} isn't a setting`,
  setByIt: (key: string, from: string) => `your IT has set ${key}, so it can't be changed here (${from})`,
  notInPolicy: (list: string, id: string, from: string) =>
    `${list} ${id} is left out, because your IT allows only its own (${from})`,
  setByPractice: (key: string) => `${key} belongs to the practice office, so it can't be changed here`,
  notInPractice: (list: string, id: string) =>
    `${list} ${id} is left out, because the practice office works only with its own`,
  cannotBeRead: (path: string, why: string) => `${path} can't be read: ${why}`,
  notJson: (line: number, column: number) => `it isn't valid JSON, at line ${line}, column ${column}`,
  notSettings: "it must contain settings in { }",
  cannotBeWritten: (path: string, why: string) => `${path} can't be saved: ${why}`,
  entryUnusable: (id: string) => `the entry ${id} can't be used`,
  nothing: "missing",
  /** The allowed values, for use after "it must be" and "This must be". */
  may: {
    address: "an https address (http only for this computer)",
    bareAddress: "an address without a name, password, ? or #",
    addressWithoutPassword: "an address without a name or password",
    text: "some text",
    clockTime: 'a time of day from "00:00" to "23:59"',
    timeZone: 'null or the name of a time zone, such as "Europe/London"',
    hour: 'an hour such as "17:00"',
    proxy: '"system", "none", or a proxy such as http://host:port, without a name or password',
    wholePath: "the full path of a file",
    wholeFolder: "the full path of a folder",
    database: "a PostgreSQL address such as postgresql://user@host:5432/name, without a password",
    formats: '"system", or a language and country such as "de-CH"',
    ceiling: "an amount above 0 without separators, such as 50000 or 50000.00",
    currency: "three capital letters, such as EUR",
    vatId: "a VAT ID with its country, such as DE123456789",
    mailAddress: "an e-mail address such as it@example.com",
    hostName: "the name or address of a server, such as mail.example.com",
    mailSecurity: '"starttls" or "tls", because there is a user',
    day: "null or a day such as 2027-01-31",
    namePattern:
      "a name with * and ? for what varies, such as *.bak. It can't be a path, contain a comma, or fit every file",
    tolerance: "an amount such as 0.05, or 0 to hold every difference",
    ceilingOf: "an amount for a currency of three letters, such as GBP 50000",
    trueOrFalse: "true or false",
    wholeNumber: "a whole number",
    number: "a number",
    list: "a list",
    group: "null or a group of settings in { }",
    atLeastOne: "a list with at least one value",
    numberFrom: (least: string) => `a number from ${least}`,
    numberUpTo: (most: string) => `a number up to ${most}`,
    oneOf: (values: readonly string[]) => values.join(" or "),
    noneOf: (keys: readonly string[]) => `a group without ${keys.join(" or ")}`,
    folderWithoutOurs: (ours: string) => `a folder without Pigeonhole's own files (${ours})`,
    folderApart: (other: string) => `a folder separate from ${other}`,
  },

  sending: {
    automatic: "Files are sent automatically when everything checks out. Unusual ones wait for you.",
    "after-approval": "Files are sent only after approval.",
  },
  rowsWithProblems: {
    "hold-file": "If some rows have problems, the whole file waits.",
    "send-the-rest": "If some rows have problems, the others are sent. You get the rest back to correct.",
  },
  dateOrderOpen: "The order of day and month is worked out from each file. If it's unclear, you'll be asked.",
  dateOrder: {
    dmy: "Dates are read as day, month, year.",
    mdy: "Dates are read as month, day, year.",
    ymd: "Dates are read as year, month, day.",
  },
  decimalSign: { ".": "The decimal sign is a point.", ",": "The decimal sign is a comma." },
  ownVatIds: (ids: readonly string[]) =>
    `Your VAT IDs are ${list(ids, "and")}. E-invoices from you, or to others, aren't imported without you.`,
  ignoredNames: (patterns: readonly string[]) =>
    `Files and subfolders with these names are ignored: ${patterns.map(quote).join(", ")}.`,
  currency: (currency: string) => `Signs that several currencies use, such as $ and kr, mean ${currency}.`,
  template: (name: string) => `Unknown kinds of file are read as ${quote(name)}.`,
  /** @param days null for every day */
  hours: (days: readonly string[] | null, from: string, until: string, timeZone: string | null) =>
    `Files are sent ${days === null ? "every day" : `on ${list(days, "and")}`} from ${from} to ${until}${timeZone === null ? "" : ` (${timeZone})`}.`,
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
      `The name of a document starts with its invoice ID${prefixed(prefixes)}${prefixes.length === 0 ? ", such as “10023 scan.pdf”" : ""}.`,
    anywhere: (prefixes: readonly string[]) => `A document's invoice ID is anywhere in its name${prefixed(prefixes)}.`,
    end: (prefixes: readonly string[]) => `A document's invoice ID is at the end of its name${prefixed(prefixes)}.`,
  },
  documentNames: {
    refuse: "Documents whose names the finance system would reject are moved to Failed, with the reason beside them.",
    mend: "Documents whose names the finance system would reject are sent with a corrected name.",
  },
  textOfPdfs: {
    ignore: "Text in PDFs isn't read.",
    suggest: "The text of a PDF is read to suggest its invoice. You confirm it.",
    attach: "Text in PDFs is read. If there's no doubt, the document is attached automatically.",
  },
  eInvoicesInPdfs: {
    import: "An e-invoice in a PDF is imported, unless the PDF's name says where to attach it.",
    ask: "You are asked whether to import an e-invoice in a PDF, or to attach the PDF.",
    ignore: "E-invoices in PDFs aren't read.",
  },
  vatTolerance: (amount: string) => `VAT that differs from its rate by more than ${amount} waits for approval.`,
  ceiling: (amount: string, others: readonly string[], isUsual: boolean) => {
    const worth = isUsual ? ", or about its worth in a currency of small units such as the yen" : "";
    return others.length === 0
      ? `A file with an invoice of ${amount} or more, in any currency${worth}, waits for your approval.`
      : `A file with an invoice of ${list(others, "or")} or more waits for your approval. In other currencies the limit is ${amount}${worth}.`;
  },
  mostInvoices: (most: number) => `Each batch has at most ${count(most, "purchase invoice")}.`,

  fillIn: "Please fill this in.",
  hasToBe: (what: string) => `This must be ${what}.`,
  addressLocked:
    "Files have been sent over this connection, so its addresses can't be changed. Files prepared for one system must not reach another. Add a new connection instead.",
  folderLocked:
    "Files have been added to this folder, so it can't be changed. Add a new inbox for the other folder, then remove this one.",
  connectionLocked: (files: number) =>
    `${count(files, "file")} of this inbox ${files === 1 ? "isn't" : "aren't"} finished. After that, you can choose another connection.`,
  pathNotWhole: "Enter the full path of the folder, or choose it.",
  holdsOurs: "Pigeonhole keeps its own files in this folder, or in one inside it. Choose a separate folder.",
  notApart: (other: string) =>
    `This is the same folder as the inbox ${quote(other)}, or one contains the other. A file could be sent twice. Choose a separate folder.`,
  unfinished: {
    inbox: (files: number) => unfinished("inbox", files),
    connection: (files: number) => unfinished("connection", files),
  },
  inUse: (inboxes: readonly string[]) =>
    `It can't be removed because the inbox ${list(inboxes, "and")} uses it. Remove that first.`,
  gone: {
    inbox: (id: string) => `The inbox ${id} is no longer in the settings.`,
    connection: (id: string) => `The connection ${id} is no longer in the settings.`,
  },
  notSet: (aside: string) => `That couldn't be changed${aside}.`,
};
