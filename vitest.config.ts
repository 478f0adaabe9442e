import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Real processes, sockets and windows: slow machines get the time they need.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
