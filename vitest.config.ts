import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.ts";

/** Those that start processes or PostgreSQL, open windows, play histories, send large files, or try thousands of cases. */
const long = [
  "test/{e2e,fault-injection,fuzz}/**/*.test.ts",
  "test/main/cli/!(arguments|environment-secret).test.ts",
  "test/corpus/corpus-at-the-command-line.test.ts",
  "test/scenarios/{fortnights,histories,power-cuts,runner,two-agents}.test.ts",
  "test/scenarios/office/office.test.ts",
  "test/contracts/{image,ledger}.test.ts",
  "test/main/ipc/office-setup-commands.test.ts",
  "test/windows/on-windows.test.ts",
  "test/sandbox/{attach-document,faults,main,refresh}.test.ts",
  "test/main/{api/attach-document,inbox/document-ends,ledger/{database-problems,silent-line}}.test.ts",
  "test/main/spreadsheet/{beside-the-library,first-sight-properties}.test.ts",
  "test/main/journal/{backup,restore,history/history}.test.ts",
  "test/main/**/{upload-watch,tls,across-processes,damage,parser,pdf-text,csv-chunks,kept-process}.test.ts",
];

export default defineConfig({
  test: {
    // Real processes, sockets and windows: slow machines get the time they need.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
    // What is compared was said in one language, whichever this machine speaks.
    env: { LANG: "C.UTF-8", LANGUAGE: "", LC_ALL: "", LC_MESSAGES: "", LC_MONETARY: "", LC_NUMERIC: "" },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "quick",
          include: ["test/**/*.test.ts"],
          exclude: long,
          // A process for each file takes longer than most files do.
          isolate: false,
          setupFiles: "test/begin-in-english.ts",
          globalSetup: "test/postgres/shared-cluster.ts",
          // Some wait for the disk or a socket.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: long,
          isolate: false,
          setupFiles: "test/begin-in-english.ts",
          globalSetup: ["test/build-cli.ts", "test/postgres/shared-cluster.ts"],
          // They wait for sockets and processes more than they compute.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
