/** @file Likely good answers to Create Batch are done, and answers that hint at a loss are not. */

import { describe, expect, test } from "vitest";
import { invoicesNotSaved } from "../../../../main/api/saved-in-answer.ts";
import { sayMessage } from "../../../../shared/wording/message.ts";

const sent = [
  { Date: "2026-11-20", InvoiceNumber: "INV-1001", AccountName: "Acme Ltd", Currency: "GBP", Net: "100.00", VAT: "20" },
  {
    Date: "2026-11-21",
    InvoiceNumber: "BR-77",
    AccountName: "Telford Telecom",
    Currency: "GBP",
    Net: "200",
    VAT: "40",
  },
];
const [one, two] = sent;
const booksOf = (...companyNames: string[]) => ({ companyNames, isTest: false });
const books = booksOf("Alder & Stone Interiors Ltd");
const json = (answer: unknown): string => JSON.stringify(answer);
const echo = (more: object = {}) =>
  sent.map((invoice, at) => ({
    Id: 7001 + at,
    ...invoice,
    Net: Number(invoice.Net),
    VAT: Number(invoice.VAT),
    ...more,
  }));

describe("nobody is asked after a good answer:", () => {
  test.each<[string, string]>([
    ["nothing", ""],
    ["an empty object", "{}"],
    ["null", "null"],
    ["true", "true"],
    ["an id", "7"],
    ["an id in quotes", '"9f1c0d5e-0b1a-4c3d-8e2f-000000000001"'],
    ["OK", "OK"],
    ["a text", "Batch created successfully."],
    ["a text with its name", "Imported - 20/11/26 02:14"],
    ["a text with the count", "2 invoices were imported into batch 9"],
    ["a text with the count in words", "Two invoices saved."],
    ["a text with batch and count", "1 batch with 2 invoices created"],
    ["a German text", "Stapel 9 mit 2 Rechnungen angelegt"],
    ["a French text", "Le lot 9 a été créé avec 2 factures"],
    ["a batch id", '{"BatchId":7}'],
    ["a batch id with its name", '{"BatchId":7,"BatchName":"Imported - 20/11/26 02:14"}'],
    ["the id of the batch in snake case", '{"batch_id":7,"created_at":"2026-11-20T02:14:00Z","created_by":"Jane Doe"}'],
    ["success", '{"success":true,"message":"Batch created","data":{"id":7}}'],
    ["success without errors", '{"Success":true,"Errors":[],"Warnings":null,"BatchId":7}'],
    ["succeeded with empty trouble", '{"succeeded":true,"failed":false,"error":null,"errorMessage":"","result":7}'],
    ["counts that agree", '{"BatchId":7,"received":2,"accepted":2,"rejected":0}'],
    ["other counts that agree", '{"total":2,"created":2,"updated":0,"skipped":0,"duplicates":0,"errors":0}'],
    ["counts in snake case", '{"rows_read":2,"rows_imported":2,"rows_failed":0}'],
    ["a count of invoices", '{"BatchId":7,"InvoiceCount":2,"TotalNet":300.0,"TotalVAT":60.00}'],
    ["one batch", '{"created":1,"BatchId":7}'],
    ["an echo", json({ BatchId: 7, PurchaseInvoices: echo() })],
    ["a bare echo", json(echo())],
    ["an echo with flags", json({ BatchId: 7, Invoices: echo({ Saved: "Y", Duplicate: "N", Deleted: false }) })],
    ["an echo with states", json(echo({ Status: "Unapproved", Posted: false, Paid: false, IsDeleted: 0 }))],
    ["an echo with companies", json(echo({ Company: "Somebody Ltd", Office: "Leeds" }))],
    ["results with codes", json(sent.map(({ InvoiceNumber }) => ({ InvoiceNumber, code: 0, text: "OK" })))],
    ["results by place", '{"results":[{"index":0,"id":71,"status":201},{"index":1,"id":72,"status":201}]}'],
    ["two yeses", '[{"InvoiceNumber":"INV-1001","Saved":"Y"},{"InvoiceNumber":"BR-77","Saved":"Y"}]'],
    ["two German yeses", '[{"Rechnung":"INV-1001","Gespeichert":"ja"},{"Rechnung":"BR-77","Gespeichert":"ja"}]'],
    [
      "a batch as it is stored",
      '{"Id":7,"Name":"Imported - 20/11/26 02:14","OfficeId":3,"Office":"Leeds","Status":"Open","Posted":false,"Approved":false,"IsDeleted":false,"CreatedBy":"Jane Doe","CreatedOn":"2026-11-20T02:14:00","InvoiceCount":2,"Locked":false,"Type":"Purchase invoices"}',
    ],
    ["a state that is new", '{"BatchId":7,"Status":"New"}'],
    ["a state that waits for approval", '{"BatchId":7,"Status":"PendingApproval"}'],
    ["a state that waits for posting", '{"BatchId":7,"Status":"Awaiting posting"}'],
    ["a state that waits for review", '{"BatchId":7,"state":"in_review"}'],
    ["a draft batch", '{"BatchId":7,"Status":"Draft"}'],
    ["a state in numbers", '{"BatchId":7,"Status":1,"StatusCode":201}'],
    ["a German state", '{"StapelId":7,"Status":"Angelegt","Meldung":"2 Rechnungen übernommen"}'],
    ["a French state", '{"LotId":7,"Statut":"Créé","Erreurs":[]}'],
    ["a state in two words", '{"BatchId":7,"Status":"Imported successfully"}'],
    ["its company", '{"BatchId":7,"Company":"Alder & Stone Interiors Limited"}'],
    ["a department", '{"BatchId":7,"Office":"Bradford","Company":"Head office"}'],
    ["links", '{"batchId":7,"_links":{"self":{"href":"/v1/batches/7","title":"this batch"}}}'],
    ["a message of thanks", '{"Message":"Thank you, your batch was received"}'],
    ["a message about later", '{"BatchId":7,"Message":"Batch created. Review and post it in the purchase ledger."}'],
    ["no errors in words", '{"BatchId":7,"Message":"2 invoices saved, 0 rejected, no errors"}'],
    ["no errors in German", '{"BatchId":7,"Meldung":"2 Rechnungen gespeichert, keine Fehler, 0 abgelehnt"}'],
    ["a harmless warning", '{"BatchId":7,"Warnings":["Row 2: no purchase order number"]}'],
    ["a harmless warning by a number", '{"BatchId":7,"Warnings":{"1":"Due date missing, default used"}}'],
    ["remarks without words", '{"BatchId":7,"Warnings":{"1":null,"count":"0"},"Info":{"Month":"November 2026"}}'],
    ["another harmless warning", '{"BatchId":7,"Warnings":[{"Row":2,"Message":"Due date missing, default used"}]}'],
    ["a good word for each row", '{"BatchId":7,"Messages":["Row 1: saved","Row 2: saved"]}'],
    ["two rows and their lines", '{"BatchId":7,"Message":"2 invoices with 5 lines created"}'],
    ["trouble that is none", '{"BatchId":7,"NotSaved":{"count":0,"items":[]},"Errors":{"code":0,"message":"OK"}}'],
    ["trouble that is counted as none", '{"BatchId":7,"NotSaved":{"Count":0,"Label":"Suppliers"}}'],
    ["no duplicates", '{"BatchId":7,"Message":"No duplicates found"}'],
    ["a batch that isn't complete yet", '{"BatchId":7,"IsComplete":false,"HasErrors":false,"WarningCount":0}'],
    ["the user", '{"BatchId":7,"User":"API Test","CreatedBy":{"Id":5,"Name":"Test User"}}'],
    ["a text from its state", '{"Response":{"Status":"S","Message":"Batch 7 created"}}'],
    ["a count behind the word", "Invoices imported: 2"],
    ["a code and a text", '{"errcode":0,"errmsg":"ok"}'],
    ["a limit", '{"BatchId":7,"Message":"Batch created. At most 500 invoices per batch."}'],
    ["a time", '{"BatchId":7,"ElapsedMs":153,"TraceId":"00-4bf92f3577b34da6a3ce929d0e0e4736-00","Version":"1.4"}'],
    ["paging", '{"items":[{"id":71},{"id":72}],"page":1,"pageSize":50,"totalPages":1,"totalCount":2}'],
    ["XML", "<?xml version='1.0'?><Result><BatchId>9</BatchId><Status>Created</Status></Result>"],
    ["XML with counts", "<Result><Batch>9</Batch><Accepted>2</Accepted><Rejected>0</Rejected><Errors/></Result>"],
    ["XML of one number", '<int xmlns="http://schemas.microsoft.com/2003/10/Serialization/">9</int>'],
    [
      "XML that echoes",
      `<Batch id="9"><Invoices>${sent.map(({ InvoiceNumber, Net }) => `<Invoice saved="true"><InvoiceNumber>${InvoiceNumber}</InvoiceNumber><Net>${Net}</Net></Invoice>`).join("")}</Invoices></Batch>`,
    ],
    [
      "SOAP",
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><PushResponse><PushResult><Id>9</Id><Message>Batch created with 2 invoices</Message></PushResult></PushResponse></s:Body></s:Envelope>',
    ],
  ])("%s", (_what, answer) => {
    expect(
      invoicesNotSaved(answer, sent, books).map(({ index, said, why }) => [index, why ? sayMessage(why) : said]),
    ).toEqual([]);
  });
});

