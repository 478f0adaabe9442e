/** @file Which invoices an answer to Create Batch says were not saved. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { invoicesNotSaved } from "../../../main/api/saved-in-answer.ts";
import { sayMessage } from "../../../shared/wording/message.ts";

const sent = [
  { InvoiceNumber: "A-1", AccountName: "Acme Ltd", Net: "10.00" },
  { InvoiceNumber: "A-2", AccountName: "Nobody Ltd", Net: "20.00" },
];

/** Each in short: "1 not saved: words", or "1? words" where it is not clear. */
const read = (answer: string, batch: readonly object[] = sent): string[] =>
  invoicesNotSaved(answer, batch).map(
    ({ index, isCertain, said }) => `${index}${isCertain ? " not saved" : "?"}${said === null ? "" : `: ${said}`}`,
  );

describe("the invoices that were not saved are found:", () => {
  test.each<[string, string, string[]]>([
    [
      "in a list of results, by number",
      '[{"InvoiceNumber":"A-2","Saved":false,"Error":"No such supplier"},{"InvoiceNumber":"A-1","Saved":true}]',
      ["1 not saved: No such supplier"],
    ],
    [
      "in a list of results, by place",
      '[{"Success":true},{"Success":false,"Message":"No supplier"}]',
      ["1 not saved: No supplier"],
    ],
    [
      "by a status in words",
      '[{"InvoiceNumber":"A-1","Status":"Saved"},{"InvoiceNumber":"A-2","Status":"Rejected"}]',
      ["1 not saved"],
    ],
    [
      "by a status in numbers",
      '{"results":[{"status":201},{"status":422,"title":"Unknown supplier"}]}',
      ["1 not saved: Unknown supplier"],
    ],
    ["in two lists of numbers", '{"saved":["A-1"],"notSaved":["A-2"]}', ["1 not saved"]],
    [
      "in a list of those that failed",
      '{"BatchId":5,"Failed":[{"InvoiceNumber":"A-2","Reason":"Supplier not found"}]}',
      ["1 not saved: Supplier not found"],
    ],
    [
      "in a list beside those with ids",
      '{"PurchaseInvoices":[{"Index":0,"PurchaseInvoiceId":7001,"InvoiceNumber":"A-1"}],"NotSaved":[{"Index":1,"InvoiceNumber":"A-2","Reason":"no supplier"}]}',
      ["1 not saved: no supplier"],
    ],
    [
      "in errors that quote the invoice",
      '{"data":{"errors":[{"invoice":{"InvoiceNumber":"A-2","Net":20},"errors":["No supplier","No nominal"]}]}}',
      ["1 not saved: No supplier; No nominal"],
    ],
    ["by ids with nulls", '{"data":[7001,null]}', ["1 not saved"]],
    [
      "by an id that is null",
      '[{"InvoiceNumber":"A-1","PurchaseInvoiceId":7001},{"InvoiceNumber":"A-2","PurchaseInvoiceId":null}]',
      ["1 not saved"],
    ],
    ["by truth values in order", '{"result":{"Saved":[true,false]}}', ["1 not saved"]],
    [
      "in an object with a property for each number",
      '{"A-1":"saved","A-2":"failed: no supplier"}',
      ["1 not saved: failed: no supplier"],
    ],
    [
      "in errors by their path",
      '{"errors":{"[1].AccountName":["No such supplier"]}}',
      ["1 not saved: No such supplier"],
    ],
    [
      "in lines of text",
      "A-1: saved\nA-2: not saved, no such supplier",
      ["1 not saved: A-2: not saved, no such supplier"],
    ],
    [
      "in a sentence of JSON",
      '{"message":"Batch created. A-2 was not imported: no supplier."}',
      ["1 not saved: A-2 was not imported: no supplier."],
    ],
    ["all of them, where every one was", '{"saved":0,"failed":2}', ["0 not saved", "1 not saved"]],
    ["with separators in the names", '{"not_saved":[{"invoice_no":"a-2","error_message":"x"}]}', ["1 not saved: x"]],
  ])("%s", (_what, answer, found) => {
    expect(read(answer)).toEqual(found);
  });

  test("among two with one number, by the supplier", () => {
    const batch = [
      { InvoiceNumber: "1", AccountName: "Acme Ltd" },
      { InvoiceNumber: "1", AccountName: "Beta Ltd" },
    ];
    const answer = '{"notSaved":[{"InvoiceNumber":"1","AccountName":"Beta Ltd"}]}';
    expect(read(answer, batch)).toEqual(["1 not saved"]);
    expect(read('{"notSaved":["1"]}', batch)).toEqual(['0?: {"notSaved":["1"]}', '1?: {"notSaved":["1"]}']);
  });

  test("where no invoice has a number, by the place in a whole list", () => {
    expect(read('[{"Index":1,"Saved":true},{"Index":2,"Saved":false}]', [{}, {}])).toEqual(["1 not saved"]);
  });
});

