/** @file Creates the api under test, with a token source that records its calls. */

import { createApi } from "../../../main/api/api.ts";
import type { Api } from "../../../main/imports/ports/api-port.ts";
import { ok } from "../../../shared/values/result.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { openDirectly } from "./direct.ts";

export interface Opened {
  readonly api: Api;
  /** The calls of the token source: for each one the token that was rejected. */
  readonly asked: (string | null)[];
}

/** Creates an api for a sandbox, with valid tokens or with the given ones in turn. */
export function openApi(sandbox: Sandbox, ...tokens: readonly string[]): Opened {
  const asked: (string | null)[] = [];
  const api = createApi(
    (connection) => (connection === "office" ? sandbox.baseUrl : null),
    async (_connection, refused) => {
      asked.push(refused);
      return ok(tokens[asked.length - 1] ?? (await sandbox.mintToken()));
    },
    openDirectly,
  );
  return { api, asked };
}