const items = (key: string, values: readonly unknown[]) =>
  json(sent.map(({ InvoiceNumber }, at) => ({ InvoiceNumber, [key]: values[at] })));

describe("one invoice is in doubt, or not saved, after an answer", () => {
  test.each<[string, string]>([
    ["that says N", items("Saved", ["Y", "N"])],
    ["that says no with a small letter", items("saved", ["yes", "no"])],
    ["that says 0", items("IsSaved", [1, 0])],
    ["that says nein", items("Gespeichert", ["ja", "nein"])],
    ["that says non", items("Enregistrée", ["oui", "non"])],
    ["that says No in Spanish", items("Guardada", ["Sí", "No"])],
    ["that says F", items("Accepted", ["T", "F"])],
    ["with a name of two words", items("was_imported", ["true", "false"])],
    ["with a name turned round", items("NotSaved", ["N", "Y"])],
    ["that calls it rejected", items("Rejected", ["N", "Y"])],
    ["that calls it a duplicate", items("IsDuplicate", ["0", "1"])],
    ["that calls it a duplicate in German", items("Dublette", [false, true])],
    ["that calls it skipped", items("uebersprungen", [0, 1])],
    ["that calls it discarded", items("Discarded", ["no", "yes"])],
    ["with a code", items("code", [0, 17])],
    ["with an unknown state", items("Status", ["Saved", "OnHold"])],
    ["with a state in French", items("Statut", ["Créée", "Rejetée"])],
    ["with trouble in German", items("Fehler", ["", "Lieferant unbekannt"])],
    ["by place", '[{"Gespeichert":"J"},{"Gespeichert":"N"}]'],
    [
      "in XML",
      `<r>${sent.map(({ InvoiceNumber }, at) => `<i><InvoiceNumber>${InvoiceNumber}</InvoiceNumber><Saved>${at === 0 ? "Y" : "N"}</Saved></i>`).join("")}</r>`,
    ],
    ["in attributes of XML", '<r><i InvoiceNumber="INV-1001" ok="1"/><i InvoiceNumber="BR-77" ok="0"/></r>'],
    ["in XML that lacks it", "<r><Invoices><Invoice><InvoiceNumber>INV-1001</InvoiceNumber></Invoice></Invoices></r>"],
    ["by a warning by its number", '{"Saved":true,"Warnings":{"BR-77":"Lieferant unbekannt"}}'],
    ["by a warning by index", '{"BatchId":9,"Warnings":["[1] left out"]}'],
    ["that names it in a note", '{"BatchId":9,"Note":"BR-77 needs a supplier"}'],
    ["that names its supplier in a note", '{"BatchId":9,"Message":"Supplier Telford Telecom is on stop"}'],
    ["that names its supplier in a message", '{"BatchId":9,"Info":"Telford Telecom: account unknown"}'],
    ["that names it in a list of an unknown language", '{"BatchId":9,"Odrzucone":["BR-77"]}'],
  ])("%s", (_what, answer) => {
    const doubted = invoicesNotSaved(answer, sent, books);
    expect(doubted.map(({ index }) => index)).toContain(1);
  });

  test("and not the other one, where the answer tells them apart", () => {
    for (const answer of [items("Saved", ["Y", "N"]), items("code", [0, 17]), items("Dublette", [false, true])])
      expect(invoicesNotSaved(answer, sent).map(({ index }) => index)).toEqual([1]);
  });
});

