/** @file Parses what comes over the bridge: a renderer that was taken over could send anything. */

import { z } from "zod";
import { pauseLengths } from "../../shared/pause.ts";
import { longestReason } from "../../shared/print.ts";
import { changeSchema } from "../../shared/template-schema.ts";
import type { Parsers } from "./bridge.ts";

const nothing = z.null();
const byId = z.strictObject({ id: z.string().max(100) });
const words = z.string().max(4_000);

const read =
  <T>(schema: z.ZodType<T>) =>
  (raw: unknown): T | undefined => {
    const parsed = schema.safeParse(raw);
    return parsed.success ? parsed.data : undefined;
  };

export const parsers: Parsers = {
  "agent.status": read(nothing),
  "agent.pause": read(z.strictObject({ length: z.enum(pauseLengths) })),
  "agent.resume": read(nothing),
  "agent.syncNow": read(nothing),
  "tonight.check": read(nothing),
  "report.open": read(nothing),
  "imports.list": read(z.strictObject({ limit: z.int().min(1).max(10_000) })),
  "imports.get": read(byId),
  "imports.unsettled": read(nothing),
  "imports.approve": read(byId),
  "imports.sheet": read(byId),
  "imports.answer": read(byId.extend({ change: changeSchema, remember: z.boolean() })),
  "imports.reject": read(byId.extend({ reason: z.string().max(longestReason).nullable() })),
  "imports.retry": read(byId),
  "imports.sendAnyway": read(byId.extend({ reason: z.string().max(longestReason).regex(/\S/) })),
  "imports.attach": read(byId.extend({ purchaseInvoiceId: z.string().max(30) })),
  "imports.takeAsSpreadsheet": read(byId),
  "imports.settle": read(byId.extend({ answer: z.enum(["arrived", "send-again"]) })),
  "imports.showFile": read(byId),
  "imports.invoices": read(byId),
  "connection.signIn": read(byId),
  "connection.signOut": read(byId),
  "inbox.open": read(byId),
  "inbox.choose": read(nothing),
  "settings.begin": read(
    z.strictObject({ name: words, baseUrl: words, authUrl: words, clientId: words, inboxPath: words }),
  ),
  "settings.openFile": read(nothing),
  "login.read": read(nothing),
  "login.set": read(z.strictObject({ open: z.boolean() })),
  "diagnostics.preview": read(z.strictObject({ maskNames: z.boolean() })),
  "diagnostics.save": read(nothing),
};
