/** @file The morning report, in German. */

import type { report as english } from "../english/report.ts";

export const report: typeof english = {};
