/** @file Ends this process where it takes more memory than it is given, whatever it is busy with. */

import { Worker } from "node:worker_threads";

/**
 * Watches from a thread of its own, for the main one is reading and hears nothing meanwhile.
 *
 * The limit of the heap is not enough: the bytes of a file, and what was unpacked from it, lie beside the heap.
 */
export function watchMemory(maxMb: number): void {
  // As text, because the built parser is one file, and a thread would need another.
  const watch = `
    const { writeSync } = require("node:fs");
    setInterval(() => {
      if (process.memoryUsage.rss() < ${maxMb * 1024 * 1024}) return;
      writeSync(2, "out of memory: beyond ${maxMb} MB\\n");
      process.kill(process.pid, "SIGKILL");
    }, 50);
  `;
  const worker = new Worker(watch, { eval: true });
  // Where no thread can be had, the limits of the heap and of time are left.
  worker.on("error", () => {});
  worker.unref();
}
