/** @file The end of the line in a process of the journal's own: hears tasks, and sends answers to the process that started it. */

/** Electron's utilityProcess has a parentPort, Node's fork has process.send. */
interface ParentPort {
  on(name: "message", listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** @param carryOut returns the answer to a task, or null where it has none */
export function answerParent<Task>(carryOut: (task: Task) => object | null): void {
  const { parentPort } = process as typeof process & { readonly parentPort?: ParentPort };
  const send = (answer: unknown): unknown => (parentPort ? parentPort.postMessage(answer) : process.send?.(answer));
  const hear = (task: unknown): void => {
    const answer = carryOut(task as Task);
    if (answer !== null) send(answer);
  };
  if (parentPort) {
    parentPort.on("message", ({ data }) => hear(data));
    return;
  }
  process.on("message", hear);
  // The process that asked has ended.
  process.on("disconnect", () => process.exit(1));
}
