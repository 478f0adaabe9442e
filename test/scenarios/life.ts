/** @file One life of the agent: everything it keeps in memory, from its start to the next power cut. */

import { type Agent, createAgent } from "../../main/agent.ts";
import { createImportQueue } from "../../main/imports/import-queue.ts";
import type { Ports } from "../../main/imports/ports.ts";
import type { FakeWorld } from "../fakes/fake-world.ts";
import { createMemoryFolder } from "../fakes/memory-folder.ts";
import type { MemoryJournal } from "../fakes/memory-journal.ts";
import { type Power, PowerCut } from "./power.ts";

/** Spoils the journal as one life of the agent sees it, to prove that the runner notices. */
export type Plant = (journal: MemoryJournal) => MemoryJournal;

export interface Life {
  readonly agent: Agent;
  /** What was thrown and is no power cut. */
  readonly bugs: readonly unknown[];
}

export function startLife(world: FakeWorld, power: Power, plant: Plant = (journal) => journal): Life {
  const bugs: unknown[] = [];
  const report = (bug: unknown) => void (bug instanceof PowerCut || bugs.push(bug));
  const journal = power.around(plant(world.journal), ["add", "save", "setMark"]);
  const folder = power.around(createMemoryFolder(world.disk), ["move", "writeNote", "removeNote"]);
  const api = power.around(world.service, ["createBatch", "attachDocument"]);
  const ports: Ports = { ...world.ports, journal, folder, api, clock: power.around(world.clock, []) };
  const queue = createImportQueue(ports, () => true, report);
  const agent = createAgent({
    ports,
    queue,
    readSettings: () => world.settings,
    inboxes: folder,
    journal,
    accountsMark: () => null,
    standing: async () => ({ signedIn: true, account: null, keychainProblem: null }),
    pausing: { isPaused: () => false, set() {} },
    onImport() {},
    onStatus() {},
    onUnsettled() {},
    report,
  });
  return { agent, bugs };
}