describe("where it says that some were not saved, and not which, each is in doubt:", () => {
  test.each<[string, string, string[]]>([
    ["a count of the saved", '{"saved":1}', ["0?", "1?"]],
    ["counts of both", '{"BatchId":7,"SavedCount":1,"FailedCount":1}', ["0?", "1?"]],
    ["a sentence with counts", "1 of 2 invoices saved", ["0?", "1?"]],
    ["another sentence with counts", '{"message":"1 invoice imported, 1 failed"}', ["0?", "1?"]],
    ["an error that names none", '{"errors":["Supplier not found"]}', ["0?", "1?"]],
    ["a no to all", '{"success":false,"message":"Some invoices have errors"}', ["0?", "1?"]],
    ["a number that was not sent", '{"notSaved":["B-9"]}', ["0?", "1?"]],
    ["a place that may count from 0 or 1", '{"NotSaved":[{"Index":1}]}', ["0?", "1?"]],
    ["both at once", '{"saved":["A-1","A-2"],"notSaved":["A-2"]}', ["1?"]],
    ["one of two with an id", '{"PurchaseInvoices":[{"PurchaseInvoiceId":7001,"InvoiceNumber":"A-1"}]}', ["1?"]],
    ["the one that is false in a bare list", "[true,false]", ["1?"]],
    ["nulls for all", "[null,null]", ["0?", "1?"]],
    ["nulls for all under a name", '{"PurchaseInvoiceIds":[null,null]}', ["0?", "1?"]],
    ["an empty list", "[]", ["0?", "1?"]],
    [
      "ids that are 0",
      '{"PurchaseInvoices":[{"Index":0,"PurchaseInvoiceId":0},{"Index":1,"PurchaseInvoiceId":0}]}',
      ["0?", "1?"],
    ],
    ["ids that are null", '[{"PurchaseInvoiceId":null},{"PurchaseInvoiceId":null}]', ["0?", "1?"]],
    ["fewer ids than invoices", '{"PurchaseInvoiceIds":[7001]}', ["0?", "1?"]],
  ])("%s", (_what, answer, found) => {
    expect(read(answer).map((each) => each.replace(/:.*/, ""))).toEqual(found);
  });

  test("the finance system's words are kept", () => {
    expect(invoicesNotSaved('{"saved":1,"total":2}', sent)[0]?.said).toBe('{"saved":1,"total":2}');
  });
});

const three = [
  { InvoiceNumber: "S10-1", AccountName: "Acme Ltd" },
  { InvoiceNumber: "S10-2", AccountName: "Xeno" },
  { InvoiceNumber: "S10-3", AccountName: "Beta Ltd" },
];
const [one, , other] = three;
const saved = JSON.stringify(
  three.map(({ InvoiceNumber }, Index) => ({ Index, PurchaseInvoiceId: 7001 + Index, InvoiceNumber })),
);
const readThree = (answer: string): string[] => read(answer, three).map((each) => each.replace(/:.*/, ""));

