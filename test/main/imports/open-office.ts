/** @file An office in memory for tests of rows that are in several files: files are added, people decide, batches go. */

import { type Decision, decide } from "../../../main/imports/decide.ts";
import { takeIn } from "../../../main/imports/take-in.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { createFakeWorld, sampleSettings } from "../../fakes/fake-world.ts";
import { createStrictQueue } from "../../fakes/strict-queue.ts";

export const header = "Supplier,Invoice number,Invoice date,Net,VAT";
export const sheet = (...rows: readonly string[]) => [header, ...rows].join("\r\n");
export const row = (number: string, net = "10.00") => `Acme,${number},2026-11-20,${net},2.00`;

/** Inboxes "payables" and "sales", of two connections, with a queue that carries out what is decided. */
export function openOffice(inbox: Partial<InboxSettings> = {}, sales: Partial<InboxSettings> = {}) {
  const world = createFakeWorld(sampleSettings(inbox, { id: "sales", connection: "branch", ...sales }));
  const { clock, disk, folder, journal, ports, service } = world;
  const queue = createStrictQueue(ports);
  const run = () => clock.during(queue.run());
  const list = () => journal.list(1_000);
  return {
    ...world,
    run,
    queue,
    async drop(path: string, content: string | Uint8Array, where = "payables") {
      disk.drop(path, content, where);
      const looked = await folder.inspect(where, path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await run();
    },
    async decide(path: string, decision: Decision) {
      const id = list().find(({ place }) => place.dropped === path)?.id ?? "";
      const decided = await decide(ports, id, decision, "Ada");
      await run();
      return decided.ok ? "ok" : decided.error;
    },
    of: (path: string) => list().find(({ place }) => place.dropped === path),
    at: (path: string) => list().find(({ place }) => place.dropped === path)?.state.at,
    note: (path: string) => new TextDecoder().decode(disk.read(`${path}.why.txt`)),
    /** The invoices at the service, by number and net, a list for each batch. */
    sent: () =>
      service.arrived.map((arrival) =>
        arrival.what === "batch"
          ? invoicesFromPayload(arrival.payload).map(({ InvoiceNumber, Net }) => `${InvoiceNumber} ${Net}`)
          : [],
      ),
  };
}
