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
  "agent.pause": null,
  "agent.resume": null,
  "agent.syncNow": null,
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
  "imports.settle": { id: "7", answer: "arrived" },
  "imports.showFile": { id: "7" },
  "imports.invoices": { id: "7" },
  "imports.search": { text: "acme", states: ["done"], from: 1, to: null, before: "7", skip: 0, limit: 100 },
  "imports.export": { text: "acme", states: ["done"], from: 1, to: null },
  "imports.days": { days: 14 },
  "imports.trail": { id: "7" },
  "imports.payload": { id: "7", part: 0 },
  "connection.signIn": { id: "office" },
  "connection.signOut": { id: "office" },
  "inbox.open": { id: "inbox" },
  "inbox.choose": null,
  "clipboard.write": { text: "note.pdf" },
  "settings.begin": first,
  "settings.openFile": null,
  "settings.view": null,
};
