/** @file Starts the parser's process with Electron: the built app is not allowed to start Node by itself. */

import { utilityProcess } from "electron/main";

const maxHeapMb = 768;
const keptCharacters = 4_000;

/**
 * Like launchFork in main/parser/launch-fork.ts, for the window's process.
 *
 * @param serviceName as the operating system's list of processes shows it
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
      // Before it has started there is nobody to hear.
      post: (message: unknown) => void spawned.then(() => child.postMessage(message)),
      onMessage: (listener: (message: unknown) => void) => void child.on("message", listener),
      onExit: (listener: (end: { code: number | null; said: string }) => void) =>
        void child.once("exit", (code) => listener({ code, said })),
      kill: () => void child.kill(),
    };
  };
}
