import { mkdtempSync } from "node:fs";
import { openJournal } from "/work/main/main/journal/journal.ts";
import { advance } from "/work/main/main/imports/advance.ts";
import { DatabaseSync } from "node:sqlite";
const dir = mkdtempSync("/tmp/perf-");
const j = openJournal(dir + "/j.sqlite", () => 1);
const ev = { what: "x", who: "agent", detail: null };
const N = 2000, M = 50;
let t = Date.now();
for (let i = 0; i < N; i++) {
  const a = j.add({ inbox: "p", connection: "office", kind: "batch", sha256: String(i), sizeBytes: 1, dropped: `${i}.csv`, seenAt: 1 }, ev);
  const p = advance(a, { did: "plan", parts: [{ invoices: M, net: {}, vat: {} }], leftOut: [], sentBefore: [], purchaseInvoiceId: null, hold: false }, 1);
  j.save(p, ev, [{ payload: "[]", prints: Array.from({ length: M }, (_, r) => ({ row: r + 2, supplier: `id ${r % 10}`, invoiceNumber: `inv-${i}-${r}`, raw: `raw ${i} ${r}` })) }]);
}
console.log("filled", Date.now() - t);
t = Date.now();
const found = j.earlier({ id: "0", connection: "office" }, Array.from({ length: 2000 }, (_, r) => ({ row: r + 2, supplier: `id ${r % 10}`, invoiceNumber: r % 2 ? `inv-${r % N}-${r % M}` : `new-${r}`, raw: `raw new ${r}` })));
console.log("asked 2000 rows of", N * M, "prints:", Date.now() - t, "ms, found", found.length);
j.close();
const db = new DatabaseSync(dir + "/j.sqlite");
console.log(db.prepare("select name from sqlite_master where type='index'").all().length);
