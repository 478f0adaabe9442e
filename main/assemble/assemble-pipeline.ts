/** @file Assembles every port of imports/ports/, through which the import pipeline reaches the outside. */

import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { companyNamesOf } from "../../shared/settings/company-names.ts";
import type { Connection, InboxSettings } from "../../shared/settings/settings.ts";
import { fail } from "../../shared/values/result.ts";
import { sayWhichSystem } from "../../shared/wording/agent/say-agent.ts";
import { whyNote } from "../../shared/wording/imports/why-note.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import { createApi } from "../api/api.ts";
import type { Accounts } from "../auth/account.ts";
import { type ClaimableInboxes, createInboxClaims } from "../imports/claims/inbox-claims.ts";
import { noteContextFor } from "../imports/note-context.ts";
import type { SendGate } from "../imports/ports/api-port.ts";
import type { Ports, Templates } from "../imports/ports/ports.ts";
import { createInboxes, type Inboxes } from "../inbox/inbox.ts";
import { listFiled } from "../inbox/list-files.ts";
import { createMarkerFiles } from "../inbox/marker/marker-files.ts";
import type { OpenJournal } from "../journal/journal.ts";
import type { Network } from "../network/network.ts";
import { createParser } from "../parser/parser.ts";
import { createPdfText } from "../parser/pdf-text.ts";
import { systemClock } from "../platform/system-clock.ts";
import { createTemplates } from "../templates/templates.ts";
import { createAfterRestore } from "./after-restore.ts";
import type { Environment } from "./environment.ts";
import { createFindOffice } from "./find-office.ts";
import { problemsWithTemplates, templatesFor, templatesIn } from "./inbox-templates.ts";
import type { AssembledOffice } from "./office/assemble-office.ts";
import { sweepAndStartAhead } from "./start-parser-ahead.ts";

interface Needs extends Pick<Environment, "dataFolder" | "launchParser" | "launchPdfText" | "log"> {
  readonly journal: OpenJournal;
  readonly accounts: Pick<Accounts, "accessToken" | "clientSecret" | "identity">;
  readonly network: Pick<Network, "open">;
  readonly connection: (id: string) => Connection | undefined;
  readonly connections: () => readonly Connection[];
  readonly inboxSettings: (id: string) => InboxSettings | undefined;
  readonly timeZone: string;
  readonly gate: SendGate | undefined;
  readonly instances: AssembledOffice["instances"];
}

export interface PipelineParts {
  readonly ports: Ports;
  readonly inboxes: Inboxes;
  readonly claims: ClaimableInboxes;
  /** The same, written with another form of the journal. */
  readonly claimsFor: (journal: OpenJournal) => ClaimableInboxes;
  /** The sweep for the process that drives the imports. See [Note: after a restore]. */
  readonly sweep: Inboxes["sweep"];
  /** A sentence for each unusable template of these inboxes. */
  readonly templateProblems: (inboxes: readonly InboxSettings[]) => readonly string[];
}

export function assemblePipeline({
  dataFolder,
  launchParser,
  launchPdfText,
  log,
  journal,
  accounts,
  network,
  connection,
  connections,
  inboxSettings,
  timeZone,
  gate,
  instances,
}: Needs): PipelineParts {
  const pathOf = (id: string) => inboxSettings(id)?.path ?? null;
  const inboxes = createInboxes(pathOf, (inbox, path) => journal.atPath(inbox, path) !== undefined);
  const afterRestore = createAfterRestore({ journal, inboxes, listOwn: listOwnFolder });
  const claimsFor = (claiming: OpenJournal) =>
    createInboxClaims({
      clock: systemClock,
      markers: createMarkerFiles(pathOf),
      journal: claiming,
      inboxSettings,
      self: { instances, computer: hostname() },
      newId: randomUUID,
      restoredUntil: afterRestore.restoredUntil,
    });
  const claims = claimsFor(journal);
  const api = createApi(
    (id) => connection(id)?.baseUrl ?? null,
    async (id, refused) => {
      const known = connection(id);
      return known ? accounts.accessToken(known, refused) : fail({ kind: "no-connection", connection: id });
    },
    network.open,
    undefined,
    gate,
    async (id) => {
      const known = connection(id);
      return known ? accounts.clientSecret(known) : null;
    },
    (id) => {
      const known = connection(id);
      if (known === undefined) return undefined;
      const { certain, possible } = journal.sameOffice(id);
      const others = connections().filter((one) => ![id, ...certain, ...possible].includes(one.id));
      const otherNames = others.flatMap(companyNamesOf);
      return { companyNames: companyNamesOf(known), otherNames, isTest: known.isTest };
    },
  );
  const files = createTemplates(templatesIn(dataFolder));
  const templates: Templates = {
    forInbox: (id) => templatesFor(files, inboxSettings(id)),
    remember(id, template) {
      const kept = files.remember(id, template);
      if (!kept.ok) log.say("template", { why: kept.error });
      return kept.ok;
    },
    markOf: files.markOf,
    rename: files.rename,
    forget: files.forget,
  };
  const parser = createParser(launchParser);
  const ports: Ports = {
    clock: systemClock,
    folder: inboxes,
    parser,
    journal,
    api,
    claims,
    templates,
    pdfText: createPdfText(launchPdfText),
    timeZone,
    today: () => dayIn(timeZone, Date.now()),
    inboxSettings,
    officeOf: createFindOffice(connection, accounts),
    companyNames: (id) => companyNamesOf(connection(id)),
    doubtAbout: afterRestore.doubtAbout,
    leftovers: afterRestore.leftovers,
    noteFor(import_) {
      const over = connection(import_.connection);
      return whyNote(import_, timeZone, {
        ...noteContextFor(journal, import_),
        connection: over ? sayWhichSystem(over) : null,
      });
    },
  };
  return {
    ports,
    inboxes,
    claims,
    claimsFor,
    sweep: sweepAndStartAhead(afterRestore.sweep, parser),
    templateProblems: (of) => of.flatMap((inbox) => problemsWithTemplates(files, inbox)),
  };
}

/** Lists one of our own folders. A folder that does not exist yet is empty. */
async function listOwnFolder({ path }: Pick<InboxSettings, "path">, folder: string): Promise<readonly string[]> {
  const files = await listFiled(join(path, folder)).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === "ENOENT") return [];
    throw problem;
  });
  return files.map((file) => file.path);
}
