/** @file Set hours that never come, for an agent whose nights are not what a test is about. */

import type { DailyJobs } from "../../main/nightly/daily-jobs.ts";

export const noSetHours: DailyJobs = {
  latest: () => ({ tonight: null, report: null }),
  look() {},
  stop: async () => {},
};
