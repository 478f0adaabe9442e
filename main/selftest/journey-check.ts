/** @file Checks the whole way of a file: from the inbox over a practice service to Done. */

import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { words } from "../../shared/words/spoken.ts";
import { type Assembly, assemble } from "../assemble/assemble.ts";
import type { Environment } from "../assemble/environment.ts";
import { practiceInvoice } from "../practice/practice-files.ts";
import { type PracticeService, startPracticeService } from "../practice/practice-service.ts";
import { type Check, type Finding, failed, passed } from "./check.ts";
import type { Desk } from "./desk.ts";

/** The parts of an agent without listeners. */
export const nobodyListens = { onImport() {}, onStatus() {}, onUnsettled() {}, onTonight() {} };

/** What the practice agent needs from the program that it runs in. */
export type JourneyNeeds = Pick<
  Environment,
  "openConfig" | "launchParser" | "launchPdfText" | "launchBackupWorker" | "launchPlanWriter" | "systemLocale" | "log"
>;

/** Puts the parts together on the desk's data folder. @param secret of the practice service, or null */
export const assembleOnDesk = (needs: JourneyNeeds, { dataFolder }: Desk, secret: string | null): Assembly =>
  assemble({
    ...needs,
    dataFolder,
    environmentSecret: secret,
    proxies: { find: async () => "DIRECT", signInFor: () => null },
  });

export const journeyCheck = (needs: JourneyNeeds, desk: Desk): Check => ({
  name: "journey",
  async run() {
    const service = await startPracticeService();
    try {
      writeFileSync(join(desk.dataFolder, "config.json"), JSON.stringify(settingsFor(service, desk.inbox)));
      writeFileSync(join(desk.inbox, practiceInvoice.name), practiceInvoice.content);
      const parts = assembleOnDesk(needs, desk, service.secret);
      try {
        return await send(parts, service, desk);
      } finally {
        parts.close();
      }
    } finally {
      await service.stop();
    }
  },
});

async function send(parts: Assembly, { batches }: PracticeService, { inbox }: Desk): Promise<Finding> {
  const release = parts.drive(() => {});
  await parts.settings.lookAtFolders();
  const agent = parts.makeAgent(nobodyListens, false);
  await agent.sync();
  await agent.stop();
  release?.();
  const received = batches.map((numbers) => numbers.join("+")).join(", ");
  const filed = readdirSync(inbox, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const isFiled = filed.some((name) => name.startsWith("Done/") && name.endsWith(`/${practiceInvoice.name}`));
  if (received === practiceInvoice.number && isFiled) return passed();
  const [sent] = parts.journal.list(1);
  // For the people who help: as the journal has it.
  const state = JSON.stringify(sent?.state ?? agent.status());
  return failed(words.selftest.journeyEnded(state, received || "-", filed.join(", ")));
}

const settingsFor = ({ baseUrl, authUrl, clientId }: PracticeService, path: string) => ({
  connections: [{ id: "practice", baseUrl, authUrl, clientId, flow: "client-credentials", isTest: true }],
  inboxes: [{ id: "practice", path, connection: "practice", settleMs: 200 }],
  tonight: { checkAt: null },
  report: { at: null },
  network: { proxy: "none" },
});
