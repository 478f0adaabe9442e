/** @file A reporter that ends a whole run with its ten slowest files, so that nobody has to look for where the time is spent. */

import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const shown = 10;

/** Wall-clock seconds: what is imported, the hooks and the tests. */
const secondsOf = (file: TestModule): number => {
  const { collectDuration, setupDuration, duration } = file.diagnostic();
  return (collectDuration + setupDuration + duration) / 1_000;
};

export default class SlowestFiles implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const timed = files.map((file) => ({ path: relative(process.cwd(), file.moduleId), seconds: secondsOf(file) }));
    const total = timed.reduce((sum, { seconds }) => sum + seconds, 0);
    const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);
    const lines = slowest.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
    process.stdout.write(`\nThe slowest ${slowest.length} of ${timed.length} files, of ${total.toFixed(0)} s:\n`);
    process.stdout.write(`${lines.join("\n")}\n`);
  }
}