describe("the whole batch is in doubt after an answer", () => {
  test.each<[string, string]>([
    ["with a count beside the whole", '{"accepted":1,"received":2}'],
    ["with another count", '{"BatchId":9,"total":2,"created":1}'],
    ["with none accepted", '{"BatchId":9,"accepted":0}'],
    ["with a rejected one", '{"BatchId":9,"Rejected":1}'],
    ["with a count of errors", '{"BatchId":9,"ErrorCount":1}'],
    ["with rejected rows", '{"BatchId":9,"rows_rejected":"1"}'],
    ["with a rejected one in German", '{"StapelId":9,"Abgelehnt":1}'],
    ["with a rejected one in French", '{"LotId":9,"NombreRejetées":1}'],
    ["with fewer rows", '{"BatchId":9,"RowCount":1}'],
    ["with fewer invoices in German", '{"StapelId":9,"AnzahlRechnungen":1}'],
    ["with more invoices", '{"BatchId":9,"InvoiceCount":3}'],
    ["with one invoice in words", '{"BatchId":9,"Message":"Batch created with 1 invoice"}'],
    ["with one invoice in letters", '{"BatchId":9,"Message":"Batch created with one invoice"}'],
    ["with one row", '{"BatchId":9,"Message":"Batch created. 1 row."}'],
    ["with one record", "1 record imported"],
    ["with three invoices", '{"BatchId":9,"Message":"3 invoices created"}'],
    ["with one invoice in German", "Stapel mit 1 Rechnung angelegt"],
    ["with one invoice in French", "Lot créé avec une facture"],
    ["with one accepted", '{"BatchId":9,"Message":"1 accepted"}'],
    ["with no invoices", '{"BatchId":9,"Message":"Batch created with no invoices"}'],
    ["with only the first", '{"BatchId":9,"Message":"Only the first invoice was saved"}'],
    ["with an empty batch", '{"BatchId":9,"Message":"Batch created but empty"}'],
    ["with one of them", '{"BatchId":9,"Message":"Batch created with 1 of the invoices"}'],
    ["with KO", '{"BatchId":9,"Result":"KO"}'],
    ["with a count of KO", '{"ok":1,"ko":1}'],
    ["with a test system in words", '{"BatchId":9,"Message":"This is a test system. Nothing is kept."}'],
    ["with a batch that is held", '{"BatchId":9,"Message":"Batch held for correction"}'],
    ["with nothing imported", '{"BatchId":9,"Message":"Batch exists already, nothing imported"}'],
    ["with a warning about a row", '{"BatchId":9,"Warnings":["Row 2: supplier not matched"]}'],
    ["with a warning about a row in an object", '{"BatchId":9,"Warnings":[{"Row":2,"Text":"Supplier not matched"}]}'],
    ["with one warning that is an object", '{"BatchId":9,"Warning":{"Line":"2","Text":"See log file"}}'],
    ["with a warning about a line", '{"BatchId":9,"warnings":"Line 2 left for manual entry"}'],
    ["with a warning about a supplier", '{"BatchId":9,"Warnings":["Supplier not matched"]}'],
    ["with a warning by a number", '{"Saved":true,"Warnings":{"1":"Lieferant unbekannt"}}'],
    ["with warnings by a number", '{"Saved":true,"Warnings":{"1":["Lieferant unbekannt"]}}'],
    ["with a warning in a text", '{"Saved":true,"Warnings":"Lieferant unbekannt"}'],
    ["with a German warning", '{"Saved":true,"Warnung":"Lieferant unbekannt"}'],
    ["with a warning under another name", '{"Saved":true,"Warnings":[{"Nr":1,"Hinweis":"Lieferant unbekannt"}]}'],
    ["with a warning further in", '{"Saved":true,"Warnings":{"Items":{"1":{"X":"Lieferant unbekannt"}}}}'],
    ["with a note about a row in German", '{"StapelId":9,"Hinweis":"Zeile 2: bitte manuell erfassen"}'],
    ["with a note about a row in French", '{"LotId":9,"Message":"Lot créé. Ligne 2 : fournisseur introuvable"}'],
    ["with a note about a row in Italian", '{"Lotto":9,"Avviso":"Riga 2: fornitore sconosciuto"}'],
    ["with a text about a row", "Batch 9 created.\nRow 2: supplier not matched"],
    ["with trouble in Dutch", '{"BatchId":9,"Melding":"Een factuur geweigerd"}'],
    ["with trouble in Polish", '{"BatchId":9,"Komunikat":"Jedna faktura odrzucona"}'],
    ["with trouble in Spanish", '{"BatchId":9,"Mensaje":"Una factura rechazada"}'],
    ["that waits for its validation", '{"BatchId":9,"Status":"PendingValidation"}'],
    ["with an unknown state", '{"BatchId":9,"Status":"Parked"}'],
    ["with another unknown state", '{"BatchId":9,"state":"ON_HOLD"}'],
    ["with a half good state", '{"BatchId":9,"Status":"CompletedWithErrors"}'],
    ["with a state and warnings", '{"BatchId":9,"Status":"SuccessWithWarnings"}'],
    ["with a turned state", '{"BatchId":9,"result":"not created"}'],
    ["with an unknown state of the import", '{"BatchId":9,"ImportStatus":"Quarantined"}'],
    ["with a state in German", '{"StapelId":9,"Status":"Abgebrochen"}'],
    ["with a state in Spanish", '{"LoteId":9,"Estado":"Rechazado"}'],
    ["that says no success", '{"BatchId":9,"Erfolg":"nein"}'],
    ["with a partial success", '{"BatchId":9,"Success":"Partial"}'],
    ["with a test", '{"BatchId":9,"Test":true}'],
    ["with a test mode", '{"BatchId":9,"isTestMode":"Y"}'],
    ["with the name of a test", '{"BatchId":9,"BatchName":"Test - discarded"}'],
    ["with a deleted batch", '{"BatchId":9,"IsDeleted":true}'],
    ["with a type", '{"BatchId":9,"Type":"Simulation"}'],
    ["with a test system", '{"BatchId":9,"Environment":"Sandbox"}'],
    ["with another company", '{"BatchId":9,"Company":"Bradford Interiors Ltd"}'],
    ["with another client", '{"Batch":{"Id":9,"ClientName":"Bradford Interiors GmbH"}}'],
    ["with errors", '{"BatchId":9,"HasErrors":"Y"}'],
    ["with errors in German", '{"StapelId":9,"Fehler":"Lieferant unbekannt"}'],
    ["with errors in a German list", '{"StapelId":9,"Fehler":["Lieferant unbekannt"]}'],
    ["with a count of those not saved in an object", '{"notSaved":{"count":1}}'],
    ["with a row of its own that wasn't saved", '{"NotSaved":{"Q4-2":"unknown supplier"}}'],
    ["with errors in an object", '{"BatchId":9,"Fehler":{"Anzahl":1,"Details":[]}}'],
    ["in XML with a rejected one", "<Result><Batch>9</Batch><Rejected>1</Rejected></Result>"],
    ["in XML with a count", '<Result batch="9" accepted="1" received="2"/>'],
    ["in XML with a state", "<Result><Batch>9</Batch><Status>PendingValidation</Status></Result>"],
    ["in XML with a flag", "<Result><Success>false</Success></Result>"],
    ["in XML with a message", "<string>Batch created with 1 invoice</string>"],
    ["in XML with a warning", "<R><Id>9</Id><Warnings><Warning>Row 2: supplier not matched</Warning></Warnings></R>"],
    ["in XML with CDATA", "<R><Id>9</Id><Text><![CDATA[1 invoice <b>rejected</b>]]></Text></R>"],
    ["in SOAP", "<s:Envelope><s:Body><PushResult><Id>9</Id><Failed>1</Failed></PushResult></s:Body></s:Envelope>"],
  ])("%s", (_what, answer) => {
    const doubted = invoicesNotSaved(answer, sent, books);
    expect(doubted.map(({ index, isCertain }) => [index, isCertain])).toEqual([
      [0, false],
      [1, false],
    ]);
  });
});

