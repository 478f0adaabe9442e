/** @file Parses the input of every command: a compromised renderer could send anything. */

import { z } from "zod";
import { pauseLengths } from "../../shared/agent/pause.ts";
import type { StateName } from "../../shared/imports/import.ts";
import { longestReason } from "../../shared/imports/row-fingerprint.ts";
import { namedProperties } from "../../shared/spreadsheet/inbox-names.ts";
import { changeSchema } from "../../shared/spreadsheet/template-schema.ts";
import { longestTypedText, mostTypedCells } from "../../shared/spreadsheet/typed-cell.ts";
import { propertyNames } from "../../shared/values/purchase-invoice.ts";
import { dayNames } from "../../shared/values/wall-clock.ts";
import { isLocale, languages } from "../../shared/wording/language.ts";
import type { Parsers } from "./bridge.ts";

const nothing = z.null();
const id = z.string().max(100);
const name = z.string().max(300);
const byId = z.strictObject({ id });
const words = z.string().max(4_000);
const byTemplate = z.strictObject({ inbox: id, name: z.string().min(1).max(300) });

/** A form field as typed. The settings' schema decides which values are valid; see wrongIn. */
const typed = z.union([words, z.number(), z.boolean(), z.null(), z.array(name).max(100)]);
const connectionFields = z
  .strictObject({
    ...{ name: typed, baseUrl: typed, authUrl: typed, clientId: typed, flow: typed, clientAuthentication: typed },
    ...{ scopes: typed, redirectPort: typed, office: typed, isTest: typed, secretExpires: typed },
    lists: z.strictObject({ suppliers: typed, nominals: typed, projects: typed, vatCodes: typed }),
  })
  .partial();
const inboxFields = z
  .strictObject({
    ...{
      path: typed,
      connection: typed,
      sending: typed,
      dateOrder: typed,
      decimalSign: typed,
      currency: typed,
      template: typed,
    },
    ...{
      rowsWithProblems: typed,
      idAt: typed,
      idPrefixes: typed,
      documentNames: typed,
      textOfPdfs: typed,
      eInvoicesInPdfs: typed,
      ownVatIds: typed,
      ignoredNames: typed,
    },
    ...{ attentionAfterDays: typed, maxInvoicesPerBatch: typed, settleMs: typed, existingFiles: typed },
    ceilings: z.record(name, typed),
    vatTolerance: typed,
    hours: z.strictObject({ days: typed, from: typed, until: typed, timeZone: typed }).nullable(),
  })
  .partial();

const typedCells = z
  .array(
    z.strictObject({
      row: z.int().min(1).max(10_000_000),
      column: z.string().regex(/^[A-Z]{1,3}$/),
      text: z.string().max(longestTypedText),
    }),
  )
  .min(1)
  .max(mostTypedCells);

const officeFields = z.strictObject({ database: words, caFile: words, password: words });

