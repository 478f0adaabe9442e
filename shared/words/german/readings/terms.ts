/** @file What the business terms of EN 16931 are called, in German. */

import type { terms as english } from "../../english/readings/terms.ts";

/** By the number of the term. National formats name their fields themselves. */
export const terms: typeof english = {
  "BT-1": "Rechnungsnummer",
  "BT-2": "Rechnungsdatum",
  "BT-3": "Art des Dokuments",
  "BT-5": "Währung",
  "BT-9": "Fälligkeit",
  "BT-22": "Vermerk",
  "BT-25": "frühere Rechnung",
  "BT-27": "Verkäufer",
  "BT-31": "USt-IdNr. des Verkäufers",
  "BT-106": "Summe der Posten",
  "BT-107": "Abzüge",
  "BT-108": "Zuschläge",
  "BT-109": "Nettobetrag",
  "BT-110": "Summe der USt.",
  "BT-112": "Bruttobetrag",
  "BT-113": "schon bezahlt",
  "BT-114": "Rundung",
  "BT-115": "Zahlbetrag",
  "BT-116": "Netto einer USt.-Zeile",
  "BT-117": "USt. einer USt.-Zeile",
  "BT-118": "USt.-Kategorie",
  "BT-119": "USt.-Satz",
  "BT-153": "Posten",
};

/** "paid before (BT-113)"; a field that has no such number by its own name. */
export const nameTerm = (term: string): string => {
  const name = (terms as Readonly<Record<string, string>>)[term];
  return name === undefined ? term : `${name} (${term})`;
};
