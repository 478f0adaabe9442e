/** @file The sandbox's own interface over HTTP, under /sandbox/: what came in, faults to come, choices. */

import { type Answer, bodyOf, type Call } from "./call.ts";
import { exportedName, exportList, type ListWish, wishFrom } from "./export-list.ts";
import { type FaultQueue, isFault, type Operation, operations } from "./faults.ts";
import type { Ledger } from "./ledger.ts";
import { type Choices, changeChoices } from "./options.ts";
import type { Store } from "./received.ts";
import { writeWireJson } from "./wire-json.ts";

interface Switchboard {
  ledger: Ledger;
  store: Store;
  faults: FaultQueue;
  choices: Choices;
}

/** Answers GET and DELETE received, GET, POST and DELETE faults, GET and POST choices, GET list. */
export async function answerAdmin(call: Call, path: string, board: Switchboard): Promise<Answer> {
  try {
    switch (`${call.req.method} ${path}`) {
      case "GET /sandbox/received":
        return answer(200, board.store.received());
      case "DELETE /sandbox/received":
        board.store.forget();
        return answer(200, board.store.received());
      case "GET /sandbox/faults":
        return answer(200, board.faults.pending());
      case "DELETE /sandbox/faults":
        board.faults.clear();
        return answer(200, board.faults.pending());
      case "POST /sandbox/faults":
        orderFault(await readObject(call), board.faults);
        return answer(200, board.faults.pending());
      case "GET /sandbox/choices":
        return answer(200, board.choices);
      case "POST /sandbox/choices":
        changeChoices(board.choices, await readObject(call));
        return answer(200, board.choices);
      case "GET /sandbox/list":
        return exported(wishFrom(new URL(call.req.url ?? "", "http://sandbox").searchParams), board);
      default:
        return answer(404, { message: "There is nothing at this address; see README.md." });
    }
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return answer(400, { message: error.message });
    throw error;
  }
}

function exported(wish: ListWish, { ledger, store }: Switchboard): Answer {
  const books = { ledger, batches: store.received().batches };
  return {
    status: 200,
    headers: {
      "Content-Type": wish.format === "xlsx" ? "application/octet-stream" : "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(exportedName(books, wish))}`,
      "Cache-Control": "no-store",
    },
    body: Buffer.from(exportList(books, wish)),
  };
}

function orderFault(order: Record<string, unknown>, faults: FaultQueue): void {
  const { operation, fault, times = 1 } = order as { operation?: Operation; fault?: unknown; times?: unknown };
  if (!operation || !operations.includes(operation))
    throw new TypeError(`"operation" must be one of ${operations.join(", ")}`);
  if (!isFault(fault)) throw new TypeError('"fault" must be a fault as README.md lists them');
  if (!Number.isInteger(times)) throw new TypeError('"times" must be a whole number');
  faults.order(operation, fault, times as number);
}

async function readObject(call: Call): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of bodyOf(call)) chunks.push(chunk);
  const value: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("send a JSON object");
  return value as Record<string, unknown>;
}

const answer = (status: number, body: unknown): Answer => ({
  status,
  headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  body: writeWireJson(body, 2),
});
