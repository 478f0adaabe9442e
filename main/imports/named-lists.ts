/**
 * @file Reads the lists that the settings name, whenever these files have changed.
 *
 * [Note: a named list]
 *
 * An office's IT may have its finance system export its suppliers, nominals, projects and VAT rates every night, into the
 * same file each time. A connection's settings name that file. It is read where it lies and never moved. Its age is that
 * of the export. Where it is away or can't be read, that is said, and what was read last goes on counting.
 */

import { templateWithSuppliers } from "../../shared/e-invoice/supplier-keys.ts";
import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { Connection, InboxSettings } from "../../shared/settings/settings.ts";
import {
  type ListProblem,
  type NamedList,
  type ReferenceKind,
  referenceKinds,
} from "../../shared/spreadsheet/reference-list.ts";
import type { SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { FileLook } from "./ports/folder-port.ts";
import type { Ports } from "./ports/ports.ts";
import { commit } from "./state/record.ts";
import { namedListKey, namedListOf } from "./steps/references.ts";
import { tryAgain } from "./steps/try-again.ts";

type LookAtFile = (path: string) => Promise<FileLook>;

interface Named {
  readonly connection: Connection;
  readonly inboxes: readonly InboxSettings[];
  readonly of: ReferenceKind;
  readonly path: string | null;
}

/** A file that changed less than this ago may still be written. */
const settlesMs = 5_000;

/** To be called at each look, before new files are taken in. */
export async function followNamedLists(
  ports: Ports,
  connections: readonly Connection[],
  inboxes: readonly InboxSettings[],
  lookAt: LookAtFile,
): Promise<void> {
  const all = connections.flatMap((connection) =>
    referenceKinds.map((of) => ({
      ...{ connection, of, path: connection.lists[of === "vat-codes" ? "vatCodes" : of] },
      inboxes: inboxes.filter((inbox) => inbox.connection === connection.id),
    })),
  );
  await forgetGone(ports, connections);
  const looks = await Promise.all(all.map(({ path }) => (path === null ? null : lookAt(path))));
  for (const [at, named] of all.entries()) await follow(ports, named, looks[at] ?? null, lookAt);
}

/** A connection that the settings have no more names no list; what it named would go on counting for its company. */
async function forgetGone(ports: Ports, connections: readonly Connection[]): Promise<void> {
  const ids = new Set(connections.map(({ id }) => id));
  const related = new Set(connections.flatMap(({ id }) => ports.journal.sameOffice(id).certain));
  for (const id of related.difference(ids)) for (const of of referenceKinds) await forget(ports, of, id);
}

async function forget(ports: Ports, of: ReferenceKind, connection: string): Promise<void> {
  if (namedListOf(ports.journal, of, connection) === null) return;
  await commit(ports, ({ journal }) => journal.setMetadata(namedListKey(of, connection), "null", null));
}

async function follow(ports: Ports, named: Named, look: FileLook | null, lookAt: LookAtFile): Promise<void> {
  const { connection, of, path } = named;
  if (path === null || look === null) return forget(ports, of, connection.id);
  const known = namedListOf(ports.journal, of, connection.id);
  const before = known?.path === path ? known : null;
  if (look.is === "away") return keepProblem(ports, named, path, before, "away", null);
  const isRead =
    before?.changedAt === look.changedAt && before.sizeBytes === look.sizeBytes && hasKeysEverywhere(named, before);
  if (isRead && before.problem?.is !== "away") return;
  if (Math.abs(ports.clock.now() - look.changedAt) < settlesMs) return;
  const parsed = await ports.parser.read(requestFor(of, path));
  const after = await lookAt(path);
  // Written meanwhile: it is read at the next look.
  if (after.is === "there" && (after.changedAt !== look.changedAt || after.sizeBytes !== look.sizeBytes)) return;
  if (!parsed.ok)
    return isClosedToUs(parsed.error)
      ? keepProblem(ports, named, path, before, "away", null)
      : keepProblem(ports, named, path, before, "unreadable", look);
  const { reading } = parsed.value;
  if (reading.reference !== of || reading.named.length === 0)
    return keepProblem(ports, named, path, before, "no-list", look);
  // Else it would count as read, and the keys would be missing until the next export.
  if (!keepKeys(ports, named, reading)) return;
  const { changedAt, sizeBytes } = look;
  const list = {
    ...{ path, changedAt, sizeBytes, problem: null },
    ...{ file: path, seenAt: changedAt, entries: reading.named },
  };
  await save(ports, named, list, { entries: reading.named.length });
}

const requestFor = (of: ReferenceKind, path: string) => ({
  path,
  // It is known by its place in the settings, whatever it is called.
  fileName: `${of === "vat-codes" ? "vat codes" : of}${/[.][^.\\/]*$/.exec(path)?.[0].toLowerCase() ?? ""}`,
  ...{
    dateOrder: null,
    decimalSign: null,
    currency: null,
    ownVatIds: [],
    companyNames: [],
    templates: [],
    fallback: null,
  },
  ...{ answers: null, references: {}, show: 0 },
});

/** Opened by the program that writes it, or not to be opened by us. */
const isClosedToUs = (why: DropFailure): boolean =>
  why.kind === "unreadable-spreadsheet" && why.detail.say === "could-not-be-opened";

/** False where an inbox was added since the list was read, which has none of its keys yet. */
const hasKeysEverywhere = ({ inboxes, of }: Named, { inboxes: known = [] }: NamedList): boolean =>
  of !== "suppliers" || inboxes.every(({ id }) => known.includes(id));

/**
 * What a list of suppliers says of their VAT and other IDs. See [Note: a supplier list].
 *
 * @returns false where an inbox couldn't keep it
 */
function keepKeys({ templates }: Ports, { inboxes, of }: Named, { template }: SheetReading): boolean {
  const suppliers = template?.eInvoice?.suppliers;
  if (of !== "suppliers" || suppliers === undefined) return true;
  const kept = inboxes.map(({ id }) =>
    templates.remember(id, templateWithSuppliers(templates.forInbox(id).templates, suppliers)),
  );
  return kept.every((isKept) => isKept);
}

/** @param look at the file that has the problem, so that it isn't read again until it changes; null where it is to be tried again */
async function keepProblem(
  ports: Ports,
  named: Named,
  path: string,
  before: NamedList | null,
  is: ListProblem["is"],
  look: Extract<FileLook, { is: "there" }> | null,
): Promise<void> {
  if (before?.problem?.is === is && look === null) return;
  const now = ports.clock.now();
  const { file, seenAt, entries } = before ?? { file: path, seenAt: now, entries: [] };
  const { changedAt, sizeBytes } = look ?? before ?? { changedAt: -1, sizeBytes: -1 };
  const since = before?.problem?.is === is ? before.problem.since : now;
  const list = { path, changedAt, sizeBytes, problem: { is, since }, file, seenAt, entries };
  await save(ports, named, list, { problem: is });
}

/** Files that asked about something that no list had may find it now. */
async function save(ports: Ports, named: Named, read: Omit<NamedList, "inboxes">, detail: object): Promise<void> {
  const { connection, of, path } = named;
  const list: NamedList = { ...read, inboxes: named.inboxes.map(({ id }) => id) };
  await commit(ports, (drafting) => {
    const what = {
      what: "read-list",
      who: "agent",
      detail: { connection: connection.id, of, file: path, ...detail },
    } as const;
    drafting.journal.setMetadata(namedListKey(of, connection.id), JSON.stringify(list), what);
    if (list.problem !== null) return;
    const { certain } = drafting.journal.sameOffice(connection.id);
    tryAgain(
      drafting,
      (other, why) =>
        why === "cannot-tell" && (other.connection === connection.id || certain.includes(other.connection)),
    );
  });
}
