/** @file Which names mean that a sync program kept two versions of one file. */

import { expect, test } from "vitest";
import { syncConflictIn } from "../../shared/imports/sync-conflict.ts";

test.each([
  ["May/invoices (Jane Doe's conflicted copy 2026-11-20).xlsx", "May/invoices.xlsx"],
  ["invoices (conflicted copy 2026-11-20 101112).csv", "invoices.csv"],
  ["invoices (Case Conflict).csv", "invoices.csv"],
  ["Rechnungen (In Konflikt stehende Kopie von Jörg 2026-11-20).xlsx", "Rechnungen.xlsx"],
  ["factures (Copie en conflit de Zoé 2026-11-20).csv", "factures.csv"],
  ["facturas (Copia en conflicto de Ana 2026-11-20).csv", "facturas.csv"],
  ["fatture (Copia in conflitto di Ugo 2026-11-20).csv", "fatture.csv"],
  ["10023 scan.sync-conflict-20261120-101112-ABCDEFG.pdf", "10023 scan.pdf"],
  ["10023 (SFConflict jane@example.org 2026-11-20-10-11-12).pdf", "10023.pdf"],
  ["10023_conflict-20261120-101112.pdf", "10023.pdf"],
])("%s conflicts with %s", (path, original) => {
  expect(syncConflictIn(path)).toEqual({ original, needsOriginal: false });
});

test.each([
  ["invoices-DESKTOP-4F7K2LM.xlsx", "invoices.xlsx"],
  ["invoices-ANNA-PC.xlsx", "invoices.xlsx"],
])("%s conflicts with %s only if that exists", (path, original) => {
  expect(syncConflictIn(path)).toEqual({ original, needsOriginal: true });
});

test.each([
  "invoices.xlsx",
  "invoices (2).xlsx",
  "invoices-2.xlsx",
  "10023-DELIVERY-NOTE.pdf",
  "conflicted copy.xlsx",
  "Conflict Resolution Ltd (May).xlsx",
  "INV-2026-PC.pdf",
])("%s conflicts with nothing", (path) => {
  const found = syncConflictIn(path);
  expect(found === null || found.needsOriginal).toBe(true);
});
