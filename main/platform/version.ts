/** @file Which Pigeonhole this is. */

import manifest from "../../package.json" with { type: "json" };

export const { version } = manifest;