describe("an answer that lists or counts fewer invoices than were sent leaves in doubt", () => {
  const all = ["0?", "1?", "2?"];
  test.each<[string, string, string[]]>([
    ["those that a list lacks", JSON.stringify({ BatchId: 1, PurchaseInvoices: [one, other] }), ["1?"]],
    ["those that a bare list lacks", JSON.stringify([one, other]), ["1?"]],
    ["those that a list lacks that names one twice", JSON.stringify({ PurchaseInvoices: [one, one, other] }), ["1?"]],
    ["those that a list under another name lacks", JSON.stringify({ Invoices: [one, other] }), ["1?"]],
    ["those that a list of numbers lacks", '{"BatchId":1,"InvoiceNumbers":["S10-1","S10-3"]}', ["1?"]],
    ["all, by an empty list", '{"BatchId":1,"PurchaseInvoices":[]}', all],
    ["all, by a list of fewer without numbers", '{"PurchaseInvoices":[{"Net":1},{"Net":2}]}', all],
    ["all, by fewer ids", '{"PurchaseInvoiceIds":[5,7]}', all],
    ["all, by fewer ids under a short name", '{"BatchId":1,"Ids":[5,7]}', all],
    ["all, by a count of invoices", '{"BatchId":1,"InvoiceCount":2}', all],
    ["all, by a count under another name", '{"BatchId":1,"NumberOfInvoices":2}', all],
    ["all, by a count and a total", '{"created":2,"total":3}', all],
    ["all, by a number for the list", '{"BatchId":1,"PurchaseInvoices":2}', all],
    ["all, by a bare count", '{"batch":"Imported - 20/11/26 02:14","count":2}', all],
  ])("%s", (_what, answer, found) => {
    expect(readThree(answer)).toEqual(found);
  });
});

describe("an answer that says in words that something is missing leaves in doubt", () => {
  const all = ["0?", "1?", "2?"];
  test.each<[string, string, string[]]>([
    ["all, by a sentence", '{"message":"Imported 2 of 3 invoices"}', all],
    ["all, by a sentence alone", "2 of 3 invoices", all],
    ["all, by a status", '{"Status":"PartialSuccess"}', all],
    ["all, by a status of two words", '{"result":"partially imported"}', all],
    ["all, by a flag", '{"BatchId":1,"partial":true}', all],
    ["the one whose supplier a warning names", '{"warnings":["Supplier Xeno unknown, invoice skipped"]}', ["1?"]],
    [
      "the one whose supplier a warning names in any words",
      '{"BatchId":7,"Warnings":["Supplier Xeno was not recognised"]}',
      ["1?"],
    ],
    [
      "the one that a warning names, though all have ids",
      `{"PurchaseInvoices":${saved},"Warnings":["S10-3: please look at its supplier"]}`,
      ["2?"],
    ],
    ["all, by a count behind its word", '{"BatchId":7,"Summary":"Processed 3, created 2"}', all],
    [
      "the one whose state is that it was discarded, though it has an id",
      saved.replace("7002", '7002,"Status":"Discarded"'),
      ["1?"],
    ],
    ["the one that is called rejected, though it has an id", saved.replace("7002", '7002,"Status":"Rejected"'), ["1?"]],
    ["the one that is called a duplicate", saved.replace("7002", '7002,"Duplicate":true'), ["1?"]],
    ["all, by a note that it was rolled back", '{"BatchName":"Imported - 20/11/26 02:14","Note":"rolled back"}', all],
    ["all, by a warning that names none", '{"warnings":["One invoice was skipped"]}', all],
    ["those that are listed by supplier", '{"MissingSuppliers":["Xeno"]}', ["1?"]],
    ["all, by unknown suppliers of no invoice", '{"UnknownSuppliers":["Zed"]}', all],
    ["all, by places that may count from 0 or 1", '{"failedIndexes":[1]}', all],
    ["all, by false", "false", all],
    ["all, by false as a result", '{"result":false}', all],
    [
      "all, by a list under an unknown name of one of them with a reason",
      '{"StapelId":5,"NichtGespeichert":[{"Rechnungsnummer":"S10-2","Grund":"Lieferant unbekannt"}]}',
      all,
    ],
    ["all, by a list under an unknown name of two numbers", '{"StapelId":5,"Gespeichert":["S10-1","S10-3"]}', all],
    ["all, by a batch without an id", '{"BatchId":null}', all],
    ["all, by a problem document", '{"type":"about:blank","title":"Period closed","status":422}', all],
    [
      "all, by a loss at a place that was not sent, beside all as saved",
      `{"PurchaseInvoices":${saved},"NotSaved":[{"Index":7,"Reason":"no supplier"}]}`,
      all,
    ],
    ["all, by an error that names none, beside all as saved", `{"PurchaseInvoices":${saved},"errors":["x"]}`, all],
    ["the one whose supplier XML names", "<e>Xeno not saved</e>", ["1?"]],
    ["all, by XML that names none", "<r><message>Some failed</message></r>", all],
  ])("%s", (_what, answer, found) => {
    expect(readThree(answer)).toEqual(found);
  });

  test.each<[string, string]>([
    ["ignored", '{"Ignored":["S10-2"]}'],
    ["dropped", '{"Dropped":["S10-2"]}'],
    ["discarded, as objects", '{"BatchId":1,"DiscardedInvoices":[{"InvoiceNumber":"S10-2"}]}'],
    ["missing", '{"missing":["S10-2"]}'],
    ["in errors by their path", '{"ValidationResults":{"[1].AccountName":["not found"]}}'],
  ])("the one that it lists as %s", (_what, answer) => {
    expect(readThree(answer)).toEqual(["1?"]);
  });
});

