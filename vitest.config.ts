import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { long } from "./test/long-tests.ts";
import { LongestFirst } from "./test/longest-first.ts";

// Each worker loads some hundreds of files: their types are stripped, and they are compiled, by the first one alone. The
// command line that the tests start has the same.
process.env["NODE_COMPILE_CACHE"] ??= join(import.meta.dirname, "out/compile-cache");

export default defineConfig({
  test: {
    // Real processes, sockets and windows: slow machines get the time they need.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 90_000 } },
    // What is compared was said in one language and of one time zone, whichever this machine has.
    env: { TZ: "UTC", LANG: "C.UTF-8", LANGUAGE: "", LC_ALL: "", LC_MESSAGES: "", LC_MONETARY: "", LC_NUMERIC: "" },
    sequence: { sequencer: LongestFirst },
    // They wait for sockets, processes and the disk more than they compute.
    maxWorkers: 2 * availableParallelism() + 1,
    // Node strips the types by itself, and runs the modules as they are: that takes an eighth less than Vite's runner.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      {
        extends: true,
        test: {
          name: "quick",
          include: ["test/**/*.test.ts"],
          exclude: [...long],
          // A process for each file takes longer than most files do.
          isolate: false,
          setupFiles: "test/begin-in-english.ts",
          globalSetup: ["test/run-folder.ts", "test/postgres/shared-cluster.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: [...long],
          isolate: false,
          setupFiles: "test/begin-in-english.ts",
          globalSetup: ["test/run-folder.ts", "test/build-cli.ts", "test/postgres/shared-cluster.ts"],
        },
      },
    ],
  },
});
