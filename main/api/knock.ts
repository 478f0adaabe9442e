/** @file Asks whether the finance service answers at all: a request that creates nothing, and whose status does not matter. */

import { request as plainRequest } from "node:http";
import { request as tlsRequest } from "node:https";

/** Null where an answer of any kind came, else why none did. It carries no token: nobody need know who knocks. */
export function knock(baseUrl: string, patienceMs = 30_000): Promise<string | null> {
  const url = new URL(`${baseUrl}/`);
  return new Promise((resolve) => {
    const request = (url.protocol === "https:" ? tlsRequest : plainRequest)(url, { method: "GET", agent: false });
    const giveUp = setTimeout(() => request.destroy(new Error("no answer came")), patienceMs);
    request.on("response", (response) => {
      response.destroy();
      resolve(null);
    });
    request.on("error", (problem: Error & { code?: string }) => resolve(problem.message || problem.code || "it broke"));
    request.on("close", () => {
      clearTimeout(giveUp);
      resolve("the connection was closed");
    });
    request.end();
  });
}
