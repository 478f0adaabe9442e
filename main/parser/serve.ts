/** @file The other end of the line, in a process of its own: hears what is asked, and posts what comes of it. */

/** Electron's utilityProcess has a parentPort, Node's fork has process.send. */
interface ParentPort {
  on(name: "message", listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** @param hear may post as many replies as it wants; what it throws ends the process */
export function serve(hear: (message: unknown, post: (reply: unknown) => void) => Promise<void>): void {
  // In Electron an unhandled rejection only warns, and whoever waits would wait for the time limit.
  process.on("unhandledRejection", (error) => {
    console.error(error);
    process.exit(70);
  });
  const { parentPort } = process as typeof process & { readonly parentPort?: ParentPort };
  if (parentPort) {
    parentPort.on("message", ({ data }) => void hear(data, (reply) => parentPort.postMessage(reply)));
    return;
  }
  process.on("message", (message) => void hear(message, (reply) => process.send?.(reply)));
  // Whoever asked is gone.
  process.on("disconnect", () => process.exit(1));
}
