/** @file The finance service of a fortnight: takes a call with a token that is good, and is troubled in between. */

import type { Posts } from "../../main/api/api.ts";
import type { Exchange } from "../../main/api/http.ts";
import type { FakeClock } from "../fakes/fake-clock.ts";
import { type Arrival, readLocated } from "../fakes/fake-service.ts";
import { type MemoryDisk, sha256Of } from "../fakes/memory-disk.ts";
import type { ServiceTrouble } from "./fortnight.ts";

export interface FortnightService extends Posts {
  readonly arrived: readonly Arrival[];
  readonly inFlight: number;
  trouble: ServiceTrouble;
  /** Whoever called is gone. */
  hangUp(): void;
}

/** @param onCall is told what each call would make, before it has got anywhere */
export function createFortnightService(
  clock: FakeClock,
  disk: MemoryDisk,
  isGood: (token: string) => boolean,
  onCall: (arrival: Arrival) => void,
): FortnightService {
  const arrived: Arrival[] = [];
  const never = new AbortController().signal;
  let inFlight = 0;

  async function call(token: string, arrival: Arrival, yes: () => object): Promise<Exchange> {
    onCall(arrival);
    inFlight += 1;
    await clock.wait(service.trouble === "slow" ? 45_000 : 200, never);
    inFlight -= 1;
    switch (service.trouble) {
      case "unreachable":
        return { came: "not-sent", why: "unreachable", detail: "no way there" };
      case "busy":
        return answered(503, {}, { "retry-after": "30" });
      case "lost-call":
        return silent;
      case "turns-away":
        return answered(401, {});
      default:
        if (!isGood(token)) return answered(401, {});
        arrived.push(arrival);
        return service.trouble === "lost-reply" ? silent : answered(200, yes());
    }
  }

  const service: FortnightService = {
    arrived,
    get inFlight() {
      return inFlight;
    },
    trouble: "none",
    hangUp() {
      inFlight = 0;
    },
    batch: (_, token, payload) => call(token, { what: "batch", connection: "office", payload }, () => ({})),
    async document(_, token, { purchaseInvoiceId, fileName, mimeType, path, sha256 }) {
      const bytes = readLocated(disk, path);
      if (!bytes || sha256Of(bytes) !== sha256) return { came: "held-back", failure: { kind: "file-changed" } };
      return call(
        token,
        { what: "document", connection: "office", purchaseInvoiceId, fileName, mimeType, sha256 },
        () => ({
          PurchaseInvoiceId: Number(purchaseInvoiceId),
          DocumentId: arrived.length,
          DocumentSize: bytes.length,
          DocumentName: fileName,
          DocumentMimeType: mimeType,
        }),
      );
    },
  };
  return service;
}

const silent: Exchange = { came: "outcome-unknown", evidence: "silence", detail: "no answer came" };

const answered = (status: number, said: object, headers: Readonly<Record<string, string>> = {}): Exchange => ({
  came: "answered",
  hasWholeBodyLeft: true,
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(said),
});