test.each<[string, string]>([
  ["an echo in a list", JSON.stringify({ BatchId: 1, PurchaseInvoices: three })],
  ["an echo in another order", JSON.stringify({ PurchaseInvoices: three.toReversed() })],
  ["the whole count", '{"BatchId":1,"InvoiceCount":3}'],
  ["one batch of three", '{"count":1,"BatchId":7}'],
  ["a batch count", '{"batchCount":1,"batches":[{"Id":7}]}'],
  ["a batch in a list", '{"batches":[{"Id":7,"Name":"Imported - 20/11/26 02:14"}]}'],
  ["a batch in a list of results", '{"results":[{"BatchId":7,"Status":"OK"}]}'],
  ["the id of the batch in a list", '{"ids":[7]}'],
  [
    "two lists that together name all",
    JSON.stringify({ batches: [{ Invoices: [one] }, { Invoices: [three[1], other] }] }),
  ],
  ["whole ids", '{"PurchaseInvoiceIds":[5,7,9]}'],
  ["the whole number for the list", '{"PurchaseInvoices":3}'],
  [
    "empty lists of trouble",
    '{"BatchId":1,"Ignored":[],"Dropped":[],"MissingSuppliers":[],"warnings":[],"failedIndexes":[]}',
  ],
  ["zeros", '{"BatchId":1,"skipped":0,"ignored":0,"missing":"0","partial":false}'],
  ["a whole sentence", '{"message":"Imported 3 of 3 invoices"}'],
  ["a page of pages", '{"BatchId":1,"message":"Page 1 of 2"}'],
  ["true", "true"],
  ["success in words", '{"Status":"Success","message":"Batch created successfully"}'],
  ["a warning about no loss", '{"warnings":["Supplier Xeno has no VAT number"]}'],
  ["a count of batches behind its word", '{"message":"Processed 3, created 1 batch"}'],
  ["a number that is an id", '{"message":"Created 7"}'],
  ["a flag that it is no duplicate", saved.replace("7002", '7002,"Duplicate":false')],
  ["empty validation results", '{"BatchId":1,"ValidationResults":{}}'],
  ["XML of success", "<r><BatchId>1</BatchId><Status>OK</Status><Errors/></r>"],
])("a batch of three counts as sent by %s", (_what, answer) => {
  expect(readThree(answer)).toEqual([]);
});

describe("an answer that can't be true of the batch leaves all in doubt", () => {
  test.each<[string, string]>([
    ["one id for two invoices", '[{"Id":77,"InvoiceNumber":"A-1"},{"Id":77,"InvoiceNumber":"A-2"}]'],
    ["one id for two invoices, all saved", '{"PurchaseInvoices":[{"Id":77,"Saved":true},{"Id":77,"Saved":true}]}'],
    ["one id twice in a list of ids", '{"ids":[77,77]}'],
    ["a batch that has no id", '{"BatchId":0}'],
    ["a batch with an id below zero", '{"PurchaseInvoiceBatchId":-1}'],
    [
      "ids for invoices that were not sent",
      '{"BatchId":5,"PurchaseInvoices":[{"Index":0,"PurchaseInvoiceId":7,"InvoiceNumber":"OTHER-1"},{"Index":1,"PurchaseInvoiceId":8,"InvoiceNumber":"OTHER-2"}],"NotSaved":[]}',
    ],
    ["more ids than invoices", '{"BatchId":5,"PurchaseInvoiceIds":[71,72,73]}'],
    ["more invoices with ids than were sent", '[{"Id":77},{"Id":78},{"Id":79}]'],
    ["a queue", '{"status":"queued"}'],
    ["a queue inside", '{"Job":{"Id":"5","State":"In progress"}}'],
    ["a queue in a sentence", '{"message":"Your batch has been queued"}'],
    ["a queue in words alone", "Queued"],
    ["another total", '{"BatchId":5,"TotalNet":1.00}'],
    ["another total inside", '{"Batch":{"Id":5,"NetTotal":"300.00"},"Status":"OK"}'],
  ])("%s", (_what, answer) => {
    expect(invoicesNotSaved(answer, sent).map(({ index, isCertain }) => [index, isCertain])).toEqual([
      [0, false],
      [1, false],
    ]);
  });
});

