/** @file Texts about the preview of a document, in English. */

import { count, figure } from "../../../wording/grammar.ts";

export const preview = {
  show: "Show the document",
  hide: "Hide the document",
  /** Documents of the same name or folder. */
  beside: (documents: number) => `${count(documents, "document")} beside it`,
  title: (file: string) => `Preview of ${file}`,
  loading: "Drawing the document…",
  page: (page: number, pages: number) => `Page ${figure(page)} of ${figure(pages)}`,
  previous: "Previous page",
  next: "Next page",
  larger: "Larger",
  smaller: "Smaller",
  /** Why it can't be shown, each as a whole sentence. */
  failures: {
    password: "This PDF needs a password, so it can't be shown here. To find it, choose “Show in folder”.",
    unreadable:
      "This file can't be shown here. It may be damaged, or neither a PDF nor a picture. To find it, choose “Show in folder”.",
    "too-big": "This file is too large to be shown here. To find it, choose “Show in folder”.",
    slow: "Drawing this document takes too long, so it was stopped. To find it, choose “Show in folder”.",
  },
};