describe("of three invoices", () => {
  const three = [...sent, { InvoiceNumber: "Q5-3", AccountName: "Unknown Shop", Currency: "GBP", Net: "1", VAT: "0" }];
  const found = (answer: string) =>
    invoicesNotSaved(answer, three, books).map(({ index, isCertain }) => [index, isCertain]);

  test("a list of two ids leaves all in doubt, and one of three none", () => {
    expect(found("[77011,77013]")).toEqual([0, 1, 2].map((at) => [at, false]));
    expect(found("[77011,77012,77013]")).toEqual([]);
    expect(found("[77011]"), "it may be the batch's").toEqual([]);
  });

  test("the one whose id is 0 beside other ids wasn't saved", () => {
    const ids = (...all: number[]) => json({ BatchId: 5, Invoices: all.map((Id) => ({ Id })) });
    expect(found(ids(77_001, 0, 77_003))).toEqual([[1, true]]);
    expect(found(ids(77_001, 77_002, 77_003))).toEqual([]);
  });
});

test("what leaves the doubt is quoted", () => {
  const [first] = invoicesNotSaved('{"accepted":1,"received":2}', sent);
  expect(first?.why && sayMessage(first.why)).toBe("has “accepted: 1”");
});

test("another company counts only where both names are those of companies", () => {
  const answer = json({ BatchId: 9, Company: "Bradford Interiors Ltd", Echo: [one, two] });
  expect(invoicesNotSaved(answer, sent, booksOf("Head office"))).toEqual([]);
  expect(invoicesNotSaved(answer, sent, booksOf())).toEqual([]);
  expect(invoicesNotSaved(answer, sent, booksOf("Head office", "Bradford Interiors"))).toEqual([]);
});

