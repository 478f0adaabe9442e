/** @file Starts the parser's process with Node's fork, for the command line and for tests. */

import { fork } from "node:child_process";
import type { Socket } from "node:net";
import type { LaunchParser } from "./parser-process.ts";

const maxHeapMb = 768;
const keptCharacters = 4_000;

/**
 * Starts `entryPath` with limited memory and almost none of our environment variables, so that a hostile
 * file that takes the process over finds no secret in them.
 */
export function launchFork(entryPath: string): LaunchParser {
  return () => {
    const child = fork(entryPath, [], {
      env: bareEnvironment(),
      execArgv: [`--max-old-space-size=${maxHeapMb}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-keptCharacters);
    });
    // A message was sent to a process that has just died. Its exit is reported separately.
    child.on("error", (error) => {
      said += error.message;
    });
    return {
      post: (message) => void child.send(message as object, () => {}),
      onMessage: (listener) => void child.on("message", listener),
      // `close` and not `exit`: by then stderr has been read to its end, and a process that never started has no `exit`.
      onExit: (listener) => void child.on("close", (code) => listener({ code, said })),
      kill: () => void child.kill("SIGKILL"),
      unref() {
        child.unref();
        child.channel?.unref();
        (child.stderr as Socket | null)?.unref();
      },
    };
  };
}

// Windows needs SystemRoot to find itself. The other is only the path of Node's compile cache, if there is one.
const passedOn = ["NODE_COMPILE_CACHE", ...(process.platform === "win32" ? ["SystemRoot"] : [])];

const bareEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(passedOn.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])));
