/** @file Texts of the views of inboxes and settings, in English. */

import { count } from "../../../wording/grammar.ts";

type KeyWords = readonly [keys: string, does: string];

export const preferences = {
  noConnection: "No connection to a finance service is set up.",
  noInbox: "No folder is watched for it yet.",
  watched: "Watched",
  unreachable: (why: string) => `Cannot be reached: ${why}`,
  openFolder: "Open the folder",
  templates: (howMany: number) => `It knows ${count(howMany, "kind")} of spreadsheet`,
  noTemplates: "It has not learnt any kind of spreadsheet yet: the first of each is looked at with more care.",
  columns: (howMany: number) => count(howMany, "column"),

  file: "Where it stands",
  fileWords: "All settings stand in one file. What you change there counts within seconds of saving it.",
  service: "Service",
  signIn: "Signing in at",
  client: "Client id",
  flow: "How",
  flows: {
    browser: "A person signs in in the browser",
    "client-credentials": "The computer signs in with a secret of its own",
  },
  computer: "This computer",

  speech: "Language and formats",
  language: "Language",
  languageHint:
    "What Pigeonhole says here, in notifications and in the notes that it lays beside files. Fields for dates follow when Pigeonhole is started again.",
  formats: "Formats",
  formatsHint: (example: string) => `How numbers, amounts and dates are written: ${example}`,
  asLanguage: "As is usual for the language",
  asComputer: "As this computer has it",

  keys: "Keys",
  keyList: [
    ["Alt+1 to Alt+5", "Go to a view"],
    ["Ctrl+F", "Search the history"],
    ["J and K", "Next and last file that needs you"],
    ["Enter", "Go to the buttons of the file, or open a row of the history"],
    ["Ctrl+Plus, Ctrl+Minus, Ctrl+0", "Larger, smaller, as it was"],
    ["Escape", "Leave what is open"],
  ] as KeyWords[],
};
