/** @file Texts of the views of inboxes and settings, in English. */

import { count } from "../../../wording/grammar.ts";

type KeyWords = readonly [keys: string, does: string];

export const preferences = {
  noConnection: "You don't have a connection to a finance system yet.",
  noInbox: "You don't have an inbox for this connection yet.",
  watched: "Watched",
  unreachable: (why: string) => `Can't be reached: ${why}`,
  openFolder: "Open the folder",
  templates: (howMany: number) => `${count(howMany, "spreadsheet layout")} known`,
  templatesHint:
    "A layout says which column contains what. Your answers, such as day or month first, are in it only if you ticked “Remember”. Forget one, and Pigeonhole asks again how to read the next file with that layout.",
  headingOf: "Column",
  otherHeading: "Other heading",
  addHeading: "Add heading",
  removeHeadings: "Remove other headings",
  headingsSaved: "Headings saved",
  headingsHint:
    "A spreadsheet that has another heading in place of a column's own is read as before, without a question.",
  headingsNotSaved: (name: string) =>
    `The headings of “${name}” couldn't be saved. Check the free space and try again.`,
  noSuchTemplate: (name: string) => `“${name}” isn't known any more, or its columns have changed.`,
  forget: "Forget",
  forgotten: "Forgotten",
  notForgotten: (name: string, why: string) => `“${name}” couldn't be forgotten: ${why}.`,
  noTemplates: "No answers remembered yet. Pigeonhole asks if a spreadsheet can be read in more than one way.",
  columns: (howMany: number) => count(howMany, "column"),

  file: "Settings file",
  fileWords:
    "For your IT team only: a mistake here can stop an inbox. The file has all settings. Changes take effect within seconds of saving it.",
  practice:
    "This is the practice office. Its connection can't be changed, and login, alerts and updates stay off. When you close the window, its settings are deleted.",
  policy: (from: string) => `Your IT has set some settings for this computer. They're in ${from}.`,
  service: "Finance system",
  signIn: "Sign-in server",
  client: "Client ID",
  flow: "Sign-in method",
  flows: {
    browser: "You sign in in the browser",
    "client-credentials": "This computer signs in with its own secret",
  },
  computer: "This computer",

  speech: "Language, numbers and dates",
  language: "Language",
  languageHint:
    "Used in the window, notifications and the notes beside files. Fields for a date follow after a restart of Pigeonhole.",
  formats: "How numbers and dates are shown",
  formatsHint: (example: string) => `Such as ${example}. Files are read by their own format.`,
  asLanguage: "As is usual for the language",
  asComputer: "Same as this computer",

  keys: "Keyboard shortcuts",
  keyList: [
    ["Alt+1 to Alt+5", "Switch view"],
    ["Ctrl+F", "Search the history"],
    ["J and K", "Next and previous file that needs you"],
    ["Enter", "Go to the file's buttons, or open a row of the history"],
    ["Ctrl+Plus, Ctrl+Minus, Ctrl+0", "Zoom in, zoom out, reset"],
    ["Escape", "Close"],
  ] as KeyWords[],
};
