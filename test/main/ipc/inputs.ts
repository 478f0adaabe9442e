/** @file For each command an input that is one. */

import type { Command, Input } from "../../../shared/ipc.ts";

const first = {
  name: "Head office",
  baseUrl: "https://finance.example/api",
  authUrl: "https://login.example",
  clientId: "pigeonhole",
  inboxPath: "/inbox",
};

export const goodInputs: { readonly [C in Command]: Input<C> } = {
  "agent.status": null,
  "agent.pause": { length: "hour" },
  "agent.resume": null,
  "agent.syncNow": null,
  "tonight.check": null,
  "report.open": null,
  "imports.list": { limit: 100 },
  "imports.get": { id: "7" },
  "imports.unsettled": null,
  "imports.approve": { id: "7" },
  "imports.sheet": { id: "7" },
  "imports.answer": { id: "7", change: { dateOrder: "dmy", without: ["Net"] }, remember: true },
  "imports.reject": { id: "7", reason: null },
  "imports.retry": { id: "7" },
  "imports.sendAnyway": { id: "7", reason: "The first one was cancelled." },
  "imports.attach": { id: "7", purchaseInvoiceId: "10023" },
  "imports.takeAsSpreadsheet": { id: "7" },
  "imports.settle": { id: "7", answer: "arrived" },
  "imports.showFile": { id: "7" },
  "imports.invoices": { id: "7" },
  "connection.signIn": { id: "office" },
  "connection.signOut": { id: "office" },
  "inbox.open": { id: "inbox" },
  "inbox.choose": null,
  "settings.begin": first,
  "settings.openFile": null,
  "login.read": null,
  "login.set": { open: true },
  "diagnostics.preview": { maskNames: true },
  "diagnostics.save": null,
};