describe("an answer that contradicts what was sent says how, and leaves in doubt", () => {
  const ids =
    '{"Index":0,"PurchaseInvoiceId":7,"InvoiceNumber":"A-1"},{"Index":1,"PurchaseInvoiceId":8,"InvoiceNumber":"A-2"}';
  const with1 = (more: string) => `{"BatchId":5,"PurchaseInvoices":[${ids.replace("}", `,${more}}`)}],"NotSaved":[]}`;
  const batch = [
    { ...sent[0], Currency: "GBP", VAT: "2.00", Date: "2026-11-20" },
    { ...sent[1], Currency: "GBP", VAT: "4.00", Date: "2026-11-20" },
  ];
  const places = (answer: string) => invoicesNotSaved(answer, batch).map(({ index }) => index);

  test.each<[string, string, number[], RegExp]>([
    ["another net", with1('"Net":999'), [0], /Net “999”, and “10.00” was sent/],
    ["another sign", with1('"Net":-10.00'), [0], /Net “-10.00”/],
    ["another VAT", with1('"VAT":"20"'), [0], /VAT “20”/],
    ["another currency", with1('"Currency":"USD"'), [0], /Currency “USD”/],
    ["another supplier", with1('"AccountName":"Other Ltd"'), [0], /AccountName “Other Ltd”/],
    ["another date", with1('"Date":"2025-11-20"'), [0], /Date “2025-11-20”/],
    [
      "an id below zero",
      '{"BatchId":5,"PurchaseInvoices":[{"Index":0,"PurchaseInvoiceId":-1,"InvoiceNumber":"A-1"},{"Index":1,"PurchaseInvoiceId":null,"InvoiceNumber":"A-2"}]}',
      [0, 1],
      /-1/,
    ],
    [
      "a dry run",
      `{"BatchId":5,"DryRun":true,"PurchaseInvoices":[${ids}]}`,
      [0, 1],
      /trial run or a draft: “DryRun: true”/,
    ],
    ["a draft", '{"IsDraft":true,"BatchId":null}', [0, 1], /IsDraft/],
    ["a draft as its state", '{"Status":"Draft"}', [0, 1], /Draft/],
    ["not posted", '{"Posted":false}', [0, 1], /Posted: false/],
    ["a simulation in words", '{"BatchId":5,"message":"Simulation finished"}', [0, 1], /Simulation finished/],
    [
      "a name twice",
      `{"BatchId":5,"NotSaved":[{"Index":1,"InvoiceNumber":"A-2"}],"NotSaved":[]}`,
      [0, 1],
      /“NotSaved” twice/,
    ],
  ])("%s", (_what, answer, at, said) => {
    expect(places(answer)).toEqual(at);
    const [first] = invoicesNotSaved(answer, batch);
    expect(first?.isCertain).toBe(false);
    expect(first?.why && sayMessage(first.why)).toMatch(said);
  });

  test.each<[string, string]>([
    ["the same in other words", with1('"Net":10,"VAT":2.0,"Currency":"gbp","Date":"2026-11-20T00:00:00Z"')],
    ["a cent of rounding", with1('"Net":10.01')],
    ["a longer name", with1('"AccountName":"ACME LTD (London)"')],
    ["a draft that is a batch", '{"BatchId":5,"Name":"Imported - 24/11/26 03:50","Status":"Draft"}'],
    ["a batch that isn't posted yet", '{"BatchId":5,"Posted":false,"IsDraft":true,"Booked":false,"Committed":false}'],
    ["drafts with ids", `{"Status":"Draft","PurchaseInvoices":[${ids}]}`],
    ["a name like it", with1('"AccountName":"Acme Limited"')],
    ["the moment at which it was saved", with1('"Date":"2026-11-24T03:50:12Z"')],
    ["the day on which it was saved", with1(`"Date":"${new Date().toISOString().slice(0, 10)}"`)],
    ["flags that say no", '{"BatchId":5,"DryRun":false,"IsDraft":false,"Posted":true}'],
    ["a name in two objects", '{"BatchId":5,"a":{"x":1},"b":{"x":2}}'],
    ["a brace within a text", '{"BatchId":5,"a":"{\\"BatchId\\":6}"}'],
  ])("and not for %s", (_what, answer) => {
    expect(places(answer)).toEqual([]);
  });
});

