/** @file Which answers that turn a call down have hard evidence that something was taken, and which only sound like it. */

import { describe, expect, test } from "vitest";
import { isSurelyTaken } from "../../../main/api/surely-taken-in-answer.ts";
import { readTaken } from "../../../main/api/taken-in-answer.ts";

const own = ["KG-1001", "KG-1002", "INV-1001", "Telford Telecom", "GBP", "100.00", "20"];

test.each([
  '{"BatchId":5}',
  '{"batch":{"id":"5"},"error":"timeout"}',
  '{"BatchName":"Imported - 20/11/26 02:14"}',
  '{"DocumentId":80001,"error":"index failed"}',
  '{"PurchaseInvoiceIds":[7,8]}',
  '{"error":"timeout","BatchId":5,"Purch',
  '{"message":"Batch 5 was created with 2 invoices. The server is now going down for maintenance."}',
  '{"Message":"Batch \'Imported - 29/11/26 01:20\' created, 1 warning: VAT rate missing"}',
  "The batch “Imported - 29/11/26 01:20” was created.",
  '{"errors":["KG-1001 was saved","KG-1002: unknown supplier"]}',
  "KG-1002 failed and KG-1001 was saved",
  "<html><body><h1>400</h1><p>Your invoices have been saved.</p></body></html>",
  "2 invoices imported",
  "This batch has already been imported",
  "Imported 1 of 2 invoices",
  "The batch may have been saved.",
  "No errors. 2 invoices were saved.",
  "Der Stapel wurde gespeichert. Das System wird jetzt gewartet.",
  '{"saved":1,"failed":1}',
  '{"created":["KG-1001"],"errors":["KG-1002"]}',
  '{"KG-1001":"saved","KG-1002":"failed"}',
  '{"results":[{"status":201},{"status":422}]}',
  '{"Message":"The batch was rolled back","BatchId":5}',
  "Some invoices were saved",
  "Some invoices were not saved",
  "Some of your invoices couldn't be saved.",
  "Teilweise importiert",
  "Einige Rechnungen wurden gespeichert, eine nicht",
  "Partially imported",
  '{"error":{"code":"PARTIAL_SUCCESS","message":"See results"}}',
  '{"Message":"Row 2: supplier unknown. The other 2 invoices were imported."}',
  "KG-1002 has no supplier; the rest has been entered",
  "The remaining invoices were posted",
  "Batch created but you may not post it.",
  "Created as draft because the supplier isn't approved.",
  "Als Entwurf gespeichert, Freigabe fehlt",
  "All but one invoice were saved",
  "All invoices except KG-1002 were created",
  "1 invoice was not saved. All others were imported.",
  "Zeile 2: Lieferant unbekannt. Die übrigen Rechnungen wurden gebucht.",
  "Alle außer KG-1002 wurden gespeichert",
  "Les autres factures ont été enregistrées",
  "Las demás facturas fueron importadas",
  "Le altre fatture sono state salvate",
  "De overige facturen zijn geboekt",
  "Pozostałe faktury zostały zapisane",
  "De øvrige fakturaer er bogført",
  "Certaines factures ont été enregistrées",
  "Algunas facturas fueron importadas",
  "Alcune fatture sono state salvate",
  "Niektóre faktury zostały zapisane",
  "Le lot a été créé",
  "Se han guardado 2 facturas",
  "2 facturen zijn opgeslagen",
  "<error><message>Some invoices were saved</message></error>",
])("taken: %s", (body) => {
  expect(isSurelyTaken(body, own)).toBe(true);
});

describe("a refusal stays one:", () => {
  test.each([
    "",
    "Project 4711 has been completed.",
    "Purchase order PO-7 is already booked in full.",
    "The upload was received but the supplier 77 does not exist",
    "Line 2: data entered for Net isn't a number",
    "Your request has been received and rejected",
    "VATRate 20 is accepted only for UK suppliers",
    "Invoice INV-1001 (Recorded Delivery Ltd) doesn't match an existing supplier",
    "Access denied. Your request has been recorded.",
    "Purchase invoice 4711 has been posted and cannot be changed.",
    "The invoice was created by another user; Full Control is needed",
    "Invoice KG-1001 was created by another user",
    "Invoices created before 2020 can't be changed",
    "The batch was created and then rejected",
    "The batch was saved. It was rolled back, because one invoice has errors.",
    "0 invoices saved",
    "Some invoices have errors. Nothing was saved.",
    "Some fields could not be imported: Net, VAT",
    "Some invoices must be created by a manager",
    "One invoice is invalid. The other invoices were not saved.",
    "Die übrigen Rechnungen wurden nicht gespeichert",
    "The other fields must be entered",
    "The batch was created but it was rolled back",
    "The batch was created but not saved",
    "The remaining budget of the project can't be booked",
    "No invoice was saved. Correct row 2; the rest can be imported then.",
    "Invoice KG-1001 was created by another user, and others",
    "Some invoices were created before 2020 and can't be changed",
    "Partially imported batches are not allowed",
    "Einige Rechnungen sind ungültig. Nichts wurde gespeichert.",
    "Le lot n'a pas été créé",
    "No se han guardado 2 facturas",
    "2 facturen zijn niet opgeslagen",
    "The batch was not saved",
    '{"message":"Invoice INV-1001 already exists","InvoiceId":9912}',
    '{"error":{"message":"This invoice exists already"},"PurchaseInvoiceId":9912}',
    '{"BatchName":"Imported - 24/11/26 03:50","Errors":[{"InvoiceNumber":"KG-1001","Message":"Supplier does not exist"}]}',
    "Invoice INV-1001 has already been imported",
    "Invoice INV-1001 was already created on 3 May",
    "Invoice INV-1001 was imported previously",
    "Invoice number INV-1001 is already recorded for this supplier",
    '{"Message":"Nothing was saved","Results":[{"InvoiceNumber":"KG-1001","success":true}]}',
    '{"BatchId":null,"Saved":0,"Results":[{"InvoiceNumber":"KG-1001","success":true}]}',
    '{"Results":[{"InvoiceNumber":"KG-1001","Valid":true}]}',
  ])("%s", (body) => {
    expect(isSurelyTaken(body, own)).toBe(false);
  });
});

test("a long answer is read within the time of a test", () => {
  const bodies = [
    "<style>".repeat(1_000_000),
    "<".repeat(8_000_000),
    JSON.stringify(Array(200_000).fill("a b, c: d. e")),
  ];
  for (const body of bodies) expect([isSurelyTaken(body, own), readTaken(body, own).isTaken]).toEqual([false, false]);
});
