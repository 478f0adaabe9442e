/** @file The order of the test files: what takes longest begins first, so that nothing is waited for alone at the end. */

import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Known from whole runs. Vitest itself remembers only what ran on this machine, and else goes by the size of a file. */
const longest = [
  "test/scenarios/histories.test.ts",
  "test/fault-injection/kill-faults.test.ts",
  "test/scenarios/fortnights.test.ts",
  // These wait more than they compute.
  "test/fault-injection/office-faults.test.ts",
  "test/fault-injection/corporate-network.test.ts",
  "test/windows/on-windows.test.ts",
  "test/e2e/window.test.ts",
  "test/main/cli/several-computers.test.ts",
  "test/e2e/undo.test.ts",
  "test/corpus/corpus-at-the-command-line.test.ts",
  "test/e2e/setup.test.ts",
  "test/e2e/unattended.test.ts",
  "test/scenarios/runner.test.ts",
  "test/e2e/",
  "test/fault-injection/",
  "test/main/cli/",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ project, moduleId }: TestSpecification): number => {
      const found = longest.findIndex((path) => moduleId.includes(path));
      return (project.config.sequence.groupOrder ?? 0) * 100 + (found < 0 ? longest.length : found);
    };
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
