/** @file A finance service in memory: answers as it is told, and remembers what arrived. */

import { outcomeFromExchange } from "../../main/api/classify-answer.ts";
import type { Api, Outcome } from "../../main/imports/ports/api-port.ts";
import type { FakeClock } from "./fake-clock.ts";
import { locate, type MemoryDisk, sha256Of } from "./memory-disk.ts";
import { answerInPart, type PartlySaved } from "./partly-saved.ts";

/**
 * What becomes of one call. `lost-reply` stores and says nothing; `lost-call` says nothing either, and stores nothing.
 * `odd-answer` stores, and says something else than what was sent. `busy-a-while` names the time to come back at.
 * `late-accept` stores, and says so a few seconds later.
 * `busy-stored` stores, and asks to come back later in an answer that says what it has stored.
 * `gateway-503` comes after the whole body and names no time: the server behind it may have stored, or not.
 */
export type Answer =
  | "accept"
  | "late-accept"
  | "refuse"
  | "busy"
  | "busy-a-while"
  | "busy-stored"
  | "odd-answer"
  | "unreachable"
  | "cut-off"
  | "signed-out"
  | "no-token"
  | "unreadable-file"
  | "lost-reply"
  | "lost-call"
  | "gateway-503"
  | "gateway-503-stored"
  | PartlySaved;

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
  /** What the answer to a batch said of invoices that were not saved; null where it said nothing. */
  unsavedIn(outcome: Outcome): Unsaved | null;
  /** While signed out nothing is ready to go. */
  signOut(isOut: boolean): void;
}

/** Of one batch: the places that the answer names, and how many there are, named or not. */
export interface Unsaved {
  readonly named: readonly number[];
  readonly unsaved: number;
}

export function createFakeService(disk: MemoryDisk, clock: FakeClock): FakeService {
  const arrived: Arrival[] = [];
  let answers: readonly Answer[] = ["accept"];
  let delayMs = 0;
  let calls = 0;
  let isSignedOut = false;
  const answered: Answer[] = [];
  const saidUnsaved = new WeakMap<Outcome, Unsaved>();
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
    if (isPartly(answer)) {
      // A document is saved or not.
      if (came.what === "document") return accept(came);
      const { outcome, saved, named, unsaved } = answerInPart(answer, came.payload, calls);
      if (saved !== null) arrived.push({ ...came, payload: saved });
      saidUnsaved.set(outcome, { named, unsaved });
      return outcome;
    }
    if (stores.has(answer)) arrived.push(came);
    if (answer === "late-accept") await clock.wait(lateMs, never);
    return outcomeOf(answer, connection, came, arrived.length);
  }

  function accept(came: Arrival): Outcome {
    arrived.push(came);
    return outcomeOf("accept", came.connection, came, arrived.length);
  }

  return {
    unsavedIn: (outcome) => saidUnsaved.get(outcome) ?? null,
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

const lateMs = 3_000;

const stores: ReadonlySet<Answer> = new Set([
  "accept",
  "late-accept",
  "lost-reply",
  "odd-answer",
  "busy-stored",
  "gateway-503-stored",
]);

const isPartly = (answer: Answer): answer is PartlySaved =>
  answer === "first-unsaved" || answer === "last-unsaved" || answer === "only-counts";

export function readLocated(disk: MemoryDisk, located: string): Uint8Array | undefined {
  const [inbox = ""] = located.split(":/");
  if (disk.lost(inbox) !== null) return undefined;
  return disk.read(located.slice(locate(inbox, "").length), inbox);
}

const gatewayAnswer = { came: "answered", status: 503, headers: {}, body: "upstream", hasWholeBodyLeft: true } as const;

const busyAnswer = {
  came: "answered",
  status: 503,
  headers: { "retry-after": "5" },
  body: '{"message":"What you sent was saved as 5. The system is going down for maintenance."}',
  hasWholeBodyLeft: true,
} as const;
const readsNothing = { accepted: () => null, own: () => [] };

function outcomeOf(
  answer: Exclude<Answer, PartlySaved>,
  connection: string,
  { what }: Arrival,
  number: number,
): Outcome {
  const notSent = (why: "unreachable" | "cut-off"): Outcome => ({
    type: "not-sent",
    failure: { kind: "not-sent", why, detail: why },
  });
  switch (answer) {
    case "accept":
    case "late-accept":
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
    case "gateway-503":
    case "gateway-503-stored":
      return outcomeFromExchange(gatewayAnswer, readsNothing);
    case "busy-stored":
      return outcomeFromExchange(busyAnswer, readsNothing);
    case "lost-reply":
    case "lost-call":
      return { type: "outcome-unknown", failure: { kind: "no-answer", evidence: "silence", detail: "no answer came" } };
  }
}
