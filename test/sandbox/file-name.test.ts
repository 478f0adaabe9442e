/** @file The file name rules of Attach Document (service.md 4.2, 7 and 8). */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attachFile, callOnce } from "./bare-client.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

let sandbox: Sandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  token = await sandbox.mintToken();
});
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.stop());

/** Attaches under a name that is encoded properly; gives the name stored, or the refusal. */
async function attachAs(name: string) {
  const reply = await attachFile(sandbox.baseUrl, token, { name });
  return sandbox.received().documents.at(-1)?.documentName ?? (reply.json() as { title: string }).title;
}

/** Attaches with the query as it stands. */
async function attachWithQuery(query: string) {
  const reply = await callOnce(`${sandbox.baseUrl}/v1/PurchaseInvoices/10021/AttachDocument${query}`, {
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/pdf" },
    body: "%PDF-1.7",
  });
  return sandbox.received().documents.at(-1)?.documentName ?? (reply.json() as { title: string }).title;
}

describe("a file name", () => {
  test.each([
    "Invoice 4471.pdf",
    "Smith & Sons = 100% + VAT #3.pdf",
    "Café Zoë – Rechnung.pdf",
    "请款单.pdf",
    "🧾.pdf",
    "statement.2026.10.PDF",
    "it's (final); copy,1.pdf",
  ])("may be %s", async (name) => {
    expect(await attachAs(name)).toBe(name);
  });

  test.each(["<", ">", ":", '"', "/", "\\", "|", "?", "*", "\u0000", "\u0001", "\t", "\n", "\u001f", "\u007f"])(
    "must not hold %j",
    async (character) => {
      expect(await attachAs(`in${character}voice.pdf`)).toBe("file-name-forbidden-character");
    },
  );

  test("has 200 characters at most, its extension among them", async () => {
    expect(await attachAs(`${"x".repeat(196)}.pdf`)).toHaveLength(200);
    sandbox.forget();
    expect(await attachAs(`${"x".repeat(197)}.pdf`)).toBe("file-name-too-long");
  });

  test("is measured in characters, not in encoded bytes", async () => {
    expect(await attachAs(`${"é".repeat(196)}.pdf`)).toHaveLength(200);
  });

  test.each(["invoice", "invoice.", "pdf"])("must include the extension, which %s lacks", async (name) => {
    expect(await attachAs(name)).toBe("file-name-without-extension");
  });

  test.each(["invoice.png", "invoice.pdf.exe", "invoice.pd"])(
    "must end in the type's extension, which %s does not",
    async (name) => {
      expect(await attachAs(name)).toBe("extension-mismatch");
    },
  );
});

describe("the fileName parameter", () => {
  test.each(["", "?", "?fileName=", "?filename=a.pdf", "?fileName=a.pdf&fileName=b.pdf"])(
    "is required once: %j",
    async (query) => {
      expect(await attachWithQuery(query)).toBe("file-name-missing");
    },
  );

  test.each(["?fileName=100%.pdf", "?fileName=a%2.pdf", "?fileName=[a].pdf", "?fileName=%E9.pdf", "?fileName=a|b.pdf"])(
    "must be URL encoded: %s",
    async (query) => {
      expect(await attachWithQuery(query)).toBe("file-name-not-encoded");
    },
  );

  test("is cut by an ampersand that is not encoded", async () => {
    expect(await attachWithQuery("?fileName=Smith&Sons.pdf")).toBe("file-name-without-extension");
  });

  test("takes a plus sign for a space, as a form does", async () => {
    expect(await attachWithQuery("?fileName=a+b%2Bc.pdf")).toBe("a b+c.pdf");
  });
});
