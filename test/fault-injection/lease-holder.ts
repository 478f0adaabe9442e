/** @file A process that holds the lease and appends as fast as it can, until it is told otherwise: for ledger-faults.test.ts. */

import { randomUUID } from "node:crypto";
import type { LogPosition } from "../../main/office/ledger.ts";
import { openLedger } from "../postgres/open-ledger.ts";

const { name = "", user = "", password = "", port = "" } = process.env;
const administer = () => Promise.reject(new Error("an agent does not administer"));
const ledger = openLedger({ name, user, password, port: Number(port), administer }, "pc-1");

const found = await ledger.find();
if (found.is !== "office") throw new Error(JSON.stringify(found));
let known: LogPosition = found.end;
const lease = await ledger.acquire(known);
if (lease.is !== "granted") throw new Error(JSON.stringify(lease));
const { term } = lease.lease;
console.log(JSON.stringify({ is: "driving", term }));
for (;;) {
  // The intent, the gate, and then the byte that may not leave after the lease is over.
  const said = await ledger.append({ known, term, body: '{"by":"pc-1"}', nonce: randomUUID() });
  const gate = said.is === "appended" ? await ledger.renew(term, said.entry) : said;
  const isOpen = gate.is === "granted";
  if (isOpen && said.is === "appended") known = said.entry;
  else {
    console.log(JSON.stringify({ is: "stopped", append: said.is, gate: gate.is }));
    break;
  }
}
await ledger.close();
