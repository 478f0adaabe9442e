/** @file The JSON that other programs may rely on (design: the outside), strictly: no key missing, none unknown. */

import { z } from "zod";

const instant = z.iso.datetime();
const money = z.record(z.string().regex(/^(?:[A-Z]{3})?$/), z.string().regex(/^-?\d+(\.\d+)?$/));
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const int64 = z.string().regex(/^\d{1,19}$/);
const kind = z.enum(["batch", "document", "register"]);
const states = [
  "settling",
  "reading",
  "held",
  "queued",
  "sending",
  "done",
  "failed",
  "unknown",
  "waiting",
  "duplicate",
] as const;
const batchName = z.string().regex(/^Imported - \d\d\/\d\d\/\d\d \d\d:\d\d$/);
const failure = z.strictObject({ kind: z.string().min(1), message: z.string().regex(/^\S[\s\S]*\S$/) });

const importShape = z.strictObject({
  id: z.string(),
  inbox: z.string(),
  file: z.string(),
  lies: z.string().nullable(),
  sha256: sha256.nullable(),
  kind,
  state: z.enum(states),
  since: instant,
  waits: z.strictObject({ until: instant.nullable(), message: z.string().regex(/\.$/) }).nullable(),
  purchaseInvoiceId: int64.nullable(),
  documentId: int64.nullable(),
  batches: z.array(
    z.strictObject({
      invoices: z.int().min(1),
      net: money,
      vat: money,
      state: z.enum(states),
      names: z.array(batchName),
    }),
  ),
  confirmed: z.boolean().nullable(),
  invoicesInLists: z
    .strictObject({
      ...{ found: z.int(), differs: z.int(), before: z.int(), twice: z.int() },
      ...{ notFound: z.int(), unconfirmed: z.int(), seen: z.int(), sentAgain: z.int() },
    })
    .nullable(),
  reverses: z
    .strictObject({ id: z.string(), file: z.string(), batches: z.array(z.int()), date: z.string().nullable() })
    .nullable(),
  reversals: z.array(
    z.strictObject({
      ...{ id: z.string().nullable(), file: z.string(), batches: z.array(z.int()) },
      date: z.string().nullable(),
    }),
  ),
  duplicateOf: z.string().nullable(),
  firstSent: z
    .strictObject({
      file: z.string(),
      at: instant.nullable(),
      names: z.array(batchName),
      purchaseInvoiceId: int64.nullable(),
    })
    .nullable(),
  rowsSentBefore: z.array(
    z.strictObject({
      row: z.int().min(1),
      invoiceNumber: z.string().nullable(),
      is: z.enum([
        "same",
        "other-row",
        "no-number",
        "read-otherwise",
        "more-often",
        "spelled-otherwise",
        "supplier-otherwise",
        "number-missing",
        "in-invoice-list",
      ]),
      firstSent: z.strictObject({
        importId: z.string(),
        file: z.string(),
        row: z.int().min(1),
        at: instant.nullable(),
        names: z.array(batchName),
      }),
    }),
  ),
  failure: failure.nullable(),
});

