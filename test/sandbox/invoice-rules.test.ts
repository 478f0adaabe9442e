/** @file The rules for one purchase invoice (service.md 2.1): which supplier, project, order, budget and VAT rate it gets. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pushBatch } from "./bare-client.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  sandbox.forget();
  token = await sandbox.mintToken();
});
afterAll(() => sandbox.stop());

/** Pushes one invoice; gives the invoice saved, or the reason why not. */
async function push(properties: string | object) {
  const body = typeof properties === "string" ? `[${properties}]` : [properties];
  const reply = await pushBatch(sandbox.baseUrl, token, body);
  expect(reply.status).toBe(200);
  const batch = sandbox.received().batches.at(-1);
  return batch?.invoices[0] ?? batch?.notSaved[0]?.reason;
}
const known = { AccountId: 50201 };

describe("the supplier", () => {
  test("is found by AccountId", async () => {
    expect(await push({ AccountId: 50207 })).toMatchObject({ supplier: { name: "Müller & Söhne Küchen GmbH" } });
  });

  test("is found by an AccountId beyond what a double can hold", async () => {
    expect(await push('{"AccountId":9007199254740993}')).toMatchObject({
      supplier: { name: "Meridian Freight Forwarding" },
    });
    expect(await push('{"AccountId":9007199254740992}')).toBe("no supplier has the AccountId 9007199254740992");
  });

  test.each(["Café Zoë Catering", "Hargreaves & Sons Joinery", "O'Connor Scaffolding (Leeds) Ltd"])(
    "is found by the AccountName %s",
    async (AccountName) => {
      expect(await push({ AccountName })).toMatchObject({ supplier: { name: AccountName } });
    },
  );

  test.each([0, null])("is found by AccountName when AccountId is %j, which is not populated", async (AccountId) => {
    expect(await push({ AccountId, AccountName: "Telford Telecom" })).toMatchObject({ supplier: { id: "50215" } });
  });

  test("is found by AccountId when both are populated", async () => {
    expect(await push({ AccountId: 50201, AccountName: "Telford Telecom" })).toMatchObject({
      supplier: { id: "50201" },
    });
  });

  test("is not rescued by AccountName when AccountId matches nothing", async () => {
    expect(await push({ AccountId: 1, AccountName: "Telford Telecom" })).toBe("no supplier has the AccountId 1");
  });

  test.each([{}, { AccountId: 0, AccountName: "" }, { AccountName: "Nobody Ltd" }, { AccountName: "telford telecom" }])(
    "keeps the invoice from being saved when nothing matches %j",
    async (properties) => {
      expect(await push(properties)).toEqual(expect.stringMatching(/AccountId|no supplier/));
    },
  );

  test("that matches nothing costs its own invoice alone", async () => {
    await pushBatch(sandbox.baseUrl, token, [known, { AccountId: 1, InvoiceNumber: "X" }, known]);
    const [batch] = sandbox.received().batches;
    expect(batch?.invoices.map((each) => each.index)).toEqual([0, 2]);
    expect(batch?.notSaved).toMatchObject([{ index: 1, invoiceNumber: "X" }]);
  });

  test("may be matched regardless of case, where that is chosen", async () => {
    sandbox.choices.nameMatching = "ignore-case";
    expect(await push({ AccountName: "telford TELECOM" })).toMatchObject({ supplier: { id: "50215" } });
    expect(await push({ AccountName: "Cafe Zoe Catering" })).toEqual(expect.stringContaining("no supplier"));
    sandbox.choices.nameMatching = "exact";
  });
});

describe("the nominal", () => {
  test("may be left out", async () => {
    expect(await push(known)).toMatchObject({ nominal: null });
  });

  test("must exist when it is given", async () => {
    expect(await push({ ...known, Nominal: "Water rates" })).toMatchObject({ nominal: "Water rates" });
    expect(await push({ ...known, Nominal: "Watery rates" })).toBe('no nominal is named "Watery rates"');
  });
});

describe("the project", () => {
  test.each([
    ["ProjectId", { ProjectId: 7003 }, "7003"],
    ["ProjectCode", { ProjectCode: "1043" }, "7002"],
    ["ProjectCode, with its leading zeros", { ProjectCode: "0088" }, "9007199254740999"],
    ["ProjectCodeAndTitle", { ProjectCodeAndTitle: "1042 - New kitchen" }, "7001"],
    [
      "ProjectCodeAndTitle, though the title holds a dash",
      { ProjectCodeAndTitle: "1060 - Showroom - phase 2" },
      "7004",
    ],
    [
      "ProjectId before the others",
      { ProjectId: 7003, ProjectCode: "1043", ProjectCodeAndTitle: "1042 - New kitchen" },
      "7003",
    ],
    [
      "ProjectCode before ProjectCodeAndTitle",
      { ProjectCode: "1043", ProjectCodeAndTitle: "1042 - New kitchen" },
      "7002",
    ],
    ["ProjectCode when ProjectId is 0, its default", { ProjectId: 0, ProjectCode: "1043" }, "7002"],
  ])("is found by %s", async (_words, properties, id) => {
    expect(await push({ ...known, ...properties })).toMatchObject({ project: { id } });
  });

  test("is found by a ProjectId beyond what a double can hold", async () => {
    expect(await push('{"AccountId":50201,"ProjectId":9007199254740999}')).toMatchObject({ project: { code: "0088" } });
    expect(await push('{"AccountId":50201,"ProjectId":9007199254741000}')).toEqual(
      expect.stringContaining("no project"),
    );
  });

  test("may be left out", async () => {
    expect(await push({ ...known, ProjectId: 0 })).toMatchObject({ project: null });
  });

  test.each([
    { ProjectId: 1, ProjectCode: "1043" },
    { ProjectCode: "88" },
    { ProjectCode: "9999", ProjectCodeAndTitle: "1042 - New kitchen" },
    { ProjectCodeAndTitle: "1042 - Old kitchen" },
  ])("must exist when it is given: %j", async (properties) => {
    expect(await push({ ...known, ...properties })).toEqual(expect.stringContaining("no project"));
  });
});

