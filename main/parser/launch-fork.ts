/** @file Starts the parser's process with Node's fork, for the command line and for tests. */

import { fork } from "node:child_process";
import type { LaunchParser } from "./parser-process.ts";

const maxHeapMb = 768;
const keptCharacters = 4_000;

/**
 * Starts `entryPath` anew for each file, with bounded memory, and with nothing of our environment: a hostile file
 * that got hold of the process would find no secret in it.
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
    // A message to a process that has just died; its exit tells the story.
    child.on("error", (error) => {
      said += error.message;
    });
    return {
      post: (message) => void child.send(message as object, () => {}),
      onMessage: (listener) => void child.on("message", listener),
      // `close` and not `exit`: what was said last has arrived by then. A process that never started has no exit.
      onExit: (listener) => void child.on("close", (code) => listener({ code, said })),
      kill: () => void child.kill("SIGKILL"),
    };
  };
}

/** Windows needs to be told where it is; nothing else is passed on. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const root = process.env["SystemRoot"];
  return process.platform === "win32" && root !== undefined ? { SystemRoot: root } : {};
}