const agentShape = z.strictObject({
  state: z.enum([
    "idle",
    "working",
    "waiting",
    "needs-you",
    "offline",
    "signed-out",
    "paused",
    "not-set-up",
    "not-running",
  ]),
  since: instant,
  counts: z.strictObject({
    underWay: z.int(),
    done: z.int(),
    failed: z.int(),
    needsYou: z.int(),
    duplicate: z.int(),
  }),
  needPerson: z.int(),
  exceptions: z.array(
    z.strictObject({
      inbox: z.string().nullable(),
      path: z.string(),
      is: z.enum([
        "disk-full",
        "too-deep",
        "folder-closed",
        "name-unreadable",
        "not-taken-in",
        "folder-blocked",
        "folder-elsewhere",
        "other-inbox",
        "not-filed",
        "unknown-file",
        "changed",
        "not-in-list",
        "differs-from-list",
        "twice-in-list",
      ]),
      // Of an invoice that a list raises a question about.
      import: z.string().optional(),
      row: z.int().min(1).optional(),
      invoiceNumber: z.string().nullable().optional(),
      ids: z.array(int64).optional(),
      list: z.strictObject({ file: z.string(), addedOn: z.iso.date(), madeOn: z.iso.date().nullable() }).optional(),
      why: z.string().nullable().optional(),
      folder: z.string().optional(),
      sent: z.enum(["yes", "perhaps", "no"]).optional(),
      message: z.string(),
    }),
  ),
  unconfirmed: z
    .strictObject({
      invoices: z.int(),
      oldestSent: instant.nullable(),
      byAge: z.strictObject({ day: z.int(), week: z.int(), month: z.int(), older: z.int() }),
    })
    .nullable(),
  notCome: z
    .strictObject({
      documents: z.int(),
      first: z.strictObject({
        inbox: z.string(),
        list: z.string(),
        row: z.int(),
        path: z.string(),
        purchaseInvoiceId: int64,
        listedAt: instant,
      }),
    })
    .nullable(),
  overdue: z.strictObject({ documents: z.int(), daysOfOldest: z.int() }).nullable(),
  lastSweep: instant.nullable(),
  oldestWaiting: instant.nullable(),
  stuck: z.boolean(),
  connections: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      office: z.string().nullable(),
      isTest: z.boolean(),
      flow: z.enum(["browser", "client-credentials"]),
      signedIn: z.boolean(),
      expiresAt: instant.nullable(),
      canRefresh: z.boolean(),
      account: z.string().nullable(),
      doubt: z.strictObject({ company: z.string().nullable(), before: z.string() }).optional(),
      secretExpires: z.iso.date().optional(),
      register: z.strictObject({ file: z.string(), seen: z.iso.datetime(), unused: z.string().nullable() }).nullable(),
      references: z.array(
        z.strictObject({
          of: z.enum(["suppliers", "nominals", "projects", "vat-codes"]),
          ...{ file: z.string(), seen: z.iso.datetime(), entries: z.int() },
        }),
      ),
      listProblems: z.array(
        z.strictObject({
          of: z.enum(["suppliers", "nominals", "projects", "vat-codes"]),
          is: z.enum(["away", "unreadable", "no-list"]),
          ...{ path: z.string(), since: z.iso.datetime() },
        }),
      ),
    }),
  ),
  inboxes: z.array(
    z.strictObject({
      id: z.string(),
      path: z.string(),
      connection: z.string(),
      unreachable: z.string().nullable(),
      unreachableSince: instant.nullable(),
      leftAlone: z.int().min(1).optional(),
      notImported: z
        .strictObject({
          why: z.string(),
          computer: z.string().nullable(),
          lastSeen: instant.nullable(),
          message: z.string().regex(/\.$/),
        })
        .nullable(),
    }),
  ),
  pausedUntil: instant.nullable(),
  rests: z.array(z.strictObject({ connection: z.string(), files: z.int(), until: instant })),
  closed: z.array(z.strictObject({ inbox: z.string(), opensAt: instant, files: z.int() })),
  settingsProblems: z.array(z.string()),
  unusedInboxes: z.array(z.strictObject({ path: z.string(), connection: z.string().nullable() })).optional(),
  keychainProblem: z.string().nullable(),
  secretsExpire: z.array(
    z.strictObject({ connection: z.string(), day: z.iso.date(), days: z.int(), message: z.string().regex(/\.$/) }),
  ),
  tonight: z
    .strictObject({
      at: instant,
      verdict: z.enum(["green", "red"]),
      isOutdated: z.literal(true).optional(),
      resting: z.strictObject({ inboxes: z.int().min(1), isAll: z.boolean() }).optional(),
      points: z.array(
        z.strictObject({
          about: z.enum([
            "agent",
            "sign-in",
            "audience",
            "authority",
            "service",
            "clock",
            "secret",
            "folder",
            "owner",
            "apart",
            "disk",
            "journal",
            "sleep",
          ]),
          verdict: z.enum(["good", "warning", "bad", "unknown"]),
          sentence: z.string().regex(/\.$/),
        }),
      ),
    })
    .nullable(),
  report: z
    .strictObject({
      day: z.iso.date(),
      from: instant,
      until: instant,
      needYou: z.int(),
      alarms: z.array(z.string()),
    })
    .nullable(),
  networkProblem: z
    .strictObject({ kind: z.literal("barred"), by: z.string(), at: z.string(), detail: z.string() })
    .nullable(),
  running: z.boolean(),
  sentence: z.string().regex(/\.$/),
});

