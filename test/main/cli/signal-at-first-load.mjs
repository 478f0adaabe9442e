/** @file Preloaded into the command line: stops it with a signal when the first file behind its entry is loaded. */

import { registerHooks } from "node:module";

let isSent = false;

registerHooks({
  load(url, context, nextLoad) {
    const isBehindEntry = url.startsWith("file:") && !url.endsWith("/main/cli.ts") && url !== import.meta.url;
    if (isBehindEntry && !isSent) {
      isSent = true;
      process.kill(process.pid, "SIGTERM");
    }
    return nextLoad(url, context);
  },
});