const stateNames: Readonly<Record<StateName, true>> = {
  reading: true,
  held: true,
  queued: true,
  sending: true,
  unknown: true,
  waiting: true,
  done: true,
  failed: true,
  duplicate: true,
};
const instant = z.number().nullable();
const search = z.strictObject({
  text: z.string().max(500),
  states: z.array(z.enum(Object.keys(stateNames) as StateName[])).max(20),
  needsPerson: z.boolean().optional(),
  inbox: z.string().max(200).nullable(),
  who: z.string().max(200).nullable(),
  by: z.enum(["added", "sent"]),
  from: instant,
  to: instant,
});

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
  "imports.needPerson": read(nothing),
  "imports.unsettled": read(nothing),
  "imports.approve": read(byId),
  "imports.sheet": read(byId),
  "imports.answer": read(byId.extend({ change: changeSchema, remember: z.boolean() })),
  "imports.reject": read(byId.extend({ reason: z.string().max(longestReason).nullable() })),
  "imports.retry": read(byId),
  "imports.sendAnyway": read(byId.extend({ reason: z.string().max(longestReason).regex(/\S/) })),
  "imports.attach": read(byId.extend({ purchaseInvoiceId: z.string().max(30) })),
  "imports.findInvoices": read(byId.extend({ text: z.string().max(300) })),
  "imports.takeBack": read(byId),
  "imports.takeAsSpreadsheet": read(byId),
  "imports.reverse": read(
    byId.extend({
      date: z.string().max(20).nullable(),
      parts: z.array(z.int().min(0).max(1_000_000)).min(1).max(100_000).nullable(),
    }),
  ),
  "imports.settle": read(byId.extend({ answer: z.enum(["arrived", "send-again"]) })),
  "imports.settleRow": read(
    byId.extend({
      ...{ part: z.int().min(0).max(1_000_000), row: z.int().min(1) },
      is: z.enum(["not-found", "differs", "twice"]),
    }),
  ),
  "imports.rowsInDoubt": read(byId),
  "imports.settleRows": read(
    byId.extend({
      part: z.int().min(0).max(1_000_000),
      answer: z.enum(["arrived", "missing", "later"]),
      rows: z.union([z.array(z.int().min(1)).min(1).max(1_000_000), z.literal("rest")]),
    }),
  ),
  "imports.confirmation": read(byId),
  "imports.invoiceLife": read(z.strictObject({ invoiceNumber: z.string().max(200) })),
  "imports.checkCells": read(byId.extend({ cells: typedCells })),
  "imports.correctCells": read(byId.extend({ cells: typedCells })),
  "imports.openCopy": read(byId),
  "imports.corrected": read(byId),
  "imports.markCorrected": read(byId.extend({ in: id })),
  "imports.notCorrected": read(byId.extend({ in: id })),
  "imports.inside": read(byId),
  "imports.addInside": read(byId.extend({ names: z.array(name).min(1).max(200).nullable() })),
  "imports.names": read(byId),
  "imports.searchLists": read(byId.extend({ property: z.enum(propertyNames), text: z.string().max(300) })),
  "imports.useName": read(
    byId.extend({ property: z.enum(namedProperties), from: name, to: z.string().min(1).max(300) }),
  ),
  "imports.showFile": read(byId),
  "imports.preview": read(byId.extend({ inside: z.int().min(0).max(1_000).nullable() })),
  "imports.neighbours": read(byId),
  "imports.invoices": read(byId),
  "imports.namesakes": read(byId),
  "imports.search": read(
    search.extend({
      before: z
        .string()
        .regex(/^\d{1,15}$/)
        .nullable(),
      skip: z.int().min(0),
      limit: z.int().min(1).max(1_000),
    }),
  ),
  "imports.export": read(search),
  "imports.people": read(nothing),
  "imports.days": read(z.strictObject({ days: z.int().min(1).max(100) })),
  "imports.trail": read(byId),
  "imports.payload": read(byId.extend({ part: z.int().min(0) })),
  "connection.signIn": read(byId),
  "connection.copyAddress": read(byId),
  "connection.signOut": read(byId),
  "connection.confirmAccount": read(byId),
  "connection.save": read(z.strictObject({ id: id.nullable(), fields: connectionFields })),
  "connection.remove": read(byId),
  "connection.keepSecret": read(byId.extend({ secret: z.string().min(1).max(4_000) })),
  "office.look": read(officeFields),
  "office.enter": read(officeFields.extend({ as: z.enum(["create", "join"]) })),
  "office.leave": read(nothing),
  "office.keepPassword": read(z.strictObject({ password: z.string().min(1).max(4_000) })),
  "inbox.save": read(z.strictObject({ id: id.nullable(), fields: inboxFields })),
  "inbox.remove": read(byId),
  "template.forget": read(byTemplate),
  "template.rename": read(
    byTemplate.extend({
      heading: z.string().min(1).max(1_000),
      alsoCalled: z.array(z.string().min(1).max(1_000)).max(50),
    }),
  ),
  "template.setName": read(byTemplate.extend({ to: z.string().min(1).max(200) })),
  "template.test": read(byTemplate),
  "name.forget": read(byTemplate.extend({ property: z.enum(propertyNames), from: z.string().max(4_000) })),
  "inbox.open": read(byId),
  "inbox.openFailed": read(byId),
  "inbox.claim": read(byId),
  "inbox.choose": read(nothing),
  "connection.chooseList": read(nothing),
  "inbox.addFiles": read(
    // A path is empty if the dropped thing is no file on this computer; the handler tells the person so.
    z.strictObject({ inbox: z.string().max(100), paths: z.array(z.string().max(32_767)).min(1).max(1_000) }),
  ),
  "inbox.chooseFiles": read(byId),
  "clipboard.write": read(z.strictObject({ text: z.string().max(100_000) })),
  "settings.test": read(z.strictObject({ connection: id.nullable(), inbox: id.nullable() })),
  "documents.example": read(
    z.strictObject({
      rules: z.strictObject({ idAt: z.enum(["start", "anywhere", "end"]), idPrefixes: z.array(name).max(50) }),
      names: z.array(name).max(20),
    }),
  ),
  "sample.check": read(z.strictObject({ inbox: id })),
  "sample.checkDropped": read(z.strictObject({ inbox: id, path: z.string().min(1).max(32_767) })),
  "setup.save": read(nothing),
  "practice.start": read(nothing),
  "settings.openFile": read(nothing),
  "login.read": read(nothing),
  "login.set": read(z.strictObject({ open: z.boolean() })),
  "diagnostics.preview": read(z.strictObject({ maskNames: z.boolean() })),
  "diagnostics.save": read(nothing),
  "settings.view": read(nothing),
  "settings.saveHabits": read(
    z.strictObject({
      ...{ undoSeconds: name, reportAt: name, checkAt: name, checkDays: z.array(z.enum(dayNames)) },
      ...{ installUpdates: z.enum(["automatic", "ask", "off"]), updateDelayDays: name },
      ...{ proxy: name, caFile: words, pingUrl: words },
    }),
  ),
  "alerts.view": read(nothing),
  "alerts.settings": read(nothing),
  "alerts.save": read(
    z.strictObject({
      fields: z.strictObject({
        webhookShape: z.enum(["none", "json", "ntfy", "slack", "teams"]),
        mailSecurity: z.enum(["starttls", "tls", "none"]),
        ...{ webhookUrl: words, mailTo: words, mailFrom: words, mailHost: words, mailPort: words, mailUser: words },
      }),
      password: z.string().min(1).max(4_000).nullable(),
    }),
  ),
  "alerts.test": read(nothing),
  "updates.view": read(nothing),
  "updates.look": read(nothing),
  "updates.install": read(nothing),
  "language.view": read(nothing),
  "language.set": read(
    z.strictObject({
      language: z.enum(["system", ...languages]),
      formats: z
        .string()
        .max(35)
        .refine((tag) => tag === "system" || isLocale(tag)),
    }),
  ),
};
