/** @file Which answers say that something was taken, although their status says no or "come again". */

import { describe, expect, test } from "vitest";
import { readTaken } from "../../../main/api/taken-in-answer.ts";

const own = ["KG-1001", "KG-1002", "Telford Telecom", "GBP", "Goods received on 3 May", "100.00"];
const isTaken = (body: string): boolean => readTaken(body, own).isTaken;

describe("something was taken, by an answer that", () => {
  test.each([
    ["names ids", '{"BatchId":5,"BatchName":"x","PurchaseInvoices":[{"Index":0,"PurchaseInvoiceId":7}],"NotSaved":[]}'],
    ["names the batch", '{"BatchId":5}'],
    ["names the batch as an object", '{"batch":{"id":"5"},"error":"timeout"}'],
    ["names the batch as the service does", '{"BatchName":"Imported - 20/11/26 02:14"}'],
    ["names a document", '{"DocumentId":80001}'],
    ["names ids in half a JSON text", '{"error":"timeout","BatchId":5,"Purch'],
    ["names ids in a form", "error=timeout&batch_id=5"],
    ["says so", '{"message":"Batch 5 was created with 2 invoices. The server is now going down for maintenance."}'],
    ["says so in other words", '{"message":"2 purchase invoices written; search index rebuilding"}'],
    ["says that it got them", '{"message":"We got your 2 purchase invoices, please check back later"}'],
    ["says ok beside a count", '{"count":2,"ok":true}'],
    ["says not to send again", '{"message":"Slow down. There is no need to resend this request."}'],
    ["says so of one", '{"detail":"KG-1001 saved as 7; KG-1002 failed"}'],
    ["says so beside what failed", "KG-1002 failed and KG-1001 was saved"],
    ["says so in a list of errors", '{"errors":["KG-1001 was saved","KG-1002: unknown supplier"]}'],
    ["says so on a page", "<html><body><h1>503</h1><p>Your invoices have been saved.</p></body></html>"],
    ["says so with a count", "2 invoices imported"],
    ["counts", '{"saved":1,"failed":1}'],
    ["lists", '{"created":["KG-1001"],"errors":["KG-1002"]}'],
    ["has a flag", '{"success":true}'],
    ["has a state", '{"status":"Created"}'],
    ["has states by place", '{"results":[{"status":201},{"status":422}]}'],
    ["has states by number", '{"KG-1001":"saved","KG-1002":"failed"}'],
    ["says received", "Received, thank you. We are too busy just now."],
    ["says that the request was received", "Your request was received. Please wait."],
    ["says that it may have been", "The batch may have been saved."],
    ["says that it was queued", '{"message":"Queued for processing"}'],
    ["says that it is being worked on later", "The invoices will be processed later"],
    ["says so in German", "Der Stapel wurde gespeichert. Das System wird jetzt gewartet."],
    ["says so after a denial", "No errors. 2 invoices were saved."],
    ["says accepted", "Accepted"],
    ["says what became of it in other words", "What you sent was saved as 5."],
    ["says uploaded", '{"message":"The file was uploaded"}'],
  ])("%s", (_what, body) => {
    expect(isTaken(body)).toBe(true);
  });
});

test.each([
  "Too many requests, queued for processing",
  "Rate limit reached - request queued",
  "Busy, batch in queue",
  '{"message":"Too many requests; your batch was queued"}',
])("an answer that puts the call into a queue has taken it: %s", (body) => {
  expect(readTaken(body, own).isTaken).toBe(true);
});

test.each(["Too many requests in the queue", "The queue is full, try again later"])(
  "a queue of others takes nothing: %s",
  (body) => {
    expect(readTaken(body, own).isTaken).toBe(false);
  },
);

describe("nothing was taken, by an answer that", () => {
  test.each([
    ["is empty", ""],
    ["has no words of it", "Service Unavailable"],
    ["is nginx's", "<html><head><title>503 Service Temporarily Unavailable</title></head><body>nginx</body></html>"],
    [
      "is Apache's",
      "The server is temporarily unable to service your request due to maintenance downtime or capacity problems. Please try again later.",
    ],
    ["is of the work of others", "A previous import is running; batch 4 is being processed"],
    ["is of a quota", "Rate limit exceeded. 60 of 60 requests processed."],
    ["has a state of the service", '{"status":"processing"}'],
    ["is of a rate limit", '{"message":"Too many requests received. Rate limit: 100 requests accepted per minute"}'],
    ["denies", "The batch was not saved"],
    ["denies with a short form", "The invoices weren't imported"],
    ["denies all", "No invoices were created"],
    ["denies with nothing", "Nothing was saved"],
    ["denies with a failure", "KG-1001 failed to be saved"],
    ["denies two verbs", "The invoices were not checked and saved"],
    ["denies in German", "Die Rechnungen konnten nicht gespeichert werden"],
    ["counts none", '{"saved":0,"failed":2,"created":[],"BatchId":0}'],
    ["counts none in words", "0 invoices saved"],
    ["counts none behind the word", "Saved: 0. Failed: 2."],
    ["has null ids", '{"BatchId":null,"PurchaseInvoices":null,"success":false}'],
    ["has a rule", "Invoices must be posted in an open period"],
    ["has another rule", "Only GBP and EUR are accepted"],
    ["has a third rule", "Accepted values: GBP, EUR"],
    [
      "asks for valid values",
      '{"errors":{"[0].Date":["The date is not valid"],"BatchId":["The BatchId field is required"]}}',
    ],
    ["says what can't be", "The batch cannot be processed"],
    ["speaks of the error", "This error has been recorded with number 1234"],
    ["speaks of an incident", '{"message":"An incident was created: 88-12","traceId":"00-4bf92"}'],
    ["quotes the request", '{"request":{"BatchId":5},"error":"bad date"}'],
    ["repeats what was sent", '{"error":"bad value","value":"Goods received on 3 May","invoiceId":"KG-1001"}'],
    ["says what it wanted", "Expected a number, received string"],
    ["says what came", "The request body received was empty"],
    ["names a field", '{"field":"Received","message":"is missing"}'],
    ["has the time at which it was made", '{"created":"2026-11-24T02:00:00Z","error":"closed"}'],
    ["names an earlier one", '{"error":"duplicate","existing":[{"PurchaseInvoiceId":7}]}'],
    ["speaks of a supplier", "The supplier account was created after the date of the invoice"],
    ["has an id of its own", '{"id":"9f1c","type":"about:blank","title":"Bad Request","status":400}'],
  ])("%s", (_what, body) => {
    expect(isTaken(body)).toBe(false);
  });
});

test.each([
  ["Invoice KG-1001 already exists", true],
  ["This batch was already received as batch 5", true],
  ["Duplicate request", true],
  ["The batch is already being processed", true],
  ["Your request is already in progress", true],
  ["Another batch is already in progress, try again in 10 seconds", false],
  ["An import is already running", false],
  ["A previous import is running; batch 4 is being processed", false],
  ["You have already used your quota", false],
])("that it is there already: %s", (body, expected) => {
  expect(readTaken(body, own).isThereAlready).toBe(expected);
});
