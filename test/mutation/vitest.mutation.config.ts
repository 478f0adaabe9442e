/** @file The tests that judge mutants: the quick ones, without those that look at the source itself. */

import { defineConfig } from "vitest/config";
import { long } from "../long-tests.ts";

export default defineConfig({
  test: {
    include: ["test/{main,shared,renderer,scenarios,contracts}/**/*.test.ts"],
    exclude: [...long],
    isolate: false,
    setupFiles: "test/begin-in-english.ts",
    globalSetup: ["test/run-folder.ts", "test/postgres/shared-cluster.ts"],
    testTimeout: 60_000,
    env: { TZ: "UTC", LANG: "C.UTF-8", LANGUAGE: "", LC_ALL: "", LC_MESSAGES: "", LC_MONETARY: "", LC_NUMERIC: "" },
  },
});
