/** @file Turns vitest's report into one line, `N passed, N failed, N skipped`: `count-tests.mjs REPORT EXIT_CODE_OF_THE_RUN`. */

import { readFileSync } from "node:fs";

const [file, exitCode] = process.argv.slice(2);
const { passed, failed, skipped } = count(file, exitCode);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;

function count(file, exitCode) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  // A test file that does not even load holds no failed test, and still must not go unnoticed.
  const unloaded = report.testResults.filter(
    (result) => result.status === "failed" && !result.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = report.numFailedTests + unloaded.length;
  const failedOtherwise = failed === 0 && (exitCode !== "0" || !report.success || report.numPassedTests === 0);
  return { passed: report.numPassedTests, failed: failedOtherwise ? 1 : failed, skipped: report.numPendingTests };
}