describe("the purchase order", () => {
  test("must be one of the invoice's project", async () => {
    const project = { ...known, ProjectCode: "1051" };
    expect(await push({ ...project, PurchaseOrderNumber: "PO-20911" })).toMatchObject({
      purchaseOrderNumber: "PO-20911",
    });
    expect(await push({ ...project, PurchaseOrderNumber: "PO-20871" })).toBe(
      "project 1051 has no purchase order PO-20871",
    );
  });

  test("needs a project", async () => {
    expect(await push({ ...known, PurchaseOrderNumber: "PO-20911" })).toBe(
      "PurchaseOrderNumber needs a matched project",
    );
  });
});

describe("the budget external", () => {
  test("must be one on the invoice's project", async () => {
    const project = { ...known, ProjectId: 7003 };
    expect(await push({ ...project, BudgetExternalId: 631 })).toMatchObject({ budgetExternalId: "631" });
    expect(await push({ ...project, BudgetExternalId: 610 })).toBe("project 1051 has no budget external 610");
  });

  test("keeps all digits of its id", async () => {
    const invoice = (id: string) => `{"AccountId":50201,"ProjectId":7003,"BudgetExternalId":${id}}`;
    expect(await push(invoice("9007199254740997"))).toMatchObject({ budgetExternalId: "9007199254740997" });
    expect(await push(invoice("9007199254740996"))).toEqual(expect.stringContaining("no budget external"));
  });

  test("needs a project, and 0 is none", async () => {
    expect(await push({ ...known, BudgetExternalId: 610 })).toBe("BudgetExternalId needs a matched project");
    expect(await push({ ...known, BudgetExternalId: 0 })).toMatchObject({ budgetExternalId: null });
  });
});

describe("the VAT rate", () => {
  test.each([
    ["20", "901"],
    ["5.0", "902"],
    ["0", "903"],
    ["17.50", "904"],
  ])("of %s%% is one of the business unit's", async (rate, extId) => {
    expect(await push(`{"AccountId":50201,"VATRate":${rate}}`)).toMatchObject({ vatRate: { extId } });
  });

  test("must be one of the caller's own business unit", async () => {
    expect(await push({ ...known, VATRate: 21 })).toBe("business unit United Kingdom has no VAT rate of 21%");
    token = await sandbox.mintToken({ subject: "u-93d2aa57" });
    expect(await push({ ...known, VATRate: 21 })).toMatchObject({ vatRate: { extId: "911" } });
    expect(await push({ ...known, ExtVATID: 901 })).toEqual(expect.stringContaining("no VAT rate with the id 901"));
  });

  test.each([902, "902"])("is assigned by ExtVATID %j, as a number or a quoted string", async (ExtVATID) => {
    expect(await push({ ...known, ExtVATID })).toMatchObject({ vatRate: { percent: "5" } });
  });

  test("is decided by ExtVATID where VATRate says otherwise, even a rate that does not exist", async () => {
    expect(await push({ ...known, ExtVATID: "903", VATRate: 20 })).toMatchObject({ vatRate: { percent: "0" } });
    expect(await push({ ...known, ExtVATID: "903", VATRate: 99 })).toMatchObject({ vatRate: { percent: "0" } });
  });

  test("is not rescued by VATRate when ExtVATID matches nothing", async () => {
    expect(await push({ ...known, ExtVATID: "999", VATRate: 20 })).toEqual(expect.stringContaining("id 999"));
  });

  test.each([0, "0", "", null])(
    "is decided by VATRate when ExtVATID is %j, which is not populated",
    async (ExtVATID) => {
      expect(await push({ ...known, ExtVATID, VATRate: 5 })).toMatchObject({ vatRate: { extId: "902" } });
    },
  );

  test("keeps all digits of ExtVATID, quoted or not", async () => {
    token = await sandbox.mintToken({ subject: "u-93d2aa57" });
    expect(await push('{"AccountId":50201,"ExtVATID":"9007199254740995"}')).toMatchObject({
      vatRate: { percent: "0" },
    });
    expect(await push('{"AccountId":50201,"ExtVATID":9007199254740995}')).toMatchObject({ vatRate: { percent: "0" } });
    expect(await push('{"AccountId":50201,"ExtVATID":9007199254740996}')).toEqual(
      expect.stringContaining("no VAT rate"),
    );
  });
});