test("a supplier's name isn't compared where its id was sent", () => {
  const batch = [{ InvoiceNumber: "A-1", AccountId: "7", AccountName: "Acme" }];
  const answer = '{"PurchaseInvoices":[{"PurchaseInvoiceId":9,"InvoiceNumber":"A-1","AccountName":"Telford Telecom"}]}';
  expect(invoicesNotSaved(answer, batch)).toEqual([]);
});

test("a text of many megabytes is read", () => {
  expect(read(JSON.stringify({ BatchId: 5, Log: 'a\\"'.repeat(3_000_000) }))).toEqual([]);
});

describe("nothing is read into", () => {
  test.each<[string, string]>([
    ["the batch's own total", '{"BatchId":5,"TotalNet":30.00,"TotalVAT":6}'],
    ["a total that is rounded", '{"BatchId":5,"TotalNet":30.01}'],
    ["one status for all", '{"statuses":[200,200]}'],
    ["ids that differ", '[{"Id":77},{"Id":78}]'],
    ["numbers without their zeros and signs", '[{"Id":77,"InvoiceNumber":"a1"},{"Id":78,"InvoiceNumber":"A/2"}]'],
    ["duplicates that it had before", '{"BatchId":5,"Duplicates":[{"Id":7,"InvoiceNumber":"OTHER-1"}]}'],
    ["a queue, beside the id of each invoice", '{"Status":"Queued","PurchaseInvoices":[{"Id":77},{"Id":78}]}'],
    ["an empty body", ""],
    ["OK", "OK"],
    ["a batch's name", "Imported - 20/11/26 02:14"],
    ["a web page", "<html><body>Error: not saved A-2</body></html>"],
    ["a number", "7001"],
    ["an empty object", "{}"],
    ["half of a JSON text", '{"notSaved":["A-2"'],
    ["an echo of the request", JSON.stringify(sent)],
    ["an echo under its name", JSON.stringify({ BatchId: 5, PurchaseInvoices: sent, Status: "OK" })],
    [
      "an echo with telling words",
      '[{"InvoiceNumber":"A-1","Description":"Error: not saved"},{"InvoiceNumber":"A-2","Status":"Unpaid"}]',
    ],
    ["an echo without ids", '[{"Id":0,"InvoiceNumber":"A-1"},{"Id":0,"InvoiceNumber":"A-2"}]'],
    ["a batch's id", '{"BatchId":1}'],
    ["a number of batches", '{"created":1}'],
    ["all ids", '{"ids":[7001,7002]}'],
    ["places", "[0,1]"],
    ["nulls where errors would be", '{"errors":[null,null],"warnings":[null,null]}'],
    ["more nulls than invoices", "[null,null,null]"],
    ["empty errors", '{"errors":[],"error":null,"failed":0,"notSaved":[],"message":"No errors. Nothing failed."}'],
    [
      "all saved",
      '[{"InvoiceNumber":"A-1","Saved":true,"Error":null},{"InvoiceNumber":"A-2","Saved":true,"Error":""}]',
    ],
    ["the whole count", '{"saved":2,"failed":0,"total":2}'],
    ["a sentence about all", "2 of 2 invoices saved, 0 failed"],
    ["an error that is none", '{"errorCode":"NONE","error":"OK","reason":"Created"}'],
    ["a warning", '{"warnings":[{"InvoiceNumber":"A-2","Message":"No purchase order"}]}'],
    ["a state of its own", '{"Status":"Pending approval","Valid":1,"Code":0}'],
  ])("%s", (_what, answer) => {
    expect(read(answer)).toEqual([]);
  });

  test("random answers: it never throws, and names invoices of the batch alone", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (answer) =>
        invoicesNotSaved(answer, sent).every(({ index }) => index === 0 || index === 1),
      ),
    );
    fc.assert(fc.property(fc.string(), (answer) => Array.isArray(invoicesNotSaved(answer, sent))));
  });
});

