/** @file Words how a spreadsheet was read, a line for each finding, with its evidence. */

import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { type Message, sayMessage } from "../../shared/wording/message.ts";
import { sayText } from "../../shared/wording/say-text.ts";
import { words } from "../../shared/words/spoken.ts";

export interface SheetFact {
  readonly label: string;
  readonly value: string;
  readonly evidence: string | null;
}

type Known = Pick<SheetPreview, "sheet" | "headerRow" | "text" | "dates" | "decimals">;

export function factsOf({ sheet, headerRow, text, dates, decimals }: Known): readonly SheetFact[] {
  const fact = (label: string, value: string | null, evidence: Message | null = null): readonly SheetFact[] =>
    value === null ? [] : [{ label, value, evidence: evidence === null ? null : sentence(sayMessage(evidence)) }];
  return [
    ...fact(words.look.dates, dates && words.look.dateOrders[dates.order], dates?.evidence),
    ...fact(words.look.decimals, decimals && words.look.decimalSigns[decimals.sign], decimals?.evidence),
    ...fact(words.look.sheet, sheet),
    ...fact(words.look.headers, headerRow === null ? null : words.look.headersIn(headerRow)),
    ...fact(words.look.text, text && sayText(text)),
  ];
}
