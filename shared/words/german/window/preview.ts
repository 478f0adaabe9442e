/** @file Texts about the preview of a document, in German. */

import { count, figure } from "../../../wording/grammar.ts";
import type { preview as english } from "../../english/window/preview.ts";

export const preview: typeof english = {
  show: "Dokument anzeigen",
  hide: "Dokument ausblenden",
  beside: (documents) => `${count(documents, "Dokument", "Dokumente")} daneben`,
  title: (file) => `Vorschau von ${file}`,
  loading: "Das Dokument wird gezeichnet …",
  page: (page, pages) => `Seite ${figure(page)} von ${figure(pages)}`,
  previous: "Vorige Seite",
  next: "Nächste Seite",
  larger: "Größer",
  smaller: "Kleiner",
  failures: {
    password:
      "Diese PDF-Datei braucht ein Passwort und kann hier nicht gezeigt werden. Mit „Im Ordner zeigen“ finden Sie sie.",
    unreadable:
      "Diese Datei kann hier nicht gezeigt werden. Sie ist vielleicht beschädigt, oder weder PDF-Datei noch Bild. Mit „Im Ordner zeigen“ finden Sie sie.",
    "too-big": "Diese Datei ist zu groß, um hier gezeigt zu werden. Mit „Im Ordner zeigen“ finden Sie sie.",
    slow: "Dieses Dokument zu zeichnen dauert zu lange und wurde abgebrochen. Mit „Im Ordner zeigen“ finden Sie es.",
  },
};
