/** @file Starts a program in the background, which runs until it is stopped. */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const readyWithinMs = 20_000;
const stoppedWithinMs = 2000;

/**
 * Starts `command`, and waits until `ready(child)` resolves.
 *
 * It has a process group of its own, so that Ctrl-C does not end it before
 * the command that needs it.
 */
export async function startInBackground(command, args, { ready, input, env = process.env }) {
  const child = spawn(command, args, { stdio: ["pipe", "ignore", "pipe", "pipe"], detached: true, env });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  // If the program ends before it has read its input, the pipe breaks. Its exit is reported separately.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const ended = new Promise((resolve) => {
    child.on("error", resolve);
    child.on("exit", (code, signal) => resolve(new Error(`${command} ended (${code ?? signal}): ${complaints}`)));
  });
  const stop = async () => {
    child.kill();
    const insist = setTimeout(() => child.kill("SIGKILL"), stoppedWithinMs);
    await ended;
    clearTimeout(insist);
  };
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(new Error(`${command} was not ready in time: ${complaints}`)), readyWithinMs);
  });
  const answer = await Promise.race([ended, late, child.pid ? ready(child) : ended]);
  clearTimeout(timer);
  if (answer instanceof Error) {
    await stop();
    throw answer;
  }
  return { answer, stop };
}

/** Resolves with the line that a program writes to file descriptor 3 when it is ready. */
export function lineFromThree(child) {
  return new Promise((resolve) => createInterface(child.stdio[3]).once("line", resolve));
}
