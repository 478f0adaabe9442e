import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/build-cli.ts",
    // Real processes, sockets and windows: slow machines get the time they need.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
    // What is compared was said in one language, whichever this machine speaks.
    env: { LANG: "C.UTF-8", LANGUAGE: "", LC_ALL: "", LC_MESSAGES: "", LC_MONETARY: "", LC_NUMERIC: "" },
    // Most tests wait for sockets and processes more than they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
