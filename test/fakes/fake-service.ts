/** @file A finance service in memory: answers as it is told, and remembers what arrived. */

import type { Api, Outcome } from "../../main/imports/ports.ts";
import type { FakeClock } from "./fake-clock.ts";
import { locate, type MemoryDisk, sha256Of } from "./memory-disk.ts";

/**
 * What becomes of one call. `lost-reply` stores and says nothing; `lost-call` says nothing either, and stores nothing.
 * `odd-answer` stores, and says something else than what was sent. `busy-a-while` names the time to come back at.
 */
export type Answer =
  | "accept"
  | "refuse"
  | "busy"
  | "busy-a-while"
  | "odd-answer"
  | "unreachable"
  | "cut-off"
  | "signed-out"
  | "no-token"
  | "unreadable-file"
  | "lost-reply"
  | "lost-call";

/** One thing that the service holds. */
export type Arrival =
  | { readonly what: "batch"; readonly connection: string; readonly payload: string }
  | {
      readonly what: "document";
      readonly connection: string;
      readonly purchaseInvoiceId: string;
      readonly fileName: string;
      readonly mimeType: string;
      readonly sha256: string;
    };

export interface FakeService extends Api {
  readonly arrived: readonly Arrival[];
  /** How many calls there were, answered or not. */
  readonly calls: number;
  /** What became of each call, in turn; one that was never ready to go is not among them. */
  readonly answered: readonly Answer[];
  /** The answers to the calls from now on, in turn; the last one goes for all after it. */
  answerWith(answers: readonly Answer[], delayMs?: number): void;
  /** While signed out nothing is ready to go. */
  signOut(isOut: boolean): void;
}

export function createFakeService(disk: MemoryDisk, clock: FakeClock): FakeService {
  const arrived: Arrival[] = [];
  let answers: readonly Answer[] = ["accept"];
  let delayMs = 0;
  let calls = 0;
  let isSignedOut = false;
  const answered: Answer[] = [];
  const never = new AbortController().signal;

  async function call(connection: string, arrival: () => Arrival | Outcome, signal = never): Promise<Outcome> {
    calls += 1;
    const [answer = "accept", ...later] = answers;
    if (later.length > 0) answers = later;
    if (delayMs > 0) await clock.wait(delayMs, signal);
    if (signal.aborted) return { type: "not-sent", failure: { kind: "not-sent", why: "cut-off", detail: "cancelled" } };
    const came = arrival();
    if ("type" in came) return came;
    answered.push(answer);
    if (answer === "accept" || answer === "lost-reply" || answer === "odd-answer") arrived.push(came);
    return outcomeOf(answer, connection, came, arrived.length);
  }

  return {
    get arrived() {
      return arrived;
    },
    get calls() {
      return calls;
    },
    get answered() {
      return answered;
    },
    answerWith(next, ms = 0) {
      answers = next;
      delayMs = ms;
    },
    signOut(isOut) {
      isSignedOut = isOut;
    },
    async makeReady(connection) {
      if (!isSignedOut && answers[0] !== "no-token") return null;
      if (!isSignedOut && answers.length > 1) answers = answers.slice(1);
      return { kind: "signed-out", connection, detail: "you aren't signed in" };
    },
    createBatch: (connection, payload) => call(connection, () => ({ what: "batch", connection, payload })),
    attachDocument: (connection, { purchaseInvoiceId, fileName, mimeType, path, sha256 }, watch = {}) => {
      watch.onProgress?.(1);
      const arrival = (): Arrival | Outcome => {
        const bytes = readLocated(disk, path);
        if (!bytes || sha256Of(bytes) !== sha256) return { type: "not-sent", failure: { kind: "file-changed" } };
        return { what: "document", connection, purchaseInvoiceId, fileName, mimeType, sha256 };
      };
      return call(connection, arrival, watch.signal);
    },
  };
}

export function readLocated(disk: MemoryDisk, located: string): Uint8Array | undefined {
  const [inbox = ""] = located.split(":/");
  if (disk.lost(inbox) !== null) return undefined;
  return disk.read(located.slice(locate(inbox, "").length), inbox);
}

function outcomeOf(answer: Answer, connection: string, { what }: Arrival, number: number): Outcome {
  const notSent = (why: "unreachable" | "cut-off"): Outcome => ({
    type: "not-sent",
    failure: { kind: "not-sent", why, detail: why },
  });
  switch (answer) {
    case "accept":
      return { type: "accepted", status: 200, answer: "{}", documentId: what === "document" ? String(number) : null };
    case "refuse":
      return { type: "rejected-by-service", failure: { kind: "refused", status: 400, body: "no such supplier" } };
    case "busy":
      return { type: "not-sent", failure: { kind: "busy", status: 503, retryAfterMs: null } };
    case "busy-a-while":
      return { type: "not-sent", failure: { kind: "busy", status: 429, retryAfterMs: 90_000 } };
    case "odd-answer":
      return {
        type: "outcome-unknown",
        failure: { kind: "no-answer", evidence: "answer-differs", detail: "another size" },
      };
    case "unreachable":
    case "cut-off":
      return notSent(answer);
    case "no-token":
      return { type: "not-sent", failure: { kind: "signed-out", connection, detail: "sign in" } };
    case "signed-out":
      return { type: "not-sent", failure: { kind: "signed-out", connection, detail: "cancelled", by: "service" } };
    case "unreadable-file":
      return { type: "not-sent", failure: { kind: "file-unreadable", detail: "another program has it open" } };
    case "lost-reply":
    case "lost-call":
      return { type: "outcome-unknown", failure: { kind: "no-answer", evidence: "silence", detail: "no answer came" } };
  }
}
