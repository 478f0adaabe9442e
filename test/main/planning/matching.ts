/** @file A sample register, and a short way to match against it. */

import {
  type Candidate,
  type MatchRules,
  matchDocument,
  type Registers,
} from "../../../main/planning/documents/match-document.ts";
import { usualRules } from "../../../main/planning/documents/match-rules.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";

const entry = (purchaseInvoiceId: string, invoiceNumber: string, supplier: string | null): Candidate => ({
  purchaseInvoiceId,
  invoiceNumber,
  supplier,
});

export const register: readonly Candidate[] = [
  entry("500", "INV-2024-001", "Acme Ltd"),
  entry("501", "INV-2024-002", "Acme Ltd"),
  entry("502", "INV-2024-001-A", "Acme Ltd"),
  entry("503", "4711", "Beta GmbH"),
  entry("504", "RE/2024/0815", "Müller & Söhne"),
  entry("505", "B-77123", "Alpha"),
  entry("506", "B-77123", "Gamma"),
  entry("507", "D-1000", "Delta"),
  entry("508", "D-1000", "Delta"),
  entry("509", "123", "Beta GmbH"),
  entry("510", "2026", "Acme Ltd"),
  entry("511", "261120", "Acme Ltd"),
  entry("512", "COPY", "Acme Ltd"),
  entry("513", "Straße-1234", null),
  entry("514", "20023", "Beta GmbH"),
  entry("515", "INV-12", "Acme Ltd"),
  entry("516", "2025-001", "Acme Ltd"),
  entry("517", "INV:2024\\017", "Gamma"),
  entry("518", "4500-117", "Gamma"),
  entry("519", "4500", "Gamma"),
  entry("520", "Q3 2026", "Gamma"),
  entry("521", "INV 2026", "Gamma"),
  entry("522", "Acme 2026", "Acme Ltd"),
  entry("523", "2026-11", "Acme Ltd"),
  entry("524", "INV-2026-11", "Acme Ltd"),
  entry("525", "XK1987", "Gamma"),
  entry("526", "20261120", "Acme Ltd"),
  entry("527", "20261120-001", "Acme Ltd"),
  entry("528", "1530", "Beta GmbH"),
  entry("529", "Café-2024-9", "Café Noir"),
  entry("530", "(2024)/778", "Gamma"),
  entry("531", "A4", "Gamma"),
  entry("532", "W-20000", "Delta"),
  entry("532", "W-20001", "Delta"),
  entry("533", "12345678901234567890", "Gamma"),
  entry("534", "week 4799", "Gamma"),
  entry("535", "123-4567-89", "Gamma"),
  entry("536", "4567", "Beta GmbH"),
  entry("20500", "ZZ-9981", "Acme Ltd"),
  entry("9223372036854775807", "MAX-0001", "Delta"),
];

/** @param lists what list files name for a path */
export const registersOf = (
  entries: readonly Candidate[],
  lists: Readonly<Record<string, readonly string[]>> = {},
): Registers => ({
  withNumber: (folded) => entries.filter(({ invoiceNumber }) => foldNumber(invoiceNumber) === folded),
  hasId: (id) => entries.some(({ purchaseInvoiceId }) => purchaseInvoiceId === id),
  listed: (path) => (Object.hasOwn(lists, path) ? (lists[path] ?? []) : []),
});

/** "500 by number", or the reason with the ids that a person sees: "two-ids 500 501". */
export function matchOf(path: string, rules: Partial<MatchRules> = {}, registers = registersOf(register)): string {
  const matched = matchDocument(path, { ...usualRules, ...rules }, registers);
  if (matched.ok) return `${matched.value.purchaseInvoiceId} by ${matched.value.how}`;
  return [matched.error.why, ...matched.error.candidates.map(({ purchaseInvoiceId }) => purchaseInvoiceId)].join(" ");
}
