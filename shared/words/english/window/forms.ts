/** @file Texts of the forms for connections and inboxes, and of the guide, in English. */

import { count, figure } from "../../../wording/grammar.ts";

export const forms = {
  firstRun: "Set up Pigeonhole",
  firstRunIntro:
    "It takes three steps. If your office gave you a setup file, open that first, with a double-click. Nothing is sent until you choose a folder and say what happens to the files in it. You can change the settings later. For another folder, add another inbox.",
  /** Once the folder is set up. */
  firstRunReady:
    "Your folder is set up. From now on, what you put into it is sent, as you've set it. A file that you choose on this page is only read and checked. You can change the settings later. For another folder, add another inbox.",
  addConnection: "Add a connection",
  addInbox: "Add an inbox",
  steps: { connect: "Connect", folder: "Choose a folder", try: "Try it" },
  stepDone: "done",
  changeOf: (what: string) => `Change ${what}`,
  change: "Change",
  changeConnection: "Change connection",
  remove: "Remove",
  removeIt: "Remove connection",
  stopWatching: "Stop watching",
  test: "Test",
  testConnection: "Test connection",
  testing: "Testing…",
  testGood: "Everything we can test works.",
  testBad: (bad: number) => `${count(bad, "thing doesn't", "things don't")} work yet.`,
  save: "Save",
  saveAndGoOn: "Save and continue",
  saving: "Saving…",
  next: "Continue",
  back: "Back",
  later: "Skip this step",
  leave: "Exit setup",
  cancel: "Cancel",
  finish: "Finish",
  setByIt: "Set by your IT.",
  setByPractice: "Part of the practice office, so it can't be changed.",
  advanced: "More settings",
  testSystem: "Test system",

  removeConnection: (name: string) =>
    `Remove the connection ${name}? You'll be signed out of it on this computer. Nothing changes in the finance system.`,
  removeInbox: (path: string) =>
    `Stop watching ${path}? The folder and its files won't be changed or deleted. Nothing more is sent from it.`,
  keep: "Keep",
  removed: "Removed",

  connection: {
    intro: "Ask your IT team for these details.",
    name: "Name of this connection",
    nameHint: "Your name for this finance system, for example Head office.",
    office: "Company",
    officeHint: "Whose books these are, if you keep several. It's shown with every file. Optional.",
    baseUrl: "Address of the finance system",
    baseUrlHint: "Starts with https://",
    authUrl: "Sign-in address",
    authUrlHint: "The address of your sign-in server. Starts with https://",
    clientId: "Client ID",
    clientIdHint: "Pigeonhole's ID on the sign-in server.",
    flow: "Who signs in",
    flowHint: "You sign in once, in your browser. A computer that sends unattended at night can sign in by itself.",
    flows: {
      browser: "You, in the browser",
      "client-credentials": "This computer, with its own secret",
    },
    secret: "Client secret",
    secretHint:
      "Saved straight to this computer's keychain and never shown again. If one is saved already, leave this empty to keep it.",
    secretExpires: "Secret expires on",
    secretExpiresHint: "As 2027-01-31. You're reminded 60, 30 and 7 days before. Optional.",
    lists: {
      title: "Lists of your finance system",
      intro:
        "If your finance system exports its lists every night, name the files here. What you add is then looked up in them before it's sent. They are only read, never moved.",
      suppliers: "Suppliers",
      nominals: "Nominals",
      projects: "Projects",
      vatCodes: "VAT rates",
      hint: "The full path of a csv, xls or xlsx file. Optional.",
      choose: "Choose…",
    },
    isTest: "This is a test system",
    isTestHint: "A banner then says that nothing reaches your real books.",
    clientAuthentication: "How the secret is sent",
    clientAuthenticationHint: "Change this only if your sign-in server needs it.",
    clientAuthentications: {
      body: "In the request",
      basic: "As a user name and password (Basic)",
    },
    scopes: "Scopes",
    scopesHint:
      "Extra permissions to ask for at sign-in, separated by spaces. “profile” often adds the account's name. Optional.",
    redirectPort: "Port the browser returns to",
    redirectPortHint: "Only needed if your sign-in server allows a single port. Optional.",
  },

  inbox: {
    intro:
      "Spreadsheets and e-invoices in this folder become purchase invoices in the finance system. Other files, such as scans, are attached to a purchase invoice that is there already: the file's name says which. Then they're moved to a subfolder such as Done. Nothing is ever deleted. If it has files already, you're asked about them first.",
    path: "Folder",
    pathHint: "The full path of a folder used for nothing else.",
    choose: "Choose…",
    existingFiles: "Files already in the folder",
    existingFilesHint: "What was in the folder before Pigeonhole watched it.",
    existingFilesQuestion: (files: number, spreadsheets: number) =>
      `${files === 1 ? "There is 1 file" : `There are ${figure(files)} files`} in this folder already: ${count(spreadsheets, "spreadsheet")} and ${count(files - spreadsheets, "other file")}. What should happen to ${files === 1 ? "it" : "them"}?`,
    existingFilesMore: (files: number) => `and ${figure(files)} more`,
    leftAlone: (files: number) =>
      `${count(files, "file")} that ${files === 1 ? "was" : "were"} there first ${files === 1 ? "is" : "are"} left alone. To send one, rename it; to send all, choose Change.`,
    existingFilesWanted: "Please choose. Nothing is watched or sent before that.",
    existingFilesChoices: {
      leave: "Leave alone; send only new files",
      import: "Send too",
    },
    connection: "Send to",
    connectionHint: "The connection that files in this folder are sent to.",
    sending: "Sending",
    sendingHint: "Unusual files always wait for you.",
    sendings: {
      automatic: "Send automatically when everything checks out",
      "after-approval": "Send only after approval",
    },
    ceiling: "Approval limit",
    ceilingHint:
      "A file with an invoice of this net amount or more waits for your approval. It counts for every currency without a limit of its own below. The usual 50000 is about as much in every currency: 5000000 in yen.",
    ceilings: "Different limits by currency",
    ceilingsHint: "For example EUR 60000, JPY 8000000. May be empty.",
    vatTolerance: "VAT may differ from its rate by",
    vatToleranceHint:
      "For example 0.02. A larger difference waits for your approval. Leave empty for 5 pence or half a percent; enter 0 to hold every difference.",
    rowsWithProblems: "If some rows have problems",
    rowsWithProblemsHint: "You get a copy of the whole file to correct, with the problems marked.",
    rowsWithProblemsChoices: {
      "hold-file": "Hold the whole file",
      "send-the-rest": "Send the other rows",
    },
    dateOrder: "Dates",
    dateOrderHint: "How to read 05/11/2026. If a file doesn't show which, you'll be asked.",
    dateOrders: {
      "": "Work out from each file",
      dmy: "Day, month, year: 5 November",
      mdy: "Month, day, year: 11 May",
      ymd: "Year, month, day",
    },
    decimalSign: "Decimals",
    decimalSignHint: "How to read 1,234. If a file doesn't show which, you'll be asked.",
    decimalSigns: {
      "": "Work out from each file",
      ".": "Decimal point: 1,234.50",
      ",": "Decimal comma: 1.234,50",
    },
    currency: "Currency for $, kr and ¥",
    currencyHint: "Such as USD. What $, kr or ¥ means if a file doesn't say. Leave it empty to be asked.",
    idAt: "Where a document's name has the invoice ID",
    idAtHint:
      "The ID is the number that your finance system gives the invoice, not the supplier's number printed on it. See below how some names would be read.",
    idAts: {
      start: "At the start",
      anywhere: "Anywhere",
      end: "At the end",
    },
    idPrefixes: "Text directly before the ID",
    idPrefixesHint: "For example PI-. Separate several with commas. Leave empty if there is none.",
    examples: "Examples",
    exampleNames: ["10023 scan.pdf", "scan 10023 signed.pdf", "delivery note 10023.pdf", "2026-11-20 invoice.pdf"],
    examplesAsk: "you'll be asked",
    documentNames: "Names the finance system rejects",
    documentNamesHint: "It doesn't accept some characters or very long names.",
    documentNamesChoices: {
      refuse: "Move the document to Failed",
      mend: "Send it with a corrected name",
    },
    textOfPdfs: "Text in PDFs",
    textOfPdfsHint: "If the name doesn't help, the text may show which purchase invoice a PDF belongs to.",
    textOfPdfsChoices: {
      ignore: "Don't read it",
      suggest: "Read it for suggestions; you decide",
      attach: "Attach automatically if there's no doubt",
    },
    eInvoicesInPdfs: "E-invoices in PDFs",
    eInvoicesInPdfsHint:
      "Many PDFs contain their invoice as data (ZUGFeRD, Factur-X). Import them all only if these invoices aren't entered by hand.",
    eInvoicesInPdfsChoices: {
      ask: "Ask whether to import them or attach the PDF",
      import: "Import them as purchase invoices",
      ignore: "Don't read them; every PDF is a document",
    },
    ownVatIds: "Your own VAT IDs",
    ownVatIdsHint:
      "With their country, such as DE123456789. Separate several with commas. E-invoices that you issued yourselves (sales invoices) aren't imported. If one is addressed to another company, you're asked.",
    ignoredNames: "Names to ignore",
    ignoredNamesHint:
      "New files and subfolders with these names stay where they are. * is any text, ? one character: Draft*, *.bak. Separate several with commas.",
    attentionAfterDays: "Days until a waiting document is overdue",
    attentionAfterDaysHint: "After that, the tray and the report remind you.",
    maxInvoicesPerBatch: "Most purchase invoices in a batch",
    maxInvoicesPerBatchHint: "Leave empty for no limit. Lines of the same invoice always stay together.",
    hours: "Send only at certain times",
    hoursHint: "Files are read and checked at any time, and sent within these hours.",
    days: "Days the hours start on",
    dayNames: { mon: "Mon", tue: "Tue", wed: "Wed", thu: "Thu", fri: "Fri", sat: "Sat", sun: "Sun" },
    from: "From",
    until: "Until",
    hoursFieldHint: "Hours and minutes.",
    untilHint: "If it isn't later than From, it ends the next day.",
  },

  signedInWords: "You're signed in. These were just tested:",
  signInWords:
    "The addresses are saved. Now sign in, so that Pigeonhole can send on your behalf. Your browser opens for this.",
  sample: "Try it with a file",
  sampleWords:
    "Choose a spreadsheet or document you'd normally add, or drop it here. It's read and checked, but nothing is sent or saved.",
  sampleChoose: "Choose a file to check…",
  sampleChecking: "Checking…",
  sampleInvoices: (howMany: number) => `${count(howMany, "purchase invoice")} would be sent`,
  sampleMore: (howMany: number) => `and ${figure(howMany)} more`,
  sampleVerdicts: {
    ready: "Only checked, not sent. In the inbox, this file would be sent.",
    ask: "Only checked, not sent. In the inbox, this file would wait for you.",
    refuse: "Only checked, not sent. This file couldn't be sent as it is.",
  },
};
