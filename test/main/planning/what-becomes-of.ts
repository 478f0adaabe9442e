/** @file What becomes of a file by its name, under one of a few offices' rules, in a word or two. */

import type { MatchRules, Registers } from "../../../main/planning/documents/match-document.ts";
import { type DocumentRules, kindOf, planDocument, proposalsFor } from "../../../main/planning/plan-import.ts";
import type { Content } from "../../../shared/imports/drop.ts";
import { matchOf, register, registersOf } from "./matching.ts";

const usual: DocumentRules = { idAt: "start", idPrefixes: [], documentNames: "refuse" };

const lists = {
  "scan 1.pdf": ["10023"],
  "10024 scan.pdf": ["10024"],
  "10025 scan.pdf": ["10026"],
  "both.pdf": ["10027", "10028"],
  "again.pdf": ["10027", "10027"],
  "10029/x.pdf": ["10029"],
  "2026-11-20.pdf": ["10030"],
  "INV-2024-001.pdf": ["501"],
  "timesheet.xlsx": ["10031"],
  "10032.csv": ["10032"],
};

const offices = {
  usual: [usual, registersOf(register)],
  "no register": [usual, registersOf([])],
  anywhere: [{ ...usual, idAt: "anywhere" }, registersOf([])],
  "at the end": [{ ...usual, idAt: "end" }, registersOf([])],
  "behind PI- or #": [{ ...usual, idPrefixes: ["PI-", "#"] }, registersOf([])],
  "anywhere behind PI- or größe-": [{ ...usual, idAt: "anywhere", idPrefixes: ["PI-", "größe-"] }, registersOf([])],
  "with a list": [usual, registersOf(register, lists)],
  "mends names": [{ ...usual, documentNames: "mend" }, registersOf(register)],
} as const satisfies Record<string, readonly [DocumentRules & MatchRules, Registers]>;

export type Office = keyof typeof offices;

const contents: Readonly<Record<string, Exclude<Content["is"], "other">>> = {
  pdf: "pdf",
  jpg: "jpeg",
  csv: "text",
  xls: "ole",
  xlsx: "xlsx",
};

/**
 * "imported"; "imported, or 10023?" where a person is asked; "10023 by name" where it is attached; why not, with the
 * ids that a person is shown, "two-ids 500 501"; or "refused: type-not-permitted".
 */
export function whatBecomesOf(office: Office, path: string): string {
  const [rules, registers] = offices[office];
  const kind = kindOf(path, rules, registers, null);
  if (kind === "batch") return "imported";
  if (kind === "unsure") {
    const proposed = proposalsFor(path, rules, registers).map(({ purchaseInvoiceId }) => purchaseInvoiceId);
    return `imported, or ${proposed.join(" ") || "whose"}?`;
  }
  const is = contents[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "zip";
  const drop = { inbox: "payables", path, sizeBytes: 1_000, sha256: "0".repeat(64), content: { is } };
  const planned = planDocument(drop, rules, registers, null);
  if (!planned.ok && planned.error.kind !== "no-purchase-invoice-id") return `refused: ${planned.error.kind}`;
  const match = matchOf(path, rules, registers);
  const isMended = planned.ok && planned.value.fileName !== path.slice(path.lastIndexOf("/") + 1);
  return isMended ? `${match} as ${planned.value.fileName}` : match;
}
