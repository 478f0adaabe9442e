/** @file Holds back an answer that other code writes to a response, so that a fault can strike it first. */

import type { ServerResponse } from "node:http";
import type { Answer } from "./call.ts";

/** Runs `work`, which ends the response; gives what it would have sent, with nothing sent. */
export function captureAnswer(res: ServerResponse, work: () => unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown): void => {
      if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    };
    // Own properties hide the methods of the class, and their removal brings those back.
    const own = res as Partial<Pick<ServerResponse, "write" | "end" | "writeHead">>;
    own.writeHead = ((status: number, headers: Record<string, string> = {}) => {
      res.statusCode = status;
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      return res;
    }) as ServerResponse["writeHead"];
    own.write = ((chunk: unknown) => {
      keep(chunk);
      return true;
    }) as ServerResponse["write"];
    own.end = ((chunk?: unknown) => {
      keep(chunk);
      delete own.writeHead;
      delete own.write;
      delete own.end;
      // The length is set again when the answer is sent.
      const { "content-length": _length, ...headers } = res.getHeaders();
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      resolve({ status: res.statusCode, headers, body: Buffer.concat(chunks) });
      return res;
    }) as ServerResponse["end"];
    Promise.resolve(work()).catch(reject);
  });
}
