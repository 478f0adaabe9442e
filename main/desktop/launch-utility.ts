/** @file Starts our other processes with Electron, because the packaged app cannot start Node. */

import { utilityProcess } from "electron/main";

const maxHeapMb = 768;
const keptCharacters = 4_000;

/**
 * Does in Electron what launchFork in main/parser/launch-fork.ts does in Node.
 *
 * @param serviceName the name in the operating system's list of processes
 */
export function launchUtility(entryPath: string, serviceName: string) {
  return () => {
    const child = utilityProcess.fork(entryPath, [], {
      env: {},
      execArgv: [`--max-old-space-size=${maxHeapMb}`],
      stdio: ["ignore", "ignore", "pipe"],
      serviceName,
    });
    let said = "";
    child.stderr?.on("data", (text: Uint8Array) => {
      said = (said + Buffer.from(text).toString("utf8")).slice(-keptCharacters);
    });
    const spawned = new Promise<void>((resolve) => child.once("spawn", resolve));
    return {
      // Messages are lost before the process has started.
      post: (message: unknown) => void spawned.then(() => child.postMessage(message)),
      onMessage: (listener: (message: unknown) => void) => void child.on("message", listener),
      onExit: (listener: (end: { code: number | null; said: string }) => void) =>
        void child.once("exit", (code) => listener({ code, said })),
      kill: () => void child.kill(),
      // Electron ends its processes as it quits.
      unref() {},
    };
  };
}
