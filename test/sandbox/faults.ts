/** @file The faults that can be ordered, queued per operation and taken one request at a time. */

/** What a fault can be ordered for. */
export const operations = ["create-batch", "attach", "token", "discovery", "authorize", "jwks", "revocation"] as const;
export type Operation = (typeof operations)[number];

interface AnyFault {
  /** Waits this long before the fault (or, for `delay`, before the ordinary work). */
  delayMs?: number;
}
interface AfterBody extends AnyFault {
  /** Whether the work is done (a batch stored, a token issued) before the fault strikes. */
  stored?: boolean;
}

export type Fault =
  /** Nothing goes wrong, it only takes longer. */
  | (AnyFault & { kind: "delay"; delayMs: number })
  /** Nothing goes wrong, and nothing is done before the test lets it go on; see `hold` of the sandbox. */
  | (AnyFault & { kind: "hold"; released: Promise<void> })
  /** The next connection to that origin is reset as it opens; a call on a kept-alive one is reset unread. */
  | (AnyFault & { kind: "refuse" })
  | (AnyFault & { kind: "reset-after-headers" })
  /** The whole body was read, nothing was stored, the connection is reset. */
  | (AnyFault & { kind: "reset-after-body" })
  /** The work is done and the reply lost. */
  | (AnyFault & { kind: "lose-reply"; how?: "reset" | "close" })
  /** Any status; `early` answers without waiting for the body. Not stored unless told so. */
  | (AfterBody & {
      kind: "status";
      status: number;
      retryAfter?: string | number;
      headers?: Record<string, string>;
      body?: string;
      early?: boolean;
    })
  /** 200 with something that cannot be read. Stored unless told otherwise. */
  | (AfterBody & { kind: "garbage"; body?: "half-json" | "html" | "empty" })
  /** Content-Length promises more than is sent before the connection closes. Stored unless told otherwise. */
  | (AfterBody & { kind: "truncated" })
  /** Falls silent; the connection stays open. Silence within an answer means that the work was done. */
  | (AfterBody & { kind: "stall"; at: "before-body" | "no-answer" | "after-answer-headers" | "mid-answer" });

interface Order {
  operation: Operation;
  fault: Fault;
  timesLeft: number;
}

/** The faults still to come; the oldest order for an operation goes first. */
export class FaultQueue {
  #orders: Order[] = [];

  order(operation: Operation, fault: Fault, times = 1): void {
    this.#orders.push({ operation, fault, timesLeft: times });
  }

  /** Takes the fault for the next request of an operation. */
  take(operation: Operation): Fault | null {
    return this.#take((order) => order.operation === operation);
  }

  /** Takes a `refuse` that heads the queue of one of these operations. */
  takeRefusal(among: readonly Operation[]): Operation | null {
    for (const operation of among) {
      const first = this.#orders.find((order) => order.operation === operation);
      if (first?.fault.kind === "refuse") {
        this.#take((order) => order === first);
        return operation;
      }
    }
    return null;
  }

  pending(): { operation: Operation; fault: Fault; timesLeft: number }[] {
    return this.#orders.map((order) => ({ ...order }));
  }

  clear(): void {
    this.#orders = [];
  }

  #take(wanted: (order: Order) => boolean): Fault | null {
    const order = this.#orders.find(wanted);
    if (!order) return null;
    order.timesLeft -= 1;
    if (order.timesLeft <= 0) this.#orders = this.#orders.filter((each) => each !== order);
    return order.fault;
  }
}

const kinds: readonly Fault["kind"][] = [
  "delay",
  "refuse",
  "reset-after-headers",
  "reset-after-body",
  "lose-reply",
  "status",
  "garbage",
  "truncated",
  "stall",
];

/** Checks what came over the admin interface, as far as a typo would do harm. */
export function isFault(value: unknown): value is Fault {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (!kinds.includes(value.kind as Fault["kind"])) return false;
  if (value.kind === "status") return "status" in value && typeof value.status === "number";
  if (value.kind === "delay") return "delayMs" in value && typeof value.delayMs === "number";
  if (value.kind === "stall") return "at" in value && typeof value.at === "string";
  return true;
}
