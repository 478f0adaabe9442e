/** @file Set hours that never come, for an agent whose nights are not what a test is about. */

import type { SetHours } from "../../main/nightly/daily-jobs.ts";

export const noSetHours: SetHours = {
  standing: () => ({ tonight: null, report: null }),
  look() {},
  stop: async () => {},
};