test("an office that another connection is called leaves a doubt, and this one's own none", () => {
  const answer = '{"BatchId":9,"Office":"Bradford"}';
  const inTwo = (name: string) => invoicesNotSaved(answer, sent, { ...booksOf(name), otherNames: ["Bradford Ltd"] });
  expect(inTwo("Head office").map(({ isCertain }) => isCertain)).toEqual([false, false]);
  expect(inTwo("Bradford")).toEqual([]);
  expect(invoicesNotSaved(answer, sent, { ...booksOf("Head office"), otherNames: ["Leeds"] })).toEqual([]);
});

test("a test system may call itself one", () => {
  const answer = '{"BatchId":9,"Environment":"Sandbox"}';
  expect(invoicesNotSaved(answer, sent, { ...books, isTest: true })).toEqual([]);
});

test("a large answer is read within the time of a test", () => {
  const answers = [
    json(Array.from({ length: 20_000 }, (_, at) => ({ InvoiceNumber: `A-${at}`, Saved: "Y", Status: "Created" }))),
    `<r>${"<![CDATA[".repeat(60_000)}`,
    `<r>${"<!--".repeat(100_000)}`,
    `<r>${"<i><Saved>Y</Saved></i>".repeat(20_000)}</r>`,
    json({ Message: "row 2 ".repeat(200_000) }),
    "a".repeat(1_000_000),
    "1 ".repeat(400_000),
  ];
  for (const answer of answers) expect(Array.isArray(invoicesNotSaved(answer, sent, books))).toBe(true);
});
