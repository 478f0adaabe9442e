/**
 * @file The order of the test files: what takes longest begins first, so that nothing is waited for alone at the end. The quick
 * ones come last, and compute while the last long ones wait.
 *
 * With PIGEONHOLE_TEST_ORDER=SEED they are shuffled. Files share a process, and what one leaves behind for those after it
 * shows only in some orders.
 */

import { createHash } from "node:crypto";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Known from whole runs: those of half a minute and more. Vitest itself remembers only what ran on this machine, and
 * else goes by the size of a file. What computes is mixed with what waits for processes, windows and locks.
 */
const longest = [
  "test/scenarios/histories.test.ts",
  "test/windows/on-windows.test.ts",
  "test/fault-injection/office-faults.test.ts",
  "test/fault-injection/kill-faults.test.ts",
  "test/scenarios/fortnights.test.ts",
  "test/e2e/undo.test.ts",
  "test/e2e/window.test.ts",
  "test/main/cli/several-computers.test.ts",
  "test/fault-injection/corporate-network.test.ts",
  "test/corpus/corpus-at-the-command-line.test.ts",
  "test/e2e/accessible.test.ts",
  "test/e2e/unattended.test.ts",
  "test/e2e/sheet.test.ts",
  "test/e2e/desk.test.ts",
  "test/e2e/setup.test.ts",
  "test/fault-injection/misbehaving-folder.test.ts",
  "test/scenarios/runner.test.ts",
  "test/e2e/pick-invoice.test.ts",
  "test/e2e/notices.test.ts",
  "test/main/cli/run.test.ts",
  "test/main/cli/changed-settings.test.ts",
  "test/e2e/update.test.ts",
  "test/fault-injection/ledger-faults.test.ts",
  "test/fault-injection/documents-faults.test.ts",
  "test/main/cli/one-inbox.test.ts",
  "test/main/cli/confirmations.test.ts",
  "test/e2e/correct-cells.test.ts",
  "test/e2e/accessible-questions.test.ts",
  "test/main/cli/echoed-secret.test.ts",
];

/** Of the others these take turns, and all else with them: windows compute most, and command lines wait. */
const kinds = ["test/e2e/", "test/main/cli/", "test/fault-injection/", "test/"];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = process.env["PIGEONHOLE_TEST_ORDER"];
    if (order) return files.toSorted((a, b) => (drawn(order, a) < drawn(order, b) ? -1 : 1));
    const dealt = new Map<string, number>();
    const places = new Map<TestSpecification, number>();
    for (const file of await super.sort(files)) {
      const at = longest.findIndex((path) => file.moduleId.includes(path));
      const project = file.project.name === "quick" ? longest.length + files.length : 0;
      const kind = `${file.project.name} ${kinds.find((folder) => file.moduleId.includes(folder))}`;
      const turn = dealt.get(kind) ?? 0;
      if (at < 0) dealt.set(kind, turn + 1);
      places.set(file, project + (at < 0 ? longest.length + turn : at));
    }
    return [...places.keys()].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }
}

const drawn = (order: string, { moduleId, project }: TestSpecification): string =>
  project.name + createHash("sha256").update(`${order} ${moduleId}`).digest("hex");