/** What `sync --json` and `status --json` print. */
const officeShape = z.strictObject({
  driver: z.string().nullable(),
  isDriver: z.boolean(),
  computers: z.array(z.strictObject({ name: z.string(), lastSeen: instant, isReady: z.boolean() })),
  database: z.enum(["reachable", "away"]),
});

export const agentReport = z.strictObject({
  agent: agentShape,
  imports: z.array(importShape),
  office: officeShape.nullable(),
});

const evidence = { evidence: z.string() };

/** What `check --json` prints. */
export const checkReport = z.strictObject({
  files: z.array(
    z.strictObject({
      file: z.string(),
      sha256: sha256.nullable(),
      kind: z.enum(["batch", "e-invoice", "document", "register", "ignored", "unrecognised"]),
      verdict: z.enum(["ready", "ask", "refuse"]),
      sheet: z.string().nullable(),
      headerRow: z.int().min(1).nullable(),
      mapping: z.record(z.string(), z.string()),
      unmapped: z.array(z.string()),
      dates: z.strictObject({ order: z.enum(["dmy", "mdy", "ymd"]).nullable(), ...evidence }).nullable(),
      decimals: z.strictObject({ sign: z.enum([".", ","]).nullable(), ...evidence }).nullable(),
      invoices: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
      totals: z.strictObject({ net: money, vat: money }).nullable(),
      problems: z.array(
        z.strictObject({
          row: z.int(),
          column: z.string().nullable(),
          header: z.string().nullable(),
          value: z.string().nullable(),
          reason: z.string(),
          fix: z.string(),
        }),
      ),
      skipped: z.array(z.strictObject({ row: z.int(), reason: z.string() })),
      text: z.strictObject({ encoding: z.string(), separator: z.string() }).nullable(),
      columns: z.array(
        z.strictObject({
          letter: z.string(),
          name: z.string(),
          use: z.looseObject({ as: z.string() }).nullable(),
          why: z.string(),
        }),
      ),
      derived: z.array(z.string()),
      agreedTotal: z.string().optional(),
      questions: z.array(
        z.strictObject({
          id: z.string(),
          about: z.string(),
          text: z.string(),
          column: z.string().nullable(),
          answers: z.array(
            z.strictObject({
              id: z.string(),
              label: z.string(),
              sets: z.looseObject({}),
              typed: z.strictObject({ into: z.string(), key: z.string().optional() }).optional(),
            }),
          ),

          examples: z.array(
            z.strictObject({ row: z.int(), value: z.string(), readings: z.record(z.string(), z.string()) }),
          ),
        }),
      ),
      register: z.array(
        z.strictObject({
          row: z.int(),
          purchaseInvoiceId: int64,
          invoiceNumber: z.string(),
          supplier: z.string().nullable(),
        }),
      ),
      listed: z.array(z.strictObject({ row: z.int().min(1), purchaseInvoiceId: int64, file: z.string() })),
      eInvoice: z
        .strictObject({
          syntax: z.enum(["UBL", "CII", "ZUGFeRD 1", "FatturaPA", "Facturae", "KSeF"]),
          profile: z.string().nullable(),
          number: z.string(),
          seller: z.strictObject({ name: z.string().nullable(), vatId: z.string().nullable() }),
          net: z.string(),
          vat: z.string().nullable(),
          gross: z.string(),
        })
        .nullable(),
      purchaseInvoiceId: int64.nullable(),
      failure: failure.nullable(),
      sentBefore: z.array(z.looseObject({ row: z.int(), first: z.looseObject({ importId: z.string() }) })),
      becomes: z
        .strictObject({
          state: z.enum(["queued", "held", "waiting", "reading", "duplicate", "failed", "done", "left-alone"]),
          sendsAt: z.iso.datetime().nullable(),
          of: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
});