describe("an answer in words that nobody knows leaves all in doubt", () => {
  test.each<[string, string]>([
    ["a bare 0", "0"],
    ["a bare 0 with spaces", " 0\n"],
    ["a list of errors by line", '{"BatchId":7,"Erreurs":[{"Ligne":2,"Texte":"fournisseur inconnu"}]}'],
    ["a list of texts", '{"Lot":7,"Odrzucone":["nieznany dostawca w wierszu 2"]}'],
    ["a bare list", '[{"Ligne":2,"Texte":"fournisseur inconnu"}]'],
    ["an object by line", '{"Lot":7,"Erreurs":{"2":"fournisseur inconnu"}}'],
    ["a list that is nested", '{"Risultato":{"Scartate":[{"Riga":2,"Motivo":{"Testo":"fornitore non trovato"}}]}}'],
    ["a list with an invoice's number", '{"Fouten":[{"Factuur":"A-2","Reden":"leverancier onbekend"}]}'],
    ["a script without spaces", '{"エラー":[{"行":2,"内容":"仕入先が見つかりません"}]}'],
    ["a sentence alone", '{"Message":"Fournisseur inconnu en ligne 2"}'],
    [
      "a list under a name for results",
      '{"results":[{"Ligne":1,"Texte":"ok"},{"Ligne":2,"Texte":"fournisseur inconnu"}]}',
    ],
  ])("%s", (_what, answer) => {
    expect(read(answer).map((each) => each.replace(/:.*/s, ""))).toEqual(["0?", "1?"]);
  });

  test("also the one invoice of a batch", () => {
    const answer = '{"Erreurs":[{"Ligne":1,"Facture":"A-1","Texte":"fournisseur inconnu"}]}';
    expect(invoicesNotSaved(answer, sent.slice(0, 1))).toMatchObject([{ index: 0, isCertain: false }]);
  });

  test.each<[string, string]>([
    ["an id", "7001"],
    ["an id in quotes", '"9f1c0d5e-0b1a-4c3d-8e2f-000000000001"'],
    [
      "a batch with names",
      '{"Lot":7001,"Nom":"Imported - 20/11/26 02:14","CreePar":"Jane Doe","Bureau":"Head Office Ltd"}',
    ],
    ["lines with ids", '{"Lot":{"Numero":7,"Lignes":[{"Id":7001,"Texte":"a b"},{"Id":7002,"Texte":"c d"}]}}'],
    ["links", '{"Lot":7,"Links":[{"Rel":"self","Href":"/v1/batches/7"}]}'],
    [
      "lines that echo and add",
      '{"Lignes":[{"F":"Acme Ltd","N":"A-1","Compte":"Office supplies"},{"F":"Nobody Ltd","N":"A-2","Compte":"Office supplies"}]}',
    ],
    ["lines of what was sent", '{"Lignes":[{"F":"Acme Ltd"},{"F":"Nobody Ltd"}]}'],
    ["empty lists", '{"Lot":7,"Erreurs":[],"Avis":{}}'],
    ["states", '{"Lots":[{"Numero":7,"Status":"Pending approval"}]}'],
    ["a sentence of thanks", '{"Message":"Thank you, batch received"}'],
    ["an empty text", '""'],
    ["a bare null", "null"],
  ])("but not %s", (_what, answer) => {
    expect(read(answer)).toEqual([]);
  });
});

test("a batch that waits to be processed is said to be saved later", () => {
  for (const answer of ['{"status":"queued"}', '{"BatchId":7,"Message":"Your batch has been queued"}', "Queued"])
    expect(invoicesNotSaved(answer, sent).map(({ why }) => why?.say)).toEqual(["says-later", "says-later"]);
});
