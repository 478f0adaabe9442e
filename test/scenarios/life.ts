/** @file One life of the agent: everything it keeps in memory, from its start to the next power cut. */

import { type Agent, createAgent } from "../../main/agent/agent.ts";
import type { AgentParts } from "../../main/agent/agent-parts.ts";
import { createPausing } from "../../main/assemble/agent/pausing.ts";
import type { ClaimableInboxes } from "../../main/imports/claims/inbox-claims.ts";
import { createImportQueue } from "../../main/imports/import-queue.ts";
import type { Api } from "../../main/imports/ports/api-port.ts";
import type { Ports } from "../../main/imports/ports/ports.ts";
import type { Inboxes } from "../../main/inbox/inbox.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { claimsOf, type FakeWorld } from "../fakes/fake-world.ts";
import { createMemoryFolder } from "../fakes/memory-folder.ts";
import type { MemoryJournal } from "../fakes/memory-journal.ts";
import { noSetHours } from "../fakes/no-set-hours.ts";
import { type Power, PowerCut } from "./power.ts";

/** Spoils the journal as one life of the agent sees it, to prove that the runner notices. */
export type Plant = (journal: MemoryJournal) => MemoryJournal;

/** Spoils more of what one life of the agent sees. */
export interface Spoilt {
  readonly journal?: Plant;
  readonly folder?: (folder: Inboxes) => Inboxes;
  readonly api?: (api: Api) => Api;
  readonly claims?: (claims: ClaimableInboxes) => ClaimableInboxes;
  readonly settings?: (inbox: InboxSettings) => InboxSettings;
}

export interface Life {
  readonly agent: Agent;
  readonly claims: ClaimableInboxes;
  /** What was thrown and is no power cut. */
  readonly bugs: unknown[];
}

/** What an agent is given beside the pipeline, where a test has more of it than nothing. */
export type Beside = (ports: Ports, journal: MemoryJournal) => Partial<AgentParts>;

/** As the pipeline's commits are; see [Note: commits in one write]. */
const decidedLater = (journal: MemoryJournal): MemoryJournal => ({
  ...journal,
  async commit(decide) {
    await null;
    return journal.commit(decide);
  },
});

/** @param heedsPause false for passes that a person asks for by name; see assemble.ts */
export function startLife(
  world: FakeWorld,
  power: Power,
  spoilt: Spoilt = {},
  heedsPause = false,
  beside: Beside = () => ({}),
): Life {
  const asItIs = <T>(part: T) => part;
  const bugs: unknown[] = [];
  const report = (bug: unknown) => void (bug instanceof PowerCut || bugs.push(bug));
  const journal = power.around(decidedLater((spoilt.journal ?? asItIs)(world.journal)), ["commit"]);
  const folder = power.around((spoilt.folder ?? asItIs)(createMemoryFolder(world.disk)), [
    "move",
    "writeNote",
    "writeCopy",
    "layBeside",
    "removeCopy",
    "removeNote",
  ]);
  const api = power.around((spoilt.api ?? asItIs)(world.service), ["createBatch", "attachDocument"]);
  const inboxSettings: Ports["inboxSettings"] = (id) => {
    const inbox = world.ports.inboxSettings(id);
    return inbox && (spoilt.settings ?? asItIs)(inbox);
  };
  const claims = (spoilt.claims ?? asItIs)(claimsOf({ ...world, journal }, inboxSettings, world.computer));
  const ports: Ports = { ...world.ports, journal, folder, api, inboxSettings, claims };
  const pausing = createPausing(journal, world.clock.now, ports.timeZone, "Ada");
  let isHeld = false;
  const besides = beside(ports, journal);
  const mayStart = () => !isHeld && (besides.office?.drives() ?? true) && (!heedsPause || pausing.now() === null);
  const queue = createImportQueue(ports, mayStart, report);
  const agent = createAgent({
    ports,
    queue,
    readSettings: () => world.settings,
    lookAtFolders: async () => {},
    lookAtFile: async () => ({ is: "away" }),
    findFullDisk: async () => null,
    templateProblems: () => [],
    inboxes: folder,
    journal,
    watchData: () => () => {},
    accountsMark: () => null,
    accountStatus: async () => ({
      signedIn: true,
      account: null,
      keychainProblem: null,
      expiresAt: null,
      canRefresh: true,
    }),
    dailyJobs: noSetHours,
    pausing,
    onImport() {},
    onStatus() {},
    onUnsettled() {},
    async onTurn() {},
    holdSending(held) {
      isHeld = held;
    },
    report,
    ...besides,
  });
  return { agent, claims, bugs };
}
