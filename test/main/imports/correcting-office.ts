/** @file An office of one inbox in which files have problems, and are corrected: in their copy, in the window, or elsewhere. */

import { correctCells } from "../../../main/imports/correct-cells.ts";
import { type Decision, decide } from "../../../main/imports/decide.ts";
import { noticeTakenAway, takeIn } from "../../../main/imports/take-in.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import type { TypedCell } from "../../../shared/spreadsheet/typed-cell.ts";
import { createFakeWorld, sampleSettings } from "../../fakes/fake-world.ts";
import { createStrictQueue } from "../../fakes/strict-queue.ts";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";

export const headings = ["Date", "Invoice number", "Supplier", "Net", "Currency"];
export const row = (number: string, date = "2026-11-03") => [date, number, "Acme Ltd", "10.00", "GBP"];
export const csvOf = (...rows: readonly (readonly string[])[]) =>
  [headings, ...rows].map((cells) => cells.join(",")).join("\n");
export const copyOf = (...rows: readonly (readonly string[])[]) => makeWorkbook({ "To correct": [headings, ...rows] });

export const wrong = csvOf(row("A1"), row("A2"), row("A3", "someday"));
export const copyPath = "Needs you/a - to correct.xlsx";

export async function openCorrectingOffice(rowsWithProblems: "hold-file" | "send-the-rest" = "hold-file") {
  const world = createFakeWorld(sampleSettings({ rowsWithProblems }));
  const { clock, disk, folder, journal, ports, service } = world;
  const queue = createStrictQueue(ports);
  const pass = async () => {
    queue.hurry();
    await clock.during(queue.run());
    await noticeTakenAway(ports, "payables");
    await queue.fileLeftovers();
  };
  const drop = async (path: string, content: string | Uint8Array) => {
    disk.drop(path, content);
    const looked = await folder.inspect("payables", path);
    if (looked.ok) await takeIn(ports, looked.value.drop);
    await pass();
  };
  const office = {
    ...{ disk, journal, pass, drop, clock, service, ports },
    /** Takes in what lies at this path. */
    async sweep(path: string) {
      const looked = await folder.inspect("payables", path);
      if (looked.ok) await takeIn(ports, looked.value.drop);
      await pass();
    },
    stateOf: (path: string) => journal.list(100).find(({ place }) => place.dropped === path)?.state,
    /** Corrects the copy and moves it into the inbox. */
    async correct(name: string, content: Uint8Array) {
      disk.take(copyPath);
      await drop(name, content);
    },
    /** Decides about the file that was dropped at this path; returns the objection, or null. */
    async decide(path: string, decision: Decision) {
      const found = journal.list(100).find(({ place }) => place.dropped === path);
      const decided = await decide(ports, found?.id ?? "", decision, "Ann");
      await pass();
      return decided.ok ? null : decided.error;
    },
    async sendAnyway(path: string) {
      const found = journal.list(100).find(({ place }) => place.dropped === path);
      await decide(ports, found?.id ?? "", { type: "send-anyway", reason: "It is another one" }, "Ann");
      await pass();
    },
    /** Types into cells of the file, as in the window. */
    async type(path: string, cells: readonly TypedCell[]) {
      const found = journal.list(100).find(({ place }) => place.dropped === path);
      const corrected = await correctCells(ports, found?.id ?? "", cells, "Ann");
      if (!corrected.ok) return corrected.error;
      const laid = disk.paths().find((one) => one === "a - to correct.xlsx");
      const looked = laid === undefined ? null : await folder.inspect("payables", laid);
      if (looked?.ok) await takeIn(ports, looked.value.drop);
      await pass();
      return "ok";
    },
    sent: () =>
      service.arrived.flatMap((one) =>
        one.what === "batch" ? invoicesFromPayload(one.payload).map(({ InvoiceNumber }) => InvoiceNumber) : [],
      ),
  };
  return office;
}
