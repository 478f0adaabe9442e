/** @file Runs in a process of its own: writes a long plan to the journal, and is ended by the process that started it. */

import { createPlanWriter, type PlanTask } from "./plan-writer.ts";

const carryOut = createPlanWriter();

/** The other end of the line: Electron's utilityProcess has a parentPort, Node's fork has process.send. */
interface ParentPort {
  on(name: "message", listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

const { parentPort } = process as typeof process & { readonly parentPort?: ParentPort };
const reply = (task: unknown, send: (answer: unknown) => void): void => {
  const answer = carryOut(task as PlanTask);
  if (answer !== null) send(answer);
};
if (parentPort) parentPort.on("message", ({ data }) => reply(data, (answer) => parentPort.postMessage(answer)));
else {
  process.on("message", (task) => reply(task, (answer) => process.send?.(answer)));
  // The process that asked has ended.
  process.on("disconnect", () => process.exit(1));
}
