/** @file The entry of the command line: the same parts as the window, without Electron. */

import { fileURLToPath } from "node:url";

// Windows sends no SIGTERM. It says SIGBREAK for Ctrl+Break, as service wrappers do, and SIGHUP when the console closes,
// and ends the process ten seconds later. Elsewhere a process that was started with nohup must not end with its terminal.
const signals: readonly NodeJS.Signals[] =
  process.platform === "win32" ? ["SIGTERM", "SIGINT", "SIGBREAK", "SIGHUP"] : ["SIGTERM", "SIGINT"];
const stopping = new AbortController();
const stop = () => stopping.abort();
// Before anything else is loaded: until then, such a signal ends the process as a kill would. The second one does again.
for (const signal of signals) process.once(signal, stop);

const [{ carryOutCommand }, { launchFork }] = await Promise.all([
  import("./cli/commands/carry-out-command.ts"),
  import("./parser/launch-fork.ts"),
]);
// A library of conf listens too, and sends the signal once more, which would end us in the middle of an upload. Ours is
// never removed: a signal that is pending would be lost.
for (const signal of signals)
  for (const listener of process.listeners(signal)) if (listener !== stop) process.off(signal, listener);

// In a checkout the entries of our other processes are TypeScript; in a build they are JavaScript beside this file.
const launch = (source: string, built: string) =>
  launchFork(fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? source : built, import.meta.url)));

await carryOutCommand(process.argv.slice(2), stopping.signal, {
  launchParser: launch("parser/parser-entry.ts", "parser.js"),
  launchPdfText: launch("parser/pdf-text-entry.ts", "pdf-text.js"),
  launchBackupWorker: launch("journal/backup/backup-worker-entry.ts", "backup-worker.js"),
  launchPlanWriter: launch("journal/staging/plan-writer-entry.ts", "plan-writer.js"),
});
