/** @file Ends this process if it uses more memory than its limit, even while it is busy. */

import { Worker } from "node:worker_threads";

/**
 * Watches from a worker thread, because the main thread is busy reading.
 *
 * V8's heap limit is not enough: buffers with the file's bytes and its unpacked content are outside the heap.
 */
export function watchMemory(maxMb: number): void {
  // A string, because the built parser is a single file and a worker would need a second one.
  const watch = `
    const { writeSync } = require("node:fs");
    setInterval(() => {
      if (process.memoryUsage.rss() < ${maxMb * 1024 * 1024}) return;
      writeSync(2, "out of memory: beyond ${maxMb} MB\\n");
      process.kill(process.pid, "SIGKILL");
    }, 50);
  `;
  const worker = new Worker(watch, { eval: true });
  // Without the thread, the limits of heap and time still apply.
  worker.on("error", () => {});
  worker.unref();
}
