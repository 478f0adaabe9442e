/** @file The child process's end of the channel: receives requests and posts replies. */

import module from "node:module";

/** Electron's utilityProcess has a parentPort, Node's fork has process.send. */
interface ParentPort {
  on(name: "message", listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** @param hear handles a message and may post any number of replies; if it throws, the process ends */
export function serve(hear: (message: unknown, post: (reply: unknown) => void) => Promise<void>): void {
  // In Electron an unhandled rejection only logs a warning, and the parent would wait until its time limit.
  process.on("unhandledRejection", (error) => {
    console.error(error);
    process.exit(70);
  });
  // Node writes its compile cache as a process ends, but this one is killed. Does nothing if there is no cache.
  // Electron's own Node may be too old to know it.
  module.flushCompileCache?.();
  const { parentPort } = process as typeof process & { readonly parentPort?: ParentPort };
  if (parentPort) {
    parentPort.on("message", ({ data }) => void hear(data, (reply) => parentPort.postMessage(reply)));
    return;
  }
  process.on("message", (message) => void hear(message, (reply) => process.send?.(reply)));
  // The parent process has ended.
  process.on("disconnect", () => process.exit(1));
}
